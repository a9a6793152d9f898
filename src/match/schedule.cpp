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
    slot.encounter = index % encounters();
    const std::size_t round = index / encounters();
    slot.half = round % 2;
    slot.opening = round / 2;
    slot.players = players(slot.encounter);
    if (slot.half == 1) std::swap(slot.players[0], slot.players[1]);
    return slot;
}

} // namespace match
