#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "chess/square.hpp"
#include "core/flags.hpp"
#include "core/result.hpp"
#include "game/text_error.hpp"

namespace chess {

/// The largest number of plies or moves in a position; counting stops there.
inline constexpr int max_counter = 9999;

/// Anything that can be written as a chess position, playable or not.
struct Setup {
    std::array<Piece, square_count> pieces{}; ///< `Role::none` on empty squares
    Color turn = Color::white;
    Bits castling = 0;                ///< the squares of the rooks that may still castle
    std::optional<Square> en_passant; ///< the square a pawn has just passed over
    int quiet_plies = 0;
    int move_number = 1;

    Piece at(Coord coord) const { return pieces[static_cast<std::size_t>(to_square(coord))]; }
    Piece& at(Coord coord) { return pieces[static_cast<std::size_t>(to_square(coord))]; }

    friend bool operator==(const Setup&, const Setup&) = default;
};

/// Why a setup is not playable.
enum class Fault : std::uint8_t {
    no_white_king,
    no_black_king,
    several_white_kings,
    several_black_kings,
    too_many_white, ///< more than 16 pieces, or more than 8 pawns
    too_many_black,
    pawn_on_end_rank,      ///< a pawn of either side on the first or last rank
    opponent_in_check,     ///< the side to move could capture the king
    false_castling_right,  ///< no own rook there, its king on another rank, or two on a side
    impossible_en_passant, ///< no pawn can just have passed over that square
};

using Faults = core::Flags<Fault>;

/// Everything that keeps a setup from being played.
Faults faults(const Setup& setup);

/// The starting position.
Setup start_setup();

/// The starting position of Chess960 with this number, 0 to 959, in Scharnagl's numbering: 518 is
/// the usual one.
Setup chess960_setup(int number);

/// Reads a FEN: the six fields, or only the first ones, with `w - - 0 1` for the missing ones, and
/// one or more spaces between them. The castling field may be that of FEN, X-FEN or Shredder-FEN;
/// an en passant square is accepted whether or not a pawn could capture there.
core::Result<Setup, game::TextError> read_setup(std::string_view text);

/// What was corrected in a FEN that the standard would refuse.
enum class FenRepair : std::uint8_t {
    fields_added,       ///< the turn or the rights, which are missing: White moves, `- -`
    castling_repeated,  ///< a right that is written twice
    castling_dropped,   ///< rights whose king or rook is not in place
    en_passant_dropped, ///< a square that no pawn can just have passed over
    zeros_dropped,      ///< before a counter
    counter_lowered,    ///< one above `max_counter`, taken as that
    move_number_raised, ///< 0, taken as 1
    rest_left_out,      ///< text behind the fields, as the operations of EPD are
};
using FenRepairs = core::Flags<FenRepair>;

struct RepairedSetup {
    Setup setup;
    FenRepairs repairs;

    friend bool operator==(const RepairedSetup&, const RepairedSetup&) = default;
};

/// Reads a FEN as other programs write it: what `read_setup` takes, with either counter or both
/// left out, and puts right what says nothing of the pieces and the turn.
core::Result<RepairedSetup, game::TextError> read_wild_setup(std::string_view text);

/// The rights to castle of a setup that can be: own rooks on the rank of their king, the outermost
/// on each side of it.
Bits true_castling(const Setup& setup);

/// Whether a pawn can just have passed over the en passant square, if there is one.
bool is_en_passant_true(const Setup& setup);

/// How a castling right is written: `KQkq`, with the file of a rook that is not the outermost
/// (X-FEN); or the files of all the rooks, `HAha` (Shredder-FEN).
enum class CastlingField : std::uint8_t { x_fen, shredder };

/// `rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1`. The en passant square is written
/// where the setup has one; `Position::setup` has it only when a pawn can legally capture there.
std::string to_text(const Setup& setup, CastlingField style = CastlingField::x_fen);

} // namespace chess
