#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/searcher.hpp"

namespace play {

/// What the computer is to think about. It needs no table any more: any thread may do it.
struct ThinkTask {
    game::Rules rules{};
    std::string start{};              ///< the text of the position the game began with
    std::vector<std::string> moves{}; ///< since, in coordinates
    engine::Limits limits{};
    int lines = 1; ///< best ones to be found, where it thinks as well as it can
    std::optional<int> level = std::nullopt; ///< chooses a move as a player of it; nothing: thinks
                                             ///< as well as it can
    std::uint64_t seed = 0;                  ///< of that choice
};

/// What the searcher thinks of it; no line where it was given a game that cannot be played.
/// `listen` is told what is known on the way.
engine::Thought think_about(engine::Searcher& searcher, const ThinkTask& task,
                            const std::function<void(const engine::Thought&)>& listen = {});

/// What the same position is worth to the other side.
engine::Thought seen_by_other_side(engine::Thought thought);

} // namespace play
