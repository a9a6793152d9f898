#pragma once

#include "server/api_stream.hpp"
#include "server/lichess.hpp"

namespace server {

/// A game as one of its players follows it.
class GameLine final : public ApiStream {
  public:
    GameLine(Api& api, const ApiCall& call, store::GameId game)
        : ApiStream(api, call.request.id, call.reply), account_(call.account.id),
          game_id_(std::move(game)), agent_(call.request.header("user-agent")), seen_(call.seen()) {
    }

    bool is_of(const store::AccountId& account, const store::GameId& game) const {
        return account_ == account && game_id_ == game && !is_finished();
    }
    const std::string& agent() const { return agent_; }

    void start() { api().say(id(), wire::WatchGame{game_id_}); }
    /// Ends this stream, because the same program has opened another one of the game.
    void replace() { finish(); }

    void told(const wire::FromServer& message) override;
    void settled() override;
    void each_second(Now now) override;
    void closed() override;

  private:
    void show(const wire::GameState& state);
    void show(const wire::Presence& presence);

    store::AccountId account_;
    store::GameId game_id_;
    std::string agent_;
    lichess::Games seen_;
    std::optional<Color> side_;
    wire::Terms terms_;
    lichess::StreamedGame standing_;
    std::optional<Instant> claimable_; ///< when the player may claim the game, if not yet
    bool has_news_ = false;
};

/// A game as anybody may follow it: the game, its moves, and the game again.
class WatchLine final : public ApiStream {
  public:
    WatchLine(Api& api, const ApiCall& call, store::GameId game)
        : ApiStream(api, call.request.id, call.reply), game_id_(std::move(game)),
          seen_(call.seen()) {}

    void start() { api().say(id(), wire::WatchGame{game_id_}); }

    void told(const wire::FromServer& message) override;
    void settled() override;

  private:
    void show(const wire::GameState& state);
    wire::Json summary() const;
    void show_position();

    store::GameId game_id_;
    lichess::Games seen_;
    std::unique_ptr<session::Session> session_;
    wire::GameState state_;
    bool has_news_ = false;
};

/// Does something in a game, and answers when it has happened.
class ActLine final : public ApiLine {
  public:
    ActLine(Api& api, const ApiCall& call, std::vector<wire::FromClient> messages)
        : ApiLine(api, call.request.id), call_(call), messages_(std::move(messages)),
          since_(api.now().steady) {}

    /// Sends the first message to the hub; each of the others follows when the one before it has
    /// been carried out.
    void start();

    void told(const wire::FromServer& message) override;
    void named(const store::GameId& name) override { accepted_ = name; }
    void dismissed() override { answer(api().busy()); }
    void each_second(Now now) override;

    /// Chooses the answer to a refusal, if it is not the usual one.
    std::function<HttpResponse(const wire::Objection&)> objection{};
    /// Only a refusal of the last message is answered.
    bool is_lenient = false;

  private:
    void answer(HttpResponse response);
    void obeyed();

    ApiCall call_;
    std::vector<wire::FromClient> messages_;
    std::size_t place_ = 0;
    store::GameId accepted_; ///< the game of the challenge
    Instant since_{};
    bool is_answered_ = false;
};

} // namespace server
