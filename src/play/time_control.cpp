#include "play/time_control.hpp"

#include <algorithm>

#include "core/digits.hpp"

namespace play {
namespace {

using std::chrono::seconds;

constexpr int max_minutes = static_cast<int>(TimeControl::max_base.count() / 60);

/// `0.5` or `0,25`: minutes with decimals that make whole seconds.
std::optional<int> read_decimal_minutes(std::string_view whole, std::string_view decimals) {
    constexpr std::size_t max_decimals = 6;
    const auto minutes = core::read_number(whole, 0, max_minutes);
    if (!minutes || decimals.size() > max_decimals) return std::nullopt;
    int unit = 1;
    for (std::size_t i = 0; i < decimals.size(); ++i) unit *= 10;
    const auto part = core::read_number(decimals, 0, unit);
    if (!part || *part * 60 % unit != 0) return std::nullopt;
    return *minutes * 60 + *part * 60 / unit;
}

std::optional<int> read_base(std::string_view text) {
    const std::size_t sign = text.find_first_of(".,:");
    const std::string_view whole = text.substr(0, sign);
    if (sign != std::string_view::npos && text[sign] != ':')
        return read_decimal_minutes(whole, text.substr(sign + 1));
    const auto minutes = core::read_number(whole, 0, max_minutes);
    if (!minutes) return std::nullopt;
    if (sign == std::string_view::npos) return *minutes * 60;
    const std::string_view rest = text.substr(sign + 1);
    const auto more = core::read_number(rest, 0, 59);
    if (!more || rest.size() != 2) return std::nullopt;
    return *minutes * 60 + *more;
}

/// A control of these seconds if it is within the limits; `increment` is the text behind a `+`.
std::optional<TimeControl> make_control(std::optional<int> base,
                                        std::optional<std::string_view> increment) {
    constexpr int max_increment = static_cast<int>(TimeControl::max_increment.count());
    const auto added = increment ? core::read_number(*increment, 0, max_increment) : 0;
    if (!base || !added) return std::nullopt;
    if (seconds(*base) < seconds(1) || seconds(*base) > TimeControl::max_base) return std::nullopt;
    return TimeControl{seconds(*base), seconds(*added)};
}

struct Parts {
    std::string_view base;
    std::optional<std::string_view> increment;
};

Parts split(std::string_view text) {
    const std::size_t plus = text.find('+');
    if (plus == std::string_view::npos) return {text, std::nullopt};
    return {text.substr(0, plus), text.substr(plus + 1)};
}

} // namespace

std::optional<TimeControl> read_time_control(std::string_view text) {
    const Parts parts = split(text);
    return make_control(read_base(parts.base), parts.increment);
}

std::chrono::milliseconds low_time(const TimeControl& control) {
    return std::min<std::chrono::milliseconds>(std::chrono::seconds(20), control.base / 4);
}

std::string to_text(const TimeControl& control) {
    std::string text = std::to_string(control.base.count() / 60);
    if (const auto rest = control.base.count() % 60; rest != 0)
        text += (rest < 10 ? ":0" : ":") + std::to_string(rest);
    return text + '+' + std::to_string(control.increment.count());
}

std::string time_control_tag(const TimeControl& control) {
    return std::to_string(control.base.count()) + '+' + std::to_string(control.increment.count());
}

std::optional<TimeControl> read_time_control_tag(std::string_view value) {
    constexpr int max_base = static_cast<int>(TimeControl::max_base.count());
    const Parts parts = split(value);
    return make_control(core::read_number(parts.base, 1, max_base), parts.increment);
}

} // namespace play
