#pragma once

#include "record/record.hpp"

namespace record {

/// Makes the tag and the end of a game agree: the board decides if it ends the game, then the
/// result at the end, then the tag if the game seems unfinished. The board of a game whose main
/// line was cut short decides nothing.
void fix_result(Record& record, bool is_cut);

} // namespace record
