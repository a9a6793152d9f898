#pragma once

#include <array>
#include <cstdint>

#include "core/coord.hpp"
#include "core/piece.hpp"
#include "game/letters.hpp"

namespace game {

/// Which rule refuses a move. The comment says what the other fields of `Refusal` hold.
enum class RefusalKind : std::uint8_t {
    none, ///< not refused

    // both games
    not_a_move,               ///< the text is no move of this game
    no_such_square,           ///< square: as written, outside the board
    no_piece,                 ///< square
    not_yours,                ///< square
    same_square,              ///< square
    game_over,                ///< the game has ended
    role_cannot,              ///< piece: moved alone, it does not go that way
    blocked,                  ///< square: the first piece in the way
    pawn_has_moved,           ///< two squares asked of a pawn that has moved
    pawn_captures_diagonally, ///< straight forward onto an enemy
    pawn_needs_capture,       ///< diagonally forward onto a square without an enemy

    // Stackchess
    no_pieces_asked,       ///< square, count asked: below 1, limit: the height there
    too_many_pieces,       ///< square, count asked, limit: the height there
    group_member_cannot,   ///< piece: the one of the group that does not go that way
    needs_more_pieces,     ///< square, count asked, limit: the enemy height, to be exceeded
    knights_carry_too_few, ///< count asked, limit: the number of knights in the group

    // chess
    own_piece_there,      ///< square
    king_in_check,        ///< the own king would be in check, or stay in it
    promotion_missing,    ///< a pawn reaches the last rank: into what?
    promotion_impossible, ///< piece: nothing is promoted by this move, or not to that
    castling_no_right,    ///< the king or the rook has moved
    castling_in_check,
    castling_attacked, ///< square: the king would pass or arrive there
    castling_blocked,  ///< square: the first that is not empty
    ambiguous,         ///< the text fits several legal moves
    two_readings,      ///< square, readings: the letter names two pieces that can go there
    passing,           ///< a side passes its turn, which no rule allows
    no_such_move,      ///< piece, square: no piece of that kind can legally go there
};

/// What a letter means in one language, and where the piece that it names would come from.
struct LetterReading {
    Letters letters{};
    core::Piece piece{};
    core::Coord from{};

    friend constexpr bool operator==(const LetterReading&, const LetterReading&) = default;
};

/// Why a move is refused, as exactly as a good teacher would say it. `words` makes the sentence.
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
