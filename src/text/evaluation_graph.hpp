#pragma once

#include <cstddef>
#include <string>

#include "analysis/review.hpp"
#include "words/language.hpp"

namespace text {

struct GraphStyle {
    std::size_t columns = 80; ///< the width of the graph, including its margin
    bool colors = false;
};

/// A graph of a game: White's winning chances above the line, Black's below it, the mistakes of
/// each side at its edge, and the numbers of the moves. Drawn in blocks if the encoding of the
/// voice has them, else in ASCII. Empty for a game without moves. `first_move` is the number of its
/// first move.
std::string evaluation_graph(words::Voice voice, const analysis::Review& review, int first_move,
                             const GraphStyle& style);

} // namespace text
