#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "engine/networks.hpp"
#include "engine/searcher.hpp"
#include "game/rules.hpp"
#include "search/transposition_table.hpp"

namespace engine {

/// What a search works with.
struct Workshop {
    search::TranspositionTable& table;
    const std::atomic<bool>& stop;
    const std::atomic<bool>& pondering;
    int threads;
};

/// One game as it stands, whichever it is, and the thinking about it. What its threads search with
/// is kept from one search to the next.
class Player {
  public:
    Player() = default;
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;
    virtual ~Player();

    /// The strength of the request is not looked at.
    virtual Thought think(const Request& request, const Workshop& workshop) = 0;

    /// The approximate cost of a node, relative to a small board.
    virtual std::uint64_t node_cost() const = 0;
};

/// The players of one of the games, one for each kind of board.
class Players {
  public:
    Players() = default;
    Players(const Players&) = delete;
    Players& operator=(const Players&) = delete;
    virtual ~Players();

    /// The player of the game that began so and went on so; null, and every player keeps its game,
    /// if that cannot be read or played.
    virtual Player* after(std::string_view start, std::span<const std::string> moves) = 0;
    /// The player of a new game.
    virtual Player& at_start() = 0;
};

/// Players who judge by these networks, which must outlive them.
std::unique_ptr<Players> make_players(game::Rules rules, const Networks& networks);

} // namespace engine
