#pragma once

#include "record/record.hpp"

namespace record {

/// Makes tag and end of a game say the same: what the board says where it ends the game, or else
/// what stands at the end, or what the tag says of a game that seems unfinished. The board of a
/// game whose main line is cut says nothing about its end.
void fix_result(Record& record, bool is_cut);

} // namespace record
