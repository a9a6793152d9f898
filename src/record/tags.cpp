#include "record/tags.hpp"

#include <algorithm>
#include <array>
#include <limits>

#include "core/capitals.hpp"
#include "core/digits.hpp"
#include "record/text.hpp"

namespace record {
namespace {

constexpr std::array<std::string_view, 6> known_beyond_roster{"Variant", "Size",        "SetUp",
                                                              "FEN",     "Termination", "Reason"};

constexpr auto known_names = [] {
    std::array<std::string_view, roster.size() + known_beyond_roster.size()> names;
    std::ranges::copy(known_beyond_roster, std::ranges::copy(roster, names.begin()).out);
    return names;
}();

/// Where a tag stands among others: first the roster, then what tells the start, then all others.
std::size_t place_of(std::string_view name) {
    constexpr std::size_t in_order = 11; // of the known names
    const auto known = std::ranges::find(known_names, name);
    return std::min(static_cast<std::size_t>(known - known_names.begin()), in_order);
}

} // namespace

std::string_view standard_name(std::string_view name) {
    constexpr std::size_t short_name = 7; // every known name but one is this short
    if (name.size() > short_name && name.size() != std::string_view("Termination").size())
        return name;
    for (const std::string_view known : known_names)
        if (core::is_same_but_for_capitals(known, name)) return known;
    return name;
}

bool is_known_name(std::string_view name) {
    return std::ranges::find(known_names, name) != known_names.end();
}

bool is_known_beginning(std::string_view beginning) {
    return std::ranges::any_of(known_names, [&](std::string_view known) {
        return core::is_same_but_for_capitals(known.substr(0, beginning.size()), beginning);
    });
}

bool is_in_roster(std::string_view name) {
    return name != "Result" && std::ranges::find(roster, name) != roster.end();
}

std::string_view unknown_value(std::string_view name) {
    return name == "Date" ? "????.??.??" : "?";
}

std::optional<std::size_t> read_undone(std::string_view value) {
    if (value.starts_with('0') && value != "0") return std::nullopt;
    return core::read_number(value, 0, std::numeric_limits<std::size_t>::max());
}

void Tags::set(std::string_view name, std::string_view value) {
    const auto same =
        std::find_if(tags_.begin(), tags_.end(), [&](const Tag& tag) { return tag.name == name; });
    if (same != tags_.end()) {
        same->value = clean_value(value);
        return;
    }
    const std::size_t place = place_of(name);
    const auto behind =
        std::ranges::find_if(tags_, [&](const Tag& tag) { return place_of(tag.name) > place; });
    tags_.insert(behind, {std::string(name), clean_value(value)});
}

void Tags::erase(std::string_view name) {
    std::erase_if(tags_, [&](const Tag& tag) { return tag.name == name; });
}

std::optional<std::string_view> Tags::find(std::string_view name) const {
    for (const Tag& tag : tags_)
        if (tag.name == name) return tag.value;
    return std::nullopt;
}

std::string_view Tags::value_or(std::string_view name, std::string_view otherwise) const {
    return find(name).value_or(otherwise);
}

} // namespace record
