#include <gtest/gtest.h>

#include "file/temporary_folder_fixture.hpp"
#include "server_program.hpp"
#include "socket_client.hpp"

/// Requests of every kind, good and bad.
namespace server_test {
namespace {

class RequestsTest : public testing::Test {
  protected:
    static void SetUpTestSuite() {
        folder_ = new file::TemporaryFolder;
        server_ = new ServerProgram(folder_->path(), 0, {"--sockets-per-address", "5"});
    }
    static void TearDownTestSuite() {
        delete server_;
        delete folder_;
    }
    static std::uint16_t port() { return server_->port(); }
    static std::string own_origin() {
        return "Origin: http://localhost:" + std::to_string(port()) + "\r\n";
    }

    static inline file::TemporaryFolder* folder_ = nullptr;
    static inline ServerProgram* server_ = nullptr;
};

TEST_F(RequestsTest, AreAnswered) {
    EXPECT_EQ(get(port(), "/healthz").status, 200);
    const Answer metrics = get(port(), "/metrics");
    EXPECT_EQ(metrics.status, 200);
    for (const char* const name :
         {"stackchess_sockets ", "stackchess_games ", "stackchess_games_in_memory ",
          "stackchess_heap_bytes ", "stackchess_moves_total ", "stackchess_writer_queue ",
          "stackchess_password_queue ", "stackchess_commit_seconds_bucket{le=\"0.01\"}",
          "stackchess_relay_seconds_count"})
        EXPECT_NE(metrics.text.find(name), std::string::npos) << name;
    EXPECT_NE(get(port(), "/").text.find("Stackchess"), std::string::npos);
}

TEST_F(RequestsTest, ThatNobodyKnowsAreErrors) {
    EXPECT_EQ(get(port(), "/nothing").status, 404);
    EXPECT_NE(get(port(), "/nothing").text.find(R"({"error":"not_found",)"), std::string::npos);
    EXPECT_EQ(ask(port(), "POST /healthz HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n"
                          "Connection: close\r\n\r\n")
                  .status,
              405);
    for (const char* const path : {"/../etc/passwd", "/%2e%2e/etc/passwd", "/%", "/%zz", "/a%00b",
                                   "/%2fetc", "/a/b/c/d/e"}) {
        const int status = get(port(), path).status;
        EXPECT_TRUE(status == 404 || status == 400) << path << ' ' << status;
    }
}

TEST_F(RequestsTest, ForTheHeadAloneAreAnsweredWithoutABody) {
    const Answer head =
        ask(port(), "HEAD /healthz HTTP/1.1\r\nHost: a\r\n\r\n"
                    "HEAD /api/nothing HTTP/1.1\r\nHost: a\r\n\r\n"
                    "GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    EXPECT_EQ(head.status, 200);
    EXPECT_NE(head.text.find("Content-Length: 3\r\n"), std::string::npos) << head.text;
    EXPECT_NE(head.text.find("\r\n\r\nHTTP/1.1 404 "), std::string::npos) << head.text;
    EXPECT_EQ(head.text.find("error"), std::string::npos) << head.text;
    EXPECT_EQ(head.text.find("ok\n"), head.text.size() - 3);
}

TEST_F(RequestsTest, ThatAreNoneAreRefused) {
    EXPECT_EQ(ask(port(), "nonsense\r\n\r\n").status, 400);
    EXPECT_EQ(ask(port(), "GET / HTTP/1.1\r\nX: " + std::string(20'000, 'x') + "\r\n\r\n").status,
              431);
    EXPECT_EQ(ask(port(), "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999\r\n\r\n").status,
              413);
}

TEST_F(RequestsTest, FromOtherPagesOpenNoSocket) {
    EXPECT_EQ(WebSocket(port()).status(), 101);
    EXPECT_EQ(WebSocket(port(), own_origin()).status(), 101);
    EXPECT_EQ(WebSocket(port(), "Origin: http://elsewhere.example\r\n").status(), 403);
    EXPECT_EQ(WebSocket(port(), "Origin: null\r\n").status(), 403);
    EXPECT_EQ(WebSocket(port(), "Cookie: __Host-session=abc\r\n").status(), 403);
    EXPECT_EQ(WebSocket(port(), "Cookie: __Host-session=abc\r\n" + own_origin()).status(), 401);
    EXPECT_EQ(WebSocket(port(), "Authorization: Bearer abc\r\n").status(), 401);
}

TEST_F(RequestsTest, ForTooManySocketsAreRefused) {
    ASSERT_TRUE(has_at_most(port(), 0)) << "those of other tests";
    std::vector<WebSocket> sockets;
    for (int i = 0; i < 5; ++i) sockets.emplace_back(port());
    for (const WebSocket& socket : sockets) EXPECT_EQ(socket.status(), 101);
    EXPECT_EQ(WebSocket(port()).status(), 429);
}

} // namespace
} // namespace server_test
