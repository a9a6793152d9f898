#include "core/seconds.hpp"

#include <cstddef>
#include <cstdint>

#include "core/digits.hpp"

namespace core {

using std::chrono::milliseconds;

std::optional<milliseconds> read_seconds(std::string_view text, std::chrono::seconds most) {
    const std::size_t point = text.find_first_of(".,");
    const auto whole = read_number<std::int64_t>(text.substr(0, point), 0, most.count());
    if (!whole) return std::nullopt;
    milliseconds time = std::chrono::seconds(*whole);
    if (point != std::string_view::npos) {
        const std::string_view decimals = text.substr(point + 1);
        const auto part = read_number(decimals, 0, 999);
        if (!part || decimals.size() > 3) return std::nullopt;
        time += milliseconds(decimals.size() == 1   ? *part * 100
                             : decimals.size() == 2 ? *part * 10
                                                    : *part);
    }
    return time > most ? std::nullopt : std::optional(time);
}

} // namespace core
