#pragma once

#include <vector>

#include "store/rating.hpp"
#include "wire/terms.hpp"

namespace server {

/// Under which a game on these terms is rated, if it is: `chess.blitz`, `stackchess6.rapid`,
/// `stackchess8n.bullet`. Empty for boards and starts that never are.
store::Category category_of(const wire::Terms& terms);
/// All that there are, in the order in which they are listed.
std::vector<store::Category> all_categories();

} // namespace server
