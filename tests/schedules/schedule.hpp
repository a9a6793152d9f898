#pragma once

#include <set>

#include "clients.hpp"
#include "server/hub_fixture.hpp"

namespace schedules {

/// The game on a server that dies, and a disk that fails, with the clocks to the millisecond.
class Schedule final : public Clients {
  public:
    Schedule(std::uint64_t seed, Counts& counts);
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
    void noticed(const Tab& tab, const wire::FromServer& message) override;
    void caught_up() override;
    bool is_foreign(const std::string& nonce) const override { return foreign_.contains(nonce); }

    void step();
    void store_something();
    void interfere();
    void restart();
    void pass(Milliseconds time);
    void finish();
    bool is_busy() { return world_.held() > 0 || world_.loads() > 0; }

    server::HubWorld world_;
    std::set<std::string> foreign_; ///< nonces of what another server wrote
    std::size_t known_ = 0;         ///< how many events the server knows of
    bool is_overtaken_ = false;     ///< by another one
    bool is_clean_ = true;          ///< nothing went wrong with the last commit

    // The clocks, naively.
    std::array<Milliseconds, 2> left_{};
    std::vector<Milliseconds> ply_clocks_; ///< of the mover, after each move
    Milliseconds used_{};                  ///< by the side to move, since that was noted
    play::Instant noted_{};                ///< when it was
    std::array<Milliseconds, 2> bank_{};
    bool is_down_ = false; ///< the side to move has not come back since the server died
    play::Instant died_{};
    play::Instant down_since_{};
};

} // namespace schedules
