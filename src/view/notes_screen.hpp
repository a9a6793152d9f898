#pragma once

#include <string>
#include <vector>

#include "view/screen.hpp"

namespace view {

/// Remarks about a game that was just opened, or why nothing was opened, if they do not fit under
/// the board.
struct NotesScreen {
    std::vector<std::string> notes{};
    bool is_refusal = false;
    FormState form{};
};

void draw(const NotesScreen& screen, const Look& look, Scene& scene);
Orders handle(NotesScreen& screen, const Input& input, const Look& look);

} // namespace view
