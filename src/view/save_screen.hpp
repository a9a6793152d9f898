#pragma once

#include <optional>
#include <string>
#include <vector>

#include "play/keeper.hpp"
#include "view/screen.hpp"

namespace view {

/// Asks under which name the game is to be saved.
struct SaveScreen {
    std::vector<play::SaveName> saves{};
    TextEntry name{};
    std::string problem{}; ///< what is wrong with the name; what went wrong when it was saved
    FormState form{};
};

/// For a game that was saved as `own` if it was, on a day such as `2026-05-17`.
SaveScreen save_screen(const play::Keeper* keeper, const std::optional<std::string>& own,
                       words::Voice voice, const std::string& day);

void draw(const SaveScreen& screen, const Look& look, Scene& scene);
/// Orders SaveGame with a name, or BrowseFiles for a file instead. The app closes the screen when
/// that is done or asked about, and otherwise sets `problem`.
Orders handle(SaveScreen& screen, const Input& input, const Look& look);

} // namespace view
