#pragma once

#include <functional>

#include "server/game_downloads.hpp"
#include "server/hub.hpp"
#include "server/routes.hpp"

namespace server {

/// Public data about games, players and ratings: docs/http.md. Everything except the games in
/// progress is read in threads of its own.
class Reads {
  public:
    struct Tools {
        Services& services;
        Hub& hub;
        GameDownloads& files;
        bool is_behind_proxy = false;
    };

    explicit Reads(Tools tools) : tools_(tools) {}

    void add_to(Routes& routes);

  private:
    using Reply = WebHandler::Reply;
    struct Question {
        HttpRequest request{};
        PathParts parts{};
        store::Time now{};
    };
    /// In the thread of the web, once everything has been read.
    using Finish = std::function<void(const Reply&)>;
    using Method = Finish (Reads::*)(store::Store&, const Question&);

    void running(const HttpRequest& request, const PathParts& parts, const Reply& reply);
    void ask(Method method, const HttpRequest& request, const PathParts& parts, const Reply& reply);

    // In a reading thread.
    Finish game(store::Store& store, const Question& question);
    Finish player(store::Store& store, const Question& question);
    Finish ratings(store::Store& store, const Question& question);
    Finish games(store::Store& store, const Question& question);
    Finish leaders(store::Store& store, const Question& question);
    Finish own_data(store::Store& store, const Question& question);
    Finish download(const HttpRequest& request, GameDownload file);

    /// The account that sends the request; nothing for guests and invalid credentials.
    core::Result<std::optional<store::AccountId>, Door::Fault> caller(store::Store& store,
                                                                      const Question& question);
    /// Whether an account or a guest that sends the request plays or has played the game.
    core::Result<bool, Door::Fault> is_player(store::Store& store, const Question& question,
                                              const store::Game& game);
    std::string site(const HttpRequest& request, const store::GameId& game) const;

    Tools tools_;
};

} // namespace server
