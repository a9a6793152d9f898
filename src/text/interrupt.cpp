#include "text/interrupt.hpp"

#include <array>
#include <cerrno>
#include <csignal>

#include <fcntl.h>
#include <unistd.h>

namespace text {
namespace {

constexpr std::array signals{SIGINT, SIGTERM, SIGHUP};

// Global, because a signal handler can reach nothing else.
// NOLINTBEGIN(cppcoreguidelines-avoid-non-const-global-variables)
std::atomic<bool> has_interrupt_come = false;
std::atomic<Interruptible*> told = nullptr;
std::array<int, 2> wake{-1, -1};
std::array<struct sigaction, signals.size()> before{};
// NOLINTEND(cppcoreguidelines-avoid-non-const-global-variables)

void handle(int) {
    const int kept = errno;
    has_interrupt_come = true;
    if (Interruptible* const target = told) target->interrupt();
    const char byte = 0;
    [[maybe_unused]] const auto written = write(wake[1], &byte, 1);
    errno = kept;
}

} // namespace

Interrupt::Interrupt() {
    has_interrupt_come = false;
    if (pipe2(wake.data(), O_CLOEXEC | O_NONBLOCK) != 0) return; // then the signals end the program
    struct sigaction action {};
    action.sa_handler = handle;
    action.sa_flags = SA_RESTART; // writing is not cut short
    sigemptyset(&action.sa_mask);
    for (std::size_t i = 0; i < signals.size(); ++i) {
        sigaction(signals[i], nullptr, &before[i]);
        if (before[i].sa_handler != SIG_IGN) sigaction(signals[i], &action, nullptr);
    }
}

Interrupt::~Interrupt() {
    if (wake[0] < 0) return;
    for (std::size_t i = 0; i < signals.size(); ++i) sigaction(signals[i], &before[i], nullptr);
    close(wake[0]);
    close(wake[1]);
    wake = {-1, -1};
}

bool Interrupt::has_come() { return has_interrupt_come; }

int Interrupt::file() { return wake[0]; }

InterruptGuard::InterruptGuard(Interruptible& target) {
    told = &target;
    if (has_interrupt_come) target.interrupt();
}

InterruptGuard::~InterruptGuard() { told = nullptr; }

} // namespace text
