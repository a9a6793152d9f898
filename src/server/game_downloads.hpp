#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/fields.hpp"
#include "server/routes.hpp"
#include "server/services.hpp"
#include "server/web.hpp"
#include "store/query.hpp"

namespace server {

/// Many games as one file, written as fast as they are read.
struct GameDownload {
    store::GameQuery query{};
    std::deque<store::GameId> ids{}; ///< these games instead of the query's
    int left = 0;                    ///< how many games at most
    std::function<std::string(const store::PlayedGame&)> write{};
    std::string type{};
    std::string name{};      ///< under which it is saved; empty: it is not saved
    std::string beginning{}; ///< before all games
    std::string between{};   ///< between two games
    std::string end{};       ///< behind all of them
};

/// Sends such files, a few games at a time; they are read and written in threads of their own, so
/// that players need not wait.
class GameDownloads {
  public:
    static constexpr int most_by_address = 2; ///< at the same time

    GameDownloads(Web& web, const Services& services) : web_(web), services_(services) {}

    void start(const HttpRequest& request, GameDownload file, const WebHandler::Reply& reply);
    /// More can be sent, if this is a stream of ours.
    void drained(ConnectionId stream);
    void closed(ConnectionId stream);

  private:
    struct Running {
        GameDownload file{};
        std::string address{};
        bool has_games = false;
    };
    using Games = std::optional<std::vector<store::PlayedGame>>;

    // In a reading thread; nothing else is done with the file meanwhile.
    /// The next few games; nothing if they cannot be read.
    static Games read(GameDownload& file, store::Store& store);
    /// Their text; empty if there are none, or none that this file contains.
    static std::optional<std::string> next(Running& running, store::Store& store);

    void send(ConnectionId stream, std::optional<std::string> text);

    Web& web_;
    const Services& services_;
    std::map<ConnectionId, std::shared_ptr<Running>> running_;
    std::unordered_map<std::string, int> by_address_;
};

/// The address of our own pages, as the sender of a request sees it.
std::string base_url(const HttpRequest& request, bool is_behind_proxy);

/// What a query says about the games that are wanted: since, until, vs, rated, color, sort, max,
/// ongoing, finished. Nothing if a value is invalid.
std::optional<GameDownload> game_file_of(const Fields& fields, const store::AccountId& account);

} // namespace server
