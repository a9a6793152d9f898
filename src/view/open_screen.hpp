#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "play/keeper.hpp"
#include "view/new_name.hpp"

namespace view {

/// What a click on a game does.
enum class SaveUse : std::uint8_t { open, rename, remove };

/// The games that can be taken up: saves, interrupted ones, and any file.
struct OpenScreen {
    SaveUse use = SaveUse::open; ///< of saves and of interrupted games
    NewName renamed{};           ///< of a save
    std::vector<play::InterruptedGame> interrupted{};
    std::vector<play::SaveEntry> saves{};
    TextEntry path{};
    std::string problem{}; ///< why what was asked for last cannot be opened
    std::string notice{};  ///< what was done last
    FormState form{};
};

OpenScreen open_screen(const play::Keeper* keeper, words::Voice voice);

/// Begins with the interrupted games, if there are any.
void show_interrupted(OpenScreen& screen, const Look& look);

/// Lists the games anew after something has changed.
void renew(OpenScreen& screen, const play::Keeper* keeper, words::Voice voice);

void draw(const OpenScreen& screen, const Look& look, Scene& scene);
/// Orders OpenSave, ResumeGame or OpenFile, or another name or the end of one of these games: the
/// app closes the screen when that is done or asked about, and otherwise sets `problem`.
Orders handle(OpenScreen& screen, const Input& input, const Look& look);

} // namespace view
