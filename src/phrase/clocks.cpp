#include "phrase/clocks.hpp"

#include <algorithm>

namespace phrase {

namespace {

using std::chrono::milliseconds;

constexpr milliseconds tenths_below{10'000};
constexpr milliseconds tenth{100};

std::string two_digits(std::int64_t number) {
    return (number < 10 ? "0" : "") + std::to_string(number);
}

} // namespace

std::string clock_text(milliseconds left) {
    if (left < tenths_below) {
        const auto tenths = std::max(left, milliseconds(0)) / tenth;
        std::string text = std::to_string(tenths / 10);
        text.insert(0, "0:0").append(1, '.').append(std::to_string(tenths % 10));
        return text;
    }
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(left).count();
    const std::string tail = two_digits(seconds % 60);
    if (seconds < 3600) return std::to_string(seconds / 60) + ':' + tail;
    return std::to_string(seconds / 3600) + ':' + two_digits(seconds / 60 % 60) + ':' + tail;
}

milliseconds next_clock_change(milliseconds left) {
    const milliseconds step = left < tenths_below ? tenth : milliseconds(1000);
    const milliseconds rest = left % step;
    return rest.count() > 0 ? rest : step;
}

} // namespace phrase
