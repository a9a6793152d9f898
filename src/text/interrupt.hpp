#pragma once

#include <atomic>

namespace text {

/// While this object exists, Ctrl-C and requests to stop do not end the program: they end the wait
/// for a line, are reported to the target of the `InterruptGuard`, and are remembered. Only one may
/// exist at a time.
class Interrupt {
  public:
    Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;
    ~Interrupt();

    static bool has_come();
    /// A file that is readable as soon as an interrupt has come, to wait for it together with other
    /// files.
    static int file();
};

/// The target of an interrupt; called by a signal handler.
class Interruptible {
  public:
    virtual void interrupt() = 0;

  protected:
    ~Interruptible() = default;
};

/// While this object exists, interrupts are reported to its target.
class InterruptGuard {
  public:
    explicit InterruptGuard(Interruptible& target);
    InterruptGuard(const InterruptGuard&) = delete;
    InterruptGuard& operator=(const InterruptGuard&) = delete;
    ~InterruptGuard();
};

} // namespace text
