#pragma once

#include <string>

#include "session/board_view.hpp"
#include "words/language.hpp"

namespace words {

/// A move as a sentence, for the board on which it is played: `La dame et le roi de e5 prennent en
/// d5.`, `The pawn from e2 goes to e4.` The pieces are named from the top down.
std::string spoken_move(Voice voice, const session::BoardView& before,
                        const session::MoveView& move);

} // namespace words
