#include "server/gateway.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <malloc.h>

#include "server/seat_link.hpp"
#include "store/issue.hpp"

namespace server {
namespace {

constexpr std::chrono::seconds one_second{1};
/// This bit distinguishes the gateway's tickets from the hub's.
constexpr std::uint64_t own_bit = std::uint64_t{1} << 63;

/// What happened to an account, for the log.
std::string word_of(store::AccountNews news) {
    constexpr std::array words{"added", "password", "banned",        "unbanned",
                               "title", "deleted",  "token_revoked", "sessions_ended"};
    return words[static_cast<std::size_t>(news)];
}

/// The part of the allocated memory that is in use.
std::size_t heap_bytes() {
    const auto heap = mallinfo2();
    return heap.uordblks + heap.hblkhd;
}

} // namespace

Gateway::Gateway(GatewayOptions options, GatewayTools tools)
    : options_(std::move(options)), tools_(std::move(tools)),
      door_(options_.door, tools_.read, tools_.secrets),
      services_{
          .door = door_,
          .read = tools_.read,
          .secrets = tools_.secrets,
          .now = [this] { return now(); },
          .has_nodes = tools_.exchange != nullptr,
          .read_apart =
              [this](const std::string& address, Readers::Work work, Readers::Task late) {
                  return readers_->add(address, std::move(work), std::move(late));
              },
          .commit = [this](auto change, auto then) { commit(std::move(change), std::move(then)); },
          .bring = [this](const store::Player& player) { return bring(player); },
          .list_games =
              [this](std::size_t most) {
                  list_games();
                  return hub_.list_games(most);
              },
          .admits =
              [this](const std::string& name, const Allowance& allowance) {
                  return hub_.admits(name, allowance, now());
              },
          .tell =
              [this](store::Topic topic, const std::string& subject, const std::string& text) {
                  if (!node_.empty())
                      commit(
                          store::TellNodes{
                              {.node = node_, .topic = topic, .subject = subject, .text = text}},
                          [](const store::ChangeResult&) {});
              }},
      hub_(HubTools{.new_id = [this] { return store::new_id(tools_.secrets); },
                    .toss =
                        [this] {
                            std::uint8_t byte = 0;
                            tools_.secrets.fill({&byte, 1});
                            return byte % 2 == 0;
                        },
                    .guest_name = [this](const store::GuestId& id) { return name_for(id); },
                    .prepare = [this](wire::FromClient& message) { return prepare(message); },
                    .game_of_link =
                        [this](const std::string& link) {
                            return game_of_seat_link(tools_.read, link).value_or("");
                        },
                    .limits = options_.limits}),
      files_(tools_.web, services_),
      reads_({services_, hub_, files_, options_.door.is_behind_proxy}),
      api_({services_, hub_, tools_.web, files_, options_.door.is_behind_proxy}),
      pages_(options_.pages, options_.page) {
    hasher_.emplace([this](Hasher::Task task) { tools_.web.post(std::move(task)); });
    readers_.emplace(tools_.readers,
                     [this](Readers::Task task) { tools_.web.post(std::move(task)); });
    accounts_.emplace(Accounts::Tools{services_, *hasher_, [this](const store::AccountId& account) {
                                          if (!bring({store::PlayerKind::account, account}))
                                              return false;
                                          hub_.quit(account, now());
                                          flush();
                                          return true;
                                      }});
    add_routes();
    writer_.emplace(tools_.written, [this](store::Batch batch) {
        tools_.web.post([this, batch = std::move(batch)] { written(batch); });
    });
    thinkers_.emplace(options_.thinkers, [this](const store::GameId& game, std::uint32_t number,
                                                engine::Thought thought) {
        tools_.web.post([this, game, number, thought = std::move(thought)] {
            hub_.found(game, number, thought, now());
            flush();
        });
    });
}

Gateway::~Gateway() = default;

Now Gateway::now() const {
    using std::chrono::floor;
    return {play::steady_now(), floor<Milliseconds>(std::chrono::system_clock::now()) + ahead_};
}

store::Result<void> Gateway::begin() {
    if (tools_.exchange != nullptr) return join();
    const auto games = tools_.read.running_games();
    const auto invitations = tools_.read.invitations();
    const auto alive = tools_.read.last_heartbeat();
    const auto news = tools_.read.latest_news();
    if (!games) return core::Failure(games.error());
    if (!invitations) return core::Failure(invitations.error());
    if (!alive) return core::Failure(alive.error());
    if (!news) return core::Failure(news.error());
    last_news_ = *news;
    hub_.restore(*games, *alive, now());
    for (const store::Invitation& one : *invitations)
        if (const auto told = tell_hub(one); !told) return told;
    next_second_ = now().steady;
    tools_.web.post([this] { woken(); });
    return {};
}

// Input.

void Gateway::opened(ConnectionId connection, const HttpRequest& request) {
    Stranger stranger{now().steady, request.address};
    stranger.request = request;
    if (!recognise(connection, stranger)) return send_away(connection);
    strangers_[connection] = std::move(stranger);
}

void Gateway::received(ConnectionId connection, std::string_view text) {
    if (drained_) return; // the connection is being closed
    ++message_count_;
    auto message = wire::read_client(text);
    if (const auto found = strangers_.find(connection); found != strangers_.end()) {
        constexpr int most_messages = 20;
        if (++found->second.messages > most_messages) return send_away(connection);
        const auto* const hello = message ? std::get_if<wire::Hello>(&*message) : nullptr;
        if (hello == nullptr) return refuse(connection, wire::Why::say_hello);
        Stranger stranger = std::move(found->second);
        strangers_.erase(found);
        if (!recognise(connection, stranger)) return send_away(connection);
        greet(connection, stranger, *hello);
    } else if (!message) {
        hub_.misread(connection, message.error(), now());
    } else {
        hub_.received(connection, *std::move(message), now());
    }
    flush();
}

void Gateway::streaming(ConnectionId stream) { api_.streaming(stream); }

void Gateway::drained(ConnectionId stream) { files_.drained(stream); }

void Gateway::closed(ConnectionId connection, bool leaves) {
    strangers_.erase(connection);
    sessions_.erase(connection);
    count_down(connection);
    files_.closed(connection);
    api_.closed(connection);
    hub_.closed(connection, leaves, now());
    flush();
    finish_draining();
}

void Gateway::measured(ConnectionId connection, Milliseconds lag) {
    hub_.measured(connection, lag);
}

void Gateway::woken() {
    const Now time = now();
    while (!loads_.empty() && loads_.begin()->first <= time.steady) {
        const store::GameId game = loads_.begin()->second;
        loads_.erase(loads_.begin());
        load(game);
    }
    hub_.tick(time);
    if (time.steady >= next_second_) {
        note_if_slow("server", time.steady - next_second_);
        each_second();
        next_second_ = time.steady + one_second;
    }
    flush();
    finish_draining();
}

/// Logs delays, so that an operator can tell whether the server was waiting for the disk or the
/// database, or whether the thread of the web was busy or had no processor.
void Gateway::note_if_slow(std::string_view what, Milliseconds time) {
    constexpr std::chrono::seconds slow{1};
    if (time >= slow)
        tools_.log.write(
            "slow", {{"what", std::string(what)}, {"milliseconds", std::to_string(time.count())}});
}

/// Tells the store that the server is alive, and learns what others did to accounts.
void Gateway::each_second() {
    constexpr std::chrono::seconds patience{15};
    for (const auto& [connection, stranger] : strangers_)
        if (now().steady - stranger.since > patience) send_away(connection);
    if (node_.empty()) writer_->add(own_bit, store::Heartbeat{"one", now().calendar});
    if (!drained_ && node_.empty())
        hub_.tidy(now());
    else if (!drained_)
        keep_node();
    remove_stale();
    accounts_->tidy();
    check_sessions();
    api_.each_second();
    const auto news = tools_.read.news(last_news_);
    can_read_ = news.has_value();
    if (!news) return;
    for (const store::NumberedNews& one : *news) {
        tools_.log.write("account", {{"name", one.account}, {"news", word_of(one.news)}});
        hub_.heard(one, now());
        last_news_ = one.number;
    }
}

/// Deletes ended sessions, and guests who have not returned for a long time.
void Gateway::remove_stale() {
    constexpr std::chrono::hours pause{1};
    constexpr std::chrono::days longest_absence{90};
    const Now time = now();
    if (time.steady < next_removal_) return;
    next_removal_ = time.steady + pause;
    writer_->add(own_bit, store::RemoveStale{time.calendar, time.calendar - longest_absence});
}

void Gateway::signalled(Signal signal) {
    if (signal == Signal::reload) {
        const auto is_new = tools_.web.reload_certificate();
        if (!is_new) return; // there is none
        return tools_.log.write("certificate", {{"reloaded", *is_new ? "yes" : "no"}});
    }
    if (is_draining_) return tools_.web.stop(); // asked twice
    is_draining_ = true;
    draining_since_ = now().steady;
    tools_.log.write("draining", {{"sockets", std::to_string(tools_.web.socket_count())}});
    tools_.web.stop_listening();
    hub_.drain(now());
    flush();
    finish_draining();
}

/// Closes the connections once everything is on disk, and stops when they are closed. Neither
/// active players nor a blocked disk delay this for long: everything passed to the store is written
/// before the end, and recognised if it is sent again.
void Gateway::finish_draining() {
    constexpr std::chrono::seconds patience{2};
    constexpr std::chrono::seconds longest{5};
    const Instant time = now().steady;
    if (!is_draining_ || (!drained_ && !hub_.is_settled() && time - draining_since_ < longest))
        return;
    if (!drained_) {
        tools_.web.close_all(static_cast<std::uint16_t>(CloseCode::restart));
        drained_ = time;
        if (!node_.empty()) {
            tell_crowds();
            writer_->add(own_bit, store::RemoveNodes{store::Time(), node_});
        }
    }
    if (tools_.web.socket_count() > 0 && time - *drained_ < patience) return;
    tools_.log.write("stopped");
    tools_.web.stop();
}

// Output.

void Gateway::flush() {
    if (is_flushing_) return; // carrying out effects may cause more of them
    is_flushing_ = true;
    for (auto effects = hub_.take_effects(); !effects.empty(); effects = hub_.take_effects())
        for (Effect& effect : effects)
            std::visit([this](auto& one) { perform(std::move(one)); }, effect);
    is_flushing_ = false;
    if (follower_) follower_->read(hub_.take_hinted());
    api_.settle();
    set_alarm();
}

void Gateway::set_alarm() {
    Instant next = next_second_;
    if (const auto tick = hub_.next_tick()) next = std::min(next, *tick);
    if (!loads_.empty()) next = std::min(next, loads_.begin()->first);
    tools_.web.wake_at(next);
}

void Gateway::perform(const Send& send) {
    std::shared_ptr<const std::string> text;
    for (const ConnectionId to : send.to) {
        if (api_.told(to, send.message)) continue;
        if (!text) text = std::make_shared<const std::string>(to_json(send.message));
        tools_.web.send(to, text);
    }
}

void Gateway::perform(Commit commit) {
    if (const auto* const added = std::get_if<store::AddReport>(&commit.change))
        reports_[commit.ticket] = {added->report.id, added->report.game};
    committing_[commit.ticket] = std::chrono::steady_clock::now();
    if (writer_->add(commit.ticket, std::move(commit.change))) return;
    committing_.erase(commit.ticket);
    reports_.erase(commit.ticket);
    hub_.committed(commit.ticket, {.fate = store::Fate::failed, .fault = store::StoreFault::busy},
                   now());
}

void Gateway::perform(const Load& wanted) {
    if (wanted.pause.count() == 0)
        load(wanted.game);
    else
        loads_.emplace(now().steady + wanted.pause, wanted.game);
}

void Gateway::perform(Think think) { thinkers_->add(std::move(think)); }

void Gateway::perform(const Named& named) { api_.named(named.connection, named.id); }

/// The players' offers from now on show their new ratings.
void Gateway::perform(const Finished& finished) {
    if (const LiveGame* const live = hub_.live_game(finished.game); live && live->game().is_rated)
        for (const store::StoredSeat& seat : live->game().seats) {
            if (!hub_.is_here(seat.player)) continue;
            if (const auto account = rated_account(tools_.read, seat.player.id);
                account && *account)
                hub_.rated(seat.player.id, (*account)->ratings);
        }
    api_.finished(finished.game);
}

void Gateway::perform(const Listen& /*listen*/) {
    if (follower_) follower_->listen();
}

void Gateway::perform(const Close& close) {
    if (!api_.dismissed(close.connection))
        tools_.web.close(close.connection, static_cast<std::uint16_t>(close.code));
}

/// A change made by the gateway, not by the hub.
void Gateway::commit(store::Change change, Services::Then then) {
    const std::uint64_t ticket = own_bit | ++last_own_ticket_;
    if (writer_->add(ticket, std::move(change)))
        own_tickets_[ticket] = std::move(then);
    else
        then({.fate = store::Fate::failed, .fault = store::StoreFault::busy});
}

/// If a part cannot be read, the game could not be read: the part is not empty.
void Gateway::load(const store::GameId& game) {
    const auto chat = tools_.read.chat(game);
    const auto presence =
        node_.empty() ? std::vector<store::Presence>() : tools_.read.presence(game);
    auto played = tools_.read.game(game);
    if (!chat) played = core::Failure(chat.error());
    if (!presence) played = core::Failure(presence.error());
    hub_.loaded(game, played, chat.value_or(std::vector<store::ChatLine>()),
                presence.value_or(std::vector<store::Presence>()), now());
}

void Gateway::written(const store::Batch& batch) {
    commit_times_.add(batch.commit);
    note_if_slow("commit", std::chrono::duration_cast<Milliseconds>(batch.commit));
    bool is_failing = false;
    for (const auto& [ticket, outcome] : batch.written) {
        is_failing = is_failing || outcome.fault.has_value();
        is_replaced_ = is_replaced_ || outcome.fault == store::StoreFault::in_use;
        if ((ticket & own_bit) != 0) {
            if (auto found = own_tickets_.extract(ticket)) found.mapped()(outcome);
            continue;
        }
        hub_.committed(ticket, outcome, now());
        if (const auto report = reports_.extract(ticket); report && outcome.is_kept())
            tools_.log.write("report",
                             {{"id", report.mapped().id}, {"game", report.mapped().game}});
        if (const auto found = committing_.extract(ticket))
            relay_times_.add(std::chrono::steady_clock::now() - found.mapped());
        ++event_count_;
    }
    if (is_failing != is_store_failing_)
        tools_.log.write("store", {{"state", is_failing ? "failing" : "well"}});
    is_store_failing_ = is_failing;
    if (is_replaced_) tools_.web.stop(); // the data in memory is out of date
    flush();
    finish_draining();
}

// Requests.

void Gateway::answer(const HttpRequest& request, Reply reply) {
    routes_.answer(request, reply);
    flush();
}

void Gateway::add_routes() {
    const auto plain = [](auto make) {
        return [make](const HttpRequest&, const PathParts&, const Reply& reply) { reply(make()); };
    };
    routes_.add("GET", "/healthz", plain([this] { return health(); }));
    routes_.add("GET", "/metrics", plain([this] { return metrics(); }));
    accounts_->add_to(routes_);
    reads_.add_to(routes_);
    api_.add_to(routes_);
    pages_.add_to(routes_); // last, because one of its rows matches many paths
}

HttpResponse Gateway::health() const {
    const bool is_well = !is_store_failing_ && can_read_ && !is_draining_;
    return {.status = is_well ? 200 : 503,
            .type = "text/plain",
            .body = is_well        ? "ok\n"
                    : is_draining_ ? "draining\n"
                                   : "failing\n"};
}

HttpResponse Gateway::metrics() const {
    std::string text = metric("stackchess_sockets", "gauge", tools_.web.socket_count());
    text += metric("stackchess_connections", "gauge", hub_.connection_count());
    text += metric("stackchess_games", "gauge", hub_.running_games());
    text += metric("stackchess_games_in_memory", "gauge", hub_.known_games());
    text += metric("stackchess_heap_bytes", "gauge", heap_bytes());
    text += metric("stackchess_moves_total", "counter", hub_.move_count());
    text += metric("stackchess_messages_total", "counter", message_count_);
    text += metric("stackchess_changes_total", "counter", event_count_);
    text += metric("stackchess_writer_queue", "gauge", writer_->waiting());
    text += metric("stackchess_thinking_queue", "gauge", thinkers_->waiting());
    text += metric("stackchess_password_queue", "gauge", hasher_->waiting());
    text += metric("stackchess_reading_queue", "gauge", readers_->waiting());
    text += commit_times_.text("stackchess_commit_seconds");
    text += relay_times_.text("stackchess_relay_seconds");
    return {.type = "text/plain; version=0.0.4", .body = std::move(text)};
}

} // namespace server
