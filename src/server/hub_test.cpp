#include "server/hub.hpp"

#include <gtest/gtest.h>

#include "server/hub_fixture.hpp"
#include "server/kept_game.hpp"
#include "server/long_game_fixture.hpp"

namespace server {
namespace {

using namespace std::chrono_literals;
using core::Color;
using play::Denial;
using play::OfferKind;
using wire::Why;

wire::Terms blitz() { return {.rules = game::Rules::chess, .clock = play::TimeControl{180s, 2s}}; }

class HubTest : public testing::Test {
  protected:
    void SetUp() override {
        for (const char* const name : {"Ada", "Bob", "Cy"}) world.add_account(name);
        ada = world.connect("Ada");
        bob = world.connect("Bob");
        cy = world.connect("Cy");
    }

    /// Ada has White against Bob.
    store::GameId start(const wire::Terms& terms = blitz()) {
        world.say(ada, wire::WatchLobby{});
        world.say(ada, wire::MakeSeek{.terms = terms, .color = wire::ColorWish::white});
        const auto seek = world.last<wire::SeekAdded>(ada);
        EXPECT_TRUE(seek);
        world.say(bob, wire::AcceptSeek{seek->seek.id});
        const auto started = world.last<wire::GameStarted>(bob);
        EXPECT_TRUE(started);
        EXPECT_EQ(started->color, Color::black);
        for (const ConnectionId id : {ada, bob}) world.say(id, wire::WatchGame{started->game});
        hear();
        seen = 0;
        return started->game;
    }
    void hear() {
        for (const ConnectionId id : {ada, bob, cy}) world.heard(id);
    }
    /// Somebody acts who knows of everything up to `seen`.
    void act(ConnectionId who, const store::GameId& game, const wire::Act& act) {
        world.say(who, wire::GameAct{game, seen, "n" + std::to_string(++nonce), act});
        for (const auto& message : world.heard(who)) {
            replies.push_back(message);
            if (const auto* const happened = std::get_if<wire::Happened>(&message))
                seen = std::max(seen, happened->number);
        }
    }
    std::optional<wire::Objection> refused(ConnectionId who, const store::GameId& game,
                                           const wire::Act& what) {
        replies.clear();
        act(who, game, what);
        for (const auto& message : replies)
            if (const auto* const one = std::get_if<wire::Refused>(&message)) return one->objection;
        return std::nullopt;
    }
    void play(const store::GameId& game, std::initializer_list<const char*> moves) {
        for (const char* const move : moves) {
            const bool is_white =
                state(game).moves.empty() || std::ranges::count(state(game).moves, ' ') % 2 == 1;
            EXPECT_EQ(refused(is_white ? ada : bob, game, wire::PlayMove{move}), std::nullopt)
                << move;
        }
    }
    wire::GameState state(const store::GameId& game) {
        const ConnectionId reader = world.connect("Reader");
        world.say(reader, wire::WatchGame{game});
        const auto state = world.last<wire::GameState>(reader);
        world.disconnect(reader);
        return state.value_or(wire::GameState{});
    }
    static wire::Objection objection(std::variant<Why, Denial, game::Refusal> why) {
        return {.why = why};
    }

    HubWorld world{HubLimits{.play = {100'000, 20s}, .lobby = {100'000, 30s}}};
    ConnectionId ada = 0;
    ConnectionId bob = 0;
    ConnectionId cy = 0;
    std::uint32_t seen = 0;
    int nonce = 0;
    std::vector<wire::FromServer> replies;
};

TEST_F(HubTest, GreetsEverybody) {
    const auto welcome = world.last<wire::Welcome>(ada);
    ASSERT_TRUE(welcome);
    EXPECT_EQ(welcome->you.name, "Ada");
    EXPECT_TRUE(welcome->games.empty());
    const ConnectionId guest = world.connect("Someone");
    EXPECT_EQ(world.last<wire::Welcome>(guest)->you.kind, wire::PersonKind::guest);
}

TEST_F(HubTest, ShowsEventsToEverybodyAndOnlyWhenTheyAreKept) {
    const auto game = start();
    world.say(cy, wire::WatchGame{game});
    hear();
    world.hold_store();
    world.say(ada, wire::GameAct{game, 0, "a", wire::PlayMove{"e2e4"}});
    EXPECT_TRUE(world.heard(ada).empty());
    EXPECT_TRUE(world.heard(bob).empty());
    world.release_store();
    for (const ConnectionId id : {ada, bob, cy}) {
        const auto happened = world.last<wire::Happened>(id);
        ASSERT_TRUE(happened);
        EXPECT_EQ(happened->number, 1U);
        EXPECT_EQ(happened->nonce, "a");
        EXPECT_EQ(std::get<wire::Moved>(happened->event).move, "e2e4");
    }
    EXPECT_EQ(world.store().game(game)->value().events.size(), 1U);
}

TEST_F(HubTest, DoesOnceWhatIsSentTwice) {
    const auto game = start();
    const wire::GameAct move{game, 0, "a", wire::PlayMove{"e2e4"}};
    world.hold_store();
    world.say(ada, move);
    world.say(ada, move);
    world.release_store();
    world.say(ada, move);
    const auto all = world.heard(ada);
    EXPECT_EQ(std::ranges::count_if(
                  all, [](const auto& one) { return std::holds_alternative<wire::Refused>(one); }),
              0);
    EXPECT_EQ(world.store().game(game)->value().events.size(), 1U);
}

TEST_F(HubTest, RefusesWhatWasDecidedOnSomethingElse) {
    const auto game = start();
    play(game, {"e2e4"});
    const std::uint32_t before = seen;
    play(game, {"e7e5"});
    hear();
    world.say(ada, wire::GameAct{game, before, "late", wire::PlayMove{"d2d4"}});
    const auto heard = world.heard(ada);
    ASSERT_EQ(heard.size(), 2U);
    EXPECT_EQ(std::get<wire::Refused>(heard[0]).objection, objection(Why::behind));
    EXPECT_EQ(std::get<wire::Happened>(heard[1]).number, before + 1);
}

TEST_F(HubTest, SaysWhichRuleRefusesAMove) {
    const auto game = start();
    const auto why = refused(ada, game, wire::PlayMove{"e2e5"});
    ASSERT_TRUE(why);
    EXPECT_TRUE(std::holds_alternative<game::Refusal>(why->why));
    EXPECT_EQ(refused(bob, game, wire::PlayMove{"e7e5"}), objection(Denial::not_your_turn));
}

TEST_F(HubTest, LetsOnlyPlayersAct) {
    const auto game = start();
    world.say(cy, wire::WatchGame{game});
    const wire::Act acts[] = {wire::PlayMove{"e2e4"},
                              wire::Resign{},
                              wire::Abort{},
                              wire::MakeOffer{OfferKind::draw},
                              wire::MakeOffer{OfferKind::takeback},
                              wire::AnswerOffer{OfferKind::draw, true},
                              wire::ClaimDraw{game::Claim::fifty_moves},
                              wire::ClaimLeft{},
                              wire::GiveTime{}};
    for (const wire::Act& one : acts)
        EXPECT_EQ(refused(cy, game, one), objection(Why::not_a_player)) << one.index();
    EXPECT_EQ(world.store().game(game)->value().events.size(), 0U);
    act(ada, game, wire::Abort{});
    for (const wire::Act& one : acts)
        EXPECT_EQ(refused(bob, game, one), objection(Denial::game_over)) << one.index();
    for (const wire::Act& one : acts)
        EXPECT_EQ(refused(bob, "nogame00", one), objection(Why::no_such_game)) << one.index();
}

TEST_F(HubTest, EndsAGameInEveryWay) {
    const auto ended = [this](const store::GameId& game) {
        const auto end = state(game).end;
        EXPECT_TRUE(end);
        const auto stored = world.store().game(game)->value().game.end;
        EXPECT_TRUE(stored);
        return end ? end->outcome : game::Outcome();
    };
    auto game = start();
    act(bob, game, wire::Resign{});
    EXPECT_EQ(ended(game), game::Outcome::win(Color::white, game::Reason::resignation));
    game = start();
    act(bob, game, wire::Abort{});
    EXPECT_EQ(ended(game), game::Outcome());
    game = start();
    act(ada, game, wire::MakeOffer{OfferKind::draw});
    act(bob, game, wire::AnswerOffer{OfferKind::draw, true});
    EXPECT_EQ(ended(game), game::Outcome::draw(game::Reason::agreement));
    game = start();
    play(game, {"f2f3", "e7e5", "g2g4", "d8h4"});
    EXPECT_EQ(ended(game), game::Outcome::win(Color::black, game::Reason::checkmate));
    game = start();
    play(game, {"e2e4", "e7e5"});
    world.pass(182s);
    EXPECT_EQ(ended(game), game::Outcome::win(Color::black, game::Reason::time));
    game = start();
    play(game, {"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8"});
    act(ada, game, wire::ClaimDraw{game::Claim::threefold_repetition});
    EXPECT_EQ(ended(game), game::Outcome::draw(game::Reason::threefold_repetition));
    EXPECT_EQ(world.hub().running_games(), 0U);
}

TEST_F(HubTest, CannotAbortOnceBothHaveMoved) {
    const auto game = start();
    play(game, {"e2e4", "e7e5"});
    EXPECT_EQ(refused(ada, game, wire::Abort{}), objection(Why::too_late));
}

TEST_F(HubTest, TakesBackByConsent) {
    const auto game = start();
    play(game, {"e2e4", "e7e5"});
    act(ada, game, wire::MakeOffer{OfferKind::takeback});
    EXPECT_EQ(state(game).takeback, Color::white);
    seen = 3;
    act(bob, game, wire::AnswerOffer{OfferKind::takeback, false});
    EXPECT_EQ(state(game).takeback, std::nullopt);
    act(ada, game, wire::MakeOffer{OfferKind::takeback});
    EXPECT_EQ(refused(bob, game, wire::AnswerOffer{OfferKind::draw, true}),
              objection(Denial::not_offered));
    act(bob, game, wire::AnswerOffer{OfferKind::takeback, true});
    EXPECT_EQ(state(game).moves, "");
}

TEST_F(HubTest, AnswersNoOfferThatWasNotSeen) {
    const auto game = start();
    act(ada, game, wire::MakeOffer{OfferKind::draw});
    seen = 0;
    EXPECT_EQ(refused(bob, game, wire::AnswerOffer{OfferKind::draw, true}), objection(Why::behind));
}

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
    EXPECT_EQ((*left)[0], 180s + 2s + 2s - 10s);
    EXPECT_EQ((*left)[1], 182s);
    EXPECT_FALSE(state(game).end);
}

TEST_F(HubTest, GivesCreditForSlowLinesButNotMuch) {
    const auto game = start();
    play(game, {"e2e4", "e7e5"});
    world.hub().measured(ada, 300ms);
    world.pass(1s);
    play(game, {"d2d4"});
    EXPECT_EQ((*state(game).left)[0], 180s + 4s - 700ms);
    EXPECT_EQ((*state(game).left)[1], 182s);
    world.hub().measured(bob, 60s);
    for (int i = 0; i < 8; ++i) {
        world.pass(1s);
        play(game, {i % 2 == 0 ? "b8c6" : "c6b8"});
        play(game, {i % 2 == 0 ? "b1c3" : "c3b1"});
    }
    // Half a second each for four moves, which uses it up, and then what each move adds.
    const Milliseconds spent = 8 * 1s - 4 * 500ms - 4 * 100ms - 4 * 100ms;
    EXPECT_NEAR(static_cast<double>((*state(game).left)[1].count()),
                static_cast<double>((182s + 8 * 2s - spent).count()), 500);
}

TEST_F(HubTest, DoesNotChargeTheFirstMoves) {
    const auto game = start();
    world.pass(20s);
    play(game, {"e2e4"});
    world.pass(20s);
    play(game, {"e7e5"});
    EXPECT_EQ((*state(game).left)[0], 182s);
    EXPECT_EQ((*state(game).left)[1], 182s);
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

TEST_F(HubTest, ResumesByNumber) {
    const auto game = start();
    play(game, {"e2e4", "e7e5", "d2d4"});
    world.disconnect(bob);
    bob = world.connect("Bob");
    EXPECT_EQ(world.last<wire::Welcome>(bob)->games, std::vector{game});
    world.say(bob, wire::WatchGame{game, 1});
    const auto heard = world.heard(bob);
    std::vector<std::uint32_t> numbers;
    for (const auto& message : heard)
        if (const auto* const one = std::get_if<wire::Happened>(&message))
            numbers.push_back(one->number);
    EXPECT_EQ(numbers, (std::vector<std::uint32_t>{2, 3}));
    world.say(bob, wire::WatchGame{game, 99});
    EXPECT_TRUE(world.last<wire::GameState>(bob));
}

TEST_F(HubTest, TellsThoseWhoWaitBeforeTheOneWhoMoved) {
    const auto game = start();
    world.say(cy, wire::WatchGame{game});
    act(ada, game, wire::PlayMove{"e2e4"});
    EXPECT_EQ(world.told(), (std::vector{bob, cy, ada}));
    act(bob, game, wire::PlayMove{"e7e5"});
    EXPECT_EQ(world.told(), (std::vector{ada, cy, bob}));
}

TEST_F(HubTest, EndsAGameThatIsAsLongAsOneMayBe) {
    const auto game = start();
    const LongGame played(LiveGame::ply_limit);
    for (std::size_t ply = 0; ply < LiveGame::ply_limit; ++ply)
        ASSERT_EQ(refused(ply % 2 == 0 ? ada : bob, game, wire::PlayMove{played.moves()[ply]}),
                  std::nullopt)
            << ply;
    const auto draw = game::Outcome::draw(game::Reason::too_many_moves);
    EXPECT_EQ(seen, LiveGame::ply_limit + 1);
    ASSERT_TRUE(state(game).end);
    EXPECT_EQ(state(game).end->outcome, draw);
    EXPECT_EQ(std::ranges::count(state(game).moves, ' '), LiveGame::ply_limit - 1);
    EXPECT_EQ(refused(ada, game, wire::PlayMove{"e2e4"}), objection(Denial::game_over));
    world.restart(1s);
    EXPECT_EQ(state(game).end->outcome, draw);
}

TEST_F(HubTest, GivesTheWholeGameToWhoMissedTooMuch) {
    const auto game = start();
    for (std::size_t i = 0; i < LiveGame::recent_limit / 2 + 2; ++i) {
        act(ada, game, wire::MakeOffer{OfferKind::draw});
        act(bob, game, wire::AnswerOffer{OfferKind::draw, false});
    }
    world.say(cy, wire::WatchGame{game, 1});
    EXPECT_TRUE(world.last<wire::GameState>(cy));
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
    EXPECT_EQ((*world.last<wire::GameState>(bob)->left)[0], 172s);
    world.say(ada, wire::WatchGame{game});
    EXPECT_EQ((*world.last<wire::GameState>(ada)->left)[0], 172s);
    world.pass(5s);
    EXPECT_EQ((*state(game).left)[0], 167s);
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

TEST_F(HubTest, KnowsTheNamesOfGuestsWhoAreHere) {
    const ConnectionId guest = world.connect("Gil");
    EXPECT_TRUE(world.hub().is_guest_name_used("GIL", ""));
    EXPECT_FALSE(world.hub().is_guest_name_used("Gil", store::account_id("Gil")));
    EXPECT_FALSE(world.hub().is_guest_name_used("Ada", "")) << "that is an account";
    const ConnectionId again = world.connect("Gil");
    world.disconnect(guest);
    EXPECT_TRUE(world.hub().is_guest_name_used("Gil", ""));
    world.disconnect(again);
    EXPECT_FALSE(world.hub().is_guest_name_used("Gil", ""));
}

TEST_F(HubTest, ChargesWhoStaysAwayLongerThanTheServer) {
    const auto game = start();
    play(game, {"e2e4", "e7e5"});
    world.restart(40s);
    world.pass(65s);
    EXPECT_EQ((*state(game).left)[0], 177s);
    world.pass(177s);
    EXPECT_EQ(state(game).end->outcome, game::Outcome::win(Color::black, game::Reason::time));
}

TEST_F(HubTest, DoesNotMindTheCalendar) {
    const auto game = start();
    play(game, {"e2e4", "e7e5"});
    world.set_calendar(Milliseconds(1));
    world.pass(10s);
    play(game, {"d2d4"});
    EXPECT_EQ((*state(game).left)[0], 174s);
}

TEST_F(HubTest, ReadsAGameBackAsItWas) {
    const auto game = start();
    play(game, {"e2e4", "e7e5", "d2d4"});
    world.pass(3s);
    act(bob, game, wire::MakeOffer{OfferKind::takeback});
    act(ada, game, wire::MakeOffer{OfferKind::draw});
    act(ada, game, wire::GiveTime{});
    auto before = state(game);
    world.restart(1s);
    ada = world.connect("Ada");
    bob = world.connect("Bob");
    world.say(bob, wire::WatchGame{game});
    auto after = *world.last<wire::GameState>(bob);
    after.you = before.you;
    after.present = before.present;
    EXPECT_EQ(after, before);
    seen = after.number;
    act(ada, game, wire::AnswerOffer{OfferKind::takeback, true});
    EXPECT_EQ(state(game).moves, "e2e4");
}

TEST_F(HubTest, SaysThatNothingWasSaved) {
    const auto game = start();
    world.store().mishaps = {{.fault = store::Fault::disk_full}};
    EXPECT_EQ(refused(ada, game, wire::PlayMove{"e2e4"}), objection(Why::not_saved));
    EXPECT_EQ(state(game).moves, "");
    EXPECT_EQ(refused(ada, game, wire::PlayMove{"e2e4"}), std::nullopt);
    EXPECT_EQ(state(game).moves, "e2e4");
}

TEST_F(HubTest, FindsOutWhatBecameOfAnUnknownCommit) {
    for (const bool is_made : {true, false}) {
        const auto game = start();
        world.store().mishaps = {{.is_unknown = true, .is_made = is_made}};
        EXPECT_EQ(refused(ada, game, wire::PlayMove{"e2e4"}), std::nullopt);
        EXPECT_EQ(state(game).moves, "e2e4");
        EXPECT_EQ(world.last<wire::Happened>(bob)->number, 1U);
        EXPECT_EQ(world.store().game(game)->value().events.size(), 1U);
    }
}

TEST_F(HubTest, DecidesAnewAfterAConflict) {
    const auto game = start();
    world.hold_store();
    world.say(ada, wire::GameAct{game, 0, "mine", wire::PlayMove{"e2e4"}});
    const auto other = Entry{1, Color::white, "other", wire::Moved{.move = "d2d4"}};
    world.store().commit(store::Change(
        store::ChangeGame{.game = game, .events = {event_of(other, world.now().calendar)}}));
    world.release_store();
    const auto heard = world.heard(ada);
    const auto refused = std::ranges::find_if(
        heard, [](const auto& one) { return std::holds_alternative<wire::Refused>(one); });
    ASSERT_NE(refused, heard.end());
    EXPECT_EQ(std::get<wire::Refused>(*refused).objection, objection(Why::behind));
    EXPECT_EQ(state(game).moves, "d2d4");
}

TEST_F(HubTest, RatesAGameOnce) {
    auto terms = blitz();
    terms.is_rated = true;
    const auto game = start(terms);
    play(game, {"e2e4", "e7e5"});
    act(bob, game, wire::Resign{});
    const auto end = state(game).end;
    ASSERT_TRUE(end && end->ratings);
    EXPECT_EQ((*end->ratings)[0].before, 1500);
    EXPECT_GT((*end->ratings)[0].after, 1600);
    EXPECT_LT((*end->ratings)[1].after, 1400);
    EXPECT_EQ(std::get<wire::Ended>(world.last<wire::Happened>(ada)->event).ratings, end->ratings);
    const auto ratings = world.store().ratings("ada");
    ASSERT_EQ(ratings->size(), 1U);
    EXPECT_EQ(ratings->front().category, "chess.blitz");
    EXPECT_EQ(ratings->front().rating.games, 1);
}

TEST_F(HubTest, LetsTheComputerMove) {
    world.say(ada, wire::PlayComputer{blitz(), wire::ColorWish::white, 3});
    const auto game = world.last<wire::GameStarted>(ada)->game;
    world.say(ada, wire::WatchGame{game});
    world.heard(ada);
    seen = 0;
    EXPECT_TRUE(world.thinking().empty());
    act(ada, game, wire::PlayMove{"e2e4"});
    ASSERT_EQ(world.thinking().size(), 1U);
    const Think think = world.thinking().front();
    EXPECT_EQ(think.task.level, 3);
    EXPECT_EQ(think.task.moves, std::vector<std::string>{"e2e4"});
    world.hub().found(game, think.number, {.lines = {{.moves = {"e7e5"}}}}, world.now());
    world.settle();
    EXPECT_EQ(state(game).moves, "e2e4 e7e5");
    world.hub().found(game, think.number, {.lines = {{.moves = {"d7d5"}}}}, world.now());
    world.settle();
    seen = 2;
    act(ada, game, wire::MakeOffer{OfferKind::takeback});
    EXPECT_EQ(state(game).moves, "");
    act(ada, game, wire::MakeOffer{OfferKind::draw});
    ASSERT_EQ(world.thinking().size(), 2U);
    world.hub().found(game, world.thinking().back().number, {.lines = {{.centipawns = 100}}},
                      world.now());
    world.settle();
    EXPECT_FALSE(state(game).end);
    EXPECT_EQ(state(game).draw, std::nullopt);
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

} // namespace
} // namespace server
