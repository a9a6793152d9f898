#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/flags.hpp"
#include "core/piece.hpp"

namespace game {

/// How a move names the pieces. Files and protocols use English letters unless someone says that
/// they use others.
enum class Letters : std::uint8_t {
    english,
    french,
    german,
    spanish,
    italian,
    dutch,
    figurines,
};

/// The letters of each language that a record may be written in.
inline constexpr std::array languages{Letters::english, Letters::french,  Letters::german,
                                      Letters::spanish, Letters::italian, Letters::dutch};

/// Some of them: those that a text may be written in.
using LetterSet = core::Flags<Letters>;

constexpr LetterSet every_language() {
    LetterSet all;
    for (const Letters letters : languages) all.insert(letters);
    return all;
}

/// The language of `en`, `fr`, `de`, `es`, `it` or `nl`.
std::optional<Letters> language_of(std::string_view code);
/// `en` to `nl`, for one of the languages.
std::string_view language_code(Letters language);

namespace detail {

/// By role, a space where a piece has no letter.
inline constexpr std::array<std::string_view, 7> letter_rows{
    " PNBRQK", " PCFTDR", " BSLTDK", " PCATDR", " PCATDR", "  PLTDK", "       "};

using RolesOfCapitals = std::array<core::Role, 26>;

constexpr std::array<RolesOfCapitals, letter_rows.size()> roles_of_capitals() {
    std::array<RolesOfCapitals, letter_rows.size()> tables{};
    for (std::size_t row = 0; row < letter_rows.size(); ++row)
        for (const core::Role role : core::all_roles)
            if (const char letter = letter_rows[row][core::index(role)]; letter != ' ')
                tables[row][static_cast<std::size_t>(letter - 'A')] = role;
    return tables;
}

inline constexpr auto capital_roles = roles_of_capitals();

} // namespace detail

/// The piece that a capital names; `Role::none` for any other sign.
constexpr core::Role role_named(char capital, Letters letters) {
    if (capital < 'A' || capital > 'Z') return core::Role::none;
    const auto& roles = detail::capital_roles[static_cast<std::size_t>(letters)];
    return roles[static_cast<std::size_t>(capital - 'A')];
}

/// `N`, `C` or `♞`-like for a piece (figurines are UTF-8 and have the piece's colour); nothing for
/// a Dutch pawn.
std::string_view letter_text(core::Piece piece, Letters letters);

} // namespace game
