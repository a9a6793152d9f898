#include "record/standard_tags.hpp"

#include <algorithm>
#include <cstddef>

#include "core/capitals.hpp"
#include "core/digits.hpp"
#include "record/tags.hpp"

namespace record {
namespace {

/// The tags that are looked for: the roster, and the two of a start.
constexpr std::size_t set_up = roster.size();
constexpr std::size_t fen = set_up + 1;

std::size_t place_of(std::string_view name) {
    if (name == "SetUp") return set_up;
    if (name == "FEN") return fen;
    return static_cast<std::size_t>(std::ranges::find(roster, name) - roster.begin());
}

} // namespace

void StandardTags::note(std::string_view name) {
    if (is_in_roster(name) || name == "Result" || name == "SetUp" || name == "FEN")
        seen_.set(place_of(name));
}

std::string StandardTags::missing() const {
    std::string list;
    const auto demand = [&](std::string_view name) {
        if (seen_[place_of(name)]) return;
        if (!list.empty()) list += ", ";
        list += name;
    };
    for (const std::string_view name : roster) demand(name);
    if (seen_[fen]) demand("SetUp");
    return list;
}

bool is_standard_name(std::string_view name) {
    return std::ranges::all_of(name, [](char sign) {
        const char letter = core::small(sign);
        return (letter >= 'a' && letter <= 'z') || core::is_digit(sign) || sign == '_';
    });
}

bool is_standard_date(std::string_view value) {
    constexpr std::string_view form = "????.??.??";
    return std::ranges::equal(value, form, [](char sign, char in_form) {
        return sign == in_form || (in_form == '?' && core::is_digit(sign));
    });
}

} // namespace record
