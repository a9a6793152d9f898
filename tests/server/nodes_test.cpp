#include <chrono>
#include <csignal>
#include <thread>

#include "database_fixture.hpp"

/// Two servers on one database, which are one server for whoever plays there.
namespace server_test {
namespace {

using namespace std::chrono_literals;

class NodesTest : public DatabaseTest {
  protected:
    NodesTest() {
        EXPECT_NE(one_.port(), 0);
        EXPECT_NE(two_.port(), 0);
    }
    /// Back at the board, at another node, with all that has happened.
    WebSocket come_back(Guest& who, std::uint16_t port, const std::string& game) const {
        WebSocket socket = who.connect(port);
        socket.send(wire::WatchGame{game, who.seen});
        EXPECT_TRUE(socket.next<wire::Done>());
        return socket;
    }

    HttpClient registered(const std::string& name) const {
        HttpClient one{.port = one_.port()};
        EXPECT_EQ(
            one.log_in("/account/register", "name=" + name + "&password=correct+horse").status,
            201);
        return one;
    }
    /// The second node has heard of everything that was told at the first.
    void hear_all() {
        WebSocket bob = bob_.connect(two_.port());
        bob.send(wire::WatchLobby{});
        EXPECT_TRUE(bob.next<wire::Lobby>());
        WebSocket ada = ada_.connect(one_.port());
        ada.send(wire::MakeSeek{
            .terms = {.rules = game::Rules::chess, .clock = play::TimeControl{300s, 3s}}});
        EXPECT_TRUE(bob.next<wire::SeekAdded>());
    }

    ServerProgram one_{folder_.path()};
    ServerProgram two_{folder_.path()};
};

TEST_F(NodesTest, PlayersAndSpectatorsMayBeOnAnyNode) {
    WebSocket ada = ada_.connect(one_.port());
    WebSocket bob = bob_.connect(two_.port());
    const std::string game = start(ada, bob);
    Guest eve{.name = "Eve"};
    WebSocket watcher = eve.connect(two_.port());
    watcher.send(wire::WatchGame{game});
    EXPECT_TRUE(watcher.next<wire::GameState>());
    const auto plays = [&](WebSocket& mover, Guest& who, WebSocket& other, Guest& reader,
                           const std::string& move) {
        play(mover, who, other, reader, game, move);
        EXPECT_EQ(std::get<wire::Moved>(watcher.next<wire::Happened>()->event).move, move);
    };
    plays(ada, ada_, bob, bob_, "f2f3");
    plays(bob, bob_, ada, ada_, "e7e5");
    WebSocket tab = come_back(ada_, two_.port(), game); // a second one, on the other node
    plays(ada, ada_, bob, bob_, "g2g4");
    EXPECT_EQ(std::get<wire::Moved>(tab.next<wire::Happened>()->event).move, "g2g4");
    ada.send(ada_.act(game, wire::PlayMove{"a2a3"}));
    EXPECT_EQ(ada.next<wire::Refused>()->objection.why,
              decltype(wire::Objection::why)(play::Denial::not_your_turn));
    bob.send(wire::SayInGame{.game = game, .text = "good luck"});
    EXPECT_EQ(ada.next<wire::SaidInGame>()->line.text, "good luck");
    plays(bob, bob_, ada, ada_, "d8h4");
    for (WebSocket* const socket : {&ada, &bob, &watcher})
        EXPECT_EQ(std::get<wire::Ended>(socket->next<wire::Happened>()->event).outcome,
                  game::Outcome::win(core::Color::black, game::Reason::checkmate));
    ada.send(wire::Rematch{.game = game, .wants = true});
    EXPECT_EQ(bob.next<wire::RematchWish>()->by, core::Color::white);
    bob.send(wire::Rematch{.game = game, .wants = true});
    const auto again = ada.next<wire::GameStarted>();
    ASSERT_TRUE(again);
    EXPECT_EQ(again->color, core::Color::black);
    EXPECT_EQ(bob.next<wire::GameStarted>()->game, again->game);
}

TEST_F(NodesTest, ALobbyIsOne) {
    WebSocket ada = ada_.connect(one_.port());
    WebSocket bob = bob_.connect(two_.port());
    bob.send(wire::WatchLobby{});
    EXPECT_TRUE(bob.next<wire::Lobby>());
    const wire::Terms terms{.rules = game::Rules::chess, .clock = play::TimeControl{300s, 3s}};
    ada.send(wire::MakeSeek{.terms = terms});
    const auto seek = bob.next<wire::SeekAdded>();
    ASSERT_TRUE(seek);
    EXPECT_EQ(seek->seek.by.name, "Ada");
    ada.send(wire::CancelSeek{seek->seek.id});
    EXPECT_EQ(bob.next<wire::SeekGone>()->seek, seek->seek.id);
    ada.send(wire::MakeSeek{.terms = terms});
    const auto second = bob.next<wire::SeekAdded>();
    ASSERT_TRUE(second);
    bob.send(wire::AcceptSeek{second->seek.id});
    EXPECT_EQ(bob.next<wire::GameStarted>()->game, second->seek.id);
    EXPECT_EQ(ada.next<wire::GameStarted>()->game, second->seek.id);
    bob.send(wire::ListGames{});
    EXPECT_EQ(bob.next<wire::PublicGames>()->games.size(), 1U);
    Guest other{.name = "ada"};
    WebSocket namesake(two_.port());
    namesake.send(wire::Hello{.name = other.name});
    EXPECT_EQ(namesake.next<wire::Refused>()->objection.why,
              decltype(wire::Objection::why)(wire::Why::name_taken));
}

TEST_F(NodesTest, PlayersOfAKilledNodeGoOnAtAnother) {
    WebSocket bob = bob_.connect(two_.port());
    std::string game;
    wire::GameAct unanswered;
    {
        WebSocket ada = ada_.connect(one_.port());
        game = start(ada, bob);
        play(ada, ada_, bob, bob_, game, "e2e4");
        play(bob, bob_, ada, ada_, game, "e7e5");
        unanswered = ada_.act(game, wire::PlayMove{"g1f3"});
        ada.send(unanswered);
        one_.kill();
    }
    const auto killed = std::chrono::steady_clock::now();
    WebSocket ada = come_back(ada_, two_.port(), game);
    std::cout << "back after "
              << std::chrono::duration<double>(std::chrono::steady_clock::now() - killed).count()
              << " s\n";
    ada.send(unanswered); // it may have been kept or not: it happens once
    const auto happened = bob.next<wire::Happened>();
    ASSERT_TRUE(happened);
    EXPECT_EQ(happened->number, 3U);
    EXPECT_EQ(happened->nonce, unanswered.nonce);
    EXPECT_EQ(ada.next<wire::Happened>()->number, 3U);
    ada_.seen = bob_.seen = 3;
    play(bob, bob_, ada, ada_, game, "b8c6");
}

TEST_F(NodesTest, ANodeThatWasDrainedLeavesItsPlayersToOthers) {
    WebSocket bob = bob_.connect(two_.port());
    WebSocket ada = ada_.connect(one_.port());
    const std::string game = start(ada, bob);
    play(ada, ada_, bob, bob_, game, "e2e4");
    EXPECT_EQ(one_.terminate(), 0);
    EXPECT_FALSE(bob.next<wire::Presence>()->is_here);
    WebSocket back = come_back(ada_, two_.port(), game);
    play(bob, bob_, back, ada_, game, "e7e5");
}

TEST_F(NodesTest, ANodeThatWasStoppedOverwritesNothing) {
    WebSocket bob = bob_.connect(two_.port());
    WebSocket stale = ada_.connect(one_.port());
    const std::string game = start(stale, bob);
    play(stale, ada_, bob, bob_, game, "e2e4");
    play(bob, bob_, stale, ada_, game, "e7e5");
    one_.signal(SIGSTOP);
    stale.send(ada_.act(game, wire::PlayMove{"d2d4"}));
    Guest here = ada_;
    WebSocket ada = come_back(here, two_.port(), game);
    play(ada, here, bob, bob_, game, "g1f3");
    play(bob, bob_, ada, here, game, "b8c6");
    one_.signal(SIGCONT);
    EXPECT_EQ(stale.next<wire::Refused>()->objection.why,
              decltype(wire::Objection::why)(wire::Why::behind));
    play(ada, here, bob, bob_, game, "f1b5");
    EXPECT_EQ(run_program({"serve", "--check", "--database", place_}, ""),
              "0 accounts, 1 game (1 in progress), 5 events\nEverything is in order.\n");
}

TEST_F(NodesTest, ANodeThatIsCutOffFromTheDatabaseOverwritesNothing) {
    ServerProgram far(as_other_user);
    WebSocket bob = bob_.connect(two_.port());
    WebSocket stale = ada_.connect(far.port());
    const std::string game = start(stale, bob);
    play(stale, ada_, bob, bob_, game, "e2e4");
    play(bob, bob_, stale, ada_, game, "e7e5");
    cluster().keep_other_user_out();
    wait_for_health(far.port(), 503);
    EXPECT_EQ(WebSocket(far.port()).status(), 503) << "so that a load balancer asks another";
    stale.send(ada_.act(game, wire::PlayMove{"d2d4"}));
    EXPECT_EQ(stale.next<wire::Refused>()->objection.why,
              decltype(wire::Objection::why)(wire::Why::not_saved));
    WebSocket ada = come_back(ada_, one_.port(), game);
    play(ada, ada_, bob, bob_, game, "g1f3");
    play(bob, bob_, ada, ada_, game, "b8c6");
    while (count("SELECT count(*) FROM nodes") != 2) usleep(20'000); // it was given up
    cluster().let_other_user_in();
    while (count("SELECT count(*) FROM nodes") != 3) usleep(20'000); // it has come back
    wait_for_health(far.port(), 200);
    WebSocket back = come_back(ada_, far.port(), game);
    play(back, ada_, bob, bob_, game, "f1b5");
    EXPECT_EQ(run_program({"serve", "--check", "--database", place_}, ""),
              "0 accounts, 1 game (1 in progress), 5 events\nEverything is in order.\n");
}

TEST_F(NodesTest, OneOfTwoWhoComeUnderANameAtOnceHasIt) {
    constexpr int rounds = 20;
    for (int i = 0; i < rounds; ++i) {
        WebSocket first(one_.port());
        WebSocket second(two_.port());
        for (WebSocket* const socket : {&first, &second})
            socket->send(wire::Hello{.name = "Zoe" + std::to_string(i)});
        int welcome = 0;
        for (WebSocket* const socket : {&first, &second}) {
            const auto answer = socket->message();
            ASSERT_TRUE(answer);
            if (const auto* const refused = std::get_if<wire::Refused>(&*answer))
                EXPECT_EQ(refused->objection.why,
                          decltype(wire::Objection::why)(wire::Why::name_taken));
            else
                ++welcome;
        }
        EXPECT_EQ(welcome, 1);
    }
}

TEST_F(NodesTest, WhoIsBannedIsSoEverywhere) {
    const HttpClient anne = registered("Anne");
    HttpClient elsewhere{.port = two_.port(), .cookie = anne.cookie};
    WebSocket here(one_.port(), anne.headers());
    WebSocket there(two_.port(), elsewhere.headers());
    for (WebSocket* const socket : {&here, &there}) {
        socket->send(wire::Hello{});
        EXPECT_TRUE(socket->next<wire::Welcome>());
    }
    EXPECT_FALSE(run_program({"account", "ban", "Anne", "--database", place_}, "").empty());
    for (WebSocket* const socket : {&here, &there}) EXPECT_FALSE(socket->next<wire::Pong>());
    EXPECT_EQ(elsewhere.log_in("/account/login", "name=Anne&password=correct+horse").error(),
              "banned");
}

TEST_F(NodesTest, WhatWasTriedAtOneCountsAtTheOther) {
    constexpr int registrations = 10;
    for (int i = 0; i < registrations; ++i) registered("Anne" + std::to_string(i));
    const std::string wrong = "name=Anne0&password=wrong+horse";
    HttpAnswer answer;
    for (int i = 0; i < 7 && answer.status != 429; ++i)
        answer = HttpClient{.port = one_.port()}.post("/account/login", wrong);
    EXPECT_EQ(answer.status, 429);
    hear_all();
    const HttpClient there{.port = two_.port()};
    EXPECT_EQ(there.post("/account/register", "name=Bert&password=correct+horse").status, 429);
    // Four failures are free.
    answer = {};
    for (int i = 0; i < 4 && answer.status != 429; ++i)
        answer = there.post("/account/login", wrong);
    EXPECT_EQ(answer.status, 429);
}

TEST_F(NodesTest, WebSocketsAreCountedOnAllTogether) {
    constexpr std::size_t most = 10; // of an account
    const HttpClient anne = registered("Anne");
    const auto open = [&](const ServerProgram& node) {
        return WebSocket(node.port(),
                         HttpClient{.port = node.port(), .cookie = anne.cookie}.headers());
    };
    std::vector<WebSocket> first;
    std::vector<WebSocket> second;
    const auto comes_in = [&](std::vector<WebSocket>& sockets, const ServerProgram& node) {
        sockets.push_back(open(node));
        EXPECT_EQ(sockets.back().status(), 101);
        sockets.back().send(wire::Hello{});
        EXPECT_TRUE(sockets.back().next<wire::Welcome>());
    };
    const auto stay = [&] { // a pong, or they would be dropped sooner or later
        for (std::vector<WebSocket>* const sockets : {&first, &second})
            for (WebSocket& socket : *sockets) socket.send_frame(0x8A, "");
        usleep(50'000);
    };
    for (std::size_t i = 0; i < most - 3; ++i) comes_in(first, one_);
    for (std::size_t i = 0; i < 3; ++i) comes_in(second, two_);
    const auto becomes = [&](const ServerProgram& node, int before, int after) {
        int status = before;
        for (; status == before; status = open(node).status()) stay();
        EXPECT_EQ(status, after);
    };
    for (const ServerProgram* const node : {&one_, &two_})
        becomes(*node, 101, 429); // once they have told each other
    one_.kill();
    first.clear();
    becomes(two_, 429, 101); // once the dead node is forgotten
}

TEST_F(NodesTest, AFlagFallsOnceWhereverItsPlayerWas) {
    WebSocket ada = ada_.connect(one_.port());
    WebSocket bob = bob_.connect(two_.port());
    ada.send(wire::MakeChallenge{
        .terms = {.rules = game::Rules::chess, .clock = play::TimeControl{10s, 0s}},
        .color = wire::ColorWish::white});
    const std::string game = ada.next<wire::Challenge>()->challenge;
    bob.send(wire::AcceptChallenge{game});
    EXPECT_TRUE(bob.next<wire::GameStarted>());
    for (WebSocket* const socket : {&ada, &bob}) {
        socket->send(wire::WatchGame{game});
        EXPECT_TRUE(socket->next<wire::GameState>());
    }
    play(ada, ada_, bob, bob_, game, "e2e4");
    play(bob, bob_, ada, ada_, game, "e7e5");
    one_.kill(); // with White to move
    const auto end = bob.next<wire::Happened>();
    ASSERT_TRUE(end);
    EXPECT_EQ(std::get<wire::Ended>(end->event).outcome,
              game::Outcome::win(core::Color::black, game::Reason::time));
}

} // namespace
} // namespace server_test
