#pragma once

#include "view/screen.hpp"

namespace view {

/// Lies over the board while both players rest, so that neither goes on thinking.
struct PauseScreen {
    FormState form{};
};

void draw(const PauseScreen& screen, const Look& look, Scene& scene);
Orders handle(PauseScreen& screen, const Input& input, const Look& look);

} // namespace view
