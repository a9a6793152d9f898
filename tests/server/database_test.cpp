#include <thread>

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

/// What the first refusal of a greeting says.
std::optional<wire::Why> refused_greeting(WebSocket& socket, const wire::Hello& hello) {
    socket.send(hello);
    const auto refused = socket.next<wire::Refused>();
    return refused ? std::optional(std::get<wire::Why>(refused->objection.why)) : std::nullopt;
}

/// As clients do: again, as long as the server is not ready.
wire::Welcome come(std::uint16_t port, const std::string& headers, const wire::Hello& hello) {
    for (;; usleep(20'000)) {
        WebSocket socket(port, headers);
        if (socket.status() == 503) continue;
        EXPECT_EQ(socket.status(), 101);
        socket.send(hello);
        while (const auto message = socket.message()) {
            if (const auto* const welcome = std::get_if<wire::Welcome>(&*message)) return *welcome;
            const auto* const refused = std::get_if<wire::Refused>(&*message);
            if (refused == nullptr) continue;
            EXPECT_EQ(std::get<wire::Why>(refused->objection.why), wire::Why::not_saved);
            break;
        }
    }
}

TEST_F(DatabaseTest, WhoComesWhileTheDatabaseIsAwayIsToldToWait) {
    const ServerProgram server(folder_.path());
    ASSERT_NE(server.port(), 0);
    HttpClient anne{.port = server.port()};
    ASSERT_EQ(anne.log_in("/account/register", "name=Anne&password=correct+horse").status, 201);
    const Json token = anne.post("/account/tokens", "scopes=board:play").json();
    const HttpClient program{.port = server.port(), .token = token.value("token", "")};
    ASSERT_EQ(program.get("/api/account").status, 200);
    std::string game;
    {
        WebSocket ada = ada_.connect(server.port());
        WebSocket bob = bob_.connect(server.port());
        game = start(ada, bob);
        play(ada, ada_, bob, bob_, game, "e2e4");
    }
    const wire::Hello known{.secret = ada_.secret, .name = ada_.name};
    WebSocket waiting(server.port());
    cluster().stop();
    wait_for_health(server.port(), 503);
    if (const auto why = refused_greeting(waiting, known)) { // unless it was closed after so long
        EXPECT_EQ(why, wire::Why::not_saved);
    }
    EXPECT_EQ(WebSocket(server.port()).status(), 503);
    EXPECT_EQ(WebSocket(server.port(), anne.headers()).status(), 503);
    EXPECT_EQ(WebSocket(server.port(), program.headers()).status(), 503);
    EXPECT_EQ(anne.get("/account").status, 503);
    EXPECT_EQ(anne.get("/account/export").status, 503);
    EXPECT_EQ(program.get("/api/account").status, 503);
    for (const char* const path : {"/api/user/Anne", "/players/Anne.json", "/games/Aaaa1111.pgn"})
        EXPECT_EQ(program.get(path).status, 503) << path;
    cluster().start();
    wait_for_health(server.port(), 200);
    EXPECT_EQ(come(server.port(), anne.headers(), {}).you.name, "Anne");
    const wire::Welcome welcome = come(server.port(), "", known);
    EXPECT_EQ(welcome.secret, ada_.secret);
    EXPECT_EQ(welcome.games, std::vector<std::string>{game});
}

/// A table that nobody else can read, as long as this is there.
class LockedTable {
  public:
    LockedTable(const std::string& place, const std::string& table)
        : connection_(PQconnectdb(place.c_str())) {
        PQclear(PQexec(connection_, ("BEGIN; LOCK TABLE " + table).c_str()));
    }
    LockedTable(const LockedTable&) = delete;
    LockedTable& operator=(const LockedTable&) = delete;
    ~LockedTable() { PQfinish(connection_); }

  private:
    PGconn* connection_;
};

/// How many statements wait for a lock.
constexpr const char* waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted";

TEST_F(DatabaseTest, WhoPlaysDoesNotWaitForWhatIsLookedUp) {
    const ServerProgram server(folder_.path(), 0, {"--database-timeout", "600"});
    ASSERT_NE(server.port(), 0);
    run_program({"account", "add", "Anne", "--database", place_}, "correct horse\n");
    WebSocket ada = ada_.connect(server.port());
    WebSocket bob = bob_.connect(server.port());
    const std::string game = start(ada, bob);
    std::optional<LockedTable> lock(std::in_place, place_, "ratings");
    int status = 0;
    std::jthread reader([&status, port = server.port()] {
        status = HttpClient{.port = port}.get("/players/Anne.json").status;
    });
    EXPECT_TRUE(comes_true([&] { return count(waiting) > 0; }));
    play(ada, ada_, bob, bob_, game, "e2e4");
    play(bob, bob_, ada, ada_, game, "e7e5");
    EXPECT_EQ(count(waiting), 1) << "it is waited for still";
    lock.reset();
    reader.join();
    EXPECT_EQ(status, 200);
}

TEST_F(DatabaseTest, HasAsManyConnectionsAsItIsTold) {
    const auto connections = [&] {
        return count("SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend' "
                     "AND application_name LIKE 'stackchess%'");
    };
    const auto expect = [&](std::vector<std::string> options, int readers) {
        ASSERT_TRUE(comes_true([&] { return connections() == 0; })) << "other servers have ended";
        options.insert(options.end(), {"--database-timeout", "600"});
        const ServerProgram server(folder_.path(), 0, options);
        ASSERT_NE(server.port(), 0);
        HttpClient anne{.port = server.port()};
        ASSERT_EQ(anne.log_in("/account/login", "name=Anne&password=correct+horse").status, 200);
        ASSERT_EQ(anne.get("/account").status, 200);
        std::vector<std::jthread> lookups; // one for each reader, at the same time
        const LockedTable lock(place_, "ratings");
        for (int i = 0; i < readers; ++i)
            lookups.emplace_back([anne] { anne.get("/players/Anne.json"); });
        EXPECT_TRUE(comes_true([&] { return count(waiting) >= readers; }));
        EXPECT_EQ(connections(), 3 + readers) << "who writes, who reads, and who hears of others";
    };
    run_program({"account", "add", "Anne", "--database", place_}, "correct horse\n");
    expect({}, 2);
    expect({"--readers", "5", "--database-connect-timeout", "60"}, 5);
}

TEST_F(DatabaseTest, IsAwayWhereItAnswersNobody) {
    const ServerProgram server(folder_.path());
    ASSERT_NE(server.port(), 0);
    cluster().pause();
    wait_for_health(server.port(), 503);
    cluster().go_on();
    wait_for_health(server.port(), 200);
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
              "1 account, 0 games (0 in progress), 0 events\nEverything is in order.\n");
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
    EXPECT_TRUE(
        run_program(import, "").starts_with("1 account, 1 game (1 in progress), 1 event\n"));
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
