#pragma once

#include <deque>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "server/world_fixture.hpp"

namespace server {

/// A test world with one hub.
class HubWorld : public World {
  public:
    explicit HubWorld(HubLimits limits = {}) : World(limits) { make_hub(); }

    /// Lets time pass, with a tick whenever the hub wants one.
    void pass(Milliseconds passing) {
        const Milliseconds end = time() + passing;
        for (auto next = hub_->next_tick(); next && next->time_since_epoch() <= end;
             next = hub_->next_tick()) {
            set_time(std::max(time(), next->time_since_epoch()));
            hub_->tick(now());
            settle();
        }
        set_time(end);
        hub_->tick(now());
        settle();
    }

    // People.
    /// A guest may connect under another name than before.
    ConnectionId connect(const std::string& name, const std::string& called = "") {
        const ConnectionId connection = new_connection();
        Visitor one = visitor(name);
        if (!called.empty()) one.player.name = called;
        hub_->opened(connection, std::move(one), now());
        settle();
        return connection;
    }
    void disconnect(ConnectionId connection, bool leaves = false) {
        hub_->closed(connection, leaves, now());
        settle();
    }
    void say(ConnectionId connection, const wire::FromClient& message) {
        hub_->received(connection, message, now());
        settle();
    }

    // The store.
    /// Changes for the store wait until `write` is called.
    void hold_store() { holds_store_ = true; }
    void release_store() {
        holds_store_ = false;
        settle();
    }
    std::size_t held() const { return commits_.size(); }
    /// Writes one of the waiting changes, or makes it fail.
    void write_one() {
        const Commit commit = std::move(commits_.front());
        commits_.pop_front();
        hub_->committed(commit.ticket, store().commit(commit.change), now());
        collect();
    }

    /// The server crashes and restarts; all connections are lost.
    void restart(Milliseconds away) {
        commits_.clear();
        loads_.clear();
        forget_messages();
        const store::Time last_alive = now().calendar;
        set_time(time() + away);
        make_hub();
        hub_->restore(*store().running_games(), last_alive, now());
        const auto invitations = store().invitations();
        for (const store::Invitation& one : *invitations)
            hub_->invited(one, seat_of(visitor(one.by.name), one.category), one.to.value_or(""));
        settle();
    }

    Hub& hub() { return *hub_; }
    /// The receivers of the last message, in this order.
    const std::vector<ConnectionId>& told() const { return told_; }
    /// The id of the last requested game, seek or challenge.
    const std::string& named() const { return named_; }
    std::vector<Think>& thinking() { return thinking_; }
    std::vector<Close>& closing() { return closing_; }

    /// Carries out the hub's effects.
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
        hub_->loaded(load.game, store().game(load.game), *store().chat(load.game),
                     *store().presence(load.game), now());
        collect();
    }

  private:
    void make_hub() { hub_ = std::make_unique<Hub>(tools()); }
    void collect() {
        for (Effect& effect : hub_->take_effects())
            std::visit([this](auto& one) { take(std::move(one)); }, effect);
    }
    void take(Send send) {
        World::take(send);
        told_ = std::move(send.to);
    }
    void take(Commit commit) { commits_.push_back(std::move(commit)); }
    void take(Load load) { loads_.push_back(std::move(load)); }
    void take(Think think) { thinking_.push_back(std::move(think)); }
    void take(Close close) { closing_.push_back(close); }
    void take(const Named& named) { named_ = named.id; }
    void take(const Listen& /*listen*/) {}
    void take(const Finished& /*finished*/) {}

    std::unique_ptr<Hub> hub_;
    bool holds_store_ = false;
    std::deque<Commit> commits_;
    std::deque<Load> loads_;
    std::vector<ConnectionId> told_;
    std::string named_;
    std::vector<Think> thinking_;
    std::vector<Close> closing_;
};

} // namespace server
