#include <gtest/gtest.h>

#include "server/hub_fixture.hpp"

/// The rights of people, and what happens when they leave.
namespace server {
namespace {

using namespace std::chrono_literals;
using wire::Why;

const std::vector<wire::Act> every_act{wire::PlayMove{"e2e4"},
                                       wire::PlayMove{"e7e5"},
                                       wire::Resign{},
                                       wire::Abort{},
                                       wire::MakeOffer{play::OfferKind::draw},
                                       wire::MakeOffer{play::OfferKind::takeback},
                                       wire::AnswerOffer{play::OfferKind::draw, true},
                                       wire::AnswerOffer{play::OfferKind::takeback, false},
                                       wire::ClaimDraw{game::Claim::threefold_repetition},
                                       wire::ClaimDraw{game::Claim::fifty_moves},
                                       wire::ClaimLeft{},
                                       wire::GiveTime{}};

class RightsTest : public testing::Test {
  protected:
    void SetUp() override {
        for (const char* const name : {"Ada", "Bob", "Eve"}) world.add_account(name);
        ada = world.connect("Ada");
        bob = world.connect("Bob");
    }
    static wire::Terms blitz(bool is_private = false) {
        return {.rules = game::Rules::chess,
                .clock = play::TimeControl{300s, 3s},
                .is_private = is_private};
    }
    std::string game(const wire::Terms& terms = blitz()) {
        world.say(ada, wire::MakeChallenge{terms, wire::ColorWish::white, "Bob"});
        const std::string id = world.last<wire::Challenge>(bob)->challenge;
        world.say(bob, wire::AcceptChallenge{id});
        for (const ConnectionId one : {ada, bob}) world.say(one, wire::WatchGame{id});
        return id;
    }
    wire::GameAct act(const std::string& id, const wire::Act& act, std::uint32_t seen = 9999) {
        return {id, seen, "n" + std::to_string(++nonces), act};
    }
    std::uint32_t number(const std::string& id) { return world.hub().live_game(id)->number(); }
    void move(const std::string& id) {
        world.say(ada, act(id, wire::PlayMove{"d2d4"}));
        world.say(bob, act(id, wire::PlayMove{"d7d5"}));
    }
    /// Bob has resigned and left the board.
    std::string game_that_bob_has_left() {
        const std::string id = game();
        move(id);
        world.say(bob, act(id, wire::Resign{}));
        world.say(bob, wire::LeaveGame{id});
        world.heard(bob);
        return id;
    }

    HubWorld world{HubLimits{.play = {10'000, 1s}, .lobby = {10'000, 1s}}};
    ConnectionId ada = 0;
    ConnectionId bob = 0;
    int nonces = 0;
};

TEST_F(RightsTest, OnlyPlayersAct) {
    const std::string open = game();
    const std::string hidden = game(blitz(true));
    for (const char* const name : {"Eve", "Guest"}) {
        const ConnectionId other = world.connect(name);
        world.say(other, wire::WatchGame{open});
        world.heard(other);
        for (const wire::Act& one : every_act) {
            for (const auto& [id, why] : {std::pair{open, Why::not_a_player},
                                          {hidden, Why::no_such_game},
                                          {std::string("nowhere1"), Why::no_such_game}}) {
                world.say(other, act(id, one));
                const auto refused = world.refusal(other);
                ASSERT_TRUE(refused) << name << ' ' << one.index() << ' ' << id;
                EXPECT_EQ(refused->why, decltype(refused->why)(why));
            }
        }
        EXPECT_EQ(number(open), 0U);
        EXPECT_EQ(number(hidden), 0U);
        world.say(other, wire::SayInGame{hidden, "psst"});
        EXPECT_TRUE(world.refusal(other));
        world.say(other, wire::Rematch{open});
        EXPECT_TRUE(world.refusal(other));
    }
}

TEST_F(RightsTest, TheWrongSideCannotMove) {
    const std::string id = game();
    world.say(bob, act(id, wire::PlayMove{"e7e5"}));
    EXPECT_EQ(world.refusal(bob)->why, decltype(wire::Objection::why)(play::Denial::not_your_turn));
    world.say(bob, act(id, wire::PlayMove{"e2e4"}));
    EXPECT_TRUE(world.refusal(bob));
    EXPECT_EQ(number(id), 0U);
}

TEST_F(RightsTest, NothingHappensAfterTheEnd) {
    const std::string id = game();
    move(id);
    world.say(bob, act(id, wire::Resign{}));
    const std::uint32_t last = number(id);
    for (const ConnectionId one : {ada, bob})
        for (const wire::Act& late : every_act) {
            world.heard(one);
            world.say(one, act(id, late));
            const auto refused = world.refusal(one);
            ASSERT_TRUE(refused) << late.index();
            EXPECT_EQ(refused->why, decltype(refused->why)(play::Denial::game_over));
            EXPECT_EQ(number(id), last);
        }
}

TEST_F(RightsTest, OffersAreAnsweredByTheOtherSideAlone) {
    const std::string id = game();
    move(id);
    for (const auto what : {play::OfferKind::draw, play::OfferKind::takeback}) {
        world.say(ada, act(id, wire::MakeOffer{what}));
        world.heard(ada);
        world.say(ada, act(id, wire::AnswerOffer{what, true}));
        EXPECT_TRUE(world.refusal(ada));
        EXPECT_FALSE(world.hub().live_game(id)->is_over());
        EXPECT_EQ(world.hub().live_game(id)->plies(), 2U);
    }
}

TEST_F(RightsTest, ADeletedAccountGivesUpWhatItPlays) {
    const std::string opened = game();
    move(opened);
    const std::string fresh = game();
    world.say(ada, wire::MakeChallenge{blitz(), wire::ColorWish::any, "Eve"});
    world.heard(bob);
    world.hub().quit("ada", world.now());
    world.settle();
    std::vector<game::Outcome> ends;
    for (const wire::FromServer& message : world.heard(bob))
        if (const auto* const happened = std::get_if<wire::Happened>(&message))
            if (const auto* const ended = std::get_if<wire::Ended>(&happened->event))
                ends.push_back(ended->outcome);
    EXPECT_EQ(ends.size(), 2U);
    EXPECT_EQ(std::ranges::count(ends, game::Outcome::win(Color::black, game::Reason::resignation)),
              1);
    EXPECT_EQ(std::ranges::count(ends, game::Outcome()), 1); // aborted
    EXPECT_TRUE(world.store().invitations()->empty());
    EXPECT_EQ(world.hub().running_games(), 0U);
}

TEST_F(RightsTest, AChallengeToPlayAgainEndsWithTheWish) {
    const std::string id = game_that_bob_has_left();
    for (const wire::FromClient& end :
         {wire::FromClient(wire::Rematch{id, false}), wire::FromClient(wire::PlayComputer{})}) {
        world.say(ada, wire::Rematch{id});
        ASSERT_TRUE(world.last<wire::Challenge>(bob));
        world.say(ada, end);
        const auto gone = world.last<wire::ChallengeGone>(bob);
        ASSERT_TRUE(gone);
        EXPECT_EQ(gone->how, wire::ChallengeEnd::cancelled);
        EXPECT_TRUE(world.store().invitations()->empty());
    }
}

TEST_F(RightsTest, WhoeverHasLeftTheBoardIsChallengedAgain) {
    const std::string id = game_that_bob_has_left();
    world.say(ada, wire::Rematch{id});
    world.say(ada, wire::Rematch{id}); // a repeated request makes only one challenge
    const auto challenge = world.last<wire::Challenge>(bob);
    ASSERT_TRUE(challenge);
    EXPECT_EQ(challenge->rematch_of, id);
    EXPECT_EQ(challenge->color, wire::ColorWish::black);
    EXPECT_EQ(world.store().invitations()->size(), 1U);
    world.heard(ada);
    world.say(bob, wire::AcceptChallenge{challenge->challenge});
    EXPECT_EQ(world.last<wire::GameStarted>(bob)->color, Color::white);
    EXPECT_EQ(world.last<wire::RematchWish>(ada)->next, challenge->challenge);
}

TEST_F(RightsTest, ARematchByChallengeLeavesNoWishForAnother) {
    const std::string id = game_that_bob_has_left();
    world.say(ada, wire::Rematch{id});
    const auto challenge = world.last<wire::Challenge>(bob);
    ASSERT_TRUE(challenge);
    world.say(ada, wire::LeaveGame{id});
    world.say(bob, wire::AcceptChallenge{challenge->challenge});
    world.say(bob, wire::WatchGame{id});
    world.heard(bob);
    world.say(bob, wire::Rematch{id});
    EXPECT_EQ(world.hub().running_games(), 1U) << "Ada wanted one";
}

TEST_F(RightsTest, PlayersAreToldThatAWishHasLapsed) {
    const std::string id = game();
    move(id);
    world.say(bob, act(id, wire::Resign{}));
    world.say(ada, wire::Rematch{id});
    EXPECT_EQ(world.last<wire::RematchWish>(bob)->by, Color::white);
    world.pass(std::chrono::minutes(11));
    for (const ConnectionId player : {ada, bob}) {
        const auto wish = world.last<wire::RematchWish>(player);
        ASSERT_TRUE(wish);
        EXPECT_FALSE(wish->by);
    }
}

TEST_F(RightsTest, PlayersAreToldOnceThatAWishWasDeclined) {
    const std::string id = game();
    move(id);
    world.say(bob, act(id, wire::Resign{}));
    world.say(ada, wire::Rematch{id});
    world.say(bob, wire::Rematch{id, false});
    EXPECT_EQ(world.last<wire::RematchWish>(ada)->by, std::nullopt);
    world.pass(std::chrono::minutes(11));
    EXPECT_FALSE(world.last<wire::RematchWish>(ada));
}

TEST_F(RightsTest, WhoeverComesBackIsToldThatAWishHasEnded) {
    const std::string id = game();
    move(id);
    world.say(bob, act(id, wire::Resign{}));
    world.say(ada, wire::Rematch{id});
    EXPECT_EQ(world.last<wire::RematchWish>(bob)->by, Color::white);
    world.disconnect(bob);
    world.say(ada, wire::Rematch{id, false});
    bob = world.connect("Bob");
    world.say(bob, wire::WatchGame{id, number(id)});
    const auto wish = world.last<wire::RematchWish>(bob);
    ASSERT_TRUE(wish);
    EXPECT_EQ(*wish, wire::RematchWish{.game = id});
}

TEST_F(RightsTest, WhoeverComesBackIsLedToTheRematch) {
    const std::string id = game();
    move(id);
    world.say(bob, act(id, wire::Resign{}));
    for (const ConnectionId player : {ada, bob}) world.say(player, wire::Rematch{id});
    const auto started = world.last<wire::GameStarted>(ada);
    ASSERT_TRUE(started);
    world.disconnect(bob);
    bob = world.connect("Bob");
    world.say(bob, wire::WatchGame{id, number(id)});
    EXPECT_EQ(world.last<wire::RematchWish>(bob)->next, started->game);
}

TEST_F(RightsTest, AGuestLosesTheNameOfANewAccount) {
    const ConnectionId guest = world.connect("Zoe");
    world.hub().heard({.account = "zoe", .news = store::AccountNews::added}, world.now());
    world.say(guest, wire::Hello{});
    EXPECT_EQ(world.last<wire::Welcome>(guest)->you.name, "Guest-zoe");
}

TEST_F(RightsTest, ChallengesLapse) {
    world.say(ada, wire::MakeChallenge{blitz(), wire::ColorWish::any, "Bob"});
    world.say(ada, wire::MakeChallenge{
                       {.rules = game::Rules::chess, .days = 2}, wire::ColorWish::any, ""});
    world.heard(bob);
    world.pass(std::chrono::hours(23));
    EXPECT_FALSE(world.last<wire::ChallengeGone>(bob));
    world.pass(std::chrono::hours(2));
    EXPECT_EQ(world.last<wire::ChallengeGone>(bob)->how, wire::ChallengeEnd::lapsed);
    EXPECT_EQ(world.store().invitations()->size(), 1U);
    world.pass(std::chrono::days(14));
    EXPECT_EQ(world.last<wire::ChallengeGone>(ada)->how, wire::ChallengeEnd::lapsed);
    EXPECT_TRUE(world.store().invitations()->empty());
}

} // namespace
} // namespace server
