#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "session/board_view.hpp"
#include "words/language.hpp"

namespace text {

using core::Coord;

/// Which stacks have their height in their cell.
enum class Heights : std::uint8_t { none, tall, all };

/// How a board is drawn.
struct BoardStyle {
    Heights heights = Heights::none; ///< `tall`: only those of more than one piece
    bool flipped = false;            ///< Black's side is below
    bool compact = false;            ///< without lines between the cells, for a small screen
    bool colors = false;             ///< with the codes of a terminal
    std::vector<Coord> marked{};     ///< the squares of the last move, shown by colours alone
};

/// The lines of a board, and how many columns each takes.
struct Picture {
    std::vector<std::string> lines{};
    std::size_t width = 0;

    std::string text() const;
};

/// A board of stacks, the top piece of each in its cell as letters of piece and colour: `TN`, `PB`.
Picture stack_board(words::Voice voice, const session::BoardView& board, const BoardStyle& style);

/// A chess board, one letter for each piece: `T C F D R P` and `t k f d r i`.
Picture chess_board(words::Voice voice, const session::BoardView& board, const BoardStyle& style);

/// Sets a stack beside a board, its bottom piece on the last line behind its square's name; below
/// the board from bottom to top where `columns` do not suffice.
void add_stack(Picture& picture, words::Voice voice, Coord square, const session::Stack& stack,
               std::optional<int> columns);

/// Sets remarks beside a board on its lines from `line` on; below it where `columns` do not
/// suffice.
void add_remarks(Picture& picture, std::size_t line, const std::vector<std::string>& remarks,
                 std::optional<int> columns);

/// A stack from bottom to top behind its square's name, or that it is empty: `a2: PB TB`.
std::string stack_line(words::Voice voice, Coord square, const session::Stack& stack);

/// Such a line for each stack of more than one piece.
std::vector<std::string> tall_stacks(words::Voice voice, const session::BoardView& board);

} // namespace text
