#pragma once

#include <functional>
#include <vector>

#include "server/door.hpp"
#include "server/now.hpp"
#include "server/rate_limit.hpp"
#include "store/change.hpp"
#include "store/secrets.hpp"
#include "store/store.hpp"
#include "wire/from_client.hpp"
#include "wire/from_server.hpp"

namespace server {

/// What those who answer requests work with.
struct Services {
    using Then = std::function<void(const store::ChangeResult&)>;

    Door& door;
    store::Store& read; ///< for the thread of the web
    store::Secrets& secrets;
    std::function<Now()> now;
    /// Hands a change to the store; `then` is told what became of it.
    std::function<void(store::Change, Then then)> commit;
    // On whichever node of several.
    std::function<bool(const store::Player&)> is_here;
    std::function<std::vector<store::GameId>(const store::Player&)> games_of;
    /// Makes sure that the hub knows all games that somebody plays; false if the store fails.
    std::function<bool(const store::Player&)> bring;
    /// Public games that are being played, at most `most`.
    std::function<wire::RunningGames(std::size_t most)> list_games;
    /// Makes sure that the hub knows what a message is about; false if the store fails.
    std::function<bool(const wire::FromClient&)> prepare;
    /// Whether one more of what has this name is within an allowance; it is counted if it is.
    std::function<bool(const std::string& name, const Allowance&)> admits;
    /// Tells all other nodes.
    std::function<void(store::Topic, const std::string& subject, const std::string& text)> tell;
};

} // namespace server
