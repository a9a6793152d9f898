#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "store/game.hpp"

/// What several servers on the same database know of each other.
namespace store {

/// One of them. Empty: the only one, which has nobody to tell anything.
using NodeId = std::string;

/// What one of them did and the others have to know, besides the events of games.
enum class Topic : std::uint8_t {
    game_began, ///< text: both players, and the game before of a rematch
    invited,    ///< by a new invitation
    uninvited,  ///< text: how that ended, and why
    presence,   ///< of a player at the board; text: color, `here`, `left` or `lost`, and the node
    rematch,    ///< text: color, `yes` or `no`; or `next` and the game that it was
    chat,       ///< text: the number of the line
    relation,   ///< between two accounts; text: to whom, `on` or `off`
    used,       ///< of an allowance, under the name of the use; text: milliseconds of its window
    login,      ///< under the name of an account; text: `failed` or `right`
    crowds,     ///< text: addresses, or accounts after an `@`, each with how many WebSockets it has
    watchers,   ///< text: games, each with how many watch it there
};

/// Numbers only grow, in the order of what happened.
struct Bulletin {
    std::int64_t number = 0;
    NodeId node{}; ///< which did it; empty: it concerns all
    Topic topic{};
    std::string subject{}; ///< the game, invitation or account
    std::string text{};

    friend bool operator==(const Bulletin&, const Bulletin&) = default;
};

/// A player is at the board, on a node.
struct Presence {
    Color color{};
    NodeId node{};

    friend bool operator==(const Presence&, const Presence&) = default;
};

/// No server ran on the database.
struct Outage {
    Time began{};
    Time ended{};

    friend bool operator==(const Outage&, const Outage&) = default;
};

/// A gap this short between signs of life is no outage.
inline constexpr std::chrono::seconds unnoticed_outage{2};

/// How much of a game is known somewhere.
struct Known {
    GameId game{};
    int number = 0; ///< of the last event
};

/// The events of a game after those that were known.
struct LaterEvents {
    GameId game{};
    std::vector<Event> events{};
};

/// What tells one person from all others: `@` and an account, or `~` and a guest.
inline std::string person_key(const Player& player) {
    return (player.kind == PlayerKind::account ? '@' : '~') + player.id;
}

} // namespace store
