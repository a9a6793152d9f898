#pragma once

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "play/rating.hpp"
#include "server/hub.hpp"
#include "server/rater.hpp"
#include "store/memory_changes_fixture.hpp"
#include "store/memory_queries_fixture.hpp"
#include "store/memory_store_fixture.hpp"

/// A hub with a store and clients in a world whose time is the test's.
namespace server {

class HubWorld {
  public:
    explicit HubWorld(HubLimits limits = {}) : limits_(limits) { make_hub(); }

    // Time.
    Now now() const { return {Instant(time_), store::Time(calendar_ + time_)}; }
    /// Lets time pass, with a tick at every moment when the hub wants one.
    void pass(Milliseconds time) {
        const Milliseconds end = time_ + time;
        for (auto next = hub_->next_tick(); next && next->time_since_epoch() <= end;
             next = hub_->next_tick()) {
            time_ = std::max(time_, next->time_since_epoch());
            hub_->tick(now());
            settle();
        }
        time_ = end;
        hub_->tick(now());
        settle();
    }
    /// The calendar jumps, by which nothing is measured.
    void set_calendar(Milliseconds calendar) { calendar_ = calendar; }

    // People.
    void add_account(const std::string& name) {
        store_.commit(
            store::Change(store::AddAccount{{.id = store::account_id(name), .name = name}}));
    }
    ConnectionId connect(const std::string& name) {
        const bool is_account = store_.account(store::account_id(name))->has_value();
        Visitor visitor{
            .player = {is_account ? store::PlayerKind::account : store::PlayerKind::guest,
                       store::account_id(name), name}};
        const auto ratings = store_.ratings(visitor.player.id);
        for (const auto& [category, rating] : *ratings) visitor.ratings[category] = rating;
        hub_->opened(++last_connection_, visitor, now());
        settle();
        return last_connection_;
    }
    void disconnect(ConnectionId connection, bool leaves = false) {
        hub_->closed(connection, leaves, now());
        settle();
    }
    void say(ConnectionId connection, const wire::FromClient& message) {
        hub_->received(connection, message, now());
        settle();
    }
    /// Everything that came to a connection since it was last asked.
    std::vector<wire::FromServer> heard(ConnectionId connection) {
        return std::exchange(inboxes_[connection], {});
    }
    /// The last message of this kind among those.
    template <class Message>
    std::optional<Message> last(ConnectionId connection) {
        std::optional<Message> found;
        for (const wire::FromServer& message : heard(connection))
            if (const auto* const one = std::get_if<Message>(&message)) found = *one;
        return found;
    }
    /// Why the last message was refused; nothing if it was not.
    std::optional<wire::Objection> refusal(ConnectionId connection) {
        const auto refused = last<wire::Refused>(connection);
        return refused ? std::optional(refused->objection) : std::nullopt;
    }

    // The store.
    /// What is handed to the store waits until `write` says so.
    void hold_store() { holds_store_ = true; }
    void release_store() {
        holds_store_ = false;
        settle();
    }
    std::size_t held() const { return commits_.size(); }
    /// One of the changes that wait is written, or something goes wrong with it.
    void write_one() {
        const Commit commit = std::move(commits_.front());
        commits_.pop_front();
        hub_->committed(commit.ticket, store_.commit(commit.change), now());
        collect();
    }
    store::MemoryStore& store() { return store_; }

    /// The server dies and comes back; all connections are gone.
    void restart(Milliseconds away) {
        commits_.clear();
        loads_.clear();
        inboxes_.clear();
        const store::Time last_alive = now().calendar;
        time_ += away;
        make_hub();
        hub_->restore(*store_.running_games(), *store_.invitations(), last_alive, now());
        settle();
    }

    Hub& hub() { return *hub_; }
    /// To whom the last message went, in this order.
    const std::vector<ConnectionId>& told() const { return told_; }
    std::vector<Think>& thinking() { return thinking_; }
    std::vector<Close>& closing() { return closing_; }

    /// Does what the hub wants done.
    void settle() {
        collect();
        while (!holds_store_ && (!commits_.empty() || !loads_.empty())) {
            if (!commits_.empty())
                write_one();
            else
                load_one();
        }
    }
    std::size_t loads() const { return loads_.size(); }
    void load_one() {
        const Load load = std::move(loads_.front());
        loads_.pop_front();
        hub_->loaded(load.game, store_.game(load.game), *store_.chat(load.game),
                     *store_.presence(load.game), now());
        collect();
    }

  private:
    void make_hub() {
        hub_ = std::make_unique<Hub>(HubTools{.new_id =
                                                  [this] {
                                                      std::string id = std::to_string(++last_id_);
                                                      return std::string(8 - id.size(), 'g') + id;
                                                  },
                                              .toss = [] { return true; },
                                              .limits = limits_});
    }
    void collect() {
        for (Effect& effect : hub_->take_effects())
            std::visit([this](auto& one) { take(std::move(one)); }, effect);
    }
    void take(Send send) {
        for (const ConnectionId to : send.to) inboxes_[to].push_back(send.message);
        told_ = std::move(send.to);
    }
    void take(Commit commit) { commits_.push_back(std::move(commit)); }
    void take(Load load) { loads_.push_back(std::move(load)); }
    void take(Think think) { thinking_.push_back(std::move(think)); }
    void take(Close close) { closing_.push_back(close); }
    void take(const Named& /*named*/) {}
    void take(const Finished& /*finished*/) {}

    HubLimits limits_;
    store::MemoryStore store_{rater()};
    std::unique_ptr<Hub> hub_;
    Milliseconds time_{1'000'000};
    Milliseconds calendar_{1'790'000'000'000};
    ConnectionId last_connection_ = 0;
    int last_id_ = 0;
    bool holds_store_ = false;
    std::deque<Commit> commits_;
    std::deque<Load> loads_;
    std::map<ConnectionId, std::vector<wire::FromServer>> inboxes_;
    std::vector<ConnectionId> told_;
    std::vector<Think> thinking_;
    std::vector<Close> closing_;
};

} // namespace server
