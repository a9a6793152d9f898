#pragma once

#include "record/record.hpp"

namespace record {

/// Makes tag and end of a game say the same: what the board says where it ends the game, or else
/// what stands at the end, or what the tag says of a game that seems unfinished.
void fix_result(Record& record);

} // namespace record
