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
class GameThinker {
  public:
    GameThinker() = default;
    GameThinker(const GameThinker&) = delete;
    GameThinker& operator=(const GameThinker&) = delete;
    virtual ~GameThinker();

    /// The strength of the request is not looked at.
    virtual Thought think(const SearchRequest& request, const Workshop& workshop) = 0;

    /// The approximate cost of a node, relative to a small board.
    virtual std::uint64_t node_cost() const = 0;
};

/// The thinkers of one of the games, one for each kind of board.
class GameThinkers {
  public:
    GameThinkers() = default;
    GameThinkers(const GameThinkers&) = delete;
    GameThinkers& operator=(const GameThinkers&) = delete;
    virtual ~GameThinkers();

    /// The thinker of the game that began so and went on so; null, and every thinker keeps its
    /// game, if that cannot be read or played.
    virtual GameThinker* after(std::string_view start, std::span<const std::string> moves) = 0;
    /// The thinker of a new game.
    virtual GameThinker& at_start() = 0;
};

/// Thinkers that judge by these networks, which must outlive them.
std::unique_ptr<GameThinkers> make_thinkers(game::Rules rules, const Networks& networks);

} // namespace engine
