#include "online/rating_range.hpp"

#include "core/digits.hpp"
#include "core/trim.hpp"

namespace online {

std::optional<wire::RatingRange> read_range(std::string_view text) {
    constexpr wire::RatingRange any{};
    const std::size_t dash = text.find('-');
    if (dash == std::string_view::npos) return std::nullopt;
    const std::string_view least = core::trimmed(text.substr(0, dash));
    const std::string_view most = core::trimmed(text.substr(dash + 1));
    if (least.empty() && most.empty()) return std::nullopt;
    const auto from = least.empty() ? any.least : core::read_number<int>(least, 0, any.most);
    const auto to = most.empty() ? any.most : core::read_number<int>(most, 0, any.most);
    if (!from || !to || *from > *to) return std::nullopt;
    return wire::RatingRange{*from, *to};
}

} // namespace online
