#include "server/hub.hpp"

#include "server/game_export.hpp"
#include "server/hub_game_fixture.hpp"
#include "server/kept_game.hpp"
#include "server/long_game_fixture.hpp"

namespace server {
namespace {

using namespace std::chrono_literals;
using core::Color;
using play::Denial;
using play::OfferKind;
using wire::Why;

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
    const record::Record record = record_of(*world.hub().live_game(game), "https://a/b");
    EXPECT_EQ(record.moves.main_line_size(), 0U) << "nobody reads what was taken back";
    EXPECT_EQ(record.undone, 0U);
}

TEST_F(HubTest, AnswersNoOfferThatWasNotSeen) {
    const auto game = start();
    act(ada, game, wire::MakeOffer{OfferKind::draw});
    seen = 0;
    EXPECT_EQ(refused(bob, game, wire::AnswerOffer{OfferKind::draw, true}), objection(Why::behind));
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

TEST_F(HubTest, ResignsForADeletedAccountHoweverMuchHasHappened) {
    const auto game = start();
    play(game, {"e2e4", "e7e5"});
    fill_recent_events(game);
    world.hub().quit("ada", world.now());
    world.settle();
    ASSERT_TRUE(state(game).end);
    EXPECT_EQ(state(game).end->outcome,
              game::Outcome::win(Color::black, game::Reason::resignation));
}

TEST_F(HubTest, GivesTheWholeGameToWhoMissedTooMuch) {
    const auto game = start();
    fill_recent_events(game);
    world.say(cy, wire::WatchGame{game, 1});
    EXPECT_FALSE(world.last<wire::GameState>(cy));
    world.say(cy, wire::LeaveGame{game});
    fill_recent_events(game);
    world.say(cy, wire::WatchGame{game, 1});
    EXPECT_TRUE(world.last<wire::GameState>(cy));
}

TEST_F(HubTest, DoesNothingTwiceHoweverLateItIsSentAgain) {
    const auto game = start();
    const wire::GameAct gift{game, 0, "gift", wire::GiveTime{}};
    world.say(ada, gift);
    const auto left = state(game).left;
    for (std::size_t i = 0; i < RecentEvents::limit; ++i) {
        act(bob, game, wire::GiveTime{});
        hear();
        world.say(ada, gift);
        if (i + 1 < RecentEvents::limit) {
            EXPECT_EQ(world.refusal(ada), std::nullopt) << i;
        }
    }
    EXPECT_EQ((*state(game).left)[1], (*left)[1]);
    world.heard(ada);
    world.say(ada, gift);
    const auto answer = world.heard(ada);
    ASSERT_EQ(answer.size(), 2U);
    EXPECT_EQ(std::get<wire::Refused>(answer[0]).objection, objection(Why::behind));
    EXPECT_TRUE(std::holds_alternative<wire::GameState>(answer[1]));
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

TEST_F(HubTest, RenamesAGuestWhoseNameBecomesThatOfAnAccount) {
    const ConnectionId gil = world.connect("Gil");
    const ConnectionId tab = world.connect("Gil");
    world.say(gil, wire::MakeSeek{.terms = blitz(), .color = wire::ColorWish::white});
    hear();
    world.heard(gil);
    world.hub().heard({.account = "gil", .news = store::AccountNews::added}, world.now());
    world.settle();
    for (const ConnectionId id : {gil, tab}) {
        const auto welcome = world.last<wire::Welcome>(id);
        ASSERT_TRUE(welcome);
        EXPECT_EQ(welcome->you.name, "Guest-gil");
        EXPECT_EQ(welcome->you.kind, wire::PersonKind::guest);
    }
    EXPECT_FALSE(world.hub().is_guest_name_used("Gil", ""));
    EXPECT_TRUE(world.hub().is_guest_name_used("guest-GIL", ""));
    world.say(bob, wire::WatchLobby{});
    const auto lobby = world.last<wire::Lobby>(bob);
    ASSERT_TRUE(lobby && !lobby->seeks.empty());
    EXPECT_EQ(lobby->seeks.front().by.name, "Guest-gil");
    world.say(bob, wire::AcceptSeek{lobby->seeks.front().id});
    const auto started = world.last<wire::GameStarted>(bob);
    ASSERT_TRUE(started);
    for (const ConnectionId id : {gil, bob}) world.say(id, wire::WatchGame{started->game});
    world.say(gil, wire::SayInGame{started->game, "hello"});
    EXPECT_EQ(world.last<wire::SaidInGame>(bob)->line.from, "Guest-gil");
}

TEST_F(HubTest, GivesAGuestAnotherNameAndLeavesTheirOffers) {
    const ConnectionId gil = world.connect("Gil");
    const ConnectionId tab = world.connect("Gil");
    const ConnectionId kim = world.connect("Kim");
    for (const char* const name : {"gil", "kim"})
        world.store().commit(store::AddGuest{
            {.id = name, .secret = {static_cast<unsigned char>(*name)}, .name = name}});
    world.say(gil, wire::MakeSeek{.terms = blitz(), .color = wire::ColorWish::white});
    world.say(bob, wire::WatchLobby{});
    for (const ConnectionId id : {gil, bob}) world.heard(id);
    world.say(gil, wire::Hello{.name = "Zoe"});
    for (const ConnectionId id : {gil, tab}) {
        const auto welcome = world.last<wire::Welcome>(id);
        ASSERT_TRUE(welcome);
        EXPECT_EQ(welcome->you.name, "Zoe");
    }
    const auto seek = world.last<wire::SeekAdded>(bob);
    ASSERT_TRUE(seek);
    EXPECT_EQ(seek->seek.by.name, "Zoe");
    const auto refused = [&](const std::string& name) {
        world.say(kim, wire::Hello{.name = name});
        return world.refusal(kim);
    };
    EXPECT_EQ(refused("zoe"), objection(Why::name_taken));
    EXPECT_EQ(refused("Ada"), objection(Why::name_taken)) << "that is an account";
    EXPECT_EQ(refused("_"), objection(Why::bad_name));
    EXPECT_EQ(refused("admin"), (wire::Objection{.why = Why::bad_name, .field = "reserved"}));
    EXPECT_EQ(refused("Gil"), std::nullopt) << "it is free again";
}

/// The store has already removed the name from the guest, and the news of the account has not
/// arrived yet.
TEST_F(HubTest, KnowsAGuestByOneNameAlone) {
    const ConnectionId gil = world.connect("Gil");
    world.say(gil, wire::MakeSeek{.terms = blitz(), .color = wire::ColorWish::white});
    world.say(bob, wire::WatchLobby{});
    for (const ConnectionId id : {gil, bob}) world.heard(id);
    const ConnectionId tab = world.connect("Gil", "Guest7");
    for (const ConnectionId id : {gil, tab}) {
        const auto welcome = world.last<wire::Welcome>(id);
        ASSERT_TRUE(welcome);
        EXPECT_EQ(welcome->you.name, "Guest7");
    }
    EXPECT_FALSE(world.hub().is_guest_name_used("Gil", ""));
    EXPECT_TRUE(world.hub().is_guest_name_used("Guest7", ""));
    const auto seek = world.last<wire::SeekAdded>(bob);
    ASSERT_TRUE(seek);
    EXPECT_EQ(seek->seek.by.name, "Guest7");
    for (const ConnectionId id : {gil, tab}) world.disconnect(id);
    world.hub().heard({.account = "gil", .news = store::AccountNews::added}, world.now());
    EXPECT_FALSE(world.hub().is_guest_name_used("Guest7", ""));
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
    world.store().mishaps = {{.fault = store::StoreFault::disk_full}};
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

} // namespace
} // namespace server
