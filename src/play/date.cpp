#include "play/date.hpp"

#include <array>
#include <cstddef>
#include <ctime>

namespace play {
namespace {

std::string written(std::chrono::system_clock::time_point time, const char* form) {
    const std::time_t seconds = std::chrono::system_clock::to_time_t(time);
    std::tm day{};
    localtime_r(&seconds, &day);
    std::array<char, 32> text{};
    const std::size_t size = std::strftime(text.data(), text.size(), form, &day);
    return {text.data(), size};
}

} // namespace

std::string day_text(std::chrono::system_clock::time_point time) {
    return written(time, "%Y-%m-%d");
}

std::string minute_text(std::chrono::system_clock::time_point time) {
    return written(time, "%Y-%m-%d %H:%M");
}

std::string date_tag(std::chrono::system_clock::time_point time) {
    return written(time, "%Y.%m.%d");
}

} // namespace play
