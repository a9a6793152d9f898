#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "game/rules.hpp"
#include "words/language.hpp"

namespace text {

/// How a page of the guide is shown.
struct PageStyle {
    std::size_t columns = 79; ///< with fewer, a board stands above its text
    bool has_phrases = false; ///< its board is described, not drawn
};

/// The lines of a page of the guide, counted from 0: its title, its board with the text beside it,
/// and its examples.
std::vector<std::string> guide_lines(words::Voice voice, game::Rules rules, std::size_t page,
                                     const PageStyle& style);

} // namespace text
