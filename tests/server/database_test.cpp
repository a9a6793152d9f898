#include "database_fixture.hpp"

/// A server whose database is PostgreSQL, which goes away and comes back.
namespace server_test {
namespace {

TEST_F(DatabaseTest, AGameGoesOnWhenTheDatabaseIsBack) {
    const ServerProgram server(folder_.path());
    ASSERT_NE(server.port(), 0);
    WebSocket ada = ada_.connect(server.port());
    WebSocket bob = bob_.connect(server.port());
    const std::string game = start(ada, bob);
    play(ada, ada_, bob, bob_, game, "e2e4");
    cluster().stop();
    wait_for_health(server.port(), 503);
    bob.send(bob_.act(game, wire::PlayMove{"e7e5"}));
    const auto refused = bob.next<wire::Refused>();
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->objection.why, decltype(wire::Objection::why)(wire::Why::not_saved));
    cluster().start();
    wait_for_health(server.port(), 200);
    play(bob, bob_, ada, ada_, game, "e7e5");
    play(ada, ada_, bob, bob_, game, "g1f3");
}

TEST_F(DatabaseTest, AGameGoesOnWhenConnectionsWereDropped) {
    const ServerProgram server(folder_.path());
    ASSERT_NE(server.port(), 0);
    WebSocket ada = ada_.connect(server.port());
    WebSocket bob = bob_.connect(server.port());
    const std::string game = start(ada, bob);
    cluster().drop_connections();
    play(ada, ada_, bob, bob_, game, "e2e4");
    play(bob, bob_, ada, ada_, game, "e7e5");
}

TEST_F(DatabaseTest, IsManagedByTheCommands) {
    run_program({"account", "add", "Anne", "--database", place_}, "correct horse\n");
    EXPECT_NE(run_program({"account", "list", "--database", place_}, "").find("Anne"),
              std::string::npos);
    EXPECT_EQ(run_program({"serve", "--check", "--database", place_}, ""),
              "1 account, 0 games (0 running), 0 events\nEverything is in order.\n");
}

TEST_F(DatabaseTest, TakesOverTheDataOfAFolder) {
    std::string game;
    {
        data_words = [](const std::string& folder) {
            return std::vector<std::string>{"--data", folder};
        };
        ServerProgram server(folder_.path());
        run_program({"account", "add", "Anne", "--data", folder_.path()}, "correct horse\n");
        WebSocket ada = ada_.connect(server.port());
        WebSocket bob = bob_.connect(server.port());
        game = start(ada, bob);
        play(ada, ada_, bob, bob_, game, "e2e4");
        EXPECT_EQ(server.terminate(), 0);
    }
    const std::vector<std::string> import{"serve", "--database", place_, "--import",
                                          folder_.path()};
    EXPECT_TRUE(run_program(import, "").starts_with("1 account, 1 game (1 running), 1 event\n"));
    EXPECT_EQ(run_program(import, ""), "") << "it is no longer empty";
    data_words = [this](const std::string& /*folder*/) {
        return std::vector<std::string>{"--database", place_};
    };
    const ServerProgram server(folder_.path());
    WebSocket ada = ada_.connect(server.port());
    ada.send(wire::WatchGame{game});
    const auto state = ada.next<wire::GameState>();
    ASSERT_TRUE(state);
    EXPECT_EQ(state->moves, "e2e4");
    EXPECT_EQ(state->you, wire::Participant::white);
}

} // namespace
} // namespace server_test
