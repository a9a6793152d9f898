#pragma once

#include <optional>
#include <string_view>

#include "play/save_text.hpp"

namespace play {

/// A position alone, of either game, as a game without moves; nothing where the text is anything
/// else.
std::optional<LoadedGame> read_position(std::string_view text);

} // namespace play
