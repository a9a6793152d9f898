#include "online/rating_range.hpp"

#include "core/digits.hpp"

namespace online {
namespace {

std::string_view without_spaces(std::string_view text) {
    const std::size_t first = text.find_first_not_of(' ');
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

} // namespace

std::optional<wire::RatingRange> read_range(std::string_view text) {
    constexpr wire::RatingRange any{};
    const std::size_t dash = text.find('-');
    if (dash == std::string_view::npos) return std::nullopt;
    const std::string_view least = without_spaces(text.substr(0, dash));
    const std::string_view most = without_spaces(text.substr(dash + 1));
    if (least.empty() && most.empty()) return std::nullopt;
    const auto from = least.empty() ? any.least : core::read_number<int>(least, 0, any.most);
    const auto to = most.empty() ? any.most : core::read_number<int>(most, 0, any.most);
    if (!from || !to || *from > *to) return std::nullopt;
    return wire::RatingRange{*from, *to};
}

} // namespace online
