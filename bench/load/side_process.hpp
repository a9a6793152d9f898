#pragma once

#include <atomic>
#include <cstdint>
#include <functional>

#include <sys/types.h>

#include "link.hpp"

namespace load {

/// A process of its own for those who disturb, so that the one that measures need not wait for
/// them. To be made before any socket is opened, since it shares those that are.
class SideProcess {
  public:
    /// What both processes see.
    struct Shared {
        std::atomic<std::uint64_t> count{};
        std::atomic<std::uint64_t> longest{}; ///< in milliseconds
        std::atomic<std::uint16_t> port{};
        std::atomic<bool> has_tls{};
    };
    /// Goes on for ever.
    using Work = std::function<void(const Target& target, Shared& shared)>;

    /// Without work there is no process.
    explicit SideProcess(const Work& work);
    SideProcess(const SideProcess&) = delete;
    SideProcess& operator=(const SideProcess&) = delete;
    ~SideProcess();

    /// The work begins, at this server.
    void begin(const Target& target);
    const Shared& shared() const { return *shared_; }

  private:
    void run(const Work& work);

    Shared* shared_ = nullptr;
    pid_t process_ = 0;
};

} // namespace load
