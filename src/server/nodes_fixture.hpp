#pragma once

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/hub.hpp"
#include "server/rater.hpp"
#include "store/memory_store_fixture.hpp"

/// Several hubs over one store, in a world whose time is the test's.
namespace server {

class NodesWorld {
  public:
    explicit NodesWorld(std::size_t count, HubLimits limits = {}) : limits_(limits) {
        for (std::size_t i = 0; i < count; ++i) nodes_.push_back(make_node());
    }

    // Time.
    Now now() const {
        return {Instant(time_), store::Time(Milliseconds(1'790'000'000'000) + time_)};
    }
    void pass(Milliseconds time) {
        const Milliseconds end = time_ + time;
        for (auto next = next_tick(); next && next->time_since_epoch() <= end; next = next_tick()) {
            time_ = std::max(time_, next->time_since_epoch());
            tick();
        }
        time_ = end;
        tick();
    }

    // People.
    void add_account(const std::string& name) {
        store_.commit(
            store::Change(store::AddAccount{{.id = store::account_id(name), .name = name}}));
    }
    ConnectionId connect(std::size_t node, const std::string& name) {
        const bool is_account = store_.account(store::account_id(name))->has_value();
        Visitor visitor{
            .player = {is_account ? store::PlayerKind::account : store::PlayerKind::guest,
                       store::account_id(name), name}};
        const auto games = store_.running_games_of(visitor.player);
        for (const store::GameId& game : *games) bring(node, game);
        where_[++last_connection_] = node;
        hub(node).opened(last_connection_, visitor, now());
        settle();
        return last_connection_;
    }
    void disconnect(ConnectionId connection, bool leaves = false) {
        hub(where_.at(connection)).closed(connection, leaves, now());
        settle();
    }
    void say(ConnectionId connection, const wire::FromClient& message) {
        hub(where_.at(connection)).received(connection, message, now());
        settle();
    }
    std::vector<wire::FromServer> heard(ConnectionId connection) {
        return std::exchange(inboxes_[connection], {});
    }
    /// The last message of this kind since it was last asked.
    template <class Message>
    std::optional<Message> last(ConnectionId connection) {
        std::optional<Message> found;
        for (const wire::FromServer& message : heard(connection))
            if (const auto* const one = std::get_if<Message>(&message)) found = *one;
        return found;
    }

    // The store, and what nodes hear of each other.
    /// Nothing is written, read or heard until the test says so.
    void hold() { is_held_ = true; }
    std::size_t held() const { return commits_.size() + loads_.size(); }
    /// One of the changes that wait is written, or one of the games read.
    void work_one() {
        if (!commits_.empty()) {
            const auto [node, commit] = std::move(commits_.front());
            commits_.pop_front();
            const store::ChangeResult outcome = store_.commit(commit.change);
            if (node->is_alive) node->hub->committed(commit.ticket, outcome, now());
        } else {
            const auto [node, load] = std::move(loads_.front());
            loads_.pop_front();
            if (node->is_alive)
                node->hub->loaded(load.game, store_.game(load.game), *store_.chat(load.game),
                                  *store_.presence(load.game), now());
        }
        collect();
    }
    /// A node hears of all that happened in games.
    void hear_events(std::size_t node) {
        hub(node).hint_at_all();
        for (const store::Known& known : hub(node).take_hinted()) {
            store::LaterEvents later{known.game};
            const auto game = store_.game(known.game);
            for (const store::Event& event : game->value().events)
                if (event.number > known.number) later.events.push_back(event);
            if (!later.events.empty()) hub(node).happened(later, now());
        }
        collect();
    }
    /// And of what others told.
    void hear_bulletins(std::size_t node) {
        Node& one = *nodes_[node];
        const auto bulletins = store_.bulletins(one.last_bulletin);
        for (const store::Bulletin& bulletin : *bulletins) {
            one.last_bulletin = bulletin.number;
            if (bulletin.node == one.name) continue;
            if (bulletin.topic == store::Topic::invited) {
                if (const auto invitation = *store_.invitation(bulletin.subject))
                    one.hub->invited(*invitation, {.player = invitation->by});
            } else if (bulletin.topic == store::Topic::chat) {
                const auto lines = store_.chat(bulletin.subject);
                for (const store::ChatLine& line : *lines)
                    if (std::to_string(line.number) == bulletin.text) one.hub->said(line);
            } else {
                one.hub->heard(bulletin, now());
            }
        }
        collect();
    }
    store::MemoryStore& store() { return store_; }
    Hub& hub(std::size_t node) { return *nodes_[node]->hub; }
    std::size_t count() const { return nodes_.size(); }
    /// Looks at the time of all games that are due, at this node.
    void examine(std::size_t node) {
        const auto games = store_.running_games();
        for (const store::PlayedGame& game : *games) {
            bring(node, game.game.id);
            hub(node).examine(game.game.id, now());
        }
        settle();
    }

    /// The node is gone, with all its connections, and another takes its place. The rest is told of
    /// it later.
    void kill(std::size_t node) {
        std::erase_if(where_, [&](const auto& one) { return one.second == node; });
        nodes_[node]->is_alive = false;
        dead_.push_back(nodes_[node]->name);
        nodes_[node] = make_node();
    }
    void bury() {
        for (const store::NodeId& node : std::exchange(dead_, {}))
            store_.commit(store::Change(store::RemoveNodes{store::Time::min(), node}));
        settle();
    }

    /// Everything is written, read and heard.
    void settle() {
        collect();
        if (is_held_) return;
        for (bool goes_on = true; goes_on;) {
            goes_on = held() > 0;
            while (held() > 0) work_one();
            for (std::size_t node = 0; node < count(); ++node) {
                hear_events(node);
                hear_bulletins(node);
            }
            goes_on = goes_on || held() > 0;
        }
    }

  private:
    struct Node {
        store::NodeId name{};
        std::unique_ptr<Hub> hub{};
        std::int64_t last_bulletin = 0;
        bool is_alive = true;
    };

    std::shared_ptr<Node> make_node() {
        auto node = std::make_shared<Node>();
        node->name = "node" + std::to_string(++last_node_);
        node->last_bulletin = *store_.latest_bulletin();
        store_.commit(store::Change(store::KeepNode{node->name, now().calendar, true}));
        node->hub =
            std::make_unique<Hub>(HubTools{.new_id =
                                               [this] {
                                                   std::string id = std::to_string(++last_id_);
                                                   return std::string(8 - id.size(), 'g') + id;
                                               },
                                           .toss = [] { return true; },
                                           .limits = limits_,
                                           .node = node->name});
        const auto invitations = store_.invitations();
        for (const store::Invitation& one : *invitations)
            node->hub->invited(one, {.player = one.by});
        node->hub->take_effects();
        return node;
    }
    void bring(std::size_t node, const store::GameId& game) {
        hub(node).bring(store_.game(game)->value(), *store_.chat(game), *store_.presence(game),
                        now());
        collect();
    }
    std::optional<Instant> next_tick() const {
        std::optional<Instant> next;
        for (const auto& node : nodes_)
            if (const auto own = node->hub->next_tick()) next = next ? std::min(*next, *own) : own;
        return next;
    }
    void tick() {
        for (const auto& node : nodes_) node->hub->tick(now());
        settle();
    }
    void collect() {
        for (const auto& node : nodes_)
            for (Effect& effect : node->hub->take_effects()) {
                if (auto* const send = std::get_if<Send>(&effect))
                    for (const ConnectionId to : send->to) inboxes_[to].push_back(send->message);
                if (auto* const commit = std::get_if<Commit>(&effect))
                    commits_.emplace_back(node, std::move(*commit));
                if (auto* const load = std::get_if<Load>(&effect))
                    loads_.emplace_back(node, std::move(*load));
            }
    }

    HubLimits limits_;
    store::MemoryStore store_{rater()};
    Milliseconds time_{1'000'000};
    int last_id_ = 0;
    int last_node_ = 0;
    ConnectionId last_connection_ = 0;
    bool is_held_ = false;
    std::vector<std::shared_ptr<Node>> nodes_;
    std::vector<store::NodeId> dead_;
    std::map<ConnectionId, std::size_t> where_;
    std::deque<std::pair<std::shared_ptr<Node>, Commit>> commits_;
    std::deque<std::pair<std::shared_ptr<Node>, Load>> loads_;
    std::map<ConnectionId, std::vector<wire::FromServer>> inboxes_;
};

} // namespace server
