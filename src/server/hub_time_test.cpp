#include "server/hub.hpp"
#include "server/hub_game_fixture.hpp"

/// Clocks, absences and slow connections.
namespace server {
namespace {

using namespace std::chrono_literals;
using core::Color;
using wire::Why;

TEST_F(HubTest, ChargesNobodyForTheDisk) {
    const auto game = start();
    play(game, {"e2e4", "e7e5"});
    world.pass(10s);
    world.hold_store();
    world.say(ada, wire::GameAct{game, seen, "m", wire::PlayMove{"d2d4"}});
    world.pass(500s);
    world.release_store();
    world.pass(0s);
    const auto left = state(game).left;
    ASSERT_TRUE(left);
    EXPECT_EQ((*left)[0], 180s + 2s - 10s);
    EXPECT_EQ((*left)[1], 180s);
    EXPECT_FALSE(state(game).end);
}

TEST_F(HubTest, GivesCreditForSlowLinesButNotMuch) {
    const auto game = start();
    play(game, {"e2e4", "e7e5"});
    world.hub().measured(ada, 300ms);
    world.pass(1s);
    play(game, {"d2d4"});
    EXPECT_EQ((*state(game).left)[0], 180s + 2s - 700ms);
    EXPECT_EQ((*state(game).left)[1], 180s);
    world.hub().measured(bob, 60s);
    for (int i = 0; i < 8; ++i) {
        world.pass(1s);
        play(game, {i % 2 == 0 ? "b8c6" : "c6b8"});
        play(game, {i % 2 == 0 ? "b1c3" : "c3b1"});
    }
    // Half a second each for four moves, which uses the credit up, and then the amount that each
    // move adds.
    const Milliseconds spent = 8 * 1s - 4 * 500ms - 4 * 100ms - 4 * 100ms;
    EXPECT_NEAR(static_cast<double>((*state(game).left)[1].count()),
                static_cast<double>((180s + 8 * 2s - spent).count()), 500);
}

TEST_F(HubTest, NeitherChargesTheFirstMovesNorAddsToTheClocks) {
    const auto game = start();
    world.pass(20s);
    play(game, {"e2e4"});
    world.pass(20s);
    play(game, {"e7e5"});
    EXPECT_EQ((*state(game).left)[0], 180s);
    EXPECT_EQ((*state(game).left)[1], 180s);
    play(game, {"d2d4"});
    EXPECT_EQ((*state(game).left)[0], 182s);
}

TEST_F(HubTest, AbortsAGameThatNobodyBegins) {
    const auto game = start();
    world.pass(29'999ms);
    EXPECT_FALSE(state(game).end);
    world.pass(1ms);
    ASSERT_TRUE(state(game).end);
    EXPECT_FALSE(state(game).end->outcome.is_over());
}

TEST_F(HubTest, LetsTheOneWhoStaysClaimTheGame) {
    const auto game = start();
    play(game, {"e2e4", "e7e5"});
    EXPECT_EQ(refused(ada, game, wire::ClaimLeft{}), objection(Why::not_gone));
    world.disconnect(bob);
    const auto presence = world.last<wire::Presence>(ada);
    ASSERT_TRUE(presence);
    EXPECT_FALSE(presence->is_here);
    EXPECT_EQ(presence->claim_in, 60s);
    world.pass(59s);
    EXPECT_EQ(refused(ada, game, wire::ClaimLeft{}),
              (wire::Objection{.why = Why::not_gone, .seconds = 1s}));
    world.pass(1s);
    act(ada, game, wire::ClaimLeft{});
    EXPECT_EQ(state(game).end->outcome,
              game::Outcome::win(Color::white, game::Reason::abandonment));
}

TEST_F(HubTest, SaysWhenTheGameOfOneWhoLeftBeforeItOpenedMayBeClaimed) {
    const auto game = start();
    act(ada, game, wire::PlayMove{"e2e4"});
    world.say(ada, wire::LeaveGame{game});
    EXPECT_EQ(world.last<wire::Presence>(bob)->claim_in, std::nullopt);
    world.pass(3s);
    world.say(bob, wire::GameAct{game, 1, "opens", wire::PlayMove{"e7e5"}});
    const auto presence = world.last<wire::Presence>(bob);
    ASSERT_TRUE(presence);
    EXPECT_EQ(presence->side, Color::white);
    EXPECT_FALSE(presence->is_here);
    EXPECT_EQ(presence->claim_in, 7s);
    world.say(bob, wire::GameAct{game, 2, "offers", wire::MakeOffer{play::OfferKind::draw}});
    EXPECT_FALSE(world.last<wire::Presence>(bob)) << "once";
}

TEST_F(HubTest, WaitsLessForOneWhoLeaves) {
    const auto game = start();
    play(game, {"e2e4", "e7e5"});
    world.say(bob, wire::LeaveGame{game});
    EXPECT_EQ(world.last<wire::Presence>(ada)->claim_in, 10s);
    world.say(bob, wire::WatchGame{game});
    EXPECT_TRUE(world.last<wire::Presence>(ada)->is_here);
    world.pass(20s);
    EXPECT_EQ(refused(ada, game, wire::ClaimLeft{}), objection(Why::not_gone));
}

TEST_F(HubTest, IsHereAsLongAsOneTabIs) {
    const auto game = start();
    const ConnectionId second = world.connect("Bob");
    world.say(second, wire::WatchGame{game});
    hear();
    world.disconnect(bob);
    EXPECT_FALSE(world.last<wire::Presence>(ada));
    world.disconnect(second);
    EXPECT_TRUE(world.last<wire::Presence>(ada));
}

TEST_F(HubTest, GivesTime) {
    const auto game = start();
    act(ada, game, wire::GiveTime{});
    EXPECT_EQ((*state(game).left)[1], 195s);
    const auto slow = start({.rules = game::Rules::stackchess, .days = 2});
    EXPECT_EQ(refused(ada, slow, wire::GiveTime{}), objection(Why::no_clock));
}

TEST_F(HubTest, ChargesNobodyForItsOwnAbsence) {
    const auto game = start();
    play(game, {"e2e4", "e7e5"});
    world.pass(10s);
    world.restart(40s);
    world.pass(15s);
    ada = world.connect("Ada");
    bob = world.connect("Bob");
    world.say(bob, wire::WatchGame{game});
    EXPECT_EQ((*world.last<wire::GameState>(bob)->left)[0], 170s);
    world.say(ada, wire::WatchGame{game});
    EXPECT_EQ((*world.last<wire::GameState>(ada)->left)[0], 170s);
    world.pass(5s);
    EXPECT_EQ((*state(game).left)[0], 165s);
}

TEST_F(HubTest, TellsTheClocksToThoseWhoComeBack) {
    const auto game = start();
    play(game, {"e2e4", "e7e5"});
    world.restart(40s);
    ada = world.connect("Ada");
    bob = world.connect("Bob");
    world.say(bob, wire::WatchGame{game, 2});
    const auto waiting = world.last<wire::ClockReading>(bob);
    ASSERT_TRUE(waiting);
    EXPECT_FALSE(waiting->is_running) << "Ada, who is to move, is not back";
    world.pass(10s);
    world.say(ada, wire::WatchGame{game, 2});
    for (const ConnectionId id : {ada, bob}) {
        const auto reading = world.last<wire::ClockReading>(id);
        ASSERT_TRUE(reading);
        EXPECT_EQ(reading->left, waiting->left) << "the server was away";
        EXPECT_TRUE(reading->is_running);
    }
    world.disconnect(bob);
    world.pass(10s);
    bob = world.connect("Bob");
    world.say(bob, wire::WatchGame{game, 2});
    const auto later = world.last<wire::ClockReading>(bob);
    ASSERT_TRUE(later);
    EXPECT_EQ((*later->left)[0], (*waiting->left)[0] - 10s);
}

TEST_F(HubTest, TellsTheClocksWhenAnAbsenceIsOver) {
    const auto game = start();
    play(game, {"e2e4", "e7e5"});
    world.restart(40s);
    bob = world.connect("Bob");
    world.say(bob, wire::WatchGame{game, 2});
    world.heard(bob);
    world.pass(65s);
    const auto reading = world.last<wire::ClockReading>(bob);
    ASSERT_TRUE(reading);
    EXPECT_TRUE(reading->is_running);
}

TEST_F(HubTest, ChargesWhoStaysAwayLongerThanTheServer) {
    const auto game = start();
    play(game, {"e2e4", "e7e5"});
    world.restart(40s);
    world.pass(65s);
    EXPECT_EQ((*state(game).left)[0], 175s);
    world.pass(175s);
    EXPECT_EQ(state(game).end->outcome, game::Outcome::win(Color::black, game::Reason::time));
}

TEST_F(HubTest, DoesNotMindTheCalendar) {
    const auto game = start();
    play(game, {"e2e4", "e7e5"});
    world.set_calendar(Milliseconds(1));
    world.pass(10s);
    play(game, {"d2d4"});
    EXPECT_EQ((*state(game).left)[0], 172s);
}

TEST_F(HubTest, PlaysByCorrespondence) {
    const auto game = start({.rules = game::Rules::stackchess, .days = 2});
    EXPECT_EQ(state(game).deadline, 48h);
    world.pass(47h);
    world.restart(30s);
    EXPECT_EQ(state(game).deadline, 1h);
    EXPECT_FALSE(state(game).end);
    world.pass(1h);
    ASSERT_TRUE(state(game).end);
    EXPECT_EQ(state(game).end->outcome, game::Outcome::win(Color::black, game::Reason::time));
}

TEST_F(HubTest, EndsAGameWithoutAClockThatWasLeft) {
    const auto game = start({.rules = game::Rules::chess});
    EXPECT_EQ(state(game).deadline, 0ms);
    play(game, {"e2e4", "e7e5"});
    world.pass(29 * 24h);
    play(game, {"g1f3"});
    for (const ConnectionId id : {ada, bob}) world.disconnect(id);
    world.pass(20 * 24h);
    world.restart(25 * 24h); // charged to nobody
    EXPECT_FALSE(state(game).end);
    world.pass(9 * 24h);
    EXPECT_FALSE(state(game).end);
    world.pass(25h);
    ASSERT_TRUE(state(game).end);
    EXPECT_EQ(state(game).end->outcome,
              game::Outcome::win(Color::white, game::Reason::abandonment));
    world.restart(1s);
    EXPECT_EQ(state(game).end->outcome,
              game::Outcome::win(Color::white, game::Reason::abandonment));
    EXPECT_EQ(world.hub().known_games(), 0U);
}

TEST_F(HubTest, AbortsAGameWithoutAClockThatNobodyBegan) {
    const auto game = start({.rules = game::Rules::chess});
    play(game, {"e2e4"});
    world.pass(30 * 24h);
    ASSERT_TRUE(state(game).end);
    EXPECT_FALSE(state(game).end->outcome.is_over());
}

TEST_F(HubTest, EndsAGameAgainstTheComputerSooner) {
    world.say(ada, wire::PlayComputer{.terms = {.rules = game::Rules::chess},
                                      .color = wire::ColorWish::black,
                                      .level = 1});
    const auto game = world.last<wire::GameStarted>(ada)->game;
    const auto find = [&](const char* move) {
        world.hub().found(game, world.thinking().back().number, {.lines = {{.moves = {move}}}},
                          world.now());
        world.settle();
    };
    find("e2e4");
    seen = 1;
    act(ada, game, wire::PlayMove{"e7e5"});
    find("d2d4");
    EXPECT_FALSE(state(game).end);
    world.disconnect(ada);
    world.pass(7 * 24h);
    ASSERT_TRUE(state(game).end);
    EXPECT_EQ(state(game).end->outcome,
              game::Outcome::win(Color::white, game::Reason::abandonment));
}

TEST_F(HubTest, RatesNoGameWithoutAClock) {
    world.heard(ada);
    world.say(ada, wire::MakeSeek{.terms = {.rules = game::Rules::chess, .is_rated = true}});
    EXPECT_EQ(world.refusal(ada), objection(Why::not_rated));
    world.say(ada, wire::MakeChallenge{.terms = {.rules = game::Rules::chess, .is_rated = true}});
    EXPECT_EQ(world.refusal(ada), objection(Why::not_rated));
    world.say(ada,
              wire::MakeSeek{.terms = {.rules = game::Rules::chess, .days = 3, .is_rated = true}});
    EXPECT_EQ(world.refusal(ada), std::nullopt);
}

} // namespace
} // namespace server
