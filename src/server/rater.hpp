#pragma once

#include "store/rating.hpp"

namespace server {

/// Rates one game by Glicko-2: each game is a separate rating period.
store::Rater rater();

} // namespace server
