#pragma once

#include <vector>

#include <SDL2/SDL.h>

#include "view/scene.hpp"

namespace window {

/// The pixels that a shape may touch; none for a clip.
SDL_Rect bounds(const view::Shape& shape);

/// The areas that differ between two scenes in a picture of this size: a few that do not overlap.
/// Outside them, both scenes look the same.
std::vector<SDL_Rect> damage(const view::Scene& before, const view::Scene& after, SDL_Point size);

} // namespace window
