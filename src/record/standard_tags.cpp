#include "record/standard_tags.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "core/capitals.hpp"
#include "core/digits.hpp"

namespace record {
namespace {

constexpr std::array<std::string_view, 9> names{"Event", "Site",   "Date",  "Round", "White",
                                                "Black", "Result", "SetUp", "FEN"};
constexpr std::size_t roster_size = 7;
constexpr std::size_t set_up = 7;
constexpr std::size_t fen = 8;

} // namespace

void StandardTags::note(std::string_view name) {
    const auto found = std::ranges::find(names, name);
    if (found != names.end()) seen_.set(static_cast<std::size_t>(found - names.begin()));
}

std::string StandardTags::missing() const {
    std::string list;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const bool is_demanded = i < roster_size || (i == set_up && seen_[fen]);
        if (!is_demanded || seen_[i]) continue;
        if (!list.empty()) list += ", ";
        list += names[i];
    }
    return list;
}

bool is_standard_name(std::string_view name) {
    return std::ranges::all_of(name, [](char sign) {
        const char letter = core::small(sign);
        return (letter >= 'a' && letter <= 'z') || core::is_digit(sign) || sign == '_';
    });
}

bool is_whole_fen(std::string_view text) {
    constexpr std::size_t fields = 6;
    std::size_t count = 0;
    for (std::size_t i = 0; i < text.size(); ++i)
        count += text[i] != ' ' && (i == 0 || text[i - 1] == ' ');
    return count >= fields;
}

bool is_standard_date(std::string_view value) {
    constexpr std::string_view form = "????.??.??";
    return std::ranges::equal(value, form, [](char sign, char in_form) {
        return sign == in_form || (in_form == '?' && core::is_digit(sign));
    });
}

} // namespace record
