#pragma once

#include <optional>

#include <SDL2/SDL.h>

#include "view/input.hpp"

namespace window {

/// The input of an SDL event; nothing for irrelevant events, and for those that only the window can
/// handle: its size, the clipboard, repainting. The pointer is measured in points of `pixels`
/// pixels each.
std::optional<view::Input> input_of(const SDL_Event& event, float pixels);

/// Whether it asks for the content of the clipboard.
bool is_paste(const SDL_Event& event);

} // namespace window
