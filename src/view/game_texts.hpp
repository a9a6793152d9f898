#pragma once

#include <optional>
#include <string>

#include "view/game_screen.hpp"

/// The sentences of the game's screen.
namespace view {

/// How the game stands, or which past moment is looked at.
std::string state_text(const GameScreen& screen, const Snapshot& snapshot, words::Voice voice);

/// What waits for yes or no, if something does.
std::optional<std::string> question_text(const GameScreen& screen, const Snapshot& snapshot,
                                         words::Voice voice);

} // namespace view
