#include <algorithm>
#include <iostream>
#include <thread>

#include "games_fixture.hpp"
#include "server/long_game_fixture.hpp"

/// Games between two guests over sockets, on a server that is stopped and killed.
namespace server_test {
namespace {

TEST_F(GamesTest, ArePlayedToTheirEnd) {
    const ServerProgram server(folder_.path());
    ASSERT_NE(server.port(), 0);
    WebSocket ada = ada_.connect(server.port());
    WebSocket bob = bob_.connect(server.port());
    const std::string game = start(ada, bob);
    play(ada, ada_, bob, bob_, game, "f2f3");
    play(bob, bob_, ada, ada_, game, "e7e5");
    play(ada, ada_, bob, bob_, game, "g2g4");
    ada.send(ada_.act(game, wire::PlayMove{"a2a3"}));
    EXPECT_EQ(ada.next<wire::Refused>()->objection.why,
              decltype(wire::Objection::why)(play::Denial::not_your_turn));
    play(bob, bob_, ada, ada_, game, "d8h4");
    const auto end = ada.next<wire::Happened>();
    ASSERT_TRUE(end);
    EXPECT_EQ(std::get<wire::Ended>(end->event).outcome,
              game::Outcome::win(core::Color::black, game::Reason::checkmate));
}

TEST_F(GamesTest, GoOnAfterTheServerWasKilled) {
    auto server = std::make_unique<ServerProgram>(folder_.path());
    const std::uint16_t port = server->port();
    ASSERT_NE(port, 0);
    std::string game;
    wire::GameAct unanswered;
    {
        WebSocket ada = ada_.connect(port);
        WebSocket bob = bob_.connect(port);
        game = start(ada, bob);
        play(ada, ada_, bob, bob_, game, "e2e4");
        play(bob, bob_, ada, ada_, game, "e7e5");
        unanswered = ada_.act(game, wire::PlayMove{"g1f3"});
        ada.send(unanswered);
        server->kill();
    }
    server = std::make_unique<ServerProgram>(folder_.path(), port);
    ASSERT_EQ(server->port(), port);
    WebSocket ada = ada_.connect(port);
    WebSocket bob = bob_.connect(port);
    ada.send(wire::WatchGame{game, ada_.seen});
    ada.send(unanswered); // it may have been kept or not: it happens once
    const auto happened = ada.next<wire::Happened>();
    ASSERT_TRUE(happened);
    EXPECT_EQ(happened->number, 3U);
    EXPECT_EQ(happened->nonce, unanswered.nonce);
    bob.send(wire::WatchGame{game});
    const auto state = bob.next<wire::GameState>();
    ASSERT_TRUE(state);
    EXPECT_EQ(state->moves, "e2e4 e7e5 g1f3");
    EXPECT_EQ(state->you, wire::Participant::black);
}

TEST_F(GamesTest, AreToldOfTheServersEnd) {
    ServerProgram server(folder_.path());
    WebSocket ada = ada_.connect(server.port());
    std::thread stopper([&] { EXPECT_EQ(server.terminate(), 0); });
    EXPECT_TRUE(ada.next<wire::Goodbye>());
    int code = 0;
    while (const auto frame = ada.frame())
        if (frame->opcode == 8) {
            code = frame->close_code();
            ada.send_frame(0x88, frame->payload);
        }
    EXPECT_EQ(code, 1012);
    stopper.join();
}

TEST_F(GamesTest, ArePlayedByTheComputerToo) {
    const ServerProgram server(folder_.path());
    WebSocket ada = ada_.connect(server.port());
    ada.send(wire::PlayComputer{{.rules = game::Rules::stackchess}, wire::ColorWish::black, 1});
    const auto started = ada.next<wire::GameStarted>();
    ASSERT_TRUE(started);
    ada.send(wire::WatchGame{started->game});
    const auto state = ada.next<wire::GameState>();
    ASSERT_TRUE(state);
    if (state->moves.empty()) {
        const auto move = ada.next<wire::Happened>();
        ASSERT_TRUE(move);
        EXPECT_TRUE(std::holds_alternative<wire::Moved>(move->event));
    }
}

/// Who closes a page says goodbye and hangs up at once, without waiting for an answer.
TEST_F(GamesTest, CanBeClaimedSoonFromWhoSaysGoodbye) {
    const ServerProgram server(folder_.path());
    WebSocket ada = ada_.connect(server.port());
    std::optional<WebSocket> bob = bob_.connect(server.port());
    const std::string game = start(ada, *bob);
    play(ada, ada_, *bob, bob_, game, "e2e4");
    play(*bob, bob_, ada, ada_, game, "e7e5");
    bob->send_frame(0x88, "\x03\xe9");
    bob.reset();
    auto presence = ada.next<wire::Presence>();
    while (presence && presence->is_here) presence = ada.next<wire::Presence>();
    ASSERT_TRUE(presence);
    EXPECT_EQ(presence->claim_in, std::chrono::seconds(10));
}

class LongGames : public GamesTest {};

/// Nobody may send more than 100 moves in 20 seconds, so it takes nine minutes.
TEST_F(LongGames, EndWhenTheyAreAsLongAsTheyMayBe) {
    constexpr std::size_t longest = 5000;
    constexpr std::chrono::milliseconds pause{105};
    const ServerProgram server(folder_.path());
    WebSocket ada = ada_.connect(server.port());
    WebSocket bob = bob_.connect(server.port());
    const std::string game = start(ada, bob);
    const server::LongGame played(longest);
    auto next = std::chrono::steady_clock::now();
    for (std::size_t ply = 0; ply < longest; ++ply, next += pause) {
        std::this_thread::sleep_until(next);
        if (ply % 2 == 0)
            play(ada, ada_, bob, bob_, game, played.moves()[ply]);
        else
            play(bob, bob_, ada, ada_, game, played.moves()[ply]);
        ASSERT_FALSE(HasFatalFailure()) << ply;
    }
    for (WebSocket* const socket : {&ada, &bob}) {
        const auto end = socket->next<wire::Happened>();
        ASSERT_TRUE(end);
        EXPECT_EQ(end->number, longest + 1);
        EXPECT_EQ(std::get<wire::Ended>(end->event).outcome,
                  game::Outcome::draw(game::Reason::too_many_moves));
    }
    const auto start = std::chrono::steady_clock::now();
    ada.send(wire::WatchGame{game});
    const auto whole = ada.next<wire::GameState>();
    ASSERT_TRUE(whole);
    EXPECT_EQ(std::ranges::count(whole->moves, ' '), longest - 1);
    std::cout << "the whole game was shown after "
              << std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start)
                     .count()
              << " ms\n";
}

TEST_F(GamesTest, HaveOneServerAtATime) {
    if (data_words(folder_.path()).front() == "--database") GTEST_SKIP() << "or several";
    const ServerProgram first(folder_.path());
    ASSERT_NE(first.port(), 0);
    const ServerProgram second(folder_.path());
    EXPECT_EQ(second.port(), 0);
}

} // namespace
} // namespace server_test
