#pragma once

#include <string>
#include <vector>

#include "command/console.hpp"
#include "core/result.hpp"
#include "game/rules.hpp"
#include "record/record.hpp"

namespace command {

/// The positions of a file, one a line; empty lines and those that begin with `#` do not count.
core::Result<std::vector<record::Setup>, Complaint>
read_openings(words::Voice voice, const std::string& file, game::Rules rules);

} // namespace command
