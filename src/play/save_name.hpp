#pragma once

#include "play/keeper.hpp"
#include "record/record.hpp"

namespace play {

/// The save under whose name a game was last kept may be another game by now: then its name is
/// taken out of the record, so that it is asked for again.
void forget_other_save(record::Record& record, const Keeper& keeper);

} // namespace play
