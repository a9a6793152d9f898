#include "uci/info.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/chances.hpp"

namespace uci {
namespace {

std::string chances_text(game::Rules rules, const engine::Variation& line) {
    const engine::Chances chances = engine::chances_of(rules, line.centipawns);
    return fmt::format(" wdl {} {} {}", chances.win, chances.draw, chances.loss);
}

} // namespace

std::string score_text(const engine::Variation& line) {
    if (const auto moves = line.win_in_moves()) return fmt::format("mate {}", *moves);
    return fmt::format("cp {}", line.centipawns);
}

std::vector<std::string> info_lines(const engine::Thought& thought,
                                    std::optional<game::Rules> chances) {
    const auto milliseconds = static_cast<std::uint64_t>(thought.time.count());
    const std::uint64_t speed = thought.nodes * 1000 / std::max<std::uint64_t>(milliseconds, 1);
    std::vector<std::string> lines;
    lines.reserve(thought.lines.size());
    for (const engine::Variation& line : thought.lines)
        lines.push_back(fmt::format(
            "info depth {} seldepth {} multipv {} score {}{} nodes {} nps {} hashfull {} time {} "
            "pv {}",
            thought.depth, std::max(thought.longest_line, thought.depth), lines.size() + 1,
            score_text(line), chances ? chances_text(*chances, line) : "", thought.nodes, speed,
            thought.table_use, milliseconds, fmt::join(line.moves, " ")));
    return lines;
}

std::string best_move_line(const engine::Thought& thought) {
    if (thought.lines.empty()) return "bestmove 0000";
    const std::vector<std::string>& moves = thought.lines.front().moves;
    return moves.size() < 2 ? "bestmove " + moves.front()
                            : fmt::format("bestmove {} ponder {}", moves[0], moves[1]);
}

} // namespace uci
