#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/color.hpp"
#include "core/coord.hpp"
#include "core/flags.hpp"
#include "core/piece.hpp"
#include "core/result.hpp"
#include "game/text_error.hpp"

namespace stackchess {

using core::Color;
using core::Coord;
using core::Piece;
using core::Role;

inline constexpr int min_size = 4;
inline constexpr int max_size = core::max_board_size;
inline constexpr int default_size = 6;

/// The largest ply and move numbers that are written or read; counting stops there.
inline constexpr int max_counter = 9'999'999;

/// The rank on which the pawns of a colour start, and on which they promote.
constexpr int first_rank(Color color, int size) { return color == Color::white ? 1 : size - 2; }
constexpr int last_rank(Color color, int size) { return color == Color::white ? size - 1 : 0; }

/// The pieces on one square, from bottom to top.
using Stack = std::vector<Piece>;

/// Anything that can be written as a Stackchess position, playable or not.
struct Setup {
    int size = default_size;
    std::vector<Stack> stacks = std::vector<Stack>(default_size * default_size);
    Color turn = Color::white;
    std::array<std::uint32_t, 2> unmoved{}; ///< for each colour, a bit for each flagged file
    int quiet_plies = 0;
    int move_number = 1;
    bool promotion = true;

    static Setup empty(int size);

    const Stack& at(Coord coord) const { return stacks[index(coord)]; }
    Stack& at(Coord coord) { return stacks[index(coord)]; }

    friend bool operator==(const Setup&, const Setup&) = default;

  private:
    std::size_t index(Coord coord) const {
        return static_cast<std::size_t>(coord.rank * size + coord.file);
    }
};

/// Why a setup is not playable.
enum class Fault : std::uint8_t {
    bad_size,       ///< not between 4 and 26
    no_pieces,      ///< the board is empty
    too_many_white, ///< more than 2n
    too_many_black,
    mixed_stack,
    pawn_on_last_rank,
    false_unmoved_flag, ///< no pawn of that colour at the bottom of that stack
};

using Faults = core::Flags<Fault>;

/// Everything that keeps a setup from being played.
Faults faults(const Setup& setup);

/// The options a game starts with.
struct StartOptions {
    int size = default_size;
    bool knights = false;
    bool promotion = true;
};

/// The starting position.
Setup start_setup(const StartOptions& options);

/// Reads a position text: the form that `to_text` writes, or one with trailing fields omitted,
/// several spaces, or flags in any order.
core::Result<Setup, game::TextError> read_setup(std::string_view text);

/// `rbqkbr/pppppp/6/6/PPPPPP/RBQKBR w ABCDEFabcdef 0 1`.
std::string to_text(const Setup& setup);

} // namespace stackchess
