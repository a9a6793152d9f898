#pragma once

#include <cstddef>
#include <string>

#include "puzzle/forced_win.hpp"
#include "words/language.hpp"

/// What is said about forced wins.
namespace phrase {

/// The answer to a move.
struct WinRemark {
    std::string text{};
    bool is_right = true; ///< it keeps the win, and was played
};

/// Plays a legal move in a trial that is not solved, if it keeps the win.
WinRemark play_win(words::Voice voice, puzzle::WinTrial& trial, puzzle::Move move);

/// Which stack to move, in a trial that is not solved.
std::string win_hint(words::Voice voice, const puzzle::WinTrial& trial);

/// `Puzzle 3 of 110` for number 2: `number` counts from 0.
std::string win_title(words::Voice voice, std::size_t number);
std::string win_task(words::Voice voice, const puzzle::ForcedWin& win);
std::string win_difficulty(words::Voice voice, const puzzle::ForcedWin& win);

} // namespace phrase
