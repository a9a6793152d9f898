#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "puzzle/square.hpp"
#include "text/dialogue.hpp"

namespace text {

/// The orders that can be typed in a puzzle, in either language.
enum class PuzzleOrder : std::uint8_t {
    none, ///< something else was typed
    place,
    remove,
    check,
    hint,
    clear,
    solution,
};

/// A line that begins with an order, and the text after it; without an order, the whole line.
struct PuzzleLine {
    PuzzleOrder order = PuzzleOrder::none;
    std::string argument;
};

PuzzleLine read_puzzle_line(std::string_view line);

/// Whether a line leaves a puzzle: `q` or `cancel`. The other words that take back have their own
/// meaning here.
bool is_puzzle_left_by(std::string_view line);

/// The sizes of board that a puzzle permits, and the message about smaller ones.
struct PuzzleSizes {
    int least;
    int most;
    const words::Message& none_below; ///< with `{size}`, or without
};

/// Asks for the size of the board until it is permitted; nothing if the person leaves.
std::optional<int> ask_puzzle_size(Dialogue& dialogue, const PuzzleSizes& sizes);

/// The square that a text names; says so if the board has no such square.
std::optional<puzzle::Square> read_puzzle_square(Dialogue& dialogue, std::string_view text,
                                                 int size);

} // namespace text
