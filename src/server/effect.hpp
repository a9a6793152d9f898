#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "play/think_task.hpp"
#include "server/now.hpp"
#include "server/visitor.hpp"
#include "store/change.hpp"
#include "wire/from_server.hpp"

/// What a hub requests from outside.
namespace server {

using Ticket = std::uint64_t;

struct Send {
    std::vector<ConnectionId> to{};
    wire::FromServer message{};
};

/// To be passed to the store, which reports the outcome by `Hub::committed`.
struct Commit {
    Ticket ticket = 0;
    store::Change change{};
};

/// To be read from the store for `Hub::loaded`, after `pause`.
struct Load {
    store::GameId game{};
    Milliseconds pause{};
};

/// A computer has to think, for `Hub::found`; any earlier task for this game is cancelled.
struct Think {
    store::GameId game{};
    std::uint32_t number = 0;
    play::ThinkTask task{};
    std::string person{}; ///< who is waiting for it
};

/// Why a connection is closed; the values are those of RFC 6455.
enum class CloseCode : std::uint16_t { going_away = 1001, policy = 1008, restart = 1012 };

struct Close {
    ConnectionId connection = 0;
    CloseCode code{};
};

/// The seek, challenge or game that a connection has just requested will have this id, unless it is
/// refused.
struct Named {
    ConnectionId connection = 0;
    store::GameId id{};
};

/// A game is over, and its end is on disk.
struct Finished {
    store::GameId game{};
};

/// This node has announced something to others that it must itself process, in the same order as
/// they do: it is to be read soon.
struct Listen {};

using Effect = std::variant<Send, Commit, Load, Think, Close, Named, Finished, Listen>;

} // namespace server
