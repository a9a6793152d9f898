#include <set>

#include <gtest/gtest.h>

#include "server/hub_fixture.hpp"
#include "server/toss.hpp"

namespace server {
namespace {

using namespace std::chrono_literals;
using core::Color;
using wire::Why;

class LobbyTest : public testing::Test {
  protected:
    void SetUp() override {
        for (const char* const name : {"Ada", "Bob", "Cy"}) world.add_account(name);
        ada = world.connect("Ada");
        bob = world.connect("Bob");
        guest = world.connect("Someone");
    }
    static wire::Terms blitz(bool is_rated = false) {
        return {.rules = game::Rules::chess,
                .clock = play::TimeControl{180s, 2s},
                .is_rated = is_rated};
    }
    /// The id of a seek that Ada makes.
    std::string seek(const wire::Terms& terms, std::optional<wire::RatingRange> range = {}) {
        world.say(ada, wire::WatchLobby{});
        world.say(ada, wire::MakeSeek{.terms = terms, .range = range});
        const auto added = world.last<wire::SeekAdded>(ada);
        EXPECT_TRUE(added);
        return added ? added->seek.id : "";
    }
    std::optional<Why> refused(ConnectionId who, const wire::FromClient& message) {
        world.heard(who);
        world.say(who, message);
        const auto objection = world.refusal(who);
        return objection ? std::optional(std::get<Why>(objection->why)) : std::nullopt;
    }
    /// Ada against Bob, with both watching; White is Ada.
    std::string game(const wire::Terms& terms) {
        world.say(bob, wire::AcceptSeek{seek(terms)});
        const std::string game = world.last<wire::GameStarted>(bob)->game;
        for (const ConnectionId id : {ada, bob}) world.say(id, wire::WatchGame{game});
        for (const ConnectionId id : {ada, bob, guest}) world.heard(id);
        return game;
    }
    void act(ConnectionId who, const std::string& game, const wire::Act& act) {
        world.say(who, wire::GameAct{game, 1000, std::to_string(++nonce), act});
    }

    HubWorld world{HubLimits{.play = {100'000, 20s}, .lobby = {100'000, 30s}}};
    ConnectionId ada = 0;
    ConnectionId bob = 0;
    ConnectionId guest = 0;
    int nonce = 0;
};

TEST_F(LobbyTest, TossesForAChallengeBeforeItIsAccepted) {
    std::set<Color> colors;
    for (int i = 0; i < 6; ++i) {
        world.say(ada, wire::MakeChallenge{.terms = blitz(), .to = "Bob"});
        const std::string id = world.last<wire::Challenge>(bob)->challenge;
        world.say(bob, wire::AcceptChallenge{id});
        const Color color = tossed_color(id);
        EXPECT_EQ(world.hub().live_game(id)->game().seat(color).player.id, "ada") << id;
        colors.insert(color);
    }
    EXPECT_EQ(colors.size(), 2U);
    for (int i = 0; i < 2; ++i) { // nobody can know it from a seek
        const std::string id = seek(blitz());
        world.say(bob, wire::AcceptSeek{id});
        EXPECT_EQ(world.hub().live_game(id)->game().seat(Color::white).player.id, "ada") << id;
    }
}

TEST_F(LobbyTest, LetsChallengesLapse) {
    world.say(ada, wire::MakeChallenge{.terms = blitz()});
    const auto challenge = world.last<wire::Challenge>(ada);
    ASSERT_TRUE(challenge);
    world.pass(23h);
    EXPECT_EQ(refused(guest, wire::ShowChallenge{challenge->challenge}), std::nullopt);
    world.pass(2h);
    const auto gone = world.last<wire::ChallengeGone>(ada);
    ASSERT_TRUE(gone);
    EXPECT_EQ(gone->how, wire::ChallengeEnd::lapsed);
    EXPECT_EQ(refused(guest, wire::AcceptChallenge{challenge->challenge}), Why::no_such_challenge);
}

TEST_F(LobbyTest, ShowsSeeksAsTheyComeAndGo) {
    world.say(bob, wire::WatchLobby{});
    EXPECT_TRUE(world.last<wire::Lobby>(bob)->seeks.empty());
    const std::string id = seek(blitz());
    EXPECT_EQ(world.last<wire::SeekAdded>(bob)->seek.id, id);
    world.say(guest, wire::WatchLobby{});
    EXPECT_EQ(world.last<wire::Lobby>(guest)->seeks.size(), 1U);
    EXPECT_EQ(refused(bob, wire::CancelSeek{id}), Why::no_such_seek);
    world.say(ada, wire::CancelSeek{id});
    EXPECT_EQ(world.last<wire::SeekGone>(bob)->seek, id);
    EXPECT_EQ(refused(bob, wire::AcceptSeek{id}), Why::no_such_seek);
}

TEST_F(LobbyTest, TellsWhoMadeASeekOfItOutsideTheLobbyToo) {
    world.say(ada, wire::MakeSeek{.terms = blitz()});
    const auto first = world.last<wire::SeekAdded>(ada);
    ASSERT_TRUE(first);
    world.say(ada, wire::CancelSeek{first->seek.id});
    EXPECT_TRUE(world.last<wire::SeekGone>(ada));
    const std::string second = seek(blitz());
    world.say(ada, wire::LeaveLobby{});
    world.heard(ada);
    world.say(bob, wire::AcceptSeek{second});
    EXPECT_TRUE(world.last<wire::SeekGone>(ada));
    EXPECT_FALSE(world.last<wire::SeekGone>(bob)) << "who did not look at it is told nothing";
}

TEST_F(LobbyTest, GivesASeekToOneOnly) {
    const std::string id = seek(blitz());
    world.hold_store();
    world.say(bob, wire::AcceptSeek{id});
    EXPECT_EQ(refused(guest, wire::AcceptSeek{id}), Why::no_such_seek);
    world.release_store();
    EXPECT_TRUE(world.last<wire::GameStarted>(bob));
    EXPECT_TRUE(world.last<wire::GameStarted>(ada));
    EXPECT_FALSE(world.last<wire::GameStarted>(guest));
}

TEST_F(LobbyTest, OffersASeekAgainThatCouldNotBeSaved) {
    const std::string id = seek(blitz());
    world.store().mishaps = {{.fault = store::StoreFault::disk_full}};
    EXPECT_EQ(refused(bob, wire::AcceptSeek{id}), Why::not_saved);
    world.say(bob, wire::AcceptSeek{id});
    EXPECT_TRUE(world.last<wire::GameStarted>(bob));
}

TEST_F(LobbyTest, ForgetsTheSeeksOfThoseWhoLeave) {
    const std::string id = seek(blitz());
    const std::string slow = seek({.rules = game::Rules::chess, .days = 3});
    world.disconnect(ada);
    EXPECT_EQ(refused(bob, wire::AcceptSeek{id}), Why::no_such_seek);
    world.say(bob, wire::AcceptSeek{slow});
    EXPECT_TRUE(world.last<wire::GameStarted>(bob));
}

/// A challenge made by a program ends with the connection of its maker.
TEST_F(LobbyTest, LetsWhatAProgramKeptAliveLapseAfterARestart) {
    const auto made = world.now().calendar;
    world.store().commit(
        store::Change(store::KeepInvitation{{.id = "abcdefgh",
                                             .by = {store::PlayerKind::account, "ada", "Ada"},
                                             .to = "bob",
                                             .options = to_json(blitz()),
                                             .created = made,
                                             .expires = made + 20s}}));
    world.restart(5s);
    bob = world.connect("Bob");
    EXPECT_TRUE(world.last<wire::Challenge>(bob));
    world.pass(20s);
    EXPECT_TRUE(world.last<wire::ChallengeGone>(bob));
    EXPECT_TRUE(world.store().invitations()->empty());
}

TEST_F(LobbyTest, KeepsWhatOutlivesTheServer) {
    const std::string slow = seek({.rules = game::Rules::chess, .days = 3});
    world.restart(5s);
    bob = world.connect("Bob");
    world.say(bob, wire::AcceptSeek{slow});
    EXPECT_TRUE(world.last<wire::GameStarted>(bob));
    EXPECT_TRUE(world.store().invitations()->empty());
}

TEST_F(LobbyTest, RemovesAWithdrawnChallengeOnceTheStoreCan) {
    world.say(ada, wire::MakeChallenge{.terms = blitz()});
    const std::string id = world.last<wire::Challenge>(ada)->challenge;
    world.store().mishaps = {{}, {.is_unknown = true}};
    world.say(ada, wire::CancelChallenge{id});
    EXPECT_TRUE(world.last<wire::ChallengeGone>(ada));
    for (int second = 0; second < 2; ++second) {
        EXPECT_TRUE(world.store().invitation(id)->has_value());
        world.hub().tidy(world.now());
        world.settle();
    }
    EXPECT_FALSE(world.store().invitation(id)->has_value());
    const int commits = world.store().commits;
    world.hub().tidy(world.now());
    world.settle();
    EXPECT_EQ(world.store().commits, commits) << "that was all";
}

TEST_F(LobbyTest, RefusesWhatCannotBePlayed) {
    auto terms = blitz();
    terms.size = 8;
    EXPECT_EQ(refused(ada, wire::MakeSeek{.terms = terms}), Why::bad_terms);
    EXPECT_EQ(refused(ada, wire::MakeSeek{.terms = {.position = "4/4/4/4 w"}}), Why::unplayable);
    EXPECT_EQ(refused(ada, wire::MakeSeek{.terms = {.position = "nonsense"}}), Why::unplayable);
    EXPECT_EQ(refused(ada, wire::MakeSeek{.terms = {.size = 7, .is_rated = true}}), Why::not_rated);
    EXPECT_EQ(refused(guest, wire::MakeSeek{.terms = blitz(true)}), Why::needs_account);
    EXPECT_EQ(refused(ada, wire::PlayComputer{.terms = blitz(true)}), Why::not_rated);
    for (int i = 0; i < 5; ++i) seek(blitz());
    EXPECT_EQ(refused(ada, wire::MakeSeek{.terms = blitz()}), Why::too_many);
}

TEST_F(LobbyTest, LetsNobodyAcceptWhatIsNotForThem) {
    const std::string own = seek(blitz());
    EXPECT_EQ(refused(ada, wire::AcceptSeek{own}), Why::not_for_you);
    const std::string strong = seek(blitz(), wire::RatingRange{2000, 2500});
    EXPECT_EQ(refused(bob, wire::AcceptSeek{strong}), Why::out_of_range);
    const std::string rated = seek(blitz(true));
    EXPECT_EQ(refused(guest, wire::AcceptSeek{rated}), Why::needs_account);
}

TEST_F(LobbyTest, ChallengesByLink) {
    world.say(ada, wire::MakeChallenge{.terms = blitz(), .color = wire::ColorWish::black});
    const auto challenge = world.last<wire::Challenge>(ada);
    ASSERT_TRUE(challenge);
    world.say(guest, wire::ShowChallenge{challenge->challenge});
    EXPECT_EQ(world.last<wire::Challenge>(guest)->by.name, "Ada");
    EXPECT_EQ(refused(guest, wire::DeclineChallenge{challenge->challenge}), Why::not_for_you);
    world.say(guest, wire::AcceptChallenge{challenge->challenge});
    const auto started = world.last<wire::GameStarted>(guest);
    ASSERT_TRUE(started);
    EXPECT_EQ(started->game, challenge->challenge);
    EXPECT_EQ(started->color, Color::white);
}

TEST_F(LobbyTest, ChallengesSomebody) {
    world.say(ada, wire::MakeChallenge{.terms = blitz(), .to = "bob"});
    const auto challenge = world.last<wire::Challenge>(bob);
    ASSERT_TRUE(challenge);
    EXPECT_EQ(refused(guest, wire::AcceptChallenge{challenge->challenge}), Why::not_for_you);
    const ConnectionId second = world.connect("Bob");
    EXPECT_TRUE(world.last<wire::Challenge>(second));
    world.say(bob, wire::DeclineChallenge{challenge->challenge});
    EXPECT_EQ(world.last<wire::ChallengeGone>(ada)->how, wire::ChallengeEnd::declined);
    EXPECT_EQ(refused(ada, wire::MakeChallenge{.terms = blitz(), .to = "Ada"}), Why::not_for_you);
}

TEST_F(LobbyTest, KeepsApartThoseWhoBlockEachOther) {
    EXPECT_EQ(refused(guest, wire::Block{"Bob"}), Why::needs_account);
    EXPECT_EQ(refused(ada, wire::Block{"Nobody"}), Why::no_such_player);
    world.say(ada, wire::Block{"bob"});
    EXPECT_TRUE(world.last<wire::Done>(ada));
    world.say(bob, wire::WatchLobby{});
    const std::string id = seek(blitz());
    EXPECT_FALSE(world.last<wire::SeekAdded>(bob));
    EXPECT_EQ(refused(bob, wire::AcceptSeek{id}), Why::unwelcome);
    EXPECT_EQ(refused(bob, wire::MakeChallenge{.terms = blitz(), .to = "Ada"}), Why::unwelcome);
    world.say(ada, wire::Block{"bob", false});
    world.say(bob, wire::AcceptSeek{id});
    EXPECT_TRUE(world.last<wire::GameStarted>(bob));
}

TEST_F(LobbyTest, KeepsThemApartWhileOneIsAway) {
    world.say(bob, wire::MakeChallenge{.terms = blitz(), .to = "Ada"});
    ASSERT_TRUE(world.last<wire::Challenge>(ada));
    world.say(ada, wire::Block{"bob"});
    world.disconnect(ada);
    EXPECT_EQ(refused(bob, wire::MakeChallenge{.terms = blitz(), .to = "Ada"}), Why::unwelcome);
    world.disconnect(bob);
    bob = world.connect("Bob");
    EXPECT_EQ(refused(bob, wire::MakeChallenge{.terms = blitz(), .to = "Ada"}), Why::unwelcome);
    ada = world.connect("Ada");
    EXPECT_FALSE(world.last<wire::Challenge>(ada)); // not of the earlier one
    world.say(ada, wire::Block{"bob", false});
    world.say(bob, wire::MakeChallenge{.terms = blitz(), .to = "Ada"});
    EXPECT_TRUE(world.last<wire::Challenge>(ada));
}

TEST_F(LobbyTest, HidesPrivateGames) {
    auto terms = blitz();
    terms.is_private = true;
    const std::string id = game(terms);
    EXPECT_EQ(refused(guest, wire::WatchGame{id}), Why::no_such_game);
    world.say(guest, wire::ListGames{});
    EXPECT_TRUE(world.last<wire::PublicGames>(guest)->games.empty());
    const std::string open = game(blitz());
    world.say(guest, wire::ListGames{});
    EXPECT_EQ(world.last<wire::PublicGames>(guest)->games.front().game, open);
}

TEST_F(LobbyTest, LetsPlayersAndWatchersTalkApart) {
    const std::string id = game(blitz());
    world.say(guest, wire::WatchGame{id});
    world.say(ada, wire::SayInGame{id, "hello"});
    EXPECT_EQ(world.last<wire::SaidInGame>(bob)->line.text, "hello");
    EXPECT_FALSE(world.last<wire::SaidInGame>(guest));
    world.say(guest, wire::SayInGame{id, "psst"});
    EXPECT_FALSE(world.last<wire::SaidInGame>(bob));
    EXPECT_EQ(world.store().chat(id)->size(), 2U);
    world.heard(ada);
    world.say(ada, wire::SayInGame{id, "hm", true});
    EXPECT_EQ(world.last<wire::SaidInGame>(guest)->line.text, "hm");
    EXPECT_EQ(world.last<wire::Done>(ada)->to, "say");
    const ConnectionId outsider = world.connect("Outsider");
    EXPECT_EQ(refused(outsider, wire::SayInGame{id, "hm"}), Why::no_such_game);
    world.say(bob, wire::Report{id, "Ada", "rude"});
    EXPECT_TRUE(world.last<wire::Done>(bob));
    EXPECT_EQ(world.store().reports(10)->size(), 1U);
}

TEST_F(LobbyTest, SaysSoWhereALineCouldNotBeStored) {
    const std::string id = game(blitz());
    world.heard(ada);
    world.store().mishaps.push_back({});
    EXPECT_EQ(refused(ada, wire::SayInGame{id, "hello"}), Why::not_saved);
    EXPECT_FALSE(world.last<wire::SaidInGame>(ada));
    EXPECT_FALSE(world.last<wire::SaidInGame>(bob));
}

TEST_F(LobbyTest, PlaysAgainWithColoursChanged) {
    const std::string id = game(blitz());
    EXPECT_EQ(refused(ada, wire::Rematch{id}), Why::not_over);
    act(bob, id, wire::Resign{});
    world.say(guest, wire::WatchGame{id});
    EXPECT_EQ(refused(guest, wire::Rematch{id}), Why::not_a_player);
    world.say(ada, wire::Rematch{id});
    EXPECT_EQ(world.last<wire::RematchWish>(bob)->by, Color::white);
    world.heard(ada);
    world.say(bob, wire::Rematch{id});
    const auto started = world.last<wire::GameStarted>(ada);
    ASSERT_TRUE(started);
    EXPECT_EQ(started->color, Color::black);
    EXPECT_EQ(world.hub().running_games(), 1U);
}

TEST_F(LobbyTest, SaysThatARematchWaitsForAGuestWhoHasLeft) {
    const std::string challenge = [&] {
        world.say(ada, wire::MakeChallenge{blitz(), wire::ColorWish::white, ""});
        return world.last<wire::Challenge>(ada)->challenge;
    }();
    world.say(guest, wire::AcceptChallenge{challenge});
    for (const ConnectionId id : {ada, guest}) world.say(id, wire::WatchGame{challenge});
    act(guest, challenge, wire::Resign{});
    world.say(guest, wire::LeaveGame{challenge});
    world.say(ada, wire::Rematch{challenge});
    const wire::RematchWish waits{.game = challenge, .by = Color::white, .is_away = true};
    EXPECT_EQ(world.last<wire::RematchWish>(ada), waits);
    world.heard(guest);
    world.say(guest, wire::WatchGame{challenge});
    EXPECT_EQ(world.last<wire::RematchWish>(guest),
              (wire::RematchWish{.game = challenge, .by = Color::white}));
    world.say(guest, wire::Rematch{challenge});
    EXPECT_TRUE(world.last<wire::GameStarted>(ada));
}

/// Somebody else's answer must not draw them out of the game that they now play.
TEST_F(LobbyTest, ForgetsTheWishForARematchOfWhoeverBeginsAnotherGame) {
    const std::string id = game(blitz());
    act(bob, id, wire::Resign{});
    world.say(ada, wire::Rematch{id});
    const std::string letter = seek({.rules = game::Rules::chess, .days = 3});
    world.say(guest, wire::AcceptSeek{letter}); // a correspondence game ends no wish
    EXPECT_EQ(world.last<wire::RematchWish>(bob)->by, Color::white);
    world.say(guest, wire::AcceptSeek{seek(blitz())});
    const auto forgotten = world.last<wire::RematchWish>(bob);
    ASSERT_TRUE(forgotten);
    EXPECT_EQ(forgotten->by, std::nullopt);
    world.say(bob, wire::Rematch{id});
    EXPECT_EQ(world.last<wire::RematchWish>(bob)->by, Color::black);
    EXPECT_EQ(world.hub().running_games(), 2U);
}

TEST_F(LobbyTest, EndsConnectionsOfThoseWhoAreBanned) {
    world.hub().heard({.account = "ada", .news = store::AccountNews::banned}, world.now());
    world.settle();
    ASSERT_EQ(world.closing().size(), 1U);
    EXPECT_EQ(world.closing().front().connection, ada);
}

TEST_F(LobbyTest, EndsConnectionsOfThoseWhoFloodIt) {
    HubWorld strict;
    const ConnectionId flood = strict.connect("Flood");
    const ConnectionId calm = strict.connect("Calm");
    for (int i = 0; i < 30; ++i) strict.say(flood, wire::ListGames{});
    EXPECT_TRUE(strict.closing().empty());
    strict.say(flood, wire::ListGames{});
    ASSERT_EQ(strict.closing().size(), 1U);
    EXPECT_EQ(strict.closing().front().code, CloseCode::policy);
    strict.say(calm, wire::ListGames{});
    EXPECT_EQ(strict.closing().size(), 1U);
    strict.pass(30s);
    strict.say(flood, wire::ListGames{});
    EXPECT_EQ(strict.closing().size(), 1U);
}

TEST_F(LobbyTest, BeginsNothingBeforeTheServerStops) {
    const std::string id = seek(blitz());
    world.hub().drain(world.now());
    world.settle();
    EXPECT_TRUE(world.last<wire::Goodbye>(bob));
    EXPECT_EQ(refused(bob, wire::AcceptSeek{id}), Why::closing);
    EXPECT_TRUE(world.hub().is_settled());
}

} // namespace
} // namespace server
