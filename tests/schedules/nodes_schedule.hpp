#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/random.hpp"
#include "naive_game.hpp"
#include "schedule.hpp"
#include "server/nodes_fixture.hpp"

namespace schedules {

/// The same game as a `Schedule`, without clocks, on several nodes that share a store: the players
/// go from one to another, the nodes hear of each other late, and die. What is stored must be what
/// the naive game says, one act after the other, and whatever anybody is shown must be stored.
class NodesSchedule {
  public:
    NodesSchedule(std::uint64_t seed, Counts& counts);
    void run();

  private:
    void step();
    void say_something(Tab& tab);
    void resend(Tab& tab);
    void deliver(Tab& tab);
    void receive(Tab& tab);
    void connect(Tab& tab);
    void disconnect(Tab& tab);
    void kill(std::size_t node);
    void work();
    wire::Act random_act(const Tab& tab);
    void check();
    void check_new_events();
    void check_event(const server::Entry& entry);
    void check_message(Tab& tab, const wire::FromServer& message);
    void check_refused(const Tab& tab, const wire::Refused& refused);
    NaiveGame prefix(std::size_t events) const;
    void finish();
    void require(bool holds, const std::string& what) const;
    bool chance(int percent) { return static_cast<int>(random_.below(100)) < percent; }
    std::size_t any_node() { return random_.below(world_.count()); }

    std::uint64_t seed_;
    Counts& counts_;
    core::Random random_;
    server::NodesWorld world_;
    store::GameId game_;
    std::vector<Tab> tabs_;
    std::map<server::ConnectionId, std::size_t> where_;
    NaiveGame naive_;
    int nonce_ = 0;
    struct Sent {
        wire::GameAct act{};
        std::size_t tab = 0;
    };
    std::map<std::string, Sent> sent_; ///< by nonce
};

} // namespace schedules
