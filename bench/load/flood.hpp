#pragma once

#include <atomic>
#include <cstdint>

#include <sys/types.h>

#include "link.hpp"

namespace load {

/// A process of its own that sends far more than anybody may, and comes back whenever it is thrown
/// out. To be made before any socket is opened, since it shares those that are.
class Flood {
  public:
    explicit Flood(int messages_per_second);
    Flood(const Flood&) = delete;
    Flood& operator=(const Flood&) = delete;
    ~Flood();

    void begin(const Target& target);
    /// How many messages it has sent so far.
    std::uint64_t sent() const { return shared_->sent; }

  private:
    struct Shared {
        std::atomic<std::uint64_t> sent{};
        std::atomic<std::uint16_t> port{};
        std::atomic<bool> has_tls{};
    };

    void run(int messages_per_second);

    Shared* shared_ = nullptr;
    pid_t process_ = 0;
};

} // namespace load
