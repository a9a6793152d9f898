#pragma once

#include <cmath>
#include <cstdlib>
#include <string>
#include <vector>

#include "common/forced.hpp"
#include "engine/searcher.hpp"
#include "search/score.hpp"

/// Checks the engine while it plays against itself.
namespace selfplay {

/// What is wrong; empty if nothing is.
using Complaint = std::string;

/// Whether an exhaustive search of this many plies takes negligible time.
template <class P>
bool is_quickly_proven(const P& position, int plies) {
    constexpr double most_positions = 300'000;
    return std::pow(static_cast<double>(position.move_count()), plies) <= most_positions;
}

/// Whether the first move of a line forces the announced end in this many plies, as far as that can
/// be found quickly.
template <class P>
bool is_true(P position, const std::string& first, int plies) {
    const auto move = read_move(position, first);
    const int left = std::abs(plies) - 1;
    if (!move || !is_quickly_proven(position, left)) return true;
    const core::Color winner = plies > 0 ? position.turn() : ~position.turn();
    position.play(*move);
    if (position.outcome().is_over()) return position.outcome().winner() == winner;
    return plies > 0 ? common::loses_within(position, left) : common::wins_within(position, left);
}

/// A line must be playable, and lead to the end that it announces.
template <class P>
Complaint check_line(P position, const engine::Variation& line) {
    if (line.moves.empty()) return "a line without moves";
    const auto plies = search::plies_to_end(line.centipawns);
    if (std::abs(line.centipawns) > search::win || plies != line.win_in)
        return "a score out of bounds: " + std::to_string(line.centipawns);
    if (plies && !is_true(position, line.moves[0], *plies))
        return "no end in " + std::to_string(*plies);
    if (plies && static_cast<int>(line.moves.size()) > std::abs(*plies))
        return "longer than announced";
    const core::Color turn = position.turn();
    for (const std::string& text : line.moves) {
        if (position.outcome().is_over()) return text + " after the end";
        const auto move = read_move(position, text);
        if (!move) return text + " is not legal";
        position.play(*move);
    }
    const bool is_whole = plies && static_cast<int>(line.moves.size()) == std::abs(*plies);
    if (is_whole && position.outcome().winner() != (*plies > 0 ? turn : ~turn))
        return "does not end as announced";
    return {};
}

template <class P>
Complaint check(const P& position, const engine::Thought& thought,
                const engine::SearchRequest& asked) {
    if (thought.lines.empty()) return "no line";
    if (thought.nodes > asked.limits.nodes) return "too many nodes";
    for (std::size_t i = 0; i < thought.lines.size(); ++i) {
        const engine::Variation& line = thought.lines[i];
        const int above = i == 0 ? search::win : thought.lines[i - 1].centipawns;
        if (line.centipawns > above) return "lines out of order";
        if (Complaint found = check_line(position, line); !found.empty()) {
            for (const std::string& move : line.moves) found += ' ' + move;
            return found;
        }
    }
    return {};
}

inline bool is_same(const engine::Thought& a, const engine::Thought& b) {
    if (a.nodes != b.nodes || a.depth != b.depth || a.lines.size() != b.lines.size()) return false;
    for (std::size_t i = 0; i < a.lines.size(); ++i)
        if (a.lines[i].centipawns != b.lines[i].centipawns || a.lines[i].moves != b.lines[i].moves)
            return false;
    return true;
}

} // namespace selfplay
