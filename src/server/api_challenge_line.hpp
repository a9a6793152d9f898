#pragma once

#include "server/api_stream.hpp"
#include "server/lichess.hpp"

namespace server {

/// Makes a challenge, or a game against the computer, and answers with what it is. A challenge may
/// be kept alive: the answer then goes on until somebody has accepted or declined it.
class ChallengeLine final : public ApiStream {
  public:
    ChallengeLine(Api& api, const ApiCall& call, wire::FromClient message)
        : ApiStream(api, call.request.id, call.reply), message_(std::move(message)),
          account_(call.account.id), base_url_(api.base_url(call.request)),
          is_kept_alive_(call.fields.is_true("keepAliveStream")) {}

    void start() { api().say(id(), message_); }

    void told(const wire::FromServer& message) override;
    void named(const store::GameId& name) override { name_ = name; }
    void closed() override;

  private:
    void show(const wire::Challenge& challenge);
    void show(const wire::ChallengeGone& gone);
    void show_game();

    wire::FromClient message_;
    store::AccountId account_;
    std::string base_url_;
    bool is_kept_alive_ = false;
    store::GameId name_;
};

/// Looks for somebody to play with, as long as the other end waits for it.
class SeekLine final : public ApiStream {
  public:
    SeekLine(Api& api, const ApiCall& call, wire::MakeSeek seek)
        : ApiStream(api, call.request.id, call.reply), seek_(std::move(seek)) {}

    void start() {
        api().say(id(), wire::WatchLobby{});
        api().say(id(), seek_);
    }

    void told(const wire::FromServer& message) override;
    void named(const store::GameId& name) override { name_ = name; }
    void closed() override;

  private:
    wire::MakeSeek seek_;
    store::GameId name_;
};

/// Answers with the open challenges of an account.
class ChallengeList final : public ApiStream {
  public:
    ChallengeList(Api& api, const ApiCall& call)
        : ApiStream(api, call.request.id, call.reply), account_(call.account.id),
          base_url_(api.base_url(call.request)), seen_(call.seen()) {}

    void start() { api().mark(id()); }

    void told(const wire::FromServer& message) override;
    void settled() override;

  private:
    store::AccountId account_;
    std::string base_url_;
    lichess::Games seen_;
    wire::Json received_ = wire::Json::array();
    wire::Json sent_ = wire::Json::array();
};

} // namespace server
