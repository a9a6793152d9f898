#pragma once

#include <string>

#include "view/screen.hpp"

namespace view {

/// Orders every change at once; shows the settings of the look.
struct SettingsScreen {
    std::string problem{}; ///< the error of the last change
    FormState form{};
};

/// The area of its panel: on the right, beside the board.
Rect place_of(const SettingsScreen& screen, const Look& look);

void draw(const SettingsScreen& screen, const Look& look, Scene& scene);
Orders handle(SettingsScreen& screen, const Input& input, const Look& look);

} // namespace view
