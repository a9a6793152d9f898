#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "play/save_text.hpp"

namespace play {

/// Whether a line was meant as a position: it begins with ranks between slashes.
bool is_like_position(std::string_view line);

/// The lines of a text that has nothing but positions, each a FEN or an EPD; none of any other
/// text.
std::vector<std::string> position_lines(std::string_view text);

/// Such a line, of either game, as a game without moves; what is damaged in one that nobody can
/// play belongs to no game.
LoadResult read_position(const std::string& line);

} // namespace play
