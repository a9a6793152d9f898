// The window and a server.

#include <gtest/gtest.h>

#include "view/app_fixture.hpp"
#include "view/online_fixture.hpp"

namespace view {
namespace {

using core::Color;
using game::Outcome;
using game::Reason;
using namespace std::chrono_literals;

wire::Person guest(std::string name) {
    return {.kind = wire::PersonKind::guest, .name = std::move(name)};
}

class AppOnlineTest : public testing::Test {
  protected:
    AppOnlineTest() : hands_(options()) {}

    AppOptions options() {
        AppOptions options = chess_game();
        options.network = net_.network();
        return options;
    }
    void hear(const wire::FromServer& message) {
        net_.wire->events.emplace_back(online::LineHeard{to_json(message)});
        hands_.tick(10);
    }
    void lose_line() {
        net_.wire->events.emplace_back(online::LineLost{});
        hands_.tick(10);
    }
    /// The words of what was sent since the last call.
    std::string sent() {
        std::string all;
        for (const wire::FromClient& message : std::exchange(net_.wire->sent, {}))
            all += std::string(wire::kind_of(message)) + '|';
        return all;
    }
    void click(std::string_view text) {
        for (const Label& label : shapes_of<Label>(hands_.app().scene()))
            if (label.text == text) return hands_.click(label.area.center());
        ADD_FAILURE() << text << " is not there: " << words::joined(hands_.labels(), " | ");
    }
    /// Opens the screen and connects, as somebody who types.
    void connect() {
        hands_.app().obey(ShowScreen{ScreenKind::online});
        hands_.type("10.0.0.2");
        hands_.key(Key::enter);
        ASSERT_TRUE(net_.wire);
        net_.wire->events.emplace_back(online::LineOpened{});
        hear(wire::Welcome{.you = guest("Anne"), .secret = "s"});
        hear(wire::Lobby{});
    }
    static wire::GameState game(wire::Participant you = wire::Participant::white) {
        return {.game = "k3Tz81Qa",
                .you = you,
                .terms = {.rules = game::Rules::chess,
                          .clock = play::TimeControl{std::chrono::seconds(300)}},
                .players = {guest("Anne"), guest("Bob")},
                .left = wire::ByColor<wire::Milliseconds>{300s, 300s},
                .present = {true, true}};
    }
    void enter_game(wire::Participant you = wire::Participant::white) {
        connect();
        hear(wire::GameStarted{"k3Tz81Qa", Color::white});
        hear(game(you));
        sent();
    }
    void happen(std::uint32_t number, wire::GameEvent event, std::string nonce = {}) {
        hear(wire::Happened{"k3Tz81Qa", number, std::move(nonce), std::move(event)});
    }

    FakeNetwork net_;
    AppHands hands_;
};

TEST_F(AppOnlineTest, LogsInAndOut) {
    hands_.app().obey(ShowScreen{ScreenKind::online});
    hands_.app().obey(Connect{"localhost:8080", ""});
    net_.wire->events.emplace_back(online::LineOpened{});
    hear(wire::Welcome{.you = guest("Anne"), .secret = "s"});
    hear(wire::Lobby{});
    hands_.app().obey(LogIn{{"Ada", "correct horse"}, true});
    ASSERT_EQ(net_.wire->asked.size(), 1U);
    EXPECT_EQ(net_.wire->asked[0].path, "/account/register");
    EXPECT_EQ(net_.wire->asked[0].form, "name=Ada&password=correct%20horse");
    net_.wire->events.emplace_back(
        online::LineAnswered{201, R"({"name":"Ada","recovery":"ABCD"})", "s3cret"});
    hands_.tick(10);
    EXPECT_EQ(net_.wire->session, "s3cret");
    EXPECT_EQ(net_.wire->opened, 2) << "it comes in anew";
    EXPECT_NE(words::joined(hands_.labels(), " ").find("ABCD"), std::string::npos);
    net_.wire->events.emplace_back(online::LineOpened{});
    hear(wire::Welcome{.you = {.kind = wire::PersonKind::account, .name = "Ada"}});
    hear(wire::Lobby{});
    hands_.app().obey(LogOut{});
    ASSERT_EQ(net_.wire->asked.size(), 2U);
    EXPECT_EQ(net_.wire->asked[1].path, "/account/logout");
    EXPECT_EQ(net_.wire->session, "");
    EXPECT_EQ(net_.wire->opened, 3);
    net_.wire->events.emplace_back(online::LineAnswered{200, R"({"ok":true})", ""});
    hands_.tick(10);
    EXPECT_EQ(words::joined(hands_.labels(), " ").find("not a Stackchess server"),
              std::string::npos);
}

TEST_F(AppOnlineTest, SendsNoPasswordInTheClear) {
    connect();
    hands_.app().obey(LogIn{{"Ada", "correct horse"}});
    EXPECT_TRUE(net_.wire->asked.empty());
    EXPECT_NE(words::joined(hands_.labels(), " ").find("is not encrypted"), std::string::npos);
}

TEST_F(AppOnlineTest, ConnectsByAnAddressThatIsTyped) {
    connect();
    EXPECT_EQ(net_.address.base(), "http://10.0.0.2:8080");
    EXPECT_EQ(sent(), "hello|watch_lobby|");
    EXPECT_TRUE(hands_.says("You are Anne.")) << words::joined(hands_.labels(), " | ");
    EXPECT_TRUE(hands_.says("Nobody is offering a game"));
}

TEST_F(AppOnlineTest, SaysWhatIsWrongWithAnAddress) {
    hands_.app().obey(ShowScreen{ScreenKind::online});
    click("Connect");
    EXPECT_TRUE(hands_.says("Missing server address"));
    hands_.app().obey(Connect{"ftp://x", ""});
    EXPECT_TRUE(hands_.says("it must begin with http:// or https://"));
    EXPECT_FALSE(net_.wire);
}

TEST_F(AppOnlineTest, SaysWhatToInstallWhereTheNetworkIsMissing) {
    net_.missing = "Type ./run join.";
    hands_.app().obey(ShowScreen{ScreenKind::online});
    hands_.app().obey(Connect{"10.0.0.2", ""});
    EXPECT_TRUE(hands_.says("Type ./run join."));
    AppHands without(chess_game());
    without.app().obey(ShowScreen{ScreenKind::online});
    without.app().obey(Connect{"10.0.0.2", ""});
    EXPECT_TRUE(without.says("'./run join' installs what it needs."));
    without.app().obey(HostServer{});
    EXPECT_TRUE(without.says("'./run join' installs what it needs."));
}

TEST_F(AppOnlineTest, ReturnsToTheDoorWhereNobodyAnswers) {
    hands_.app().obey(ShowScreen{ScreenKind::online});
    hands_.app().obey(Connect{"10.0.0.2", ""});
    net_.wire->events.emplace_back(online::LineLost{online::LineTrouble::unreachable});
    hands_.tick(10);
    EXPECT_TRUE(hands_.says("No answer from http://10.0.0.2:8080."));
    EXPECT_TRUE(hands_.shows("Connect"));
    EXPECT_FALSE(net_.wire->is_alive);
}

TEST_F(AppOnlineTest, AsksForAnotherName) {
    hands_.app().obey(ShowScreen{ScreenKind::online});
    hands_.app().obey(Connect{"10.0.0.2", "x"});
    net_.wire->events.emplace_back(online::LineOpened{});
    hear(wire::Refused{"hello", {.why = wire::Why::bad_name}});
    EXPECT_TRUE(hands_.says("Invalid name"));
    EXPECT_TRUE(hands_.says("What name do you want to play under?"));
    hands_.app().obey(TakeName{"Anne"});
    EXPECT_EQ(sent(), "hello|hello|");
}

TEST_F(AppOnlineTest, OffersAndAcceptsGames) {
    connect();
    sent();
    click("Offer to anybody");
    EXPECT_EQ(sent(), "make_seek|");
    hear(wire::SeekAdded{{.id = "s1111111", .by = guest("Anne")}});
    hear(wire::SeekAdded{{.id = "s2222222", .by = guest("Bob")}});
    click("withdraw");
    EXPECT_EQ(sent(), "cancel_seek|");
    click("accept");
    EXPECT_EQ(sent(), "accept_seek|");
    click("Challenge with a link");
    EXPECT_EQ(sent(), "make_challenge|");
    hear(wire::Challenge{"k3Tz81Qa", guest("Anne"), "", {}, {}});
    EXPECT_TRUE(hands_.says("Give your opponent this link: http://10.0.0.2:8080/k3Tz81Qa"));
    hear(wire::Refused{"make_seek", {.why = wire::Why::too_many}});
    EXPECT_TRUE(hands_.says("That is more than the server allows at once"));
}

TEST_F(AppOnlineTest, OffersMoreToWhoeverWantsIt) {
    hands_.give(Resized{{1000, 1500}, 1}); // the whole form is in sight
    connect();
    EXPECT_FALSE(hands_.shows("Rated"));
    click("in days");
    EXPECT_TRUE(hands_.shows("Days per move"));
    click("More choices");
    EXPECT_TRUE(hands_.says("Rated games need an account."));
    click("Private, without spectators");
    click("The opponent's rating (1400-1800, empty: any)");
    hands_.type("1800-1400");
    sent();
    click("Offer to anybody");
    EXPECT_TRUE(hands_.says("Invalid rating"));
    EXPECT_EQ(sent(), "");
    for (int i = 0; i < 9; ++i) hands_.key(Key::backspace);
    hands_.type("1400-");
    click("Offer to anybody");
    ASSERT_EQ(net_.wire->sent.size(), 1U);
    const auto seek = std::get<wire::MakeSeek>(net_.wire->sent[0]);
    EXPECT_EQ(seek.terms.days, 3);
    EXPECT_FALSE(seek.terms.clock);
    EXPECT_TRUE(seek.terms.is_private);
    EXPECT_FALSE(seek.terms.is_rated);
    EXPECT_EQ(seek.range, (wire::RatingRange{1400, 4000}));
    click("Pawns promote to queens on the last rank");
    EXPECT_TRUE(hands_.says("Games that can be rated: chess"));
    EXPECT_FALSE(hands_.shows("The opponent's rating"));
    sent();
    click("Challenge with a link");
    ASSERT_EQ(net_.wire->sent.size(), 1U);
    EXPECT_FALSE(std::get<wire::MakeChallenge>(net_.wire->sent[0]).terms.promotion);
}

TEST_F(AppOnlineTest, ChallengesAnAccountByItsName) {
    hands_.give(Resized{{1000, 1500}, 1}); // the whole form is in sight
    connect();
    hear(wire::Welcome{.you = {.kind = wire::PersonKind::account, .name = "Anne"}});
    sent();
    click("More choices");
    click("Rated");
    click("Challenge this player");
    EXPECT_TRUE(hands_.says("Enter the opponent's name first."));
    EXPECT_EQ(sent(), "");
    hands_.type("Bob");
    click("Challenge this player");
    ASSERT_EQ(net_.wire->sent.size(), 1U);
    const auto challenge = std::get<wire::MakeChallenge>(net_.wire->sent[0]);
    EXPECT_EQ(challenge.to, "Bob");
    EXPECT_TRUE(challenge.terms.is_rated);
    hear(wire::Refused{"make_challenge", {.why = wire::Why::no_such_player}});
    EXPECT_TRUE(hands_.says("There is no player with this name here."));
}

TEST_F(AppOnlineTest, AnswersAChallenge) {
    hands_.give(Resized{{1000, 1500}, 1}); // the whole form is in sight
    connect();
    sent();
    hear(wire::Challenge{"k3Tz81Qa", guest("Bob"), "anne", {}, {}});
    click("decline the challenge from Bob");
    EXPECT_EQ(sent(), "decline_challenge|");
    click("accept");
    EXPECT_EQ(sent(), "accept_challenge|");
}

TEST_F(AppOnlineTest, LeavesAScreenForGoodThoughADrawIsOffered) {
    enter_game();
    happen(1, wire::Offered{play::OfferKind::draw, Color::black});
    ASSERT_TRUE(hands_.game().asked);
    hands_.app().obey(ShowScreen{ScreenKind::save});
    hands_.app().obey(room::CopyPosition{});
    EXPECT_EQ(hands_.app().front(), ScreenKind::game);
    hands_.app().obey(room::Answer{false});
    EXPECT_EQ(hands_.app().front(), ScreenKind::game) << "nothing is left to be asked";
}

TEST_F(AppOnlineTest, PlaysAGameOnTheBoard) {
    enter_game();
    EXPECT_EQ(hands_.app().front(), ScreenKind::game);
    EXPECT_TRUE(hands_.shows("Bob"));
    EXPECT_TRUE(hands_.shows("5:00"));
    EXPECT_TRUE(hands_.shows("Chat"));
    hands_.play("e2 e4");
    ASSERT_EQ(net_.wire->sent.size(), 1U);
    const std::string nonce = std::get<wire::GameAct>(net_.wire->sent[0]).nonce;
    EXPECT_EQ(hands_.last_move(), "") << "the server decides";
    happen(1, wire::Moved{.move = "e2e4"}, nonce);
    EXPECT_EQ(hands_.last_move(), "e2e4");
    happen(2, wire::Moved{.move = "e7e5"});
    EXPECT_EQ(hands_.last_move(), "e7e5");
    happen(3, wire::Ended{Outcome::win(Color::white, Reason::resignation)});
    EXPECT_TRUE(hands_.game().outcome.is_over());
    sent();
    click("Rematch");
    EXPECT_EQ(sent(), "rematch|");
}

TEST_F(AppOnlineTest, SendsAPremoveWhenTheOtherHasMoved) {
    enter_game();
    hands_.play("e2 e4");
    happen(1, wire::Moved{.move = "e2e4"}, std::get<wire::GameAct>(net_.wire->sent.back()).nonce);
    sent();
    hands_.play("d2 d4");
    ASSERT_TRUE(hands_.screen().premove);
    EXPECT_EQ(sent(), "") << "the server does not hear of it before it is a move";
    happen(2, wire::Moved{.move = "e7e5"});
    ASSERT_EQ(net_.wire->sent.size(), 1U);
    const auto act = std::get<wire::GameAct>(net_.wire->sent[0]);
    EXPECT_FALSE(hands_.screen().premove);
    happen(3, wire::Moved{.move = "d2d4"}, act.nonce);
    EXPECT_EQ(hands_.last_move(), "d2d4");
    sent();
    hands_.play("e4 e5");
    happen(4, wire::Moved{.move = "b8c6"});
    EXPECT_EQ(sent(), "") << "it cannot be played";
    EXPECT_TRUE(hands_.screen().is_warning);
    EXPECT_FALSE(hands_.screen().premove);
}

TEST_F(AppOnlineTest, DropsAPremoveWhenATakebackIsAccepted) {
    enter_game();
    hands_.play("e2 e4");
    happen(1, wire::Moved{.move = "e2e4"}, std::get<wire::GameAct>(net_.wire->sent.back()).nonce);
    hands_.play("d2 d4");
    ASSERT_TRUE(hands_.screen().premove);
    happen(2, wire::Offered{play::OfferKind::takeback, Color::white});
    sent();
    happen(3, wire::TookBack{.plies = 1});
    EXPECT_EQ(hands_.last_move(), "");
    EXPECT_FALSE(hands_.screen().premove);
    EXPECT_EQ(sent(), "");
}

TEST_F(AppOnlineTest, PreparesNoMoveInAGameByCorrespondence) {
    connect();
    hear(wire::GameStarted{"k3Tz81Qa", Color::white});
    wire::GameState by_days = game(wire::Participant::black);
    by_days.terms.clock.reset();
    by_days.terms.days = 3;
    by_days.left.reset();
    hear(by_days);
    hands_.play("e7 e5");
    EXPECT_FALSE(hands_.screen().premove);
    EXPECT_EQ(hands_.notice(), "It is your opponent's turn.");
}

TEST_F(AppOnlineTest, CancelsAPremoveByAClick) {
    enter_game(wire::Participant::black);
    hands_.play("e7 e5");
    ASSERT_TRUE(hands_.screen().premove);
    hands_.click("a3");
    EXPECT_FALSE(hands_.screen().premove);
    happen(1, wire::Moved{.move = "e2e4"});
    EXPECT_EQ(sent(), "");
}

TEST_F(AppOnlineTest, SeesTheBoardFromBlacksSide) {
    enter_game(wire::Participant::black);
    EXPECT_TRUE(hands_.screen().is_flipped);
}

TEST_F(AppOnlineTest, ShowsAndSaysWhatIsSaid) {
    enter_game();
    hear(wire::SaidInGame{"k3Tz81Qa", {"Bob", "Hello!"}});
    EXPECT_TRUE(hands_.says("Bob: Hello!"));
    click("Chat");
    EXPECT_EQ(hands_.app().front(), ScreenKind::online);
    EXPECT_TRUE(hands_.says("Bob: Hello!"));
    sent();
    click("Send");
    EXPECT_TRUE(hands_.says("What do you want to say?"));
    hands_.type("Hi");
    hands_.key(Key::enter);
    EXPECT_EQ(sent(), "say|");
}

TEST_F(AppOnlineTest, TellsOfALostLineAndGoesOn) {
    enter_game();
    lose_line();
    EXPECT_TRUE(hands_.says("The connection is lost."));
    EXPECT_EQ(net_.wire->opened, 2);
    hands_.play("e2 e4");
    EXPECT_TRUE(hands_.says("Your move will be sent then"));
    net_.wire->events.emplace_back(online::LineOpened{});
    hear(wire::Welcome{.you = guest("Anne"), .secret = "s", .games = {"k3Tz81Qa"}});
    EXPECT_EQ(sent(), "hello|watch_game|play_move|");
}

TEST_F(AppOnlineTest, IsNotPausedNorHelpedInAnOnlineGame) {
    enter_game();
    hands_.type("p");
    EXPECT_EQ(hands_.app().front(), ScreenKind::game);
    EXPECT_EQ(hands_.notice(), "An online game cannot be paused.");
    hands_.key(Key::escape);
    ASSERT_EQ(hands_.app().front(), ScreenKind::menu);
    EXPECT_FALSE(hands_.shows("Pause"));
    click("Hint");
    click("Analyse the game");
    hands_.type("hi");
    EXPECT_EQ(hands_.app().front(), ScreenKind::menu) << "they are greyed";
    happen(1, wire::Ended{Outcome::win(Color::white, Reason::resignation)});
    click("Analyse the game");
    EXPECT_EQ(hands_.app().front(), ScreenKind::analysis);
}

TEST_F(AppOnlineTest, ForgetsAnOfferThatNoLongerStands) {
    enter_game();
    happen(1, wire::Moved{.move = "e2e4"});
    happen(2, wire::Offered{play::OfferKind::takeback, Color::white});
    EXPECT_EQ(hands_.notice(), "Your opponent decides whether this move is taken back.");
    happen(3, wire::TookBack{.plies = 1});
    EXPECT_EQ(hands_.notice(), "");
    happen(4, wire::Moved{.move = "d2d4"});
    happen(5, wire::Offered{play::OfferKind::takeback, Color::white});
    EXPECT_NE(hands_.notice(), "");
    happen(6, wire::Moved{.move = "d7d5"});
    EXPECT_EQ(hands_.notice(), "") << "it lapses with a move";
}

TEST_F(AppOnlineTest, OffersNoLogoutToWhoHasNoAccount) {
    hands_.app().obey(ShowScreen{ScreenKind::online});
    hands_.app().obey(Connect{"10.0.0.2", "O'Brien"});
    net_.wire->events.emplace_back(online::LineOpened{});
    hear(wire::Refused{"hello", {.why = wire::Why::bad_name}});
    EXPECT_TRUE(hands_.shows("Log in"));
    EXPECT_FALSE(hands_.shows("Log out"));
}

TEST_F(AppOnlineTest, SaysThatThereIsNoLineUntilThereIsOne) {
    enter_game();
    lose_line();
    hands_.click("a5");
    EXPECT_TRUE(hands_.says("Connection lost: trying again..."));
    hands_.key(Key::page_up);
    EXPECT_TRUE(hands_.says("Connection lost: trying again..."));
    net_.wire->events.emplace_back(online::LineOpened{});
    hear(wire::Welcome{.you = guest("Anne"), .secret = "s", .games = {"k3Tz81Qa"}});
    EXPECT_FALSE(hands_.says("Connection lost"));
    EXPECT_TRUE(hands_.says("The connection is restored."));
}

TEST_F(AppOnlineTest, ShowsAMoveThatWaitsForTheLineAndCancelsIt) {
    enter_game();
    lose_line();
    hands_.play("e2 e4");
    EXPECT_FALSE(hands_.screen().selection) << "it was put down";
    EXPECT_EQ(waiting_squares(hands_.screen(), hands_.game()), (std::vector{at("e2"), at("e4")}));
    EXPECT_TRUE(hands_.says("Your move will be sent then"));
    hands_.click("d2");
    EXPECT_FALSE(hands_.screen().selection);
    EXPECT_FALSE(hands_.game().pending);
    EXPECT_EQ(hands_.notice(), "The waiting move was cancelled.");
    hands_.play("d2 d4");
    ASSERT_TRUE(hands_.game().pending);
    hands_.key(Key::escape);
    EXPECT_FALSE(hands_.game().pending);
    EXPECT_EQ(hands_.app().front(), ScreenKind::game);
    net_.wire->events.emplace_back(online::LineOpened{});
    sent();
    hear(wire::Welcome{.you = guest("Anne"), .secret = "s", .games = {"k3Tz81Qa"}});
    EXPECT_EQ(sent(), "hello|watch_game|") << "nothing was left to be sent";
    EXPECT_FALSE(hands_.says("Your move will be sent"));
}

/// The settings after the window has been closed in the middle of a game.
TEST_F(AppOnlineTest, RemembersTheServerAndAGameThere) {
    connect();
    EXPECT_EQ(hands_.app().settings().server, "http://10.0.0.2:8080");
    EXPECT_EQ(hands_.app().settings().server_name, "Anne");
    EXPECT_EQ(hands_.app().settings().server_game, "");
    enter_game();
    EXPECT_EQ(hands_.app().settings().server_game, "k3Tz81Qa");
    lose_line();
    EXPECT_EQ(hands_.app().settings().server_game, "k3Tz81Qa");
    net_.wire->events.emplace_back(online::LineOpened{});
    hear(wire::Welcome{.you = guest("Anne"), .secret = "s", .games = {"k3Tz81Qa"}});
    happen(1, wire::Ended{Outcome::win(Color::white, Reason::resignation)});
    EXPECT_EQ(hands_.app().settings().server_game, "");
}

TEST_F(AppOnlineTest, LeadsBackToAGameThatGoesOn) {
    AppOptions again = options();
    again.settings.server = "http://10.0.0.2:8080";
    again.settings.server_name = "Anne";
    again.settings.server_game = "k3Tz81Qa";
    AppHands hands(again);
    EXPECT_TRUE(hands.says("An online game may still be in progress"));
    hands.key(Key::escape);
    EXPECT_TRUE(hands.shows("Return to the online game"));
    hands.key(Key::enter);
    ASSERT_TRUE(net_.wire);
    EXPECT_EQ(net_.address.base(), "http://10.0.0.2:8080");
    const auto say = [&](const wire::FromServer& message) {
        net_.wire->events.emplace_back(online::LineHeard{to_json(message)});
        hands.tick(10);
    };
    net_.wire->events.emplace_back(online::LineOpened{});
    say(wire::Welcome{.you = guest("Anne"), .secret = "s", .games = {"k3Tz81Qa"}});
    say(game());
    EXPECT_TRUE(hands.game().is_online());
    EXPECT_EQ(hands.app().front(), ScreenKind::game);
    EXPECT_EQ(hands.app().settings().server_game, "k3Tz81Qa");
}

TEST_F(AppOnlineTest, FillsInTheLastServer) {
    AppOptions again = options();
    again.settings.server = "http://10.0.0.2:8080";
    again.settings.server_name = "Anne";
    AppHands hands(again);
    hands.key(Key::escape);
    EXPECT_FALSE(hands.shows("Return to the online game"));
    hands.app().obey(ShowScreen{ScreenKind::online});
    EXPECT_TRUE(hands.shows("http://10.0.0.2:8080"));
    EXPECT_TRUE(hands.shows("Anne"));
}

TEST_F(AppOnlineTest, TellsWhoHasWonAndAcceptsARematch) {
    enter_game(wire::Participant::black);
    happen(1, wire::Ended{Outcome::win(Color::white, Reason::abandonment)});
    EXPECT_TRUE(hands_.shows("You lost"));
    EXPECT_TRUE(hands_.shows("White wins because the opponent left."));
    EXPECT_TRUE(hands_.shows("Anne - Bob, 0 half-moves")) << words::joined(hands_.labels(), " | ");
    hear(wire::RematchWish{.game = "k3Tz81Qa", .by = Color::black});
    EXPECT_TRUE(hands_.shows("Rematch")) << "it is this player's own offer";
    hear(wire::RematchWish{.game = "k3Tz81Qa", .by = Color::white});
    sent();
    click("Accept the rematch");
    EXPECT_EQ(sent(), "rematch|");
}

TEST_F(AppOnlineTest, ReturnsToItsOwnGameAfterOneThatWasAborted) {
    hands_.play("d2 d4");
    enter_game();
    happen(1, wire::Ended{.by = Color::black});
    EXPECT_FALSE(hands_.game().is_online());
    EXPECT_EQ(hands_.last_move(), "d2d4") << "the game before was kept";
    EXPECT_EQ(hands_.app().front(), ScreenKind::online);
    EXPECT_TRUE(hands_.says("Bob has aborted the game: there is no result."));
}

TEST_F(AppOnlineTest, LeavesTheServersGameForAnother) {
    enter_game();
    hands_.app().obey(StartGame{{.start = chess::start_setup()}});
    EXPECT_EQ(sent(), "leave_game|watch_lobby|");
    happen(1, wire::Moved{.move = "e2e4"});
    EXPECT_EQ(hands_.last_move(), "");
    enter_game();
    hands_.app().obey(LeaveOnlineGame{});
    EXPECT_FALSE(hands_.game().is_online());
    enter_game();
    hands_.app().obey(Disconnect{});
    EXPECT_FALSE(hands_.game().is_online());
    EXPECT_FALSE(net_.wire->is_alive);
}

TEST_F(AppOnlineTest, HostsAServerForTheNetwork) {
    hands_.app().obey(ShowScreen{ScreenKind::online});
    click("Host on this network");
    ASSERT_TRUE(net_.host);
    EXPECT_TRUE(hands_.says("The server is starting..."));
    net_.host->address = "http://192.168.1.20:8080";
    hands_.tick(10);
    EXPECT_EQ(net_.address.base(), "http://192.168.1.20:8080");
    EXPECT_TRUE(hands_.shows("http://192.168.1.20:8080"));
    net_.wire->events.emplace_back(online::LineOpened{});
    hear(wire::Welcome{.you = guest("Anne"), .secret = "s"});
    EXPECT_TRUE(hands_.says("type this address"));
    hands_.app().obey(Disconnect{});
    EXPECT_FALSE(net_.host->is_alive);
    hands_.app().obey(HostServer{});
    net_.host->failure = "Port 8080 is already in use.";
    hands_.tick(10);
    EXPECT_TRUE(hands_.says("Port 8080 is already in use."));
}

TEST_F(AppOnlineTest, WatchesAGame) {
    hands_.give(Resized{{1000, 1500}, 1}); // the whole form is in sight
    connect();
    sent();
    click("Look for games being played");
    EXPECT_EQ(sent(), "list_games|");
    hear(wire::PublicGames{{{.game = "k3Tz81Qa", .players = {guest("Bob"), guest("Cleo")}}}});
    click("watch");
    EXPECT_EQ(sent(), "watch_game|");
    hear(game(wire::Participant::watcher));
    hands_.play("e2 e4");
    EXPECT_TRUE(hands_.says("You are watching this game."));
    EXPECT_EQ(sent(), "leave_lobby|");
}

TEST_F(AppOnlineTest, OpensLinks) {
    connect();
    sent();
    hands_.app().obey(OpenLink{"nothing"});
    EXPECT_TRUE(hands_.says("Invalid link"));
    hands_.app().obey(OpenLink{"http://10.0.0.9:8080/k3Tz81Qa"});
    EXPECT_TRUE(hands_.says("This link leads to another server"));
    hands_.app().obey(OpenLink{"http://10.0.0.2:8080/k3Tz81Qa"});
    EXPECT_EQ(sent(), "watch_lobby|show_challenge|");
}

} // namespace
} // namespace view
