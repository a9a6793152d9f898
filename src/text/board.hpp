#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "session/board_view.hpp"
#include "words/language.hpp"

namespace text {

using core::Coord;

/// Which stacks show their height in their cell.
enum class Heights : std::uint8_t { none, tall, all };

/// How a board is drawn.
struct BoardStyle {
    Heights heights = Heights::none; ///< `tall`: only those of more than one piece
    bool flipped = false;            ///< Black's side is below
    bool compact = false;            ///< without lines between the cells, for a small screen
    bool colors = false;             ///< with a terminal's control codes
    std::vector<Coord> marked{};     ///< the squares of the last move, marked only by colours
};

/// The lines of a board, and how many columns each takes.
struct Picture {
    std::vector<std::string> lines{};
    std::size_t width = 0;

    std::string text() const;
};

/// A board of stacks; each cell shows the top piece by letters for piece and colour: `TN`, `PB`.
Picture stack_board(words::Voice voice, const session::BoardView& board, const BoardStyle& style);

/// A chess board, one letter for each piece: `T C F D R P` and `t k f d r i`.
Picture chess_board(words::Voice voice, const session::BoardView& board, const BoardStyle& style);

/// Adds a stack beside a board, its bottom piece on the last line, after the name of its square;
/// below the board, from bottom to top, if `columns` do not suffice.
void add_stack(Picture& picture, words::Voice voice, Coord square, const session::Stack& stack,
               std::optional<int> columns);

/// Adds remarks beside a board, from its line `line` on; below it if `columns` do not suffice.
void add_remarks(Picture& picture, std::size_t line, const std::vector<std::string>& remarks,
                 std::optional<int> columns);

/// A stack from bottom to top after the name of its square, or that it is empty: `a2: PB TB`.
std::string stack_line(words::Voice voice, Coord square, const session::Stack& stack);

/// Such a line for each stack of more than one piece.
std::vector<std::string> tall_stacks(words::Voice voice, const session::BoardView& board);

} // namespace text
