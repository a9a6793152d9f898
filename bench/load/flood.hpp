#pragma once

#include "side_process.hpp"

namespace load {

/// Sends far more than anybody may, and comes back whenever it is thrown out. What is counted are
/// the messages sent so far. Nobody, if there are none.
SideProcess::Work flood(int messages_per_second);

} // namespace load
