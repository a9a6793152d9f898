#pragma once

#include <optional>

#include <SDL2/SDL.h>

#include "view/input.hpp"

namespace window {

/// What an event of the library means; nothing for those that mean nothing to us, and for those
/// that only the window can answer: its size, the clipboard, what must be painted anew. The pointer
/// counts in points, of which each has `pixels` pixels.
std::optional<view::Input> input_of(const SDL_Event& event, float pixels);

/// Whether it asks for what is in the clipboard.
bool is_paste(const SDL_Event& event);

} // namespace window
