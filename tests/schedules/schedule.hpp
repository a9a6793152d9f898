#pragma once

#include <deque>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/random.hpp"
#include "naive_game.hpp"
#include "server/hub_fixture.hpp"

namespace schedules {

/// What one game shows to one connection, and what that connection says.
struct Tab {
    std::string name{};
    std::optional<Color> side{};         ///< nothing: watches
    server::ConnectionId connection = 0; ///< 0: not connected
    std::deque<wire::FromClient> outgoing{};
    std::deque<wire::FromServer> incoming{};
    std::vector<wire::GameAct> acts{}; ///< all it has ever sent
    Milliseconds lag{};
    // What it knows.
    bool has_state = false;
    std::uint32_t number = 0;
    std::vector<std::string> moves{};
    bool is_over = false;
};

/// How much happened, so that a run can show that it tried everything.
using Counts = std::map<std::string, long>;

/// One game between two players with two tabs each and somebody who watches, over lines that delay
/// and break, on a server that dies and a disk that fails. After every step, what anybody was told
/// is compared with what is stored, and what is stored with a naive reading of the game.
class Schedule {
  public:
    Schedule(std::uint64_t seed, Counts& counts);
    void run();
    bool traces = false; ///< prints what happens

  private:
    void step();
    void say_something(Tab& tab);
    void resend(Tab& tab);
    void deliver(Tab& tab);
    void receive(Tab& tab);
    void connect(Tab& tab);
    void disconnect(Tab& tab);
    void store_something();
    void interfere();
    void restart();
    void pass(Milliseconds time);
    wire::Act random_act(const Tab& tab);
    wire::Act random_move(const Tab& tab);

    void check();
    void take_messages();
    void check_shown(const wire::Happened& happened);
    void check_refused(const Tab& tab, const wire::Refused& refused);
    void check_new_events();
    void check_event(const server::Entry& entry);
    void check_clocks(const server::Entry& entry);
    void follow(Tab& tab, const wire::Happened& happened);
    void finish();
    bool is_busy() { return world_.held() > 0 || world_.loads() > 0; }
    void trace(const std::string& who, const std::string& what) const;
    void require(bool holds, const std::string& what) const;
    bool chance(int percent) { return static_cast<int>(random_.below(100)) < percent; }

    std::uint64_t seed_;
    Counts& counts_;
    core::Random random_;
    server::HubWorld world_;
    store::GameId game_;
    std::vector<Tab> tabs_;
    NaiveGame naive_;
    int nonce_ = 0;
    struct Sent {
        wire::GameAct act{};
        std::size_t tab = 0;
    };
    std::map<std::string, Sent> sent_; ///< by nonce
    std::set<std::string> foreign_;    ///< nonces of what another server wrote
    std::size_t known_ = 0;            ///< how many events the server knows of
    bool is_overtaken_ = false;        ///< by another one
    bool is_clean_ = true;             ///< nothing went wrong with the last commit

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
