#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "engine/searcher.hpp"
#include "game/rules.hpp"
#include "search/table.hpp"

namespace engine {

/// What a search works with.
struct Workshop {
    search::Table& table;
    const std::atomic<bool>& stop;
    const std::atomic<bool>& pondering;
    int threads;
};

/// One game as it stands, whichever it is, and the thinking about it.
class Player {
  public:
    Player() = default;
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;
    virtual ~Player();

    virtual Thought think(const Request& request, const Workshop& workshop) const = 0;

    /// How many times as long as in a small game a node takes, about.
    virtual std::uint64_t node_cost() const = 0;
};

/// The game that began so and went on so; nothing if that cannot be read or played.
std::unique_ptr<Player> make_player(game::Rules rules, std::string_view start,
                                    std::span<const std::string> moves);

/// A new game.
std::unique_ptr<Player> make_player(game::Rules rules);

} // namespace engine
