#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/searcher.hpp"
#include "game/rules.hpp"

namespace uci {

/// `cp 31`, or `mate -2` where the end is proven: in moves, negative when the side to move loses.
std::string score_text(const engine::Line& line);

/// Lines of `info` for a thought, one for each of its lines; with the chances of that game if there
/// is one.
std::vector<std::string> info_lines(const engine::Thought& thought,
                                    std::optional<game::Rules> chances);

/// `bestmove e2e4 ponder e7e5`, or a null move where there is none.
std::string best_move_line(const engine::Thought& thought);

} // namespace uci
