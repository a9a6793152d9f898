#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "store/game.hpp"

/// Values for several servers on the same database.
namespace store {

/// One of these servers. Empty for a single server, which announces nothing.
using NodeId = std::string;

/// The subjects that one node announces to the others, besides the events of games.
enum class Topic : std::uint8_t {
    game_began, ///< text: both players, and for a rematch the previous game
    invited,    ///< by a new invitation
    uninvited,  ///< text: how the invitation ended, and why
    presence,   ///< of a player in a game; text: color, `here`, `left` or `lost`, and the node
    rematch,    ///< text: color, `yes` or `no`, the connection; or `next` and the previous game
    chat,       ///< text: the number of the line
    relation,   ///< between two accounts; text: to whom, `on` or `off`
    used,       ///< of an allowance, under the name of the use; text: milliseconds of its window
    login,      ///< under the name of an account; text: `failed` or `right`
    crowds,     ///< text: addresses, or accounts after an `@`, each with how many WebSockets it has
    watchers,   ///< text: games, each with its number of spectators there
};

/// Numbers only increase, in the order of events.
struct Bulletin {
    std::int64_t number = 0;
    NodeId node{}; ///< the sender; empty: it concerns all nodes
    Topic topic{};
    std::string subject{}; ///< the game, invitation or account
    std::string text{};

    friend bool operator==(const Bulletin&, const Bulletin&) = default;
};

/// A player is connected to a game, on a node.
struct Presence {
    Color color{};
    NodeId node{};

    friend bool operator==(const Presence&, const Presence&) = default;
};

/// A time when no server ran on the database.
struct Outage {
    Time began{};
    Time ended{};

    friend bool operator==(const Outage&, const Outage&) = default;
};

/// A shorter gap between signs of life is not an outage.
inline constexpr std::chrono::seconds unnoticed_outage{2};

/// How much of a game a node has in memory.
struct KnownEvents {
    GameId game{};
    int number = 0; ///< of the last event
};

/// The events of a game after the known ones.
struct LaterEvents {
    GameId game{};
    std::vector<StoredEvent> events{};
};

/// A unique key for a person: `@` and an account, or `~` and a guest.
inline std::string person_key(const Player& player) {
    return (player.kind == PlayerKind::account ? '@' : '~') + player.id;
}

} // namespace store
