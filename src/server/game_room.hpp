#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "server/live_game.hpp"
#include "server/visitor.hpp"
#include "store/game.hpp"
#include "store/node.hpp"
#include "wire/from_client.hpp"
#include "wire/from_server.hpp"

namespace server {

// Requests to a game. One change is written at a time: the others wait.
struct ActRequest {
    ConnectionId from = 0;
    wire::GameAct act{};
    int tries = 0;
    bool is_fresh = false; ///< the game has been read again for it
};
struct WatchRequest {
    ConnectionId from = 0;
    std::uint32_t seen = 0;
    bool is_fresh = false;
};
struct FoundRequest {
    std::uint32_t number = 0;
    engine::Thought thought{};
};
/// The player's account is deleted.
struct QuitRequest {
    Color side{};
};
using GameRequest = std::variant<ActRequest, WatchRequest, FoundRequest, QuitRequest>;

/// A game with everybody who follows it.
struct GameRoom {
    static constexpr std::size_t waiting_limit = 64;
    static constexpr std::size_t chat_limit = 100;

    enum class Work : std::uint8_t { none, writing, loading };

    struct Watcher {
        ConnectionId connection = 0;
        wire::Participant role{};
    };

    std::unique_ptr<LiveGame> live{}; ///< null until it has been read
    std::vector<Watcher> watchers{};
    std::uint32_t shown = 0; ///< the last event that the spectators have seen
    Work work = Work::none;
    std::vector<Entry> writing{};
    std::optional<GameRequest> cause{}; ///< of what is being written
    std::deque<GameRequest> waiting{};
    std::optional<Instant> alarm{};
    std::deque<store::ChatLine> chat{};
    int chat_number = 0;
    store::GameId next{};        ///< the game of the rematch
    bool begins_rematch = false; ///< which is being written
    bool is_running = false;     ///< counted as running
    /// The store has been told when others have to check the clocks, and nobody has connected
    /// since.
    enum class Told : std::uint8_t { asked, failed, done };
    struct HandOn {
        std::uint32_t number = 0; ///< of the last event
        Told told = Told::asked;
    };
    std::optional<HandOn> hand_on{};
    std::array<std::set<store::NodeId>, 2>
        elsewhere{}; ///< other nodes to which a side is connected

    bool is_here(Color side) const {
        for (const Watcher& watcher : watchers)
            if (watcher.role == static_cast<wire::Participant>(side)) return true;
        return false;
    }
};

} // namespace server
