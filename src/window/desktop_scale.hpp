#pragma once

#include <optional>
#include <string_view>

#include "view/geometry.hpp"

/// How large things should be on a screen that does not scale them itself.
namespace window {

/// The dots per inch set on the desktop: `Xft.dpi` among the resources of an X server; nothing if
/// it is not set.
std::optional<float> dots_in(std::string_view resources);

/// How many pixels stand for one pixel of an ordinary screen, in steps of one half and at least
/// one: according to the dots per inch, but no more than leaves room on the screen for a window of
/// this many ordinary pixels. The size that a screen reports may be nonsense.
float scale_for(float dots, view::Size screen, view::Size window);

/// The scale for such a window on the first screen of the current video driver; nothing if that
/// scales by itself, or does not know.
std::optional<float> desktop_scale(view::Size window);

} // namespace window
