#pragma once

#include <string>

#include "chess/setup.hpp"
#include "game/text_error.hpp"
#include "stackchess/setup.hpp"

namespace uci {

/// Every rule that a position breaks, for another program's log: `no white king, no black king`.
std::string reasons(chess::Faults faults);
std::string reasons(stackchess::Faults faults);

/// What was corrected in a position.
std::string reasons(chess::FenRepairs repairs);

/// What is wrong with the text of a position: `character 5: invalid character in the board`.
std::string reason(const game::TextError& error);

} // namespace uci
