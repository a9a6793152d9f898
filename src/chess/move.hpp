#pragma once

#include <cassert>
#include <cstdint>

#include "chess/square.hpp"
#include "core/static_vector.hpp"

namespace chess {

/// What a move does besides taking one piece to an empty or enemy square.
enum class MoveKind : std::uint8_t {
    plain,
    double_step, ///< by a pawn from its starting square
    en_passant,
    castling,
    promotion_to_knight,
    promotion_to_bishop,
    promotion_to_rook,
    promotion_to_queen,
};

/// A move in 16 bits. Castling is written as the king capturing its own rook, the only form that is
/// unambiguous in Chess960; `Position::target` tells where the king arrives.
///
/// A move constructed by hand may have the wrong kind: `Position::intended` finds the right one.
class Move {
  public:
    /// No move: from a1 to a1. Never legal.
    constexpr Move() = default;
    constexpr Move(Square from, Square to, MoveKind kind = MoveKind::plain)
        : bits_(static_cast<std::uint16_t>(from | to << 6 | static_cast<int>(kind) << 12)) {
        assert(from >= 0 && from < square_count && to >= 0 && to < square_count);
    }

    /// `role` is a knight, bishop, rook or queen.
    static constexpr Move promotion(Square from, Square to, Role role) {
        assert(role >= Role::knight && role <= Role::queen);
        return {from, to, static_cast<MoveKind>(static_cast<int>(role) + first_promotion)};
    }

    constexpr Square from() const { return bits_ & 63; }
    constexpr Square to() const { return bits_ >> 6 & 63; }

    /// May not be an enumerator if the move was made from arbitrary bits.
    constexpr MoveKind kind() const { return static_cast<MoveKind>(bits_ >> 12); }

    /// Castling, en passant and the double step: more changes than one moving piece.
    constexpr bool is_special() const {
        return kind() != MoveKind::plain && kind() < MoveKind::promotion_to_knight;
    }

    /// What a pawn promotes to, or `Role::none`.
    constexpr Role promotion() const {
        const int kind = bits_ >> 12;
        return kind >= 4 && kind < 8 ? static_cast<Role>(kind - first_promotion) : Role::none;
    }

    constexpr std::uint32_t bits() const { return bits_; }

    /// The move with these low 16 bits, which may be any.
    static constexpr Move from_bits(std::uint32_t bits) {
        Move move;
        move.bits_ = static_cast<std::uint16_t>(bits);
        return move;
    }

    friend constexpr bool operator==(Move, Move) = default;

  private:
    static constexpr int first_promotion =
        static_cast<int>(MoveKind::promotion_to_knight) - static_cast<int>(Role::knight);

    std::uint16_t bits_ = 0;
};

/// No army of sixteen pieces, fifteen of them queens, has more moves than this.
using MoveList = core::StaticVector<Move, 512>;

} // namespace chess
