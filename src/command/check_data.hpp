#pragma once

#include <functional>
#include <string>

#include "command/console.hpp"
#include "store/store.hpp"

namespace command {

/// Plays a stored game again by its rules: what is wrong with it as a sentence, or nothing.
using Replay = std::function<std::optional<std::string>(const store::PlayedGame& game)>;

/// Checks a whole database and every game in it, and prints what is wrong, one thing on a line, and
/// how much there is. Refused if anything is wrong.
int check_data(const Console& console, const std::string& folder, store::Store& store,
               const Replay& replay);

} // namespace command
