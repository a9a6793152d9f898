#include "play/date.hpp"

#include <algorithm>
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

std::string moment_name(std::chrono::system_clock::time_point time) {
    return written(time, "%Y-%m-%d %H-%M-%S");
}

std::string moment_text(std::string_view name) {
    constexpr std::string_view form = "0000-00-00 00-00-00";
    const auto is_like = [](char sign, char wanted) {
        return wanted == '0' ? sign >= '0' && sign <= '9' : sign == wanted;
    };
    const bool is_moment =
        name.size() >= form.size() &&
        std::equal(form.begin(), form.end(), name.begin(),
                   [&](char wanted, char sign) { return is_like(sign, wanted); });
    if (!is_moment) return std::string(name);
    return std::string(name.substr(0, 13)) + ':' + std::string(name.substr(14, 2));
}

} // namespace play
