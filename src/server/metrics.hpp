#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace server {

/// A histogram of durations.
class Histogram {
  public:
    void add(std::chrono::nanoseconds time);
    /// In the text format of Prometheus.
    std::string text(std::string_view name) const;

  private:
    /// In microseconds.
    static constexpr std::array<std::int64_t, 14> bounds{
        100,    250,    500,    1'000,   2'000,   5'000,   10'000,
        15'000, 30'000, 50'000, 100'000, 250'000, 500'000, 1'000'000};
    std::array<std::uint64_t, bounds.size() + 1> counts_{};
    std::chrono::nanoseconds sum_{};
};

/// One line of that format.
std::string metric(std::string_view name, std::string_view type, std::uint64_t value);

} // namespace server
