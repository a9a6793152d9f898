#include "online/client_fixture.hpp"

namespace online {
namespace {

using wire::Why;

wire::Refused refused(const char* to, Why why) { return {.to = to, .objection = {.why = why}}; }

TEST_F(ClientTest, SaysHelloAndComesToTheLobby) {
    EXPECT_EQ(wait(), 0);
    EXPECT_EQ(client_.standing(), Standing::connecting);
    client_.hear(LineOpened{});
    EXPECT_EQ(client_.standing(), Standing::greeting);
    EXPECT_EQ(sent(), std::vector<wire::FromClient>{wire::Hello{.name = "Anne"}});
    hear(wire::Welcome{.you = guest("Anne"), .secret = "s3cret"});
    EXPECT_EQ(client_.standing(), Standing::present);
    EXPECT_EQ(kinds(), "watch_lobby|");
    EXPECT_EQ(events(), "known s3cret|");
}

TEST_F(ClientTest, ShowsItsSecretWhenItComesBack) {
    come();
    forget();
    lose_line();
    EXPECT_EQ(client_.standing(), Standing::away);
    EXPECT_EQ(events(), "The connection is lost. The program is trying to restore it.|");
    EXPECT_GT(wait(), 0);
    client_.hear(LineOpened{});
    EXPECT_EQ(sent(),
              std::vector<wire::FromClient>{(wire::Hello{.secret = "s3cret", .name = "Anne"})});
    hear(wire::Welcome{.you = guest("Anne"), .secret = "s3cret"});
    EXPECT_EQ(kinds(), "watch_lobby|");
    EXPECT_EQ(events(), "known s3cret|The connection is restored.|");
}

TEST_F(ClientTest, StaysInItsGameUnderAnotherName) {
    enter_game(game());
    hear(wire::Welcome{.you = guest("Guest00042"), .secret = "s3cret", .games = {"k3Tz81Qa"}});
    EXPECT_EQ(kinds(), "");
    EXPECT_EQ(client_.you().name, "Guest00042");
    EXPECT_EQ(events(),
              "known s3cret|Your name was changed in another window, or now belongs to an account: "
              "from now on you are Guest00042.|");
}

TEST_F(ClientTest, StaysInTheLobbyAtFirstIfItIsToldTo) {
    const auto followed = [this](bool resumes) {
        Client client(room_, {.address = {}, .guest = {.name = "Anne"}, .resumes = resumes});
        client.hear(LineOpened{});
        client.hear(LineHeard{
            to_json(wire::FromServer(wire::Welcome{.you = guest("Anne"), .games = {"k3Tz81Qa"}}))});
        bool follows = false;
        for (const LineOrder& order : client.take_orders())
            if (const auto* const sent = std::get_if<SendMessage>(&order))
                follows |= std::holds_alternative<wire::WatchGame>(sent->message);
        return follows;
    };
    EXPECT_TRUE(followed(true));
    EXPECT_FALSE(followed(false));
}

TEST_F(ClientTest, AsksForAnotherNameWhilePresent) {
    come();
    forget();
    client_.take_name("Zoe");
    EXPECT_EQ(client_.standing(), Standing::present);
    EXPECT_EQ(sent(),
              std::vector<wire::FromClient>{(wire::Hello{.secret = "s3cret", .name = "Zoe"})});
    hear(refused("hello", Why::name_taken));
    EXPECT_EQ(client_.standing(), Standing::present);
    EXPECT_EQ(client_.you().name, "Anne");
    EXPECT_EQ(events(), "This name is taken on this server: choose another one.|");
    client_.take_name("Zoe2");
    hear(wire::Welcome{.you = guest("Zoe2"), .secret = "s3cret"});
    EXPECT_EQ(client_.guest(), (Guest{"Zoe2", "s3cret"}));
    EXPECT_EQ(events(), "known s3cret|From now on you are Zoe2.|");
}

TEST_F(ClientTest, WaitsLongerEachTimeAndNeverTooLong) {
    come();
    forget();
    long before = 0;
    for (int i = 0; i < 12; ++i) {
        client_.hear(LineLost{LineTrouble::unreachable});
        const long now = wait();
        EXPECT_GE(2 * now, before) << i;
        EXPECT_GE(now, 250);
        EXPECT_LE(now, 20'000);
        before = now;
    }
    EXPECT_GE(before, 10'000);
    EXPECT_EQ(events(), "The connection is lost. The program is trying to restore it.|")
        << "it is said once";
    come();
    forget();
    lose_line();
    EXPECT_LE(wait(), 500) << "it begins anew";
}

TEST_F(ClientTest, GivesUpAServerThatItNeverReached) {
    const std::vector<std::pair<LineTrouble, const char*>> troubles{
        {LineTrouble::unreachable, "No answer from http://10.0.0.2:8080."},
        {LineTrouble::blocked, "The server does not answer. Your network may block WebSockets."},
        {LineTrouble::no_host, "There is no machine with this name: http://10.0.0.2:8080."},
        {LineTrouble::untrusted, "The certificate of http://10.0.0.2:8080 cannot be trusted"},
        {LineTrouble::no_server, "This is not a Stackchess server: http://10.0.0.2:8080."},
        {LineTrouble::crowded, "The server http://10.0.0.2:8080 already has too many connections"},
        {LineTrouble::lost, "The server http://10.0.0.2:8080 has closed the connection."}};
    for (const auto& [trouble, sentence] : troubles) {
        Client client(room_, {.address = client_.address()});
        client.speak(voice);
        client.take_orders();
        client.hear(LineLost{trouble});
        EXPECT_EQ(client.standing(), Standing::over);
        const auto happened = client.take_events();
        ASSERT_EQ(happened.size(), 1U);
        EXPECT_TRUE(std::get<ServerNotice>(happened[0]).text.starts_with(sentence))
            << std::get<ServerNotice>(happened[0]).text;
        EXPECT_TRUE(std::holds_alternative<CloseLine>(client.take_orders().at(0)));
    }
}

TEST_F(ClientTest, ComesBackWhenTheServerHasRestarted) {
    come();
    forget();
    hear(wire::Goodbye{std::chrono::seconds(5)});
    lose_line(1012);
    EXPECT_EQ(events(),
              "The server is restarting. The program will reconnect as soon as possible.|");
    const long first = wait();
    EXPECT_GE(first, 0);
    EXPECT_LE(first, 5000);
    client_.hear(LineLost{LineTrouble::unreachable});
    EXPECT_LE(wait(), 500) << "from then on as ever";
}

TEST_F(ClientTest, StaysAwayWhenTheServerWantsNoMoreOfIt) {
    come();
    forget();
    lose_line(1008);
    EXPECT_EQ(client_.standing(), Standing::over);
    EXPECT_EQ(wait(), -1);
}

TEST_F(ClientTest, AsksForAnotherNameWhereTheServerRefusesOne) {
    client_.hear(LineOpened{});
    forget();
    hear(refused("hello", Why::name_taken));
    EXPECT_EQ(client_.standing(), Standing::nameless);
    EXPECT_EQ(events(), "This name is taken on this server: choose another one.|");
    client_.take_name("Camille");
    EXPECT_EQ(sent(), std::vector<wire::FromClient>{wire::Hello{.name = "Camille"}});
    hear(refused("hello", Why::bad_name));
    EXPECT_EQ(client_.standing(), Standing::nameless);
    EXPECT_EQ(events(), "Invalid name: 2 to 20 unaccented letters, digits, - and _, starting with "
                        "a letter and ending with a letter or digit.|");
    client_.take_name("admin");
    hear(wire::Refused{.to = "hello", .objection = {.why = Why::bad_name, .field = "reserved"}});
    EXPECT_EQ(events(), "This name is reserved: choose another one.|");
    client_.take_name("Bob");
    hear(wire::Welcome{.you = guest("Bob"), .secret = "x"});
    EXPECT_EQ(client_.standing(), Standing::present);
}

TEST_F(ClientTest, LeavesAServerOfAnotherVersion) {
    client_.hear(LineOpened{});
    forget();
    hear(wire::Welcome{.protocol = 2, .you = guest("Anne")});
    EXPECT_EQ(client_.standing(), Standing::over);
    EXPECT_NE(events().find("speaks another version of the protocol"), std::string::npos);

    Client other(room_, {.address = client_.address()});
    other.speak(voice);
    other.hear(LineOpened{});
    other.hear(
        LineHeard{R"({"kind":"refused","to":"hello","why":"bad_field","field":"protocol"})"});
    EXPECT_EQ(other.standing(), Standing::over);
}

TEST_F(ClientTest, TriesAgainWhereTheServerHasNoData) {
    client_.hear(LineOpened{});
    forget();
    hear(refused("hello", Why::not_saved));
    EXPECT_EQ(client_.standing(), Standing::away);
    EXPECT_GT(wait(), 0);
    EXPECT_EQ(events(),
              "The server cannot let anybody in at the moment. The program keeps trying.|");
    for (const LineTrouble why : {LineTrouble::not_ready, LineTrouble::unreachable}) {
        client_.hear(LineLost{why});
        EXPECT_EQ(client_.standing(), Standing::away);
    }
    client_.hear(LineOpened{});
    forget();
    hear(refused("hello", Why::not_saved));
    EXPECT_EQ(events(), "") << "it is told once";
    client_.hear(LineOpened{});
    hear(wire::Welcome{.you = guest("Anne"), .secret = "x"});
    EXPECT_EQ(client_.standing(), Standing::present);
}

TEST_F(ClientTest, WaitsForAServerThatIsNotReady) {
    forget();
    client_.hear(LineLost{LineTrouble::not_ready});
    EXPECT_EQ(client_.standing(), Standing::away);
    EXPECT_GT(wait(), 0);
    client_.hear(LineLost{LineTrouble::logged_out});
    EXPECT_EQ(client_.standing(), Standing::over);
}

TEST_F(ClientTest, KeepsItsSecretWhereTheServerHasNoData) {
    come();
    client_.hear(LineLost{});
    forget();
    client_.hear(LineOpened{});
    const auto greeting = sent();
    ASSERT_EQ(greeting.size(), 1U);
    hear(refused("hello", Why::not_saved));
    client_.hear(LineOpened{});
    EXPECT_EQ(sent(), greeting);
}

TEST_F(ClientTest, IgnoresWhatItCannotRead) {
    come();
    forget();
    for (const char* const text :
         {"", "x", "[]", "{}", R"({"kind":"fireworks"})", R"({"kind":"lobby","seeks":7})",
          R"({"kind":"happened","game":"k3Tz81Qa","number":1,"event":{"kind":"exploded"}})"})
        client_.hear(LineHeard{text});
    EXPECT_EQ(client_.standing(), Standing::present);
    EXPECT_EQ(events(), "");
    EXPECT_EQ(kinds(), "");
}

TEST_F(ClientTest, LosesTheLineInEveryState) {
    // A failure while it is opened for the first time ends it; later it is reopened.
    client_.hear(LineOpened{});
    lose_line();
    EXPECT_EQ(client_.standing(), Standing::over);

    Client nameless(room_, {.address = client_.address()});
    nameless.hear(LineOpened{});
    nameless.hear(LineHeard{to_json(wire::FromServer(refused("hello", Why::bad_name)))});
    nameless.hear(LineLost{});
    EXPECT_EQ(nameless.standing(), Standing::over);

    Client back(room_, {.address = client_.address()});
    back.hear(LineOpened{});
    back.hear(LineHeard{to_json(wire::FromServer(wire::Welcome{.you = guest("Anne")}))});
    for (int i = 0; i < 3; ++i) {
        back.hear(LineLost{});
        EXPECT_EQ(back.standing(), Standing::away);
        back.hear(LineLost{}); // while it waits
        EXPECT_EQ(back.standing(), Standing::away);
        back.hear(LineOpened{});
        EXPECT_EQ(back.standing(), Standing::greeting);
        back.hear(LineLost{}); // while it greets
        EXPECT_EQ(back.standing(), Standing::away);
    }
}

// The lobby.

wire::Seek seek_by(const wire::Person& by) {
    return {.id = "s7Qm20Xc", .by = by, .terms = {.rules = game::Rules::chess}};
}

TEST_F(ClientTest, KeepsTheLobbyAsTheServerTellsIt) {
    come();
    forget();
    hear(wire::Lobby{{seek_by(guest("Bob"))}});
    EXPECT_EQ(client_.lobby().seeks.size(), 1U);
    hear(wire::SeekAdded{seek_by(guest("Bob"))});
    EXPECT_EQ(client_.lobby().seeks.size(), 1U) << "it is the same";
    hear(wire::SeekGone{"s7Qm20Xc"});
    hear(wire::SeekGone{"s7Qm20Xc"});
    EXPECT_TRUE(client_.lobby().seeks.empty());
    hear(wire::PublicGames{{{.game = "k3Tz81Qa"}}});
    EXPECT_EQ(client_.lobby().games.size(), 1U);
    EXPECT_EQ(events(), "lobby|lobby|lobby|lobby|lobby|");
}

TEST_F(ClientTest, AsksForGames) {
    come();
    forget();
    const wire::Terms terms{.rules = game::Rules::chess};
    client_.seek(terms, wire::ColorWish::any, wire::RatingRange{1400, 1800});
    const auto messages = sent();
    ASSERT_EQ(messages.size(), 1U);
    EXPECT_EQ(std::get<wire::MakeSeek>(messages[0]).range, (wire::RatingRange{1400, 1800}));
    client_.seek(terms, wire::ColorWish::any);
    client_.take_seek("s7Qm20Xc");
    hear(wire::SeekAdded{seek_by(guest("Anne"))});
    client_.take_seek("s7Qm20Xc");
    client_.challenge(terms, wire::ColorWish::white);
    client_.take_challenge("k3Tz81Qa");
    client_.play_computer(terms, wire::ColorWish::black, 3);
    client_.list_games();
    EXPECT_EQ(kinds(), "make_seek|accept_seek|cancel_seek|make_challenge|accept_challenge|"
                       "play_computer|list_games|");
    lose_line();
    events();
    client_.take_orders();
    client_.seek(terms, wire::ColorWish::any);
    EXPECT_EQ(kinds(), "");
    EXPECT_EQ(events(), "There is no connection at the moment: try again when it is restored.|");
}

TEST_F(ClientTest, SaysWhyTheServerRefuses) {
    come();
    forget();
    hear(refused("make_seek", Why::needs_account));
    hear(refused("accept_seek", Why::no_such_seek));
    EXPECT_EQ(events(),
              "You need an account on this server for that.|This offer no longer exists.|");
}

TEST_F(ClientTest, SaysNothingOfASeekThatIsGoneBeforeItIsWithdrawn) {
    come();
    forget();
    hear(refused("cancel_seek", Why::no_such_seek));
    EXPECT_EQ(events(), "") << "it was to go";
    hear(refused("cancel_seek", Why::closing));
    EXPECT_NE(events(), "");
}

TEST_F(ClientTest, TellsHowToComeToAChallenge) {
    come();
    forget();
    const wire::Challenge own{"k3Tz81Qa", guest("Anne"), "", {}, {}};
    hear(own);
    EXPECT_EQ(events(), "lobby|Give your opponent this link: http://10.0.0.2:8080/k3Tz81Qa|");
    client_.take_challenge("k3Tz81Qa");
    EXPECT_EQ(kinds(), "cancel_challenge|");
    hear(wire::ChallengeGone{"k3Tz81Qa", wire::ChallengeEnd::cancelled});
    hear(wire::ChallengeGone{"k3Tz81Qa", wire::ChallengeEnd::cancelled});
    EXPECT_EQ(events(), "lobby|The challenge was withdrawn.|");
    EXPECT_TRUE(client_.lobby().challenges.empty());
}

TEST_F(ClientTest, AnswersAChallengeToItself) {
    come();
    forget();
    hear(wire::Challenge{"k3Tz81Qa", guest("Bob"), "Anne", {.rules = game::Rules::chess}, {}});
    EXPECT_EQ(events(), "lobby|Bob challenges you: Chess, no clock.|");
    client_.refuse_challenge("k3Tz81Qa");
    EXPECT_EQ(kinds(), "decline_challenge|");
}

TEST_F(ClientTest, OpensTheLinkOfAChallenge) {
    come();
    forget();
    client_.open_link("k3Tz81Qa");
    EXPECT_EQ(kinds(), "watch_lobby|show_challenge|");
    hear(wire::Challenge{"k3Tz81Qa", guest("Bob"), "", {}, {}});
    EXPECT_EQ(events(), "lobby|challenge|");
    client_.take_challenge("k3Tz81Qa");
    EXPECT_EQ(kinds(), "accept_challenge|");
    hear(wire::ChallengeGone{"k3Tz81Qa", wire::ChallengeEnd::accepted});
    hear(wire::GameStarted{"k3Tz81Qa", core::Color::white});
    EXPECT_EQ(kinds(), "watch_game|");
    hear(game());
    EXPECT_EQ(events(), "lobby|game|");
}

TEST_F(ClientTest, ForgetsAChallengeThatSomebodyElseHasTaken) {
    come();
    client_.open_link("k3Tz81Qa");
    hear(wire::Challenge{"k3Tz81Qa", guest("Bob"), "", {}, {}});
    client_.take_challenge("k3Tz81Qa");
    forget();
    hear(refused("accept_challenge", Why::no_such_challenge));
    EXPECT_EQ(events(), "This challenge no longer exists.|lobby|");
    EXPECT_TRUE(client_.lobby().challenges.empty());
}

TEST_F(ClientTest, OpensTheLinkOfAGameToWatch) {
    come();
    forget();
    client_.open_link("k3Tz81Qa");
    hear(refused("show_challenge", Why::no_such_challenge));
    EXPECT_EQ(kinds(), "watch_lobby|show_challenge|watch_game|");
    hear(game("e2e4", 1, wire::Participant::watcher));
    EXPECT_EQ(events(), "game|");
    EXPECT_FALSE(client_.game()->is_played_here());
    room_.act(room::PlayMove{"e5"});
    client_.pass_on();
    client_.abort();
    EXPECT_EQ(room_events(), "You are watching this game.|");
    EXPECT_EQ(events(), "You are watching this game.|");
    EXPECT_EQ(kinds(), "leave_lobby|");
    client_.list_games(); // during the game, the lobby is opened again
    EXPECT_EQ(kinds(), "watch_lobby|list_games|");
    client_.list_games();
    EXPECT_EQ(kinds(), "list_games|");
    client_.leave_lobby();
    client_.leave_lobby();
    EXPECT_EQ(kinds(), "leave_lobby|");
    client_.list_games();
    EXPECT_EQ(kinds(), "watch_lobby|list_games|");
}

TEST_F(ClientTest, IsLedByTheLinkOfAColourToTheGame) {
    come();
    client_.open_link("l3Tz81Qa");
    hear(wire::Refused{"show_challenge", {.why = Why::no_such_challenge}, "k3Tz81Qa"});
    forget();
    hear(game("e2e4", 1, wire::Participant::watcher));
    EXPECT_EQ(events(), "game|");
}

TEST_F(ClientTest, WatchesNoLobbyThatNobodyLooksAt) {
    client_.leave_lobby(); // before the server has let us in
    come();
    EXPECT_EQ(kinds(), "hello|");
    client_.open_link("k3Tz81Qa");
    hear(refused("show_challenge", Why::no_such_challenge));
    hear(game("e2e4", 1, wire::Participant::watcher));
    client_.leave_game();
    EXPECT_EQ(kinds(), "show_challenge|watch_game|leave_lobby|leave_game|");
    lose_line();
    come();
    EXPECT_EQ(kinds(), "hello|");
    client_.list_games();
    EXPECT_EQ(kinds(), "watch_lobby|list_games|");
}

TEST_F(ClientTest, SaysWhereALinkLeadsNowhere) {
    come();
    client_.open_link("k3Tz81Qa");
    hear(refused("show_challenge", Why::no_such_challenge));
    forget();
    hear(refused("watch_game", Why::no_such_game));
    EXPECT_EQ(events(), "There is no challenge or game with this code on this server.|gone|");
    EXPECT_FALSE(client_.game());
    EXPECT_EQ(kinds(), "watch_lobby|");
}

} // namespace
} // namespace online
