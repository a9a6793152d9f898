#include <gtest/gtest.h>

#include "server/nodes_fixture.hpp"

namespace server {
namespace {

using namespace std::chrono_literals;

/// Ada, on the first node, has White; Bob, on the second, has Black.
class Nodes : public testing::Test {
  protected:
    Nodes() {
        for (const char* const name : {"Ada", "Bob"}) world.add_account(name);
        ada = world.connect(0, "Ada");
        bob = world.connect(1, "Bob");
        begin(terms());
    }
    void begin(const wire::Terms& agreed) {
        world.say(ada, wire::MakeChallenge{.terms = agreed, .color = wire::ColorWish::white});
        game = world.last<wire::Challenge>(ada)->challenge;
        world.say(bob, wire::AcceptChallenge{game});
        for (const ConnectionId id : {ada, bob}) {
            EXPECT_EQ(world.last<wire::GameStarted>(id)->game, game);
            world.say(id, wire::WatchGame{game});
        }
    }
    static wire::Terms terms() {
        return {.rules = game::Rules::chess, .clock = play::TimeControl{60s, 0s}};
    }
    void act(ConnectionId who, std::uint32_t seen, const wire::Act& act) {
        world.say(who, wire::GameAct{game, seen, "n" + std::to_string(++nonce), act});
    }
    /// Both have moved: the clocks run.
    void open_game() {
        act(ada, 0, wire::PlayMove{"e2e4"});
        act(bob, 1, wire::PlayMove{"e7e5"});
    }
    std::vector<store::StoredEvent> events() { return world.store().game(game)->value().events; }
    void work_off() {
        while (world.held() > 0) world.work_one();
    }
    void hear_all() {
        for (const std::size_t node : {0U, 1U}) world.hear_bulletins(node);
    }
    /// While the world holds everything back: all of it happens, but for events of games.
    void go_on() {
        for (int i = 0; i < 5; ++i) {
            work_off();
            hear_all();
        }
    }
    std::optional<wire::Objection> refusal(ConnectionId who) { return world.refusal(who); }

    NodesWorld world{2};
    ConnectionId ada = 0;
    ConnectionId bob = 0;
    store::GameId game;
    int nonce = 0;
};

TEST_F(Nodes, ShowEachOthersMovesWithTheirClocks) {
    open_game();
    world.pass(5s);
    act(ada, 2, wire::PlayMove{"g1f3"});
    const auto shown = world.last<wire::Happened>(bob);
    ASSERT_TRUE(shown);
    EXPECT_EQ(shown->number, 3U);
    EXPECT_EQ(wire::clocks_after(shown->event), (wire::ByColor<Milliseconds>{55s, 60s}));
    world.pass(7s);
    act(bob, 3, wire::PlayMove{"b8c6"});
    EXPECT_EQ(wire::clocks_after(world.last<wire::Happened>(ada)->event),
              (wire::ByColor<Milliseconds>{55s, 53s}));
}

TEST_F(Nodes, AskForEachGameInOneShare) {
    world.hub(0).take_hinted();
    constexpr std::size_t shares = 7;
    std::size_t asked = 0;
    for (std::size_t share = 0; share < shares; ++share) {
        world.hub(0).hint_at_share(share, shares);
        asked += world.hub(0).take_hinted().size();
    }
    EXPECT_EQ(asked, 1U);
}

TEST_F(Nodes, WhoLosesARaceDecidesAnew) {
    open_game();
    world.heard(ada);
    world.heard(bob);
    world.hold();
    act(ada, 2, wire::PlayMove{"g1f3"}); // first
    act(bob, 2, wire::MakeOffer{play::OfferKind::draw});
    work_off();
    EXPECT_EQ(events().size(), 4U);
    EXPECT_EQ(events()[2].kind, "moved");
    EXPECT_EQ(events()[3].kind, "offered");
    world.hear_events(0);
    EXPECT_EQ(world.last<wire::Happened>(ada)->number, 4U);
    EXPECT_EQ(world.last<wire::Happened>(bob)->number, 4U);
}

TEST_F(Nodes, ASecondTabOnAnotherNodeCannotMoveTwice) {
    open_game();
    const ConnectionId tab = world.connect(1, "Ada");
    world.say(tab, wire::WatchGame{game});
    world.hold();
    act(ada, 2, wire::PlayMove{"g1f3"});
    act(tab, 2, wire::PlayMove{"d2d4"});
    work_off();
    EXPECT_EQ(events().size(), 3U);
    EXPECT_EQ(refusal(tab)->why, decltype(wire::Objection::why)(wire::Why::behind));
}

TEST_F(Nodes, AFlagIsLeftToTheNodeOfItsPlayer) {
    open_game();
    world.pass(59s);
    EXPECT_EQ(events().size(), 2U);
    world.pass(2s);
    ASSERT_EQ(events().size(), 3U);
    EXPECT_EQ(world.store().game(game)->value().game.end->reason, "time");
    EXPECT_TRUE(world.last<wire::Happened>(bob));
}

TEST_F(Nodes, TheFlagOfAKilledNodeFallsElsewhereOnceItIsKnownToBeDead) {
    open_game();
    world.kill(0);
    world.pass(70s);
    EXPECT_EQ(events().size(), 2U);
    world.bury();
    world.pass(1ms);
    EXPECT_EQ(events().size(), 3U);
}

TEST_F(Nodes, NobodyIsToldOfAFlagBeforeItHasFallenForAll) {
    open_game();
    world.heard(bob);
    world.hold();
    world.pass(61s);
    act(bob, 2, wire::MakeOffer{play::OfferKind::draw});
    EXPECT_FALSE(refusal(bob));
    work_off();
    EXPECT_EQ(events().size(), 3U);
    EXPECT_EQ(refusal(bob)->why, decltype(wire::Objection::why)(play::Denial::game_over));
}

TEST_F(Nodes, AnyNodeFindsAFlagThatNobodyLooksAt) {
    open_game();
    world.kill(0);
    world.kill(1);
    world.bury();
    world.pass(30s);
    world.examine(1);
    EXPECT_EQ(events().size(), 2U);
    world.pass(31s);
    world.examine(0);
    EXPECT_EQ(events().size(), 3U);
    world.examine(1);
    EXPECT_EQ(events().size(), 3U);
}

/// A correspondence game ends when its days are over, one without a limit after 30 days.
TEST_F(Nodes, AnyNodeEndsAGameWithoutAClockThatIsNotPlayedOn) {
    for (const int days : {2, 0}) {
        begin({.rules = game::Rules::chess, .days = days});
        open_game();
        for (const std::size_t node : {0U, 1U}) world.kill(node);
        world.bury();
        const auto limit = std::chrono::hours(24) * (days > 0 ? days : 30);
        world.pass(limit - 1min);
        world.examine(1);
        EXPECT_EQ(events().size(), 2U) << days;
        world.pass(2min);
        world.examine(0);
        ASSERT_EQ(events().size(), 3U) << days;
        EXPECT_TRUE(world.store().game(game)->value().game.end) << days;
        ada = world.connect(0, "Ada");
        bob = world.connect(1, "Bob");
    }
}

TEST_F(Nodes, AGameThatIsLetGoIsLookedAtWhenItsFlagFalls) {
    open_game();
    act(ada, 2, wire::PlayMove{"g1f3"});
    world.pass(55s);
    act(bob, 3, wire::PlayMove{"b8c6"});
    world.examine(0); // Ada has a minute
    act(ada, 4, wire::PlayMove{"f1c4"});
    for (const ConnectionId one : {ada, bob}) world.disconnect(one);
    world.store().mishaps.push_back({.fault = store::StoreFault::away});
    world.tidy();
    EXPECT_NE(world.hub(0).live_game(game), nullptr) << "nobody else would look";
    for (int i = 0; i < 2; ++i) world.tidy();
    for (const std::size_t node : {0U, 1U}) EXPECT_EQ(world.hub(node).live_game(game), nullptr);
    const store::Time due = world.store().deadline(game).value();
    EXPECT_GT(due, world.now().calendar + 5s);
    EXPECT_LT(due, world.now().calendar + 10s);
    world.pass(due - world.now().calendar);
    world.examine(1);
    EXPECT_EQ(world.store().game(game)->value().game.end->reason, "time");
}

TEST_F(Nodes, AStoreThatTakesItsTimeIsAskedOnceToLookAtAGame) {
    open_game();
    for (const ConnectionId one : {ada, bob}) world.disconnect(one);
    world.hold();
    world.tidy();
    const std::size_t asked = world.held();
    EXPECT_GT(asked, 0U);
    for (int i = 0; i < 2; ++i) world.tidy();
    EXPECT_EQ(world.held(), asked);
}

TEST_F(Nodes, AGameOfAKilledNodeIsLookedAtAtOnce) {
    open_game();
    world.disconnect(bob);
    world.examine(1);
    world.tidy();
    EXPECT_GT(world.store().deadline(game), world.now().calendar);
    world.kill(0);
    world.bury();
    EXPECT_LE(world.store().deadline(game), world.now().calendar);
}

TEST_F(Nodes, WhoeverChangesNodesKeepsTheTime) {
    open_game();
    world.pass(10s);
    world.disconnect(ada);
    ada = world.connect(1, "Ada");
    world.say(ada, wire::WatchGame{game});
    EXPECT_EQ(world.last<wire::GameState>(ada)->left, (wire::ByColor<Milliseconds>{50s, 60s}));
    world.pass(5s);
    act(ada, 2, wire::PlayMove{"g1f3"});
    EXPECT_EQ(wire::clocks_after(world.last<wire::Happened>(bob)->event),
              (wire::ByColor<Milliseconds>{45s, 60s}));
}

TEST_F(Nodes, PresenceIsThatOfAllNodes) {
    open_game();
    const ConnectionId tab = world.connect(1, "Ada");
    world.say(tab, wire::WatchGame{game});
    world.heard(bob);
    world.disconnect(ada);
    EXPECT_FALSE(world.last<wire::Presence>(bob));
    world.disconnect(tab, true);
    EXPECT_FALSE(world.last<wire::Presence>(bob)->is_here);
    ada = world.connect(0, "Ada");
    world.say(ada, wire::WatchGame{game});
    EXPECT_TRUE(world.last<wire::Presence>(bob)->is_here);
    world.kill(0);
    world.bury();
    EXPECT_FALSE(world.last<wire::Presence>(bob)->is_here);
    world.pass(61s);
    EXPECT_EQ(world.store().game(game)->value().game.end->reason, "time");
}

TEST_F(Nodes, TwoWhoWishARematchAtOnceGetOne) {
    act(ada, 0, wire::Resign{});
    world.hold();
    world.say(ada, wire::Rematch{game});
    world.say(bob, wire::Rematch{game});
    for (int i = 0; i < 5; ++i) {
        work_off();
        hear_all();
    }
    EXPECT_EQ(world.store().running_games()->size(), 1U);
    const auto started = world.last<wire::GameStarted>(ada);
    ASSERT_TRUE(started);
    EXPECT_EQ(world.last<wire::GameStarted>(bob)->game, started->game);
}

TEST_F(Nodes, AnotherGameEndsAWishOnAllNodes) {
    act(ada, 0, wire::Resign{});
    world.say(ada, wire::Rematch{game});
    EXPECT_EQ(world.last<wire::RematchWish>(bob)->by, core::Color::white);
    world.say(ada, wire::PlayComputer{});
    const auto forgotten = world.last<wire::RematchWish>(bob);
    ASSERT_TRUE(forgotten);
    EXPECT_EQ(forgotten->by, std::nullopt);
    world.say(bob, wire::Rematch{game});
    EXPECT_EQ(world.last<wire::RematchWish>(ada)->by, core::Color::black);
    EXPECT_EQ(world.store().running_games()->size(), 1U);
}

TEST_F(Nodes, AWithdrawnWishEndsAlikeOnAllNodes) {
    act(ada, 0, wire::Resign{});
    world.hold();
    world.say(ada, wire::Rematch{game});
    world.say(bob, wire::Rematch{game, false}); // after the event that his node has not received
    work_off();
    for (const std::size_t node : {1U, 0U}) world.hear_bulletins(node);
    for (const ConnectionId id : {ada, bob}) {
        const auto wish = world.last<wire::RematchWish>(id);
        ASSERT_TRUE(wish);
        EXPECT_EQ(wish->by, std::nullopt);
    }
    world.say(bob, wire::Rematch{game});
    work_off();
    hear_all();
    work_off();
    EXPECT_TRUE(world.store().running_games()->empty()) << "one of them wants to play again";
    for (const ConnectionId id : {ada, bob})
        EXPECT_EQ(world.last<wire::RematchWish>(id)->by, core::Color::black);
}

TEST_F(Nodes, AWishIsKnownToWhoComesBackToAnotherNode) {
    act(ada, 0, wire::Resign{});
    world.disconnect(bob, true);
    world.say(ada, wire::Rematch{game});
    EXPECT_TRUE(world.last<wire::RematchWish>(ada)->is_away);
    bob = world.connect(1, "Bob");
    world.say(bob, wire::WatchGame{game});
    EXPECT_EQ(world.last<wire::RematchWish>(bob)->by, core::Color::white);
    world.say(bob, wire::Rematch{game});
    EXPECT_EQ(world.last<wire::GameStarted>(ada)->game, world.last<wire::GameStarted>(bob)->game);
}

TEST_F(Nodes, AWishIsShownOnceTheEndOfTheGameIs) {
    world.hold();
    act(ada, 0, wire::Resign{});
    work_off();
    world.say(ada, wire::Rematch{game});
    work_off();
    hear_all();
    EXPECT_FALSE(world.last<wire::RematchWish>(bob));
    world.hear_events(1);
    work_off();
    const auto wish = world.last<wire::RematchWish>(bob);
    ASSERT_TRUE(wish);
    EXPECT_EQ(wish->by, core::Color::white);
}

TEST_F(Nodes, ARematchThatBothWishBeginsWhenOneOfThemReturns) {
    act(ada, 0, wire::Resign{});
    world.hold();
    for (const ConnectionId id : {ada, bob}) world.say(id, wire::Rematch{game});
    for (const ConnectionId id : {ada, bob}) world.disconnect(id);
    go_on();
    EXPECT_TRUE(world.store().running_games()->empty()) << "nobody is there";
    ada = world.connect(0, "Ada");
    world.say(ada, wire::WatchGame{game});
    go_on();
    EXPECT_EQ(world.store().running_games()->size(), 1U);
    EXPECT_TRUE(world.last<wire::GameStarted>(ada));
}

TEST_F(Nodes, AWishIsForgottenAfterAWhile) {
    act(ada, 0, wire::Resign{});
    world.say(ada, wire::Rematch{game});
    world.pass(11min);
    world.heard(ada);
    world.say(bob, wire::Rematch{game});
    EXPECT_TRUE(world.store().running_games()->empty());
    EXPECT_EQ(world.last<wire::RematchWish>(ada)->by, core::Color::black);
}

TEST_F(Nodes, AWishThatOthersCannotHearOfIsNone) {
    act(ada, 0, wire::Resign{});
    world.store().mishaps.assign(10, {.fault = store::StoreFault::away});
    world.heard(ada);
    world.say(ada, wire::Rematch{game});
    world.store().mishaps.clear();
    const auto refused = refusal(ada);
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->why, decltype(wire::Objection::why)(wire::Why::not_saved));
    world.say(bob, wire::Rematch{game});
    EXPECT_EQ(world.last<wire::RematchWish>(ada)->by, core::Color::black);
    EXPECT_TRUE(world.store().running_games()->empty());
    world.say(ada, wire::Rematch{game});
    EXPECT_EQ(world.store().running_games()->size(), 1U);
}

TEST_F(Nodes, AWishIsForgottenEverywhereOnceTheStoreCanSaySo) {
    act(ada, 0, wire::Resign{});
    world.say(ada, wire::Rematch{game});
    world.hold();
    world.say(ada, wire::PlayComputer{});
    world.work_one(); // the game begins
    world.store().mishaps.assign(world.held(), {.fault = store::StoreFault::away});
    work_off();
    world.store().mishaps.clear();
    world.heard(bob);
    hear_all();
    EXPECT_FALSE(world.last<wire::RematchWish>(bob));
    world.tidy();
    work_off();
    hear_all();
    const auto forgotten = world.last<wire::RematchWish>(bob);
    ASSERT_TRUE(forgotten);
    EXPECT_EQ(forgotten->by, std::nullopt);
}

TEST_F(Nodes, AWishThatIsRenewedIsNotForgottenLater) {
    act(ada, 0, wire::Resign{});
    world.say(ada, wire::Rematch{game});
    world.hold();
    world.say(ada, wire::PlayComputer{});
    world.work_one();
    world.store().mishaps.assign(world.held(), {.fault = store::StoreFault::away});
    work_off();
    world.store().mishaps.clear();
    world.say(ada, wire::Rematch{game});
    work_off();
    hear_all();
    world.heard(bob);
    world.tidy();
    work_off();
    hear_all();
    EXPECT_FALSE(world.last<wire::RematchWish>(bob));
    world.say(bob, wire::Rematch{game});
    go_on();
    EXPECT_TRUE(world.last<wire::GameStarted>(bob));
}

TEST_F(Nodes, WhoPlaysElsewhereLeavesAnAgreedRematchOnAllNodes) {
    act(ada, 0, wire::Resign{});
    world.hold();
    for (const ConnectionId id : {ada, bob}) world.say(id, wire::Rematch{game});
    for (const ConnectionId id : {ada, bob}) world.disconnect(id);
    go_on();
    ada = world.connect(0, "Ada");
    world.say(ada, wire::PlayComputer{});
    go_on();
    EXPECT_EQ(world.store().running_games()->size(), 1U) << "with the computer";
    for (const std::size_t node : {0U, 1U}) {
        bob = world.connect(node, "Bob");
        world.say(bob, wire::WatchGame{game});
        go_on();
        EXPECT_FALSE(world.last<wire::GameStarted>(bob)) << node;
        world.disconnect(bob);
    }
    EXPECT_EQ(world.store().running_games()->size(), 1U);
}

TEST_F(Nodes, ASpectatorBeginsNoAgreedRematch) {
    act(ada, 0, wire::Resign{});
    world.hold();
    for (const ConnectionId id : {ada, bob}) world.say(id, wire::Rematch{game});
    for (const ConnectionId id : {ada, bob}) world.disconnect(id);
    go_on();
    for (const std::size_t node : {0U, 1U}) {
        const ConnectionId eve = world.connect(node, "Eve");
        world.say(eve, wire::WatchGame{game});
        go_on();
        EXPECT_TRUE(world.store().running_games()->empty()) << node;
    }
    bob = world.connect(1, "Bob");
    world.say(bob, wire::WatchGame{game});
    go_on();
    EXPECT_EQ(world.store().running_games()->size(), 1U);
}

TEST_F(Nodes, WhoWishesARematchThatWasBegunIsLedThere) {
    act(ada, 0, wire::Resign{});
    for (const ConnectionId id : {ada, bob}) world.say(id, wire::Rematch{game});
    const store::GameId next = world.last<wire::GameStarted>(ada)->game;
    for (const ConnectionId id : {ada, bob}) world.disconnect(id);
    ada = world.connect(0, "Ada");
    bob = world.connect(1, "Bob");
    for (const ConnectionId id : {ada, bob}) world.say(id, wire::WatchGame{game});
    for (const ConnectionId id : {ada, bob}) world.say(id, wire::Rematch{game});
    for (const ConnectionId id : {ada, bob})
        EXPECT_EQ(world.last<wire::RematchWish>(id)->next, next);
    EXPECT_EQ(world.store().running_games()->size(), 1U);
}

TEST_F(Nodes, ASeekIsAcceptedOnce) {
    world.say(ada, wire::MakeSeek{.terms = terms()});
    const ConnectionId eve = world.connect(0, "Eve");
    world.say(bob, wire::WatchLobby{});
    const auto lobby = world.last<wire::Lobby>(bob);
    ASSERT_EQ(lobby->seeks.size(), 1U);
    const std::string seek = lobby->seeks.front().id;
    world.hold();
    world.say(bob, wire::AcceptSeek{seek});
    world.say(eve, wire::AcceptSeek{seek});
    work_off();
    EXPECT_TRUE(world.last<wire::GameStarted>(bob));
    EXPECT_EQ(refusal(eve)->why, decltype(wire::Objection::why)(wire::Why::no_such_seek));
    world.hear_bulletins(0);
    EXPECT_EQ(world.last<wire::GameStarted>(ada)->game, seek);
}

TEST_F(Nodes, AChallengeThatIsAcceptedTwiceEndsAsAccepted) {
    world.say(ada, wire::MakeChallenge{.terms = terms()});
    const std::string challenge = world.last<wire::Challenge>(ada)->challenge;
    const ConnectionId eve = world.connect(0, "Eve");
    world.hold();
    world.say(bob, wire::AcceptChallenge{challenge});
    world.say(eve, wire::AcceptChallenge{challenge});
    work_off();
    EXPECT_EQ(refusal(eve)->why, decltype(wire::Objection::why)(wire::Why::no_such_challenge));
    EXPECT_FALSE(world.last<wire::ChallengeGone>(ada));
    world.hear_bulletins(0);
    EXPECT_EQ(world.last<wire::ChallengeGone>(ada)->how, wire::ChallengeEnd::accepted);
}

TEST_F(Nodes, AnInvitationThatWentUnheardEndsAfterAWhile) {
    world.say(ada, wire::MakeChallenge{.terms = terms()});
    const std::string challenge = world.last<wire::Challenge>(ada)->challenge;
    world.store().commit(
        store::Change(store::RemoveInvitation{challenge})); // without an announcement
    world.say(bob, wire::AcceptChallenge{challenge});
    EXPECT_EQ(refusal(bob)->why, decltype(wire::Objection::why)(wire::Why::no_such_challenge));
    world.hub(1).tidy(world.now());
    EXPECT_TRUE(world.hub(1).has_invitation(challenge));
    world.pass(11s);
    world.hub(1).tidy(world.now());
    EXPECT_FALSE(world.hub(1).has_invitation(challenge));
}

TEST_F(Nodes, WhatIsWithdrawnHereDoesNotComeBack) {
    world.say(ada, wire::MakeChallenge{.terms = terms()});
    const std::string challenge = world.last<wire::Challenge>(ada)->challenge;
    const store::Invitation kept = world.store().invitation(challenge)->value();
    world.hold();
    world.say(ada, wire::CancelChallenge{challenge});
    world.hub(0).invited(kept, {.player = kept.by}, "Bob"); // still in the store
    EXPECT_FALSE(world.hub(0).has_invitation(challenge));
    work_off();
    EXPECT_FALSE(world.store().invitation(challenge)->has_value());
    EXPECT_FALSE(world.hub(0).has_invitation(challenge));
}

TEST_F(Nodes, WhatIsSaidAtOnceIsAllKept) {
    world.hold();
    world.say(ada, wire::SayInGame{game, "hello"});
    world.say(bob, wire::SayInGame{game, "good luck"});
    EXPECT_FALSE(world.last<wire::SaidInGame>(ada)) << "before it is known to all";
    work_off();
    EXPECT_EQ(world.store().chat(game)->size(), 2U);
    world.hear_bulletins(0);
    world.hear_bulletins(1);
    EXPECT_EQ(world.last<wire::SaidInGame>(ada)->line.text, "good luck");
    EXPECT_EQ(world.last<wire::SaidInGame>(bob)->line.text, "hello");
}

TEST_F(Nodes, WhoIsBlockedIsSoEverywhere) {
    world.say(ada, wire::Block{.name = "Bob", .blocks = true});
    world.say(ada, wire::MakeSeek{.terms = terms()});
    world.say(bob, wire::WatchLobby{});
    EXPECT_TRUE(world.last<wire::Lobby>(bob)->seeks.empty());
}

TEST_F(Nodes, WhoeverUsesSeveralIsAllowedNoMore) {
    const ConnectionId tab = world.connect(1, "Ada");
    const int most = HubLimits().play.count;
    int admitted = 0;
    for (int i = 0; i < most; ++i)
        for (const ConnectionId own : {ada, tab}) {
            world.heard(own);
            world.say(own, wire::Ping{i});
            if (world.last<wire::Pong>(own)) ++admitted;
        }
    // A small use on one node need not be known to the other yet.
    EXPECT_GE(admitted, most - 2);
    EXPECT_LE(admitted, most + most / 10);
}

TEST_F(Nodes, WhoeverWatchesCountsOnAllNodes) {
    for (const std::size_t node : {0U, 0U, 1U})
        world.say(world.connect(node, "Eve"), wire::WatchGame{game});
    const auto watched = world.hub(0).watched_games();
    EXPECT_EQ(watched, (std::unordered_map<store::GameId, int>{{game, 2}}));
    const auto games = world.store().public_games(10);
    world.hub(1).set_public_games(*games, [&](const auto& one) { return watched.at(one); });
    EXPECT_EQ(world.hub(1).list_games(10).games.front().watchers, 3);
}

TEST_F(Nodes, GamesThatConcernNobodyAreForgotten) {
    const ConnectionId eve = world.connect(0, "Eve");
    world.disconnect(ada);
    world.say(eve, wire::WatchGame{game});
    world.hub(0).tidy(world.now());
    EXPECT_NE(world.hub(0).live_game(game), nullptr);
    world.disconnect(eve);
    world.hub(0).tidy(world.now());
    EXPECT_EQ(world.hub(0).live_game(game), nullptr);
    EXPECT_EQ(world.hub(0).running_games(), 0U);
    EXPECT_EQ(world.hub(1).running_games(), 1U);
}

} // namespace
} // namespace server
