#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "view/board_layout.hpp"
#include "view/game_screen.hpp"

namespace view {

enum class GameButton : std::uint8_t { menu, undo, hint, flip };
inline constexpr std::array game_buttons{GameButton::menu, GameButton::undo, GameButton::hint,
                                         GameButton::flip};

/// Where everything of the game's screen is, the same for drawing and for pointing.
struct GameLayout {
    BoardLayout board;
    std::array<Rect, 2> cards{}; ///< of the players, by colour
    Rect stack{};                ///< the opened stack; empty in chess
    Rect thinking{};             ///< empty where it is hidden
    Rect list{};                 ///< of the moves
    std::array<Rect, game_buttons.size()> buttons{};
    Rect footer{};  ///< a few lines below everything
    Rect play_on{}; ///< this and the next: buttons in the footer, once the game is over
    Rect new_game{};
    float line = 0;   ///< height of a line of text with its share of the gap
    float margin = 0; ///< inside panels
};

GameLayout game_layout(const GameScreen& screen, const Snapshot& snapshot, const Look& look);

/// The part of the move list in view.
struct ListRows {
    std::size_t count = 0;   ///< of the whole list
    std::size_t first = 0;   ///< in view
    std::size_t visible = 0; ///< that there is room for
};
ListRows list_rows(const GameLayout& layout, const GameScreen& screen, const Snapshot& snapshot);

/// The cell of the move that leads to a place in the history, from 1 on; nothing when it is not in
/// view.
std::optional<Rect> move_cell(const GameLayout& layout, const GameScreen& screen,
                              const Snapshot& snapshot, std::size_t place);
/// Where the number of a move stands, in the line of its cell.
Rect number_cell(const GameLayout& layout, Rect cell);
/// The place whose cell is there.
std::optional<std::size_t> place_at(const GameLayout& layout, const GameScreen& screen,
                                    const Snapshot& snapshot, Point point);
/// The row of the list that holds it.
std::size_t row_of(const Snapshot& snapshot, std::size_t place);

/// The square whose stack is opened: the selected one, or the one pointed at, or the cursor's.
std::optional<core::Coord> opened_square(const GameScreen& screen, const Snapshot& snapshot,
                                         const GameLayout& layout, Point pointer);

/// Whether the opened stack lies on its side, below the board.
bool is_stack_strip(const GameLayout& layout);
Rect stack_title(const GameLayout& layout);
/// The rows of an opened stack of this height, from its bottom to its top. They stand one above
/// another, in several columns where they would be too low to be pointed at, or side by side in a
/// panel that is wider than high.
std::vector<Rect> stack_rows(const GameLayout& layout, std::size_t height);
/// Whether its rows have room for the names of the pieces.
bool has_stack_names(const GameLayout& layout, std::size_t height);

/// What is asked over the board, and its buttons.
struct QuestionLayout {
    Rect box;
    std::vector<std::string> lines;
    Rect yes;
    Rect no;
};
QuestionLayout question_layout(const GameLayout& layout, const std::string& question,
                               const Look& look);

/// The choices of a promotion, over and below the square where the pawn arrives.
std::vector<Rect> promotion_cells(const GameLayout& layout, const PromotionMenu& menu);

} // namespace view
