#pragma once

#include <vector>

#include <SDL2/SDL.h>

#include "view/scene.hpp"

namespace window {

/// Where a shape may leave pixels; a clip leaves none.
SDL_Rect bounds(const view::Shape& shape);

/// The areas that differ where one scene takes the place of another in a picture of this size: a
/// few, none of which overlap. Outside of them both look the same.
std::vector<SDL_Rect> damage(const view::Scene& before, const view::Scene& after, SDL_Point size);

} // namespace window
