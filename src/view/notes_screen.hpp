#pragma once

#include <string>
#include <vector>

#include "view/screen.hpp"

namespace view {

/// Remarks about a game that was just opened, if they do not fit under the board.
struct NotesScreen {
    std::vector<std::string> notes{};
    FormState form{};
};

void draw(const NotesScreen& screen, const Look& look, Scene& scene);
Orders handle(NotesScreen& screen, const Input& input, const Look& look);

} // namespace view
