#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace core {

/// What is written for a hyphen; the last two are bytes of Windows-1252.
inline constexpr std::array<std::string_view, 10> dashes{
    "-", "\u2010", "\u2011", "\u2012", "\u2013", "\u2014", "\u2015", "\u2212", "\x96", "\x97"};

/// Takes a hyphen or a dash of any kind off the start of a text.
constexpr bool take_dash(std::string_view& text) {
    const bool may_be_dash =
        !text.empty() && (text.front() == '-' || static_cast<unsigned char>(text.front()) >= 0x80);
    if (!may_be_dash) return false;
    const auto dash =
        std::ranges::find_if(dashes, [&](std::string_view sign) { return text.starts_with(sign); });
    if (dash == dashes.end()) return false;
    text.remove_prefix(dash->size());
    return true;
}

} // namespace core
