#pragma once

#include <vector>

#include "store/rating.hpp"
#include "wire/terms.hpp"

namespace server {

/// The category in which a game on these terms is rated, if it is rated: `chess.blitz`,
/// `stackchess6.rapid`, `stackchess8n.bullet`. Empty for boards and starting positions that cannot
/// be rated.
store::Category category_of(const wire::Terms& terms);
/// All categories, in the order in which they are listed.
std::vector<store::Category> all_categories();
/// Those of one game.
std::vector<store::Category> categories_of(game::Rules rules);

} // namespace server
