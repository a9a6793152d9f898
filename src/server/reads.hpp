#pragma once

#include "server/game_downloads.hpp"
#include "server/hub.hpp"
#include "server/routes.hpp"

namespace server {

/// What anybody may read of games, players and ratings: docs/http.md.
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
    using Method = void (Reads::*)(const HttpRequest&, const PathParts&, const Reply&);

    void running(const HttpRequest& request, const PathParts& parts, const Reply& reply);
    void game(const HttpRequest& request, const PathParts& parts, const Reply& reply);
    void player(const HttpRequest& request, const PathParts& parts, const Reply& reply);
    void ratings(const HttpRequest& request, const PathParts& parts, const Reply& reply);
    void games(const HttpRequest& request, const PathParts& parts, const Reply& reply);
    void leaders(const HttpRequest& request, const PathParts& parts, const Reply& reply);
    void own_data(const HttpRequest& request, const PathParts& parts, const Reply& reply);

    /// The account that sends the request; nothing for guests and what is not valid.
    core::Result<std::optional<store::AccountId>, Door::Fault> caller(const HttpRequest& request);
    /// Whether an account or a guest that sends the request plays or has played the game.
    core::Result<bool, Door::Fault> is_player(const HttpRequest& request, const store::Game& game);
    /// The one of this name; nothing, with an answer, if there is none.
    std::optional<store::Account> account(const HttpRequest& request, const std::string& name,
                                          const Reply& reply);
    std::string site(const HttpRequest& request, const store::GameId& game) const;

    Tools tools_;
};

} // namespace server
