#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "play/keeper.hpp"
#include "view/screen.hpp"

namespace view {

/// The games that can be taken up: interrupted ones, saves, and any file.
struct OpenScreen {
    std::vector<play::InterruptedGame> interrupted{};
    std::vector<play::SaveEntry> saves{};
    TextEntry path{};
    std::string problem{}; ///< why what was asked for last cannot be opened
    FormState form{};
};

OpenScreen open_screen(const play::Keeper* keeper, words::Voice voice);

void draw(const OpenScreen& screen, const Look& look, Scene& scene);
/// Orders OpenSave, ResumeGame or OpenFile: the app closes the screen when that is done or asked
/// about, and otherwise sets `problem`.
Orders handle(OpenScreen& screen, const Input& input, const Look& look);

} // namespace view
