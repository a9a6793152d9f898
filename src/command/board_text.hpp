#pragma once

#include <string>

#include "chess/setup.hpp"
#include "stackchess/setup.hpp"
#include "words/language.hpp"

namespace command {

/// The board as document 000 draws it, the top piece of each stack in its cell (`TN`, `PB`). Where
/// some stack is taller than one piece, each of these has its height behind it (`PB2`).
std::string board_text(words::Voice voice, const stackchess::Setup& setup);

/// The board as document 001 draws it.
std::string board_text(words::Voice voice, const chess::Setup& setup);

/// One line for each stack taller than one piece, from bottom to top: `a2: PB TB`.
std::string stacks_text(words::Voice voice, const stackchess::Setup& setup);

} // namespace command
