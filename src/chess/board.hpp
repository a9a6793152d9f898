#pragma once

#include <array>
#include <cstddef>

#include "chess/square.hpp"

namespace chess {

/// Which words of a board hold the pieces of a role: all bits set, or none.
struct RoleCode {
    Bits diagonal;
    Bits straight;
    Bits special;
};

inline constexpr std::array<RoleCode, core::role_count> role_codes = [] {
    constexpr Bits in = ~Bits{0};
    return std::array<RoleCode, core::role_count>{{
        {0, 0, 0},   // none
        {0, 0, in},  // pawn
        {in, 0, in}, // knight
        {in, 0, 0},  // bishop
        {0, in, 0},  // rook
        {in, in, 0}, // queen
        {0, in, in}, // king
    }};
}();

/// The role of each code, whose bits are, from the lowest, diagonal, straight and special.
inline constexpr std::array roles_of_codes{Role::none, Role::bishop, Role::rook, Role::queen,
                                           Role::pawn, Role::knight, Role::king};

constexpr const RoleCode& code_of(Role role) { return role_codes[core::index(role)]; }

/// Where the pieces stand, in four words. Three of them give each square a three-bit code for its
/// piece, chosen so that each set a move generator needs costs at most two operations; the fourth
/// is the colour. Moving a piece, with or without a capture, is the same few operations on all four
/// words at once, and a copy is one vector register.
struct Board {
    /// The four words as one vector, at any address of a word.
    using Words [[gnu::vector_size(32), gnu::may_alias, gnu::aligned(8)]] = Bits;

    Words& words() { return reinterpret_cast<Words&>(*this); }
    const Words& words() const { return reinterpret_cast<const Words&>(*this); }

    Bits diagonal{}; ///< bishops, queens and knights
    Bits straight{}; ///< rooks, queens and kings
    Bits special{};  ///< pawns, knights and kings
    Bits white{};

    constexpr Bits occupied() const { return diagonal | straight | special; }
    constexpr Bits diagonal_sliders() const { return diagonal & ~special; }
    constexpr Bits straight_sliders() const { return straight & ~special; }
    constexpr Bits bishops() const { return diagonal & ~special & ~straight; }
    constexpr Bits rooks() const { return straight & ~special & ~diagonal; }
    constexpr Bits queens() const { return diagonal & straight & ~special; }
    constexpr Bits pawns() const { return special & ~diagonal & ~straight; }
    constexpr Bits knights() const { return special & diagonal; }
    constexpr Bits kings() const { return special & straight; }

    constexpr Bits of(Color color) const {
        return color == Color::white ? white : occupied() & ~white;
    }

    /// The pieces of this role; for `Role::none`, the empty squares.
    constexpr Bits of(Role role) const {
        const RoleCode& code = code_of(role);
        return ~((diagonal ^ code.diagonal) | (straight ^ code.straight) |
                 (special ^ code.special));
    }

    constexpr Role role_at(Square square) const {
        const Bits code =
            (diagonal >> square & 1) | (straight >> square & 1) << 1 | (special >> square & 1) << 2;
        return roles_of_codes[static_cast<std::size_t>(code)];
    }

    /// The piece on a square; white with `Role::none` if the square is empty.
    constexpr Piece at(Square square) const {
        const Role role = role_at(square);
        return {role == Role::none || has(white, square) ? Color::white : Color::black, role};
    }

    /// Puts a piece on an empty square.
    constexpr void put(Square square, Piece piece) {
        const RoleCode& code = code_of(piece.role);
        diagonal |= code.diagonal & bit(square);
        straight |= code.straight & bit(square);
        special |= code.special & bit(square);
        if (piece.role != Role::none && piece.color == Color::white) white |= bit(square);
    }

    /// Empties these squares.
    constexpr void clear(Bits squares) {
        diagonal &= ~squares;
        straight &= ~squares;
        special &= ~squares;
        white &= ~squares;
    }

    friend constexpr bool operator==(const Board&, const Board&) = default;
};

} // namespace chess
