#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <csignal>
#include <set>
#include <string>
#include <thread>

#include <sys/resource.h>

#include "api_world.hpp"
#include "core/random.hpp"
#include "file/temporary_folder_fixture.hpp"
#include "http_client.hpp"
#include "server_program.hpp"
#include "socket_client.hpp"

/// Those who ask too much, too slowly, or read nothing.
namespace server_test {
namespace {

using namespace std::chrono_literals;

bool answers(WebSocket& socket) {
    socket.send(wire::Ping{7});
    return socket.next<wire::Pong>().has_value();
}

/// A pong that nobody has asked for: whoever is silent for long is dropped, and too many messages
/// are not welcome.
void stays(WebSocket& socket) { socket.send_frame(0x8A, ""); }

/// Whether somebody can come in and is heard, whatever others do.
bool lets_in(const ServerProgram& server, const std::string& name) {
    WebSocket socket(server.port());
    socket.send(wire::Hello{.name = name});
    return socket.next<wire::Welcome>() && answers(socket);
}

TEST(Proxies, AreBelievedAboutAddresses) {
    const file::TemporaryFolder folder;
    const ServerProgram server(folder.path(), 0, {"--behind-proxy", "--sockets-per-address", "2"});
    const auto connect = [&](const std::string& address) {
        return WebSocket(server.port(), "X-Forwarded-For: 10.1.1.1, " + address + "\r\n");
    };
    const WebSocket first = connect("203.0.113.5");
    const WebSocket second = connect("203.0.113.5");
    EXPECT_EQ(first.status(), 101);
    EXPECT_EQ(second.status(), 101);
    EXPECT_EQ(connect("203.0.113.5").status(), 429);
    for (int i = 1; i < 20; ++i) // the proxy itself may have any number
        EXPECT_EQ(connect("2001:db8::" + std::to_string(i)).status(), 101);
}

TEST(Proxies, AreNotBelievedWhereThereIsNone) {
    const file::TemporaryFolder folder;
    const ServerProgram server(folder.path(), 0, {"--sockets-per-address", "1"});
    const WebSocket first(server.port(), "X-Forwarded-For: 203.0.113.5\r\n");
    EXPECT_EQ(first.status(), 101);
    EXPECT_EQ(WebSocket(server.port(), "X-Forwarded-For: 203.0.113.6\r\n").status(), 429);
}

void raise_file_limit() {
    rlimit limit{};
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

/// Reads to the end of the connection.
void read_all(const Socket& socket) {
    while (!socket.receive().empty()) {
    }
}

/// Whoever sends a request bit by bit, be it the second, or reads no answer, is dropped, and nobody
/// else notices.
void drop_slow_clients(int count, std::chrono::seconds limit) {
    raise_file_limit();
    const file::TemporaryFolder folder;
    const ServerProgram server(folder.path(), 0, {"--sockets-per-address", "10000"});
    std::vector<Socket> dribbling;
    for (int i = 0; i < count; ++i) {
        dribbling.emplace_back(server.port());
        if (i % 2 == 1) dribbling.back().send("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n");
        dribbling.back().send("GET / HTTP/1.1\r\nHost: a\r\n");
    }
    std::vector<Socket> deaf; // ask for more than the kernel keeps, and read nothing
    for (int i = 0; i < count / 10; ++i) {
        deaf.emplace_back(server.port(), 4096);
        std::string many;
        for (int j = 0; j < 300; ++j) many += "GET /metrics HTTP/1.1\r\nHost: a\r\n\r\n";
        many += "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
        deaf.back().send(many);
    }
    const auto start = std::chrono::steady_clock::now();
    EXPECT_TRUE(lets_in(server, "Ada"));
    EXPECT_LT(std::chrono::steady_clock::now() - start, 60s);
    for (const Socket& socket : dribbling) read_all(socket);
    EXPECT_LT(std::chrono::steady_clock::now() - start, limit);
    for (const Socket& socket : deaf) read_all(socket); // what had been sent, and then the end
    EXPECT_LT(std::chrono::steady_clock::now() - start, 110s);
    EXPECT_TRUE(lets_in(server, "Bob"));
}

TEST(SlowClients, AreDropped) { drop_slow_clients(200, 100s); }

TEST(LongSlowClients, AreDropped) { drop_slow_clients(2000, 15s); }

/// An open connection may rest for longer than a request may take.
TEST(SlowClients, AreDroppedBeforeThoseWhoRest) {
    const file::TemporaryFolder folder;
    const ServerProgram server(folder.path());
    const std::string request = "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n";
    const Socket resting(server.port());
    resting.send(request);
    EXPECT_NE(resting.receive(), "");
    const Socket slow(server.port());
    slow.send(request);
    EXPECT_NE(slow.receive(), "");
    slow.send("GET /healthz HTTP/1.1\r\n");
    read_all(slow);
    resting.send(request);
    EXPECT_NE(resting.receive(), "");
}

/// So many of these requests that some of them are refused.
std::string many_requests(const std::string& head, const std::string& body,
                          const std::string& headers = "") {
    const std::string request = head + " HTTP/1.1\r\nHost: a\r\n" + headers +
                                "Content-Length: " + std::to_string(body.size()) + "\r\n";
    std::string many;
    for (int i = 0; i < 130; ++i) many += request + "\r\n" + body;
    return many + request + "Connection: close\r\n\r\n" + body;
}

/// All that comes until the other end closes.
std::string answers_of(const Socket& socket) {
    std::string answers;
    for (std::string more = socket.receive(); !more.empty(); more = socket.receive())
        answers += more;
    return answers;
}

/// To look up 300 accounts, what 100 of them do, or whose 100 tokens are, is the most work that
/// anybody can ask for in one request.
TEST(Floods, OfRequestsKeepNobodyOut) {
    const file::TemporaryFolder folder;
    const ServerProgram server(folder.path());
    std::string names = "Name";
    for (int i = 0; i < 300; ++i) names += ",Name" + std::to_string(i);
    const std::string hundred = names.substr(0, names.find(",Name99"));
    const std::array floods{
        std::pair(many_requests("POST /api/users", names), "HTTP/1.1 429 "),
        std::pair(many_requests("GET /api/users/status?ids=" + hundred, ""), "HTTP/1.1 503 "),
        std::pair(many_requests("POST /api/token/test", names), "HTTP/1.1 503 "),
        std::pair(many_requests("GET /api/stream/game/abcdefgh", ""), "HTTP/1.1 429 ")};
    std::vector<Socket> flooding;
    for (std::size_t i = 0; i < 3 * floods.size(); ++i) {
        flooding.emplace_back(server.port());
        flooding.back().send(floods[i % floods.size()].first);
    }
    EXPECT_TRUE(lets_in(server, "Ada"));
    for (std::size_t i = 0; i < flooding.size(); ++i)
        EXPECT_NE(answers_of(flooding[i]).find(floods[i % floods.size()].second), std::string::npos)
            << i;
    EXPECT_TRUE(lets_in(server, "Bob"));
}

TEST(Floods, AreCountedHoweverTheirPathsAreWritten) {
    const file::TemporaryFolder folder;
    const ServerProgram server(folder.path());
    const HttpClient client{.port = server.port()};
    std::set<int> answers;
    for (int i = 0; i < 10; ++i)
        for (const char* const path :
             {"/api/users", "/api/%75sers", "/api/u%73ers", "/%61pi/users"})
            answers.insert(client.post(path, "Nobody").status);
    EXPECT_EQ(answers, (std::set{200, 429}));
}

/// A game that is over has to be read and replayed, and an account to be looked up: a flood with a
/// token gets 503, while other players' moves are accepted.
TEST(Floods, OfThoseWhoHaveATokenKeepNobodyOut) {
    ApiWorld world;
    const HttpClient ada = world.player("Ada");
    const HttpClient bob = world.player("Bob");
    const std::string id = world.game(ada, bob, "clock.limit=300&clock.increment=0&color=white");
    const std::string game = "/api/board/game/" + id;
    EXPECT_EQ(ada.post(game + "/move/f2f3").status, 200);
    EXPECT_EQ(bob.post(game + "/move/e7e5").status, 200);
    EXPECT_EQ(ada.post(game + "/move/g2g4").status, 200);
    EXPECT_EQ(bob.post(game + "/move/d8h4").status, 200);
    world.restart();
    const HttpClient eve = world.player("Eve");
    const std::string next = world.game(ada, eve, "clock.limit=300&clock.increment=0&color=white");
    for (const std::string& head :
         {"POST " + game + "/move/d8h4", std::string("GET /api/account/playing"),
          std::string("GET /api/challenge")}) {
        const Socket flooding(world.port());
        flooding.send(many_requests(head, "", bob.headers()));
        const std::string answers = answers_of(flooding);
        EXPECT_NE(answers.find("HTTP/1.1 200 "), std::string::npos) << head;
        EXPECT_NE(answers.find("HTTP/1.1 503 "), std::string::npos) << head;
        EXPECT_EQ(answers.find("HTTP/1.1 429 "), std::string::npos) << head << ": bots end by it";
    }
    EXPECT_EQ(ada.post("/api/board/game/" + next + "/move/e2e4").status, 200);
    EXPECT_EQ(eve.post("/api/board/game/" + next + "/move/e7e5").status, 200);
    for (const std::string& head : {"GET " + game + "/chat", std::string("GET /api/account")}) {
        const Socket flooding(world.port());
        flooding.send(many_requests(head, "", bob.headers()));
        EXPECT_NE(answers_of(flooding).find("HTTP/1.1 503 "), std::string::npos) << head;
    }
}

/// What somebody does not read is kept only up to a limit.
TEST(DeafWebSockets, AreClosed) {
    const file::TemporaryFolder folder;
    const ServerProgram server(folder.path());
    std::vector<WebSocket> players;
    for (int i = 0; i < 5; ++i) {
        players.emplace_back(server.port());
        players.back().send(wire::Hello{.name = "Player" + std::to_string(i)});
        ASSERT_TRUE(players.back().next<wire::Welcome>());
        for (int j = 0; j < 20; ++j) {
            players.back().send(
                wire::PlayComputer{{.rules = game::Rules::chess}, wire::ColorWish::white, 1});
            ASSERT_TRUE(players.back().next<wire::GameStarted>());
        }
    }
    WebSocket deaf(server.port(), "", 4096);
    deaf.send(wire::Hello{});
    ASSERT_TRUE(deaf.next<wire::Welcome>());
    constexpr int asked = 29;
    for (int i = 0; i < asked; ++i) deaf.send(wire::ListGames{});
    EXPECT_TRUE(has_at_most(server.port(), 5));
    EXPECT_TRUE(lets_in(server, "Somebody"));
    int heard = 0;
    while (deaf.next<wire::PublicGames>()) ++heard;
    EXPECT_LT(heard, asked);
    EXPECT_EQ(get(server.port(), "/healthz").status, 200);
}

/// Ten under one account, whether they have said hello or not; the others go on, however often more
/// is tried.
void stop_hoarders(int tries) {
    const file::TemporaryFolder folder;
    const ServerProgram server(folder.path(), 0, {"--sockets-per-address", "50"});
    HttpClient ada{.port = server.port()};
    ASSERT_EQ(ada.log_in("/account/register", "name=Ada&password=correct+horse").status, 201);
    WebSocket player(server.port());
    player.send(wire::Hello{.name = "Bob"});
    ASSERT_TRUE(player.next<wire::Welcome>());
    std::vector<WebSocket> hoard;
    for (int i = 0; i < 10; ++i) {
        hoard.emplace_back(server.port(), ada.headers());
        EXPECT_EQ(hoard.back().status(), 101) << i;
    }
    EXPECT_EQ(WebSocket(server.port(), ada.headers()).status(), 429);
    for (WebSocket& socket : hoard) { // soon: strangers are not waited for
        socket.send(wire::Hello{});
        EXPECT_TRUE(socket.next<wire::Welcome>());
    }
    for (int i = 0; i < tries; ++i) {
        ASSERT_EQ(WebSocket(server.port(), ada.headers()).status(), 429) << i;
        if (i % 100 != 0) continue;
        for (WebSocket& socket : hoard) stays(socket);
        stays(player);
        if (i % (tries / 10) == 0) {
            EXPECT_TRUE(answers(player));
        }
    }
    hoard.pop_back();
    EXPECT_TRUE(has_at_most(server.port(), 10));
    EXPECT_EQ(WebSocket(server.port(), ada.headers()).status(), 101);
    EXPECT_TRUE(answers(player));
}

TEST(Hoarders, AreStopped) { stop_hoarders(1000); }

TEST(LongHoarders, AreStopped) { stop_hoarders(20'000); }

/// Tokens and sessions that somebody makes up are none, and nobody else notices the attempts.
void guess_secrets(int tries) {
    const file::TemporaryFolder folder;
    const ServerProgram server(folder.path(), 0, {"--sockets-per-address", "50"});
    HttpClient ada{.port = server.port()};
    ASSERT_EQ(ada.log_in("/account/register", "name=Ada&password=correct+horse").status, 201);
    std::string token = ada.post("/account/tokens", "scopes=board:play").json().value("token", "");
    ASSERT_GT(token.size(), 43U); // 256 bits, six to a sign, and what it begins with
    HttpClient right{.port = server.port(), .token = token};
    EXPECT_EQ(right.get("/api/account").status, 200);
    WebSocket player(server.port());
    player.send(wire::Hello{.name = "Bob"});
    ASSERT_TRUE(player.next<wire::Welcome>());
    core::Random random(1);
    constexpr std::string_view signs =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    for (int i = 0; i < tries; ++i) {
        HttpClient wrong = right; // but for one sign, or for all
        if (i % 2 == 0)
            wrong.token[4 + random.below(token.size() - 4)] = '.';
        else
            for (std::size_t at = 4; at < token.size(); ++at)
                wrong.token[at] = signs[random.below(signs.size())];
        ASSERT_EQ(wrong.get("/api/account").status, 401) << wrong.token;
        HttpClient visitor{.port = server.port()};
        visitor.cookie = "__Host-session=" + wrong.token.substr(4);
        ASSERT_EQ(visitor.get("/account").error(), "bad_session");
        if (i % 100 == 0) stays(player);
        if (i % (tries / 10) == 0) {
            EXPECT_TRUE(answers(player));
        }
    }
    EXPECT_EQ(right.get("/api/account").status, 200);
}

TEST(Guesses, OpenNothing) { guess_secrets(1000); }

TEST(LongGuesses, OpenNothing) { guess_secrets(50'000); }

/// Whoever says anything but hello is sent away soon.
TEST(Strangers, AreNotHeardForLong) {
    const file::TemporaryFolder folder;
    const ServerProgram server(folder.path());
    WebSocket socket(server.port());
    for (int i = 0; i < 1000; ++i) socket.send(wire::Ping{i});
    int refused = 0;
    while (socket.next<wire::Refused>()) ++refused;
    EXPECT_LE(refused, 20);
}

/// A burst of people who come at once is let in, all of them, under names of their own.
TEST(Storms, AreWeathered) {
    const file::TemporaryFolder folder;
    const ServerProgram server(folder.path(), 0, {"--sockets-per-address", "2000"});
    for (int round = 0; round < 3; ++round) {
        std::vector<WebSocket> sockets;
        for (int i = 0; i < 500; ++i) {
            sockets.emplace_back(server.port());
            sockets.back().send(wire::Hello{});
        }
        std::set<std::string> names;
        for (WebSocket& socket : sockets) {
            const auto welcome = socket.next<wire::Welcome>();
            ASSERT_TRUE(welcome);
            names.insert(welcome->you.name);
        }
        EXPECT_EQ(names.size(), sockets.size());
    }
    EXPECT_EQ(get(server.port(), "/healthz").status, 200);
}

TEST(Passwords, AreHashedOneAfterTheOther) {
    const file::TemporaryFolder folder;
    const ServerProgram server(folder.path(), 0, {"--sockets-per-address", "200"});
    const HttpClient client{.port = server.port()};
    std::vector<Socket> waiting;
    server.signal(SIGSTOP); // all of them are there before the first is read
    for (int i = 0; i < 60; ++i) {
        const std::string body = "name=Nobody" + std::to_string(i) + "&password=wrong+horse";
        waiting.emplace_back(server.port());
        waiting.back().send("POST /account/login HTTP/1.1\r\nHost: a\r\nContent-Length: " +
                            std::to_string(body.size()) + "\r\nConnection: close\r\n\r\n" + body);
    }
    server.signal(SIGCONT);
    EXPECT_EQ(client.get("/healthz").status, 200); // nobody else waits
    int refused = 0;
    int busy = 0;
    for (const Socket& socket : waiting) {
        const std::string answer = socket.receive();
        refused += answer.starts_with("HTTP/1.1 403") ? 1 : 0;
        busy +=
            answer.starts_with("HTTP/1.1 503") && answer.find("Retry-After: ") != std::string::npos
                ? 1
                : 0;
    }
    EXPECT_EQ(refused + busy, 60);
    EXPECT_GE(refused, 32);
    EXPECT_GT(busy, 0);
}

} // namespace
} // namespace server_test
