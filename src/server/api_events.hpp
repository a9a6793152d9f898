#pragma once

#include "server/api_stream.hpp"
#include "server/lichess.hpp"

namespace server {

/// What happens to an account: challenges, games that begin and end.
class EventLine final : public ApiStream {
  public:
    EventLine(Api& api, const ApiCall& call)
        : ApiStream(api, call.request.id, call.reply), account_(call.account.id),
          key_(*call.caller.key), seen_(call.seen()), base_url_(api.base_url(call.request)) {}

    const store::AccountId& account() const { return account_; }
    const store::Digest& key() const { return key_; }
    bool sees(game::Rules rules) const { return seen_.contains(rules); }

    /// Begins with the games that are being played; challenges follow from the hub.
    void start() {
        begin();
        for (const store::GameId& game :
             api().hub().games_of(store::Player{store::PlayerKind::account, account_}))
            show_game(game);
    }
    void replace() { cut(); }

    void told(const wire::FromServer& message) override;
    void show_game(const store::GameId& game);
    void show_end(const LiveGame& game);

  private:
    void show(const wire::Challenge& challenge);
    void show(const wire::ChallengeGone& gone);

    store::AccountId account_;
    store::Digest key_;
    lichess::Games seen_;
    std::string base_url_;
    std::map<std::string, wire::Json> challenges_; ///< those that were shown
};

} // namespace server
