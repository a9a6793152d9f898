#pragma once

#include <functional>
#include <string>

#include "command/console.hpp"
#include "store/store.hpp"

namespace command {

/// Plays a stored game again by its rules: what is wrong with it as a sentence, or nothing.
using CheckGame = std::function<std::optional<std::string>(const store::PlayedGame& game)>;

/// Checks the whole database of this name and every game in it, and prints what is wrong, one thing
/// on a line, and how much there is. Refused if anything is wrong.
int check_data(const Console& console, const std::string& name, store::Store& store,
               const CheckGame& check_game);

/// How much there is, in one line.
std::string counts_line(words::Voice voice, const store::Counts& counts);

} // namespace command
