#pragma once

#include "view/screen.hpp"

namespace view {

/// Hides the board while the clocks are stopped, so that nobody gains time to think.
struct PauseScreen {
    FormState form{};
};

void draw(const PauseScreen& screen, const Look& look, Scene& scene);
Orders handle(PauseScreen& screen, const Input& input, const Look& look);

} // namespace view
