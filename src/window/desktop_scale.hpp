#pragma once

#include <optional>
#include <string_view>

#include "view/geometry.hpp"

/// How large things are to be on a screen that does not enlarge them itself.
namespace window {

/// What somebody has told the desktop about the dots in an inch: `Xft.dpi` among the resources of
/// an X server; nothing where they do not say it.
std::optional<float> dots_in(std::string_view resources);

/// How many pixels stand for one of an ordinary screen, in halves and never less than one: by the
/// dots in an inch, but no more than leaves a screen room for a window of so many ordinary pixels.
/// Screens that know nothing of themselves say anything.
float scale_for(float dots, view::Size screen, view::Size window);

/// The scale for such a window on the first screen of the video driver that is in use; nothing
/// where that enlarges by itself, or does not know.
std::optional<float> desktop_scale(view::Size window);

} // namespace window
