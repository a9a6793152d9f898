#pragma once

#include <functional>
#include <vector>

#include "server/door.hpp"
#include "server/now.hpp"
#include "server/rate_limit.hpp"
#include "server/readers.hpp"
#include "store/change.hpp"
#include "store/secrets.hpp"
#include "store/store.hpp"
#include "wire/from_server.hpp"

namespace server {

/// The services for handlers of requests.
struct Services {
    using Then = std::function<void(const store::ChangeResult&)>;

    Door& door;
    store::Store& read; ///< for the thread of the web
    store::Secrets& secrets;
    std::function<Now()> now;
    bool has_nodes = false; ///< several servers share the database
    /// Lets another thread read, as `Readers::add`.
    std::function<bool(const std::string& address, Readers::Work, Readers::Task late)> read_apart{};
    /// Passes a change to the store; `then` gets its outcome.
    std::function<void(store::Change, Then then)> commit;
    /// Makes sure that the hub has all games that somebody is playing; false if the store fails.
    std::function<bool(const store::Player&)> bring;
    /// Public games in progress, at most `most`.
    std::function<wire::PublicGames(std::size_t most)> list_games;
    /// Whether one more use under this name is within an allowance; if so, it is counted.
    std::function<bool(const std::string& name, const Allowance&)> admits;
    /// Announces something to all other nodes.
    std::function<void(store::Topic, const std::string& subject, const std::string& text)> tell;
};

} // namespace server
