#pragma once

#include <optional>
#include <string>
#include <vector>

#include "view/game_screen.hpp"

/// The sentences of the game's screen.
namespace view {

/// One of the sentences about the state of the game.
struct StateSentence {
    std::string text;
    int importance = 0; ///< if there is no room for all, the least important one is left out
};

/// The state of the game, or which past moment is shown: at least one sentence. If the settings say
/// so, the last move is described in words.
std::vector<StateSentence> state_sentences(const GameScreen& screen, const Snapshot& snapshot,
                                           const Settings& settings);

/// The open question to be answered with yes or no, if there is one.
std::optional<std::string> question_text(const Snapshot& snapshot, words::Voice voice);

} // namespace view
