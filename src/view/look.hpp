#pragma once

#include <string>

#include "view/geometry.hpp"
#include "view/scene.hpp"
#include "view/settings.hpp"

namespace view {

/// Everything that a screen must know about the window to draw itself and to handle the pointer. It
/// is temporary: it refers to the measure and the settings, which must outlive it.
struct Look {
    Rect area;                  ///< the window, or the part of it the screen may use
    float unit = 16;            ///< height of normal text in pixels, for this window on this screen
    const TextMeasure& measure; ///< of the font the painter uses
    const Settings& settings;
    Point pointer{-1, -1}; ///< outside the window when it is elsewhere
    std::string note{};    ///< a remark about the game, beside the title of a screen over it
};

} // namespace view
