#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "play/keeper.hpp"
#include "view/new_name.hpp"

namespace view {

/// The games that can be opened: saves, interrupted ones, and files.
struct OpenScreen {
    NewName renamed{}; ///< of a save or an interrupted game
    std::vector<play::InterruptedGame> interrupted{};
    std::vector<play::SaveEntry> saves{};
    TextEntry path{};
    std::string problem{}; ///< why the last requested game cannot be opened
    std::string notice{};  ///< the last confirmation
    FormState form{};
};

OpenScreen open_screen(const play::Keeper* keeper, words::Voice voice);

/// Gives the focus to the interrupted games first, if there are any.
void show_interrupted(OpenScreen& screen, const Look& look);

/// Updates the lists after a change.
void renew(OpenScreen& screen, const play::Keeper* keeper, words::Voice voice);

void draw(const OpenScreen& screen, const Look& look, Scene& scene);
/// Orders OpenSave, ResumeGame or OpenFile, or a new name or the deletion of one of these games:
/// the app closes the screen if that succeeds or leads to a question, and otherwise sets `problem`.
Orders handle(OpenScreen& screen, const Input& input, const Look& look);

} // namespace view
