#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/hub.hpp"
#include "server/rater.hpp"
#include "server/seat_link.hpp"
#include "store/memory_store_fixture.hpp"

namespace server {

/// A store and clients in a test world whose time the test controls.
class World {
  public:
    Now now() const { return {Instant(time_), store::Time(calendar_ + time_)}; }
    /// Changes the calendar, which is not used to measure time.
    void set_calendar(Milliseconds calendar) { calendar_ = calendar; }

    void add_account(const std::string& name) {
        store_.commit(
            store::Change(store::AddAccount{{.id = store::account_id(name), .name = name}}));
    }
    /// Everything that a connection has received since the last call.
    std::vector<wire::FromServer> heard(ConnectionId connection) {
        return std::exchange(inboxes_[connection], {});
    }
    /// The last message of this kind among them.
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
    store::MemoryStore& store() { return store_; }

  protected:
    explicit World(HubLimits limits) : limits_(limits) {}
    ~World() = default;

    HubTools tools(store::NodeId node = {}) {
        return {.new_id =
                    [this] {
                        std::string id = std::to_string(++last_id_);
                        return std::string(8 - id.size(), 'g') + id;
                    },
                .toss = [] { return true; },
                .guest_name = [](const store::GuestId& id) { return "Guest-" + id; },
                .game_of_link =
                    [this](const std::string& link) { return *game_of_seat_link(store_, link); },
                .limits = limits_,
                .node = std::move(node)};
    }
    /// Somebody with an account of this name, or else a guest.
    Visitor visitor(const std::string& name) {
        const bool is_account = store_.account(store::account_id(name))->has_value();
        Visitor one{.player = {is_account ? store::PlayerKind::account : store::PlayerKind::guest,
                               store::account_id(name), name}};
        const auto ratings = store_.ratings(one.player.id);
        for (const auto& [category, rating] : *ratings) one.ratings[category] = rating;
        const auto relations = store_.relations(one.player.id);
        for (const store::Relation& relation : *relations) one.blocked.insert(relation.whom);
        const auto blockers = store_.blockers(one.player.id);
        one.blocked_by = {blockers->begin(), blockers->end()};
        return one;
    }
    ConnectionId new_connection() { return ++last_connection_; }
    void take(const Send& send) {
        for (const ConnectionId to : send.to) inboxes_[to].push_back(send.message);
    }
    void forget_messages() { inboxes_.clear(); }
    Milliseconds time() const { return time_; }
    void set_time(Milliseconds time) { time_ = time; }

  private:
    HubLimits limits_;
    store::MemoryStore store_{rater()};
    Milliseconds time_{1'000'000};
    Milliseconds calendar_{1'790'000'000'000};
    ConnectionId last_connection_ = 0;
    int last_id_ = 0;
    std::map<ConnectionId, std::vector<wire::FromServer>> inboxes_;
};

} // namespace server
