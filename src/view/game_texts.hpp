#pragma once

#include <optional>
#include <string>
#include <vector>

#include "view/game_screen.hpp"

/// The sentences of the game's screen.
namespace view {

/// One of the sentences that say how the game stands.
struct StateSentence {
    std::string text;
    int importance = 0; ///< where there is no room for all, the least important one is left out
};

/// How the game stands, or which past moment is looked at: a sentence at least. The move that led
/// there is said in words where the settings ask for it.
std::vector<StateSentence> state_sentences(const GameScreen& screen, const Snapshot& snapshot,
                                           const Settings& settings);

/// What waits for yes or no, if something does.
std::optional<std::string> question_text(const Snapshot& snapshot, words::Voice voice);

} // namespace view
