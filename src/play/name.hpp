#pragma once

#include <string_view>

namespace play {

/// Whether a saved game, a player and a file can have this name: letters of the Latin, Greek and
/// Cyrillic alphabets with any accents, digits, space, `-`, `_` and apostrophes; 1 to 60
/// characters, no space at either end.
bool is_name(std::string_view name);

/// Whether a text is the path of a file, because it cannot be the name of a saved game.
bool is_path(std::string_view text);

} // namespace play
