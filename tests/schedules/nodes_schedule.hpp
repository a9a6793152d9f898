#pragma once

#include "clients.hpp"
#include "server/nodes_fixture.hpp"

namespace schedules {

/// The game on several nodes that share a store: the players go from one to another, the nodes hear
/// of each other late, and die. No clock is charged more than has passed, and a flag that has to
/// fall does, once. After the game, all nodes agree on who wants to play again.
class NodesSchedule final : public Clients {
  public:
    NodesSchedule(std::uint64_t seed, Counts& counts);
    void run();

  private:
    server::ConnectionId open(const Tab& tab) override;
    void close(const Tab& tab, bool leaves) override { world_.disconnect(tab.connection, leaves); }
    void say(const Tab& tab, const wire::FromClient& message) override {
        world_.say(tab.connection, message);
    }
    std::vector<wire::FromServer> heard(const Tab& tab) override {
        return world_.heard(tab.connection);
    }
    store::MemoryStore& store() override { return world_.store(); }
    server::Now now() const override { return world_.now(); }

    void check_state(const wire::GameState& state) override;
    void check_refused_act(const Tab& tab, const wire::Refused& refused,
                           const wire::GameAct& act) override;
    void check_clocks(const server::Entry& entry, store::Time time) override;

    void step();
    void kill(std::size_t node);
    void work();
    void finish();
    void settle();
    void play_again();
    void check_rematch();
    void check_wishes(std::size_t node, const std::array<bool, 2>& wishes);
    NaiveGame prefix(std::size_t events) const;
    /// Whether the time of the side to move may be over.
    bool is_late(store::Time time) const;
    std::size_t any_node() { return random_.below(world_.count()); }

    server::NodesWorld world_;
    std::map<server::ConnectionId, std::size_t> where_;
    std::array<Milliseconds, 2> left_{};
    store::Time noted_{}; ///< when the clocks showed that
    store::Time turn_began_{};
};

} // namespace schedules
