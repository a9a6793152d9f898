#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/color.hpp"

namespace core {

/// The kind of a piece, whatever its colour. `none` stands for no piece, so that tables and packed
/// stacks need no special case.
enum class Role : std::uint8_t { none, pawn, knight, bishop, rook, queen, king };

inline constexpr std::size_t role_count = 7;
inline constexpr std::array all_roles{Role::pawn, Role::knight, Role::bishop,
                                      Role::rook, Role::queen,  Role::king};

constexpr std::size_t index(Role role) { return static_cast<std::size_t>(role); }

struct Piece {
    Color color{};
    Role role{};

    friend constexpr bool operator==(Piece, Piece) = default;
};

/// The English letter used in files and protocols, a capital: `P N B R Q K`.
constexpr char letter(Role role) { return " PNBRQK"[index(role)]; }

/// The English letter of a piece: a capital for White, lower case for Black.
constexpr char letter(Piece piece) {
    const char capital = letter(piece.role);
    return piece.color == Color::white ? capital : static_cast<char>(capital - 'A' + 'a');
}

/// The role of an English capital letter, or `Role::none`.
constexpr Role role_of(char capital) {
    for (const Role role : all_roles)
        if (letter(role) == capital) return role;
    return Role::none;
}

/// The piece of an English letter, or a piece with `Role::none`.
constexpr Piece piece_of(char letter) {
    const bool small = letter >= 'a' && letter <= 'z';
    return {small ? Color::black : Color::white,
            role_of(small ? static_cast<char>(letter - 'a' + 'A') : letter)};
}

} // namespace core
