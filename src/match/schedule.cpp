#include "match/schedule.hpp"

#include <cassert>
#include <utility>

namespace match {

Schedule::Schedule(std::size_t players, std::size_t games_each)
    : players_(players), games_each_(games_each) {
    assert(players >= 2);
}

std::array<std::size_t, 2> Schedule::players(std::size_t encounter) const {
    std::size_t first = 0;
    while (encounter >= players_ - 1 - first) encounter -= players_ - 1 - first++;
    return {first, first + 1 + encounter};
}

Slot Schedule::at(std::size_t index) const {
    assert(index < size());
    Slot slot;
    const std::size_t in_pairs = games_each_ / 2 * encounters() * 2;
    if (index < in_pairs) {
        slot.half = index % 2;
        slot.encounter = index / 2 % encounters();
        slot.opening = index / 2 / encounters();
    } else { // the last game of an odd number has no other half
        slot.encounter = index - in_pairs;
        slot.opening = games_each_ / 2;
    }
    slot.players = players(slot.encounter);
    if (slot.half == 1) std::swap(slot.players[0], slot.players[1]);
    return slot;
}

} // namespace match
