#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/accounts.hpp"
#include "server/api.hpp"
#include "server/crowds.hpp"
#include "server/door.hpp"
#include "server/follower.hpp"
#include "server/game_downloads.hpp"
#include "server/hasher.hpp"
#include "server/hub.hpp"
#include "server/log.hpp"
#include "server/metrics.hpp"
#include "server/pages.hpp"
#include "server/readers.hpp"
#include "server/reads.hpp"
#include "server/routes.hpp"
#include "server/services.hpp"
#include "server/thinkers.hpp"
#include "server/web.hpp"
#include "store/exchange.hpp"
#include "store/secrets.hpp"
#include "store/store.hpp"
#include "store/writer.hpp"

namespace server {

struct GatewayOptions {
    Door::Policy door{};
    int sockets_per_address = 50; ///< the same as the web's
    int sockets_per_account = 10;
    std::string pages{}; ///< the folder of the browser's page, if there is one
    std::string page{};  ///< shown at `/` otherwise
    HubLimits limits{};
    Thinkers::Limits thinkers{};
    /// How often the session of an open WebSocket is checked.
    Milliseconds session_pause = std::chrono::minutes(10);
};

/// What a gateway needs from outside.
struct GatewayTools {
    Web& web;
    store::Store& written;              ///< only for the thread that writes
    store::Store& read;                 ///< for the thread of the web
    std::vector<store::Store*> readers; ///< each for a thread with long reads
    store::Secrets& secrets;
    Log& log;
    store::Exchange* exchange = nullptr; ///< with other nodes, for a thread of its own
};

/// Connects the hub with the network, the store, the computers and the clock.
class Gateway final : public WebHandler {
  public:
    Gateway(GatewayOptions options, GatewayTools tools);
    ~Gateway() override;

    /// Loads the games in progress; the store's error if they cannot be read.
    store::Result<void> begin();
    const Routes& routes() const { return routes_; }
    /// Whether another server has taken over the database, so that this one stops.
    bool is_replaced() const { return is_replaced_; }

    void answer(const HttpRequest& request, Reply reply) override;
    std::optional<HttpResponse> refusal(const HttpRequest& request) override;
    void opened(ConnectionId connection, const HttpRequest& request) override;
    void received(ConnectionId connection, std::string_view text) override;
    void streaming(ConnectionId stream) override;
    void drained(ConnectionId stream) override;
    void closed(ConnectionId connection, bool leaves) override;
    void measured(ConnectionId connection, Milliseconds lag) override;
    int crowd_elsewhere(const std::string& address) const override;
    void woken() override;
    void signalled(Signal signal) override;

  private:
    /// A client that has not sent `hello` yet.
    struct Stranger {
        Instant since{};
        std::string address{};
        Caller caller{};
        int messages = 0;                     ///< that were not an acceptable `hello`
        std::optional<HttpRequest> request{}; ///< while the store cannot identify its sender
    };

    /// The log's values for one.
    struct LoggedReport {
        std::string id{};
        store::GameId game{};
    };

    Now now() const;
    // People (gateway_people.cpp).
    bool recognise(ConnectionId connection, Stranger& stranger);
    void send_away(ConnectionId connection);
    void greet(ConnectionId connection, const Stranger& stranger, const wire::Hello& hello);
    void greet_guest(ConnectionId connection, const Stranger& stranger, const wire::Hello& hello);
    void note_seen(const store::Guest& guest);
    void welcome_guest(ConnectionId connection, const Stranger& stranger, Visitor visitor,
                       bool is_chosen, const store::ChangeResult& outcome);
    void admit_guest(ConnectionId connection, const Stranger& stranger, Visitor visitor,
                     bool is_chosen);
    void enter(ConnectionId connection, const Stranger& stranger, Visitor visitor);
    std::string name_for(const store::GuestId& id);
    bool is_guest_name_used(std::string_view name, const store::GuestId& except);
    bool is_account_name_used(std::string_view name);
    bool has_too_many(const Caller& caller) const;
    void count(ConnectionId connection, const Caller& caller);
    void count_down(ConnectionId connection);
    void turn_back(ConnectionId connection, const Stranger& stranger, wire::Why why,
                   std::string_view field = {});
    void refuse(ConnectionId connection, wire::Why why, std::string_view field = {});

    // Effects of the hub.
    void flush();
    void perform(const Send& send);
    void perform(Commit commit);
    void perform(const Load& load);
    void perform(Think think);
    void perform(const Close& close);
    void perform(const Named& named);
    void perform(const Finished& finished);
    void perform(const Listen& listen);
    void commit(store::Change change, Services::Then then);
    void load(const store::GameId& game);
    void written(const store::Batch& batch);
    void set_alarm();
    void each_second();
    void note_if_slow(std::string_view what, Milliseconds time);
    // Other nodes (gateway_nodes.cpp).
    store::Result<void> join();
    void follow();
    void heard(const std::vector<store::Bulletin>& bulletins);
    void hear_in_order();
    bool hear(const store::Bulletin& bulletin);
    bool take_in(const store::Bulletin& bulletin);
    void examine(const std::vector<store::GameId>& games);
    bool bring(const store::Player& player);
    store::Result<bool> bring(const store::GameId& game);
    bool prepare(wire::FromClient& message);
    void list_games();
    void hear_crowds(const store::Bulletin& bulletin);
    void tell_crowds();
    void keep_node();
    void trim_bulletins();
    void node_kept(Instant since, const store::ChangeResult& outcome);
    void begin_anew();
    void rejoin();
    bool invite(const store::GameId& id);
    store::Result<void> tell_hub(const store::Invitation& invitation);
    store::Result<std::string> name_of(const std::string& name);
    store::Result<store::StoredSeat> seat_of_maker(const store::Invitation& invitation);
    void check_sessions();
    void check_session(ConnectionId connection, const store::Digest& digest);
    void check_session_later(ConnectionId connection);
    void remove_stale();
    void finish_draining();

    void add_routes();
    HttpResponse health() const;
    HttpResponse metrics() const;

    GatewayOptions options_;
    GatewayTools tools_;
    Door door_;
    Services services_;
    Hub hub_;
    GameDownloads files_;
    Reads reads_;
    Api api_;
    Pages pages_;
    Routes routes_;
    std::map<ConnectionId, Stranger> strangers_;
    std::map<ConnectionId, store::Digest> sessions_; ///< of WebSockets that were opened by one
    std::unordered_map<ConnectionId, store::AccountId> owners_; ///< of WebSockets with an account
    std::unordered_map<store::AccountId, int> owned_;           ///< how many of them
    std::unordered_map<std::uint64_t, std::function<void(const store::ChangeResult&)>> own_tickets_;
    std::unordered_map<Ticket, std::chrono::steady_clock::time_point> committing_;
    std::unordered_map<Ticket, LoggedReport> reports_; ///< that are being written
    std::multimap<Instant, store::GameId> loads_;
    Instant next_second_{};
    std::multimap<Instant, ConnectionId> session_checks_; ///< when each of them is checked
    Instant next_removal_{};
    std::int64_t last_news_ = 0;
    bool is_flushing_ = false;
    bool is_draining_ = false;
    Instant draining_since_{};
    std::optional<Instant> drained_; ///< when everything was on disk, or waiting for it ended
    bool is_store_failing_ = false;  ///< in writing
    bool can_read_ = true;
    bool is_replaced_ = false;
    std::uint64_t last_own_ticket_ = 0;
    Histogram commit_times_;
    Histogram relay_times_;
    std::uint64_t event_count_ = 0;
    std::uint64_t message_count_ = 0;
    std::optional<Accounts> accounts_;
    store::NodeId node_;                  ///< empty: the only server
    Milliseconds ahead_{};                ///< how far the clock of all nodes is ahead of ours
    std::int64_t last_bulletin_ = 0;      ///< that was processed
    std::deque<store::Bulletin> unheard_; ///< that came after it
    /// The last one at the end of each minute.
    std::deque<std::pair<Instant, std::int64_t>> heard_;
    std::optional<Instant> healthy_since_; ///< since when the store has answered in time
    Crowds address_crowds_;                ///< WebSockets and streams of each address
    Crowds account_crowds_;                ///< WebSockets of each account
    Crowds game_crowds_;                   ///< spectators of a game
    bool is_outcast_ = false;              ///< expelled by the others
    std::optional<Instant> listed_;        ///< when the games of all nodes were listed
    std::optional<store::Writer> writer_;
    std::optional<Follower> follower_;
    std::optional<Thinkers> thinkers_;
    std::optional<Hasher> hasher_;
    std::optional<Readers> readers_; // its threads end before everything that they use
};

} // namespace server
