#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "games_fixture.hpp"
#include "http_client.hpp"

/// What an operator does on the machine while people play.
namespace server_test {
namespace {

std::string text_of(const std::string& path) {
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

class OperatorTest : public testing::Test {
  protected:
    HttpClient registered(const std::string& name) const {
        HttpClient one{.port = server_.port()};
        EXPECT_EQ(
            one.log_in("/account/register", "name=" + name + "&password=correct+horse").status,
            201);
        return one;
    }
    WebSocket connect(const HttpClient& one) const {
        WebSocket socket(server_.port(), one.headers());
        socket.send(wire::Hello{});
        EXPECT_TRUE(socket.next<wire::Welcome>());
        return socket;
    }
    std::string account(const std::vector<std::string>& words,
                        const std::string& input = "") const {
        std::vector<std::string> all{"account"};
        all.insert(all.end(), words.begin(), words.end());
        all.insert(all.end(), {"--data", folder_.path()});
        return run_program(all, input);
    }
    /// The line ends without another word.
    static bool is_closed(WebSocket& socket) { return !socket.next<wire::Pong>(); }
    static bool is_open(WebSocket& socket) {
        socket.send(wire::Ping{1});
        return socket.next<wire::Pong>().has_value();
    }

    file::TemporaryFolder folder_;
    file::TemporaryFolder logs_;
    std::string log_ = logs_.path() + "/log";
    ServerProgram server_{folder_.path(), 0, {}, log_};
};

TEST_F(OperatorTest, BansAndUnbansThoseWhoAreThere) {
    HttpClient ada = registered("Ada");
    const HttpClient bob = registered("Bob");
    WebSocket hers = connect(ada);
    WebSocket his = connect(bob);
    EXPECT_FALSE(account({"ban", "ada"}).empty());
    EXPECT_TRUE(is_closed(hers));
    EXPECT_TRUE(is_open(his));
    EXPECT_EQ(ada.log_in("/account/login", "name=Ada&password=correct+horse").error(), "banned");
    EXPECT_FALSE(account({"unban", "Ada"}).empty());
    EXPECT_EQ(ada.log_in("/account/login", "name=Ada&password=correct+horse").status, 200);
    WebSocket again = connect(ada);
    EXPECT_TRUE(is_open(again));
}

/// The server waits for the rest before it answers, and then need not be answered.
TEST_F(OperatorTest, EndsALineOnWhichHalfAFrameHasCome) {
    HttpClient ada = registered("Ada");
    for (const std::string_view rest : {"\xff\xff\xff\xff\xff", "world", ""}) {
        WebSocket socket = connect(ada);
        const std::string half("\x81\x8A\0\0\0\0hello", 11); // of ten bytes, masked with zeros
        socket.send_bytes(half);
        EXPECT_FALSE(account({"ban", "Ada"}).empty());
        auto frame = socket.frame();
        while (frame && frame->opcode != 8) frame = socket.frame();
        ASSERT_TRUE(frame);
        EXPECT_EQ(frame->close_code(), 1008);
        socket.send_bytes(rest);
        EXPECT_TRUE(has_at_most(server_.port(), 0)) << rest.size();
        EXPECT_FALSE(account({"unban", "Ada"}).empty());
        EXPECT_EQ(ada.log_in("/account/login", "name=Ada&password=correct+horse").status, 200);
    }
}

TEST_F(OperatorTest, EndsSessionsByANewPassword) {
    HttpClient ada = registered("Ada");
    WebSocket socket = connect(ada);
    EXPECT_FALSE(account({"password", "Ada"}, "battery staple\n").empty());
    EXPECT_TRUE(is_closed(socket));
    EXPECT_EQ(ada.get("/account").error(), "bad_session");
    EXPECT_EQ(ada.log_in("/account/login", "name=Ada&password=battery+staple").status, 200);
}

TEST_F(OperatorTest, RevokesTheTokenOfAnOpenSocketAlone) {
    HttpClient ada = registered("Ada");
    WebSocket page = connect(ada);
    const std::string token = account({"token", "Ada", "--scope", "board:play"});
    EXPECT_EQ(token.find('\n'), token.size() - 1) << "alone on a line";
    const HttpClient program{.port = server_.port(), .token = token.substr(0, token.size() - 1)};
    WebSocket socket = connect(program);
    EXPECT_NE(account({"tokens", "Ada"}).find("board:play"), std::string::npos);
    EXPECT_EQ(account({"tokens", "Ada"}).find(program.token), std::string::npos);
    EXPECT_FALSE(account({"revoke", "Ada", "all"}).empty());
    EXPECT_TRUE(is_closed(socket));
    EXPECT_TRUE(is_open(page));
    EXPECT_EQ(program.get("/api/account").status, 401);
}

TEST_F(OperatorTest, DeletesAnAccountForGood) {
    const HttpClient ada = registered("Ada");
    WebSocket socket = connect(ada);
    EXPECT_FALSE(account({"delete", "Ada"}).empty());
    EXPECT_TRUE(is_closed(socket));
    EXPECT_EQ(account({"list"}).find("Ada"), std::string::npos);
    EXPECT_TRUE(account({"add", "ada"}, "correct horse\n").empty())
        << "the name is not given again";
}

/// Nothing in the log says who somebody is to the server, or what they have said.
TEST_F(OperatorTest, ReadsNoSecretsInTheLog) {
    HttpClient ada = registered("Ada");
    const HttpAnswer made = ada.post("/account/tokens", "scopes=board:play");
    HttpClient program{.port = server_.port(), .token = made.json().value("token", "")};
    WebSocket socket = connect(program);
    EXPECT_EQ(ada.post("/account/login", "name=Ada&password=wrong+horse").status, 403);
    account({"ban", "Ada"});
    EXPECT_TRUE(is_closed(socket));
    EXPECT_EQ(server_.terminate(), 0);
    const std::string log = text_of(log_);
    for (const char* const event : {"listening ", "account ", "draining ", "stopped"})
        EXPECT_NE(log.find(event), std::string::npos) << event << '\n' << log;
    for (const std::string& secret :
         {std::string("correct"), std::string("wrong"), program.token, ada.cookie.substr(15)})
        EXPECT_EQ(log.find(secret), std::string::npos) << log;
}

class Reports : public GamesTest {};

TEST_F(Reports, AreInTheLogButNotWhatTheySay) {
    const file::TemporaryFolder logs;
    ServerProgram server(folder_.path(), 0, {}, logs.path() + "/log");
    WebSocket ada = ada_.connect(server.port());
    WebSocket bob = bob_.connect(server.port());
    const std::string game = start(ada, bob);
    ada.send(wire::Report{game, "Bob", "nonsense"});
    for (auto done = ada.next<wire::Done>(); done && done->to != "report";)
        done = ada.next<wire::Done>();
    EXPECT_EQ(server.terminate(), 0);
    const std::string log = text_of(logs.path() + "/log");
    EXPECT_NE(log.find("report id="), std::string::npos) << log;
    EXPECT_NE(log.find("game=" + game), std::string::npos) << log;
    EXPECT_EQ(log.find("nonsense"), std::string::npos) << log;
}

class Backups : public GamesTest {};

TEST_F(Backups, AreMadeWhileGamesGoOnAndHoldThem) {
    const ServerProgram server(folder_.path());
    WebSocket ada = ada_.connect(server.port());
    WebSocket bob = bob_.connect(server.port());
    const std::string game = start(ada, bob);
    play(ada, ada_, bob, bob_, game, "e2e4");
    const file::TemporaryFolder restored;
    const std::string copy = restored.path() + "/server.db";
    EXPECT_FALSE(run_program({"backup", copy, "--data", folder_.path()}, "").empty());
    play(bob, bob_, ada, ada_, game, "e7e5");
    EXPECT_TRUE(run_program({"backup", copy, "--data", folder_.path()}, "").empty())
        << "nothing is overwritten";
    for (const std::string& folder : {folder_.path(), restored.path()})
        EXPECT_NE(
            run_program({"serve", "--check", "--data", folder}, "").find("Everything is in order."),
            std::string::npos)
            << folder;
    Guest reader{.name = "Cy"};
    const ServerProgram second(restored.path());
    WebSocket socket = reader.connect(second.port());
    socket.send(wire::WatchGame{game});
    const auto state = socket.next<wire::GameState>();
    ASSERT_TRUE(state);
    EXPECT_EQ(state->moves, "e2e4");
}

} // namespace
} // namespace server_test
