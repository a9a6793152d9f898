#pragma once

#include <array>
#include <cstdint>

#include "core/coord.hpp"
#include "core/piece.hpp"
#include "game/letters.hpp"

namespace game {

/// The rule that refuses a move. The comments say which other fields of `Refusal` are set.
enum class RefusalKind : std::uint8_t {
    none, ///< not refused

    // both games
    not_a_move,               ///< the text is not a move of this game
    no_such_square,           ///< square: as written, outside the board
    no_piece,                 ///< square
    not_yours,                ///< square
    same_square,              ///< square
    game_over,                ///< the game has ended
    role_cannot,              ///< piece: on its own, it does not move that way
    blocked,                  ///< square: the first piece in the way
    pawn_has_moved,           ///< a double step by a pawn that has already moved
    pawn_captures_diagonally, ///< straight ahead onto an enemy
    pawn_needs_capture,       ///< diagonally ahead onto a square without an enemy

    // Stackchess
    no_pieces_asked,       ///< square, count asked: below 1, limit: the height there
    too_many_pieces,       ///< square, count asked, limit: the height there
    group_member_cannot,   ///< piece: the member of the group that does not move that way
    needs_more_pieces,     ///< square, count asked, limit: the enemy height, which must be exceeded
    knights_carry_too_few, ///< count asked, limit: the number of knights in the group

    // chess
    own_piece_there,      ///< square
    king_in_check,        ///< piece: by its move, the player's own king would be or stay in check
    promotion_missing,    ///< a pawn reaches the last rank, and the promotion is not given
    promotion_impossible, ///< piece: this move promotes nothing, or not to that
    castling_no_right,    ///< the king or the rook has moved
    castling_in_check,
    castling_attacked, ///< square: the king would pass or arrive there
    castling_blocked,  ///< square: the first one that is not empty
    ambiguous,         ///< square, readings without letters: two of several moves that fit the text
    two_readings,      ///< square, readings: the letter names two pieces that can go there
    foreign_letter,    ///< square, readings: by the first the move is illegal, by the second legal
    no_target,         ///< square, both readings: a pawn's capture without its square, `ed`
    passing,           ///< a side passes its turn, which no rule allows
    two_words,         ///< the parts of a move stand apart: `O - O`, `N f3`
    no_such_move,      ///< piece, square: no piece of that kind can legally move there
};

/// What a letter means in one language, and where the piece that it names comes from.
struct LetterReading {
    Letters letters{};
    core::Piece piece{};
    core::Coord from{};

    friend constexpr bool operator==(const LetterReading&, const LetterReading&) = default;
};

/// Why a move is refused, in full detail. `words` makes the sentence.
struct Refusal {
    RefusalKind kind = RefusalKind::none;
    core::Coord square{};
    core::Piece piece{};
    int count = 0;
    int limit = 0;
    std::array<LetterReading, 2> readings{};

    friend constexpr bool operator==(const Refusal&, const Refusal&) = default;
};

} // namespace game
