#pragma once

#include <atomic>

namespace text {

/// While one lives, Ctrl-C and requests to stop do not end the program: they end the waiting for a
/// line and tell whom an `InterruptGuard` names, and are remembered. One lives at a time.
class Interrupt {
  public:
    Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;
    ~Interrupt();

    static bool has_come();
    /// Readable as soon as one has come: to be waited for together with other files.
    static int file();
};

/// What is told about an interrupt as it comes; called by a signal handler.
class Interruptible {
  public:
    virtual void interrupt() = 0;

  protected:
    ~Interruptible() = default;
};

/// While it lives, interrupts are told to its target.
class InterruptGuard {
  public:
    explicit InterruptGuard(Interruptible& target);
    InterruptGuard(const InterruptGuard&) = delete;
    InterruptGuard& operator=(const InterruptGuard&) = delete;
    ~InterruptGuard();
};

} // namespace text
