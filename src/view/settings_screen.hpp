#pragma once

#include <string>

#include "view/screen.hpp"

namespace view {

/// Every change is ordered at once; what is shown are the settings of the look.
struct SettingsScreen {
    std::string problem{}; ///< with the last change
    FormState form{};
};

void draw(const SettingsScreen& screen, const Look& look, Scene& scene);
Orders handle(SettingsScreen& screen, const Input& input, const Look& look);

} // namespace view
