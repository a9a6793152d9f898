#pragma once

#include <optional>
#include <string>
#include <vector>

#include "play/keeper.hpp"
#include "view/screen.hpp"

namespace view {

/// Asks for the name under which to save the game.
struct SaveScreen {
    std::vector<play::SaveName> saves{};
    TextEntry name{};
    std::string problem{}; ///< an error in the name, or in saving
    FormState form{};
};

/// For a game that was saved as `own` (empty if it was not), on a day such as `2026-05-17`.
SaveScreen save_screen(const play::Keeper* keeper, const std::optional<std::string>& own,
                       words::Voice voice, const std::string& day);

void draw(const SaveScreen& screen, const Look& look, Scene& scene);
/// Orders SaveGame with a name, or BrowseFiles for a file. The app closes the screen if that
/// succeeds or leads to a question, and otherwise sets `problem`.
Orders handle(SaveScreen& screen, const Input& input, const Look& look);

} // namespace view
