#pragma once

#include <string>
#include <vector>

#include "engine/searcher.hpp"
#include "session/board_view.hpp"
#include "words/language.hpp"

namespace phrase {

/// What a hint does, and why it is the best that was found: the move, and the line it begins.
std::vector<std::string> hint_sentences(words::Voice voice, const session::MoveView& move,
                                        const engine::Line& line);

} // namespace phrase
