#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "puzzle/square.hpp"
#include "text/dialogue.hpp"

namespace text {

/// What can be typed by its word in a puzzle, in either language.
enum class PuzzleOrder : std::uint8_t {
    none, ///< something else was typed
    place,
    remove,
    check,
    hint,
    clear,
    solution,
};

/// A line that begins with such a word, and what stands behind it; without one, the whole line.
struct PuzzleLine {
    PuzzleOrder order = PuzzleOrder::none;
    std::string argument;
};

PuzzleLine read_puzzle_line(std::string_view line);

/// Whether a line leaves a puzzle: `q`, or `cancel`; the other words that take back do so here.
bool is_puzzle_left_by(std::string_view line);

/// The sizes of board that a puzzle has, and what is said of smaller ones.
struct PuzzleSizes {
    int least;
    int most;
    const words::Message& none_below; ///< with `{size}`, or without
};

/// Asks for the size of the board until it is one of these; nothing when the person leaves.
std::optional<int> ask_puzzle_size(Dialogue& dialogue, const PuzzleSizes& sizes);

/// The square that a text names; says so where the board has none.
std::optional<puzzle::Square> read_puzzle_square(Dialogue& dialogue, std::string_view text,
                                                 int size);

} // namespace text
