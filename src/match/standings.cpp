#include "match/standings.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace match {
namespace {

using record::GameResult;

/// The half-points that a result gives to White.
int white_half_points(GameResult result) {
    assert(result != GameResult::unfinished);
    return result == GameResult::white_wins ? 2 : result == GameResult::draw ? 1 : 0;
}

WinDrawLoss reversed(const WinDrawLoss& results) {
    return {results.losses, results.draws, results.wins};
}

Pairs reversed(Pairs pairs) {
    std::ranges::reverse(pairs);
    return pairs;
}

} // namespace

Standings::Standings(std::size_t players, std::size_t games_each)
    : schedule_(players, games_each), players_(players), done_(schedule_.size()),
      encounters_(schedule_.encounters()), faults_(players), illegal_moves_(players) {}

void Standings::add(std::size_t index, GameResult result, const std::optional<Blame>& blame) {
    assert(!has(index));
    done_[index] = true;
    ++games_;
    const Slot slot = schedule_.at(index);
    if (blame) add_fault(index, *blame);
    Encounter& encounter = encounters_[slot.encounter];
    const int for_white = white_half_points(result);
    const int points = slot.half == 0 ? for_white : 2 - for_white;
    ++(points == 2   ? encounter.results.wins
       : points == 1 ? encounter.results.draws
                     : encounter.results.losses);
    const auto other = encounter.half_pairs.find(slot.opening);
    if (other == encounter.half_pairs.end()) {
        encounter.half_pairs.emplace(slot.opening, points);
        return;
    }
    ++encounter.pairs[static_cast<std::size_t>(points + other->second)];
    encounter.half_pairs.erase(other);
}

void Standings::add_fault(std::size_t index, const Blame& blame) {
    const std::size_t player = schedule_.at(index).players[core::index(blame.color)];
    ++faults_[player][match::index(blame.fault)];
    auto& kept = illegal_moves_[player];
    if (blame.fault == Fault::illegal_move && !blame.move.empty() && kept.size() < most_kept)
        kept.push_back({index, blame.move, blame.position});
}

std::size_t Standings::encounter_of(std::size_t player, std::size_t opponent) const {
    const std::array wanted{std::min(player, opponent), std::max(player, opponent)};
    std::size_t encounter = 0;
    while (schedule_.players(encounter) != wanted) ++encounter;
    return encounter;
}

WinDrawLoss Standings::results(std::size_t player, std::size_t opponent) const {
    const WinDrawLoss& results = encounters_[encounter_of(player, opponent)].results;
    return player < opponent ? results : reversed(results);
}

Pairs Standings::pairs(std::size_t player, std::size_t opponent) const {
    const Pairs& pairs = encounters_[encounter_of(player, opponent)].pairs;
    return player < opponent ? pairs : reversed(pairs);
}

WinDrawLoss Standings::results(std::size_t player) const {
    WinDrawLoss sum;
    for (std::size_t opponent = 0; opponent < players_; ++opponent)
        if (opponent != player) sum += results(player, opponent);
    return sum;
}

Pairs Standings::pairs(std::size_t player) const {
    Pairs sum{};
    for (std::size_t opponent = 0; opponent < players_; ++opponent) {
        if (opponent == player) continue;
        const Pairs more = pairs(player, opponent);
        for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += more[i];
    }
    return sum;
}

} // namespace match
