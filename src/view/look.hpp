#pragma once

#include <string>

#include "view/geometry.hpp"
#include "view/scene.hpp"
#include "view/settings.hpp"

namespace view {

/// All that a screen must know of the window to draw itself and to understand what is pointed at.
/// A value of the moment: it refers to the measure and the settings and outlives neither.
struct Look {
    Rect area;                  ///< the window, or the part of it the screen may use
    float unit = 16;            ///< height of normal text in pixels, for this window on this screen
    const TextMeasure& measure; ///< of the font the painter uses
    const Settings& settings;
    Point pointer{-1, -1}; ///< outside the window when it is elsewhere
    std::string note{};    ///< what a screen over the game says of it beside its title
};

} // namespace view
