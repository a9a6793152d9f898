#pragma once

#include <algorithm>
#include <chrono>

namespace search {

/// How long a move may take.
struct TimePlan {
    std::chrono::milliseconds usual; ///< the soft limit: nothing new is started after it
    std::chrono::milliseconds most;  ///< the hard limit: everything is stopped
};

/// A share of the time left that leaves enough for all moves to come. `moves_to_go` is the number
/// of moves until time is added, 0 if that never happens; `overhead` is lost by each move.
inline TimePlan plan_time(std::chrono::milliseconds left, std::chrono::milliseconds increment,
                          int moves_to_go, std::chrono::milliseconds overhead) {
    using std::chrono::milliseconds;
    constexpr int usual_moves = 26; // moves assumed to remain in a game of unknown length
    const milliseconds least{1};
    const milliseconds usable = std::max(left - overhead, least);
    const int moves = moves_to_go > 0 ? std::min(moves_to_go, usual_moves) : usual_moves;
    const milliseconds share = usable / moves + increment * 3 / 4;
    // The last move before time is added may take nearly all of it.
    const milliseconds limit = moves == 1 ? usable * 4 / 5 : usable * 2 / 5;
    const milliseconds usual = std::clamp(share, least, std::max(limit, least));
    return {usual, std::clamp(usual * 4, usual, std::max(limit, usual))};
}

} // namespace search
