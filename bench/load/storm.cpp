#include "swarm.hpp"

namespace load {

void Swarm::cut(int count) {
    const auto within = static_cast<std::uint64_t>(count); // milliseconds: not all at once
    const Instant now = Clock::now();
    for (std::size_t player = 0; player < players_.size() && count > 0; ++player) {
        Player& who = *players_[player];
        const Stage stage = match_of(player).stage;
        if (!who.watches || (stage != Stage::ready && stage != Stage::moving)) continue;
        who.link.close();
        set_away(player, true);
        match_of(player).is_timed = false;
        --count;
        const std::chrono::milliseconds pause(random_.below(within));
        due_.emplace(now + pause, player);
    }
}

} // namespace load
