#pragma once

#include <vector>

#include "core/result.hpp"
#include "record/record.hpp"
#include "store/rating.hpp"
#include "wire/objection.hpp"
#include "wire/terms.hpp"

namespace server {

/// Where a game on these terms starts, or why nobody can play on them here.
core::Result<record::Setup, wire::Why> start_of(const wire::Terms& terms);

/// Under which a game on these terms is rated, if it is: `chess.blitz`, `stackchess6.rapid`,
/// `stackchess8n.bullet`. Empty for boards and starts that never are.
store::Category category_of(const wire::Terms& terms);
/// All that there are, in the order in which they are listed.
std::vector<store::Category> all_categories();

} // namespace server
