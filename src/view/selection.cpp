#include "view/selection.hpp"

#include <algorithm>
#include <cstdlib>

namespace view {

namespace {

/// Whether one count is nearer to the held one than another, or as near and smaller.
bool is_nearer(int held, int one, int other) {
    const int away = std::abs(one - held);
    const int other_away = std::abs(other - held);
    return away < other_away || (away == other_away && one < other);
}

} // namespace

int largest_movable(const Moves& moves, core::Coord from) {
    int largest = 0;
    for (const session::MoveView& move : moves)
        if (move.from == from) largest = std::max(largest, move.count);
    return largest;
}

std::vector<Target> targets_of(const Moves& moves, const Selection& selection) {
    std::vector<Target> targets;
    for (const session::MoveView& move : moves) {
        if (move.from != selection.from) continue;
        const Target target{move.to, move.count, move.captured > 0};
        const auto same = std::find_if(targets.begin(), targets.end(),
                                       [&](const Target& one) { return one.to == move.to; });
        if (same == targets.end())
            targets.push_back(target);
        else if (is_nearer(selection.count, target.count, same->count))
            *same = target;
    }
    return targets;
}

const Target* target_at(const std::vector<Target>& targets, core::Coord square) {
    const auto found = std::find_if(targets.begin(), targets.end(),
                                    [&](const Target& target) { return target.to == square; });
    return found == targets.end() ? nullptr : &*found;
}

std::vector<int> counts_to(const Moves& moves, core::Coord from, core::Coord to) {
    std::vector<int> counts;
    for (const session::MoveView& move : moves)
        if (move.from == from && move.to == to) counts.push_back(move.count);
    std::ranges::sort(counts);
    const auto rest =
        std::ranges::unique(counts); // promotions give several moves with the same count
    counts.erase(rest.begin(), rest.end());
    return counts;
}

Moves moves_to(const Moves& moves, const Selection& selection, core::Coord to) {
    Moves found;
    for (const session::MoveView& move : moves)
        if (move.from == selection.from && move.count == selection.count && move.to == to)
            found.push_back(move);
    return found;
}

std::optional<Selection> with_digit(Selection selection, int digit, int height) {
    const int longer = selection.typed * 10 + digit;
    const int count = longer <= height ? longer : digit;
    if (count < 1 || count > height) return std::nullopt;
    return Selection{selection.from, count, count};
}

Selection with_step(Selection selection, int step, int height) {
    return {selection.from, std::clamp(selection.count + step, 1, height)};
}

} // namespace view
