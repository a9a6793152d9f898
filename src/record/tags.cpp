#include "record/tags.hpp"

#include <algorithm>
#include <array>

#include "record/text.hpp"

namespace record {
namespace {

constexpr std::array<std::string_view, 6> roster{"Event", "Site",  "Date",
                                                 "Round", "White", "Black"};

} // namespace

std::optional<std::size_t> roster_place(std::string_view name) {
    const auto found = std::find(roster.begin(), roster.end(), name);
    if (found == roster.end()) return std::nullopt;
    return static_cast<std::size_t>(found - roster.begin());
}

std::string_view unknown_value(std::string_view name) {
    return name == "Date" ? "????.??.??" : "?";
}

void Tags::set(std::string_view name, std::string_view value) {
    const auto same =
        std::find_if(tags_.begin(), tags_.end(), [&](const Tag& tag) { return tag.name == name; });
    if (same != tags_.end()) {
        same->value = clean_value(value);
        return;
    }
    const std::size_t place = roster_place(name).value_or(roster.size());
    const auto behind = std::find_if(tags_.begin(), tags_.end(), [&](const Tag& tag) {
        return roster_place(tag.name).value_or(roster.size() + 1) > place;
    });
    tags_.insert(place == roster.size() ? tags_.end() : behind,
                 {std::string(name), clean_value(value)});
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
