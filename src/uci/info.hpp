#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/searcher.hpp"
#include "game/rules.hpp"

namespace uci {

/// `cp 31`, or `mate -2` if the end is proven: in moves, negative if the side to move loses.
std::string score_text(const engine::Variation& line);

/// `info` lines for a thought, one for each of its lines; with the winning chances for that game if
/// one is given.
std::vector<std::string> info_lines(const engine::Thought& thought,
                                    std::optional<game::Rules> chances);

/// `bestmove e2e4 ponder e7e5`, or a null move if there is none.
std::string best_move_line(const engine::Thought& thought);

} // namespace uci
