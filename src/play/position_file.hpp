#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "game/rules.hpp"
#include "play/save_text.hpp"

namespace play {

/// Whether a file of that name was meant to hold positions.
bool is_position_file(std::string_view path);

/// Whether a line was meant as a position: it begins with ranks between slashes.
bool is_like_position(std::string_view line);

/// The game whose position such a line is meant to be: the preferred one if it can be of that game.
/// Eight ranks without stacks can be of either.
game::Rules rules_meant(std::string_view line, game::Rules preferred);

/// The lines of a text that has nothing but positions, each a FEN or an EPD; none of any other
/// text.
std::vector<std::string> position_lines(std::string_view text);

/// The first line of a text that is not like a position; empty where all are.
std::string no_position_line(std::string_view text);

/// Such a line, of either game, as a game without moves. What is wrong with one that cannot be
/// played is a problem outside all games.
LoadResult read_position(const std::string& line);

} // namespace play
