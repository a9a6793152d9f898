#pragma once

#include <functional>
#include <string>

#include "command/console.hpp"
#include "store/store.hpp"

namespace command {

/// Replays a stored game by its rules. Returns what is wrong with it, as a sentence, or nothing.
using CheckGame = std::function<std::optional<std::string>(const store::PlayedGame& game)>;

/// Checks the whole database of this name and every game in it. Prints each fault on a line, and
/// the size of the database. The exit status is `refused` if anything is wrong.
int check_data(const Console& console, const std::string& name, store::Store& store,
               const CheckGame& check_game);

/// The numbers of accounts, games and other entries, in one line.
std::string counts_line(words::Voice voice, const store::Counts& counts);

} // namespace command
