#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "game/rules.hpp"
#include "words/language.hpp"

namespace text {

/// The lines of a page of the guide, counted from 0: its title, its board with the text beside it
/// (below it where fewer than 79 columns are there), and its examples.
std::vector<std::string> guide_lines(words::Voice voice, game::Rules rules, std::size_t page,
                                     std::size_t columns);

} // namespace text
