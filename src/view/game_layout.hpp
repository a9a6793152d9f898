#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "view/board_layout.hpp"
#include "view/game_screen.hpp"

namespace view {

/// In a game of a server, the one for hints opens the chat; once another game is over, it asks for
/// a rematch.
enum class GameButton : std::uint8_t { menu, undo, hint, flip, solid };
inline constexpr std::array game_buttons{GameButton::menu, GameButton::undo, GameButton::hint,
                                         GameButton::flip, GameButton::solid};

/// The buttons that step through the history.
enum class StepButton : std::uint8_t { start, back, forward, end };
inline constexpr std::array step_buttons{StepButton::start, StepButton::back, StepButton::forward,
                                         StepButton::end};

/// The places of all parts of the game's screen, the same for drawing and for pointing.
struct GameLayout {
    BoardLayout board;
    std::array<Rect, 2> cards{};                   ///< of the players, by colour
    Rect stack{};                                  ///< the opened stack; empty if it has no place
    Rect thinking{};                               ///< empty if it is hidden
    Rect list{};                                   ///< of the moves
    std::array<Rect, step_buttons.size()> steps{}; ///< empty if there is no room
    std::array<Rect, game_buttons.size()> buttons{};
    Rect footer{};  ///< a few lines below the board
    Rect play_on{}; ///< this and the next: buttons in the footer, once the game is over
    Rect new_game{};
    float line = 0;   ///< height of a line of text with its share of the gap
    float margin = 0; ///< inside panels
};

GameLayout game_layout(const GameScreen& screen, const Snapshot& snapshot, const Look& look);

/// The board with nothing beside it.
BoardLayout board_alone(const GameScreen& screen, const Snapshot& snapshot, const Look& look);

/// A question over the board, and its buttons.
struct QuestionLayout {
    Rect box;
    std::vector<std::string> lines;
    Rect yes;
    Rect no;
};
QuestionLayout question_layout(const GameLayout& layout, const std::string& question,
                               const Look& look);

/// Whether the choices of a promotion lie above each other from its square upwards, because that is
/// in the lower half of the board.
bool opens_upwards(const GameLayout& layout, const PromotionMenu& menu);
/// The choices of a promotion; the first is over the square of the pawn.
std::vector<Rect> promotion_cells(const GameLayout& layout, const PromotionMenu& menu);

} // namespace view
