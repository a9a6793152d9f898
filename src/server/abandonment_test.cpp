#include <gtest/gtest.h>

#include "server/hub_fixture.hpp"

/// Games whose players leave, and moves that arrive as a flag falls.
namespace server {
namespace {

using namespace std::chrono_literals;
using wire::Why;

class AbandonmentTest : public testing::Test {
  protected:
    void SetUp() override {
        for (const char* const name : {"Ada", "Bob"}) world.add_account(name);
        ada = world.connect("Ada");
        bob = world.connect("Bob");
    }
    static wire::Terms chess(std::chrono::seconds base) {
        return {.rules = game::Rules::chess, .clock = play::TimeControl{base, 0s}};
    }
    /// Ada has White, and both have moved.
    std::string game(const wire::Terms& terms) {
        world.say(ada, wire::MakeChallenge{terms, wire::ColorWish::white, "Bob"});
        const std::string id = world.last<wire::Challenge>(bob)->challenge;
        world.say(bob, wire::AcceptChallenge{id});
        for (const ConnectionId one : {ada, bob}) world.say(one, wire::WatchGame{id});
        act(ada, id, wire::PlayMove{"e2e4"});
        act(bob, id, wire::PlayMove{"e7e5"});
        return id;
    }
    void act(ConnectionId who, const std::string& id, const wire::Act& act) {
        const LiveGame* const live = world.hub().live_game(id);
        world.say(who, wire::GameAct{id, live->number(), "n" + std::to_string(++nonces), act});
    }
    const LiveGame& live(const std::string& id) { return *world.hub().live_game(id); }

    HubWorld world{HubLimits{.play = {10'000, 1s}, .lobby = {10'000, 1s}}};
    ConnectionId ada = 0;
    ConnectionId bob = 0;
    int nonces = 0;
};

TEST_F(AbandonmentTest, IsClaimedSoonerTheFasterTheGameIs) {
    struct Case {
        std::chrono::seconds base;
        std::chrono::seconds patience;
    };
    for (const auto& [base, patience] :
         {Case{120s, 30s}, Case{300s, 60s}, Case{600s, 120s}, Case{1800s, 300s}}) {
        const std::string id = game(chess(base));
        world.disconnect(bob);
        const auto presence = world.last<wire::Presence>(ada);
        ASSERT_TRUE(presence);
        EXPECT_EQ(presence->claim_in, patience);
        act(ada, id, wire::PlayMove{"g1f3"}); // the clock of the absent player runs
        world.pass(patience - 1ms);
        act(ada, id, wire::ClaimLeft{});
        EXPECT_FALSE(live(id).is_over()) << base.count();
        world.pass(1ms);
        act(ada, id, wire::ClaimLeft{});
        ASSERT_TRUE(live(id).is_over()) << base.count();
        EXPECT_EQ(live(id).end()->outcome,
                  game::Outcome::win(Color::white, game::Reason::abandonment));
        bob = world.connect("Bob");
    }
}

TEST_F(AbandonmentTest, IsNothingByCorrespondence) {
    const std::string id = game({.rules = game::Rules::chess, .days = 2});
    world.disconnect(bob);
    world.pass(std::chrono::hours(24));
    act(ada, id, wire::ClaimLeft{});
    EXPECT_FALSE(live(id).is_over());
}

TEST_F(AbandonmentTest, OfBothIsDecidedByTheClock) {
    const std::string id = game(chess(300s));
    const ConnectionId watcher = world.connect("Eve");
    world.say(watcher, wire::WatchGame{id});
    world.disconnect(ada);
    world.disconnect(bob);
    world.pass(299s);
    EXPECT_FALSE(live(id).is_over());
    world.pass(1s);
    ASSERT_TRUE(live(id).is_over());
    EXPECT_EQ(live(id).end()->outcome, game::Outcome::win(Color::black, game::Reason::time));
}

/// A move that arrives exactly when the flag falls is too late, and one that arrives just before is
/// not, however long the disk takes. Either way the game is decided once.
TEST_F(AbandonmentTest, OfATurnIsDecidedOnce) {
    for (const bool is_late : {false, true}) {
        const std::string id = game(chess(300s));
        world.pass(is_late ? 300s : 300s - 1ms);
        world.hold_store();
        act(ada, id, wire::PlayMove{"g1f3"});
        world.pass(10s);
        world.release_store();
        EXPECT_EQ(live(id).is_over(), is_late);
        EXPECT_EQ(live(id).plies(), is_late ? 2U : 3U);
        const auto kept = *world.store().game(id);
        EXPECT_EQ(kept->events.size(), 3U);
        act(bob, id, wire::Resign{});
    }
}

/// A client that answers pings as late as possible gains no more than two seconds, and a tenth of a
/// second with each move.
TEST_F(AbandonmentTest, GainsLittleByAForgedLag) {
    const std::string id = game(chess(300s));
    world.hub().measured(ada, 1h);
    world.hub().measured(bob, 0ms);
    constexpr int moves = 7;
    for (int i = 0; i < moves; ++i) {
        world.pass(2s);
        act(ada, id, wire::PlayMove{i % 2 == 0 ? "b1c3" : "c3b1"});
        act(bob, id, wire::PlayMove{i % 2 == 0 ? "b8c6" : "c6b8"});
    }
    const Milliseconds fair = 300s - moves * 2s;
    const Milliseconds left = live(id).table().remaining(Color::white);
    EXPECT_GE(left, fair + 2s);
    EXPECT_LE(left, fair + 2s + moves * 100ms);
}

} // namespace
} // namespace server
