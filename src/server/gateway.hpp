#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/hub.hpp"
#include "server/log.hpp"
#include "server/metrics.hpp"
#include "server/routes.hpp"
#include "server/thinkers.hpp"
#include "server/web.hpp"
#include "store/secrets.hpp"
#include "store/store.hpp"
#include "store/writer.hpp"

namespace server {

struct GatewayOptions {
    std::vector<std::string> origins{}; ///< of pages that may connect, besides our own
    bool is_behind_proxy = false;       ///< who tells whence a request comes
    bool is_lan = false;                ///< plain HTTP among neighbours: guests alone
    int sockets_per_account = 10;
    std::string page{}; ///< at `/`
    HubLimits limits{};
    Thinkers::Limits thinkers{};
};

/// What a gateway works with.
struct GatewayTools {
    Web& web;
    store::Store& written; ///< for the thread that writes, alone
    store::Store& read;    ///< for the thread of the web
    store::Secrets& secrets;
    Log& log;
};

/// Connects the hub with the network, the store, the computers and the clock.
class Gateway final : public WebHandler {
  public:
    Gateway(GatewayOptions options, GatewayTools tools);
    ~Gateway() override;

    /// Takes up what was being played; what the store says where it cannot be read.
    store::Result<void> begin();

    void answer(const HttpRequest& request, Reply reply) override;
    std::optional<HttpResponse> refusal(const HttpRequest& request) override;
    void opened(ConnectionId connection, const HttpRequest& request) override;
    void received(ConnectionId connection, std::string_view text) override;
    void closed(ConnectionId connection, bool leaves) override;
    void measured(ConnectionId connection, Milliseconds lag) override;
    void woken() override;
    void signalled(Signal signal) override;

  private:
    /// Somebody who has not said hello yet.
    struct Stranger {
        Instant since{};
        std::string address{};
        std::optional<store::AccountId> account{}; ///< of the token or session shown
        std::optional<store::Digest> key{};
    };

    static Now now();
    // Who is there (gateway_people.cpp).
    std::string address_of(const HttpRequest& request) const;
    bool is_allowed_origin(const HttpRequest& request) const;
    std::optional<Stranger> identify(const HttpRequest& request);
    void greet(ConnectionId connection, const Stranger& stranger, const wire::Hello& hello);
    void greet_guest(ConnectionId connection, const Stranger& stranger, const wire::Hello& hello);
    void enter(ConnectionId connection, Visitor visitor);
    std::optional<Visitor> account_visitor(const store::AccountId& account);
    void refuse(ConnectionId connection, wire::Why why);

    // What the hub wants done.
    void flush();
    void perform(const Send& send);
    void perform(Commit commit);
    void perform(const Load& load);
    void perform(Think think);
    void perform(const Close& close);
    void load(const store::GameId& game);
    void written(const store::Batch& batch);
    void set_alarm();
    void each_second();
    void finish_draining();

    void add_routes();
    HttpResponse health() const;
    HttpResponse metrics() const;

    GatewayOptions options_;
    GatewayTools tools_;
    Hub hub_;
    Routes routes_;
    std::map<ConnectionId, Stranger> strangers_;
    std::unordered_map<std::uint64_t, std::function<void(const store::Outcome&)>> own_tickets_;
    std::unordered_map<Ticket, std::chrono::steady_clock::time_point> committing_;
    std::multimap<Instant, store::GameId> loads_;
    Instant next_second_{};
    std::int64_t last_news_ = 0;
    bool is_flushing_ = false;
    bool is_draining_ = false;
    std::optional<Instant> drained_; ///< when everything was on disk
    bool is_store_failing_ = false;
    std::uint64_t last_own_ticket_ = 0;
    Histogram commit_times_;
    Histogram relay_times_;
    std::uint64_t event_count_ = 0;
    std::uint64_t message_count_ = 0;
    std::optional<store::Writer> writer_;
    std::optional<Thinkers> thinkers_; // threads end before anything that they use
};

} // namespace server
