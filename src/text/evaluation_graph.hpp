#pragma once

#include <cstddef>
#include <string>

#include "analysis/review.hpp"
#include "words/language.hpp"

namespace text {

struct GraphStyle {
    std::size_t columns = 80; ///< that the curve may take, its margin included
    bool colors = false;
};

/// The course of a game, drawn: White's winning chances above the line, Black's below it, the
/// mistakes of each side at its edge, and the numbers of the moves. In blocks where the voice has
/// them, else in ASCII. Nothing for a game without moves. `first_move` is the number of its first.
std::string evaluation_graph(words::Voice voice, const analysis::Review& review, int first_move,
                             const GraphStyle& style);

} // namespace text
