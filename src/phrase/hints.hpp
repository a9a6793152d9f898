#pragma once

#include <string>
#include <vector>

#include "engine/searcher.hpp"
#include "session/board_view.hpp"
#include "words/language.hpp"

namespace phrase {

/// What a hint does, and why it is the best that was found: the move, and the line it begins, whose
/// moves are written as the score sheet has them.
std::vector<std::string> hint_sentences(words::Voice voice, const session::MoveView& move,
                                        const engine::Variation& line,
                                        const std::vector<std::string>& moves);

} // namespace phrase
