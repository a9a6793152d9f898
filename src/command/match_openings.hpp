#pragma once

#include <string>
#include <vector>

#include "command/console.hpp"
#include "core/result.hpp"
#include "game/rules.hpp"
#include "record/record.hpp"

namespace command {

/// The positions in a file, one on each line; empty lines and lines that begin with `#` are
/// skipped.
core::Result<std::vector<record::Setup>, Complaint>
read_openings(words::Voice voice, const std::string& file, game::Rules rules);

} // namespace command
