#pragma once

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/world_fixture.hpp"

namespace server {

/// A test world with several hubs over one store.
class NodesWorld : public World {
  public:
    explicit NodesWorld(std::size_t count, HubLimits limits = {}) : World(limits) {
        for (std::size_t i = 0; i < count; ++i) nodes_.push_back(make_node());
    }

    void pass(Milliseconds passing) {
        const Milliseconds end = time() + passing;
        for (auto next = next_tick(); next && next->time_since_epoch() <= end; next = next_tick()) {
            set_time(std::max(time(), next->time_since_epoch()));
            tick();
        }
        set_time(end);
        tick();
    }

    // People.
    ConnectionId connect(std::size_t node, const std::string& name) {
        const Visitor one = visitor(name);
        const auto games = store().running_games_of(one.player);
        for (const store::GameId& game : *games) bring(node, game);
        const ConnectionId connection = new_connection();
        where_[connection] = node;
        hub(node).opened(connection, one, now());
        settle();
        return connection;
    }
    void disconnect(ConnectionId connection, bool leaves = false) {
        hub(where_.at(connection)).closed(connection, leaves, now());
        settle();
    }
    void say(ConnectionId connection, const wire::FromClient& message) {
        hub(where_.at(connection)).received(connection, message, now());
        settle();
    }

    // The store, and the news between nodes.
    /// Nothing is written, read or announced until the test does it.
    void hold() { is_held_ = true; }
    std::size_t held() const { return commits_.size() + loads_.size(); }
    /// Writes one of the waiting changes, or reads one of the games.
    void work_one() {
        if (!commits_.empty()) {
            const auto [node, commit] = std::move(commits_.front());
            commits_.pop_front();
            const store::ChangeResult outcome = store().commit(commit.change);
            if (node->is_alive) node->hub->committed(commit.ticket, outcome, now());
        } else {
            const auto [node, load] = std::move(loads_.front());
            loads_.pop_front();
            if (node->is_alive)
                node->hub->loaded(load.game, store().game(load.game), *store().chat(load.game),
                                  *store().presence(load.game), now());
        }
        collect();
    }
    /// A node receives all events of games.
    void hear_events(std::size_t node) {
        hub(node).hint_at_all();
        for (const store::KnownEvents& known : hub(node).take_hinted()) {
            store::LaterEvents later{known.game};
            const auto game = store().game(known.game);
            for (const store::StoredEvent& event : game->value().events)
                if (event.number > known.number) later.events.push_back(event);
            if (!later.events.empty()) hub(node).happened(later, now());
        }
        collect();
    }
    /// The same for bulletins.
    void hear_bulletins(std::size_t node) {
        Node& one = *nodes_[node];
        const auto bulletins = store().bulletins(one.last_bulletin);
        for (const store::Bulletin& bulletin : *bulletins) {
            one.last_bulletin = bulletin.number;
            if (bulletin.node == one.name && bulletin.topic != store::Topic::rematch) continue;
            if (bulletin.topic == store::Topic::invited) {
                if (const auto invitation = *store().invitation(bulletin.subject))
                    one.hub->invited(*invitation, {.player = invitation->by},
                                     invitation->to.value_or(""));
            } else if (bulletin.topic == store::Topic::chat) {
                const auto lines = store().chat(bulletin.subject);
                for (const store::ChatLine& line : *lines)
                    if (std::to_string(line.number) == bulletin.text) one.hub->said(line);
            } else {
                one.hub->heard(bulletin, now());
            }
        }
        collect();
    }
    Hub& hub(std::size_t node) { return *nodes_[node]->hub; }
    std::size_t count() const { return nodes_.size(); }
    /// Checks, at this node, the clocks of all games that the store would give out for that.
    void examine(std::size_t node) {
        const auto games = store().running_games();
        for (const store::PlayedGame& game : *games) {
            if (!store().deadline(game.game.id)) continue;
            bring(node, game.game.id);
            const auto next = hub(node).examine(game.game.id, now());
            store().commit(store::Change(store::SetDeadline{game.game.id, next}));
        }
        settle();
    }

    /// What a node does every second.
    void tidy() {
        for (const auto& node : nodes_) node->hub->tidy(now());
        settle();
    }

    /// The node crashes, with all its connections, and another one takes its place. The others
    /// learn of this later.
    void kill(std::size_t node) {
        std::erase_if(where_, [&](const auto& one) { return one.second == node; });
        nodes_[node]->is_alive = false;
        dead_.push_back(nodes_[node]->name);
        nodes_[node] = make_node();
    }
    void bury() {
        for (const store::NodeId& node : std::exchange(dead_, {}))
            store().commit(store::Change(store::RemoveNodes{store::Time::min(), node}));
        settle();
    }

    /// Writes, reads and announces everything.
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
        node->last_bulletin = *store().latest_bulletin();
        store().commit(store::Change(store::KeepNode{node->name, now().calendar, true}));
        node->hub = std::make_unique<Hub>(tools(node->name));
        const auto invitations = store().invitations();
        for (const store::Invitation& one : *invitations)
            node->hub->invited(one, {.player = one.by}, one.to.value_or(""));
        node->hub->take_effects();
        return node;
    }
    void bring(std::size_t node, const store::GameId& game) {
        hub(node).bring(store().game(game)->value(), *store().chat(game), *store().presence(game),
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
                if (auto* const send = std::get_if<Send>(&effect)) take(*send);
                if (auto* const commit = std::get_if<Commit>(&effect))
                    commits_.emplace_back(node, std::move(*commit));
                if (auto* const load = std::get_if<Load>(&effect))
                    loads_.emplace_back(node, std::move(*load));
            }
    }

    int last_node_ = 0;
    bool is_held_ = false;
    std::vector<std::shared_ptr<Node>> nodes_;
    std::vector<store::NodeId> dead_;
    std::map<ConnectionId, std::size_t> where_;
    std::deque<std::pair<std::shared_ptr<Node>, Commit>> commits_;
    std::deque<std::pair<std::shared_ptr<Node>, Load>> loads_;
};

} // namespace server
