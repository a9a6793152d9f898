#pragma once

#include <string>
#include <vector>

#include "game/rules.hpp"
#include "tactics/suite.hpp"

namespace tactics {

/// The solutions of a problem in coordinates; empty if its position cannot be played or one of them
/// is illegal in it.
std::vector<std::string> coordinates(game::Rules rules, const Problem& problem);

} // namespace tactics
