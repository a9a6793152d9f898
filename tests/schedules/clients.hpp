#pragma once

#include <deque>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/random.hpp"
#include "naive_game.hpp"
#include "server/visitor.hpp"
#include "store/memory_store_fixture.hpp"

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
/// and break. After every step, what anybody was told is compared with what is stored, and what is
/// stored with a naive reading of the game. Who serves the game is left to others.
class Clients {
  public:
    Clients(const Clients&) = delete;
    Clients& operator=(const Clients&) = delete;
    virtual ~Clients() = default;

    bool traces = false; ///< prints what happens

  protected:
    Clients(std::uint64_t seed, Counts& counts);

    // The server.
    virtual server::ConnectionId open(const Tab& tab) = 0;
    virtual void close(const Tab& tab, bool leaves) = 0;
    virtual void say(const Tab& tab, const wire::FromClient& message) = 0;
    virtual std::vector<wire::FromServer> heard(const Tab& tab) = 0;
    virtual store::MemoryStore& store() = 0;
    virtual server::Now now() const = 0;

    // What must hold, besides what holds for all.
    virtual void check_state(const wire::GameState& state) = 0;
    virtual void check_refused_act(const Tab& tab, const wire::Refused& refused,
                                   const wire::GameAct& act) = 0;
    /// Before the event is one of those that the naive game knows.
    virtual void check_clocks(const server::Entry& entry, store::Time time) = 0;
    virtual void noticed(const Tab& /*tab*/, const wire::FromServer& /*message*/) {}
    /// The naive game has all that is stored.
    virtual void caught_up() {}
    virtual bool is_foreign(const std::string& /*nonce*/) const { return false; }

    // What clients do.
    void say_something(Tab& tab);
    void resend(Tab& tab);
    void deliver(Tab& tab);
    void receive(Tab& tab);
    void connect(Tab& tab);
    void disconnect(Tab& tab);
    static void lose(Tab& tab);

    void check();
    void check_new_events();
    /// Every tab shows the game to its end.
    void check_tabs() const;
    bool is_quiet() const;
    void trace(const std::string& who, const std::string& what) const;
    void require(bool holds, const std::string& what) const;
    bool chance(int percent) { return static_cast<int>(random_.below(100)) < percent; }
    static std::vector<std::string> words(const std::string& text);

    struct Sent {
        wire::GameAct act{};
        std::size_t tab = 0;
    };

    std::uint64_t seed_;
    Counts& counts_;
    core::Random random_;
    store::GameId game_;
    std::vector<Tab> tabs_;
    NaiveGame naive_;
    int nonce_ = 0;
    std::map<std::string, Sent> sent_; ///< by nonce

  private:
    wire::Act random_act(const Tab& tab);
    wire::Act random_move(const Tab& tab);
    void follow(Tab& tab, const wire::GameState& state);
    void follow(Tab& tab, const wire::Happened& happened);
    void take_messages();
    void check_shown(const wire::Happened& happened);
    void check_refused(const Tab& tab, const wire::Refused& refused);
    void check_event(const server::Entry& entry);
};

} // namespace schedules
