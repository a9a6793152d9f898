#include "payloads.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

#include "games_fixture.hpp"
#include "http_client.hpp"
#include "store/account.hpp"

/// Texts that try to be more than texts: in paths, names, chat and files of games.
namespace server_test {
namespace {

class PayloadsTest : public GamesTest {
  protected:
    HttpClient client() const { return {.port = server_.port()}; }
    /// Nothing of a file, and nothing of the text itself where a browser would take it for a page.
    static void expect_harmless(const HttpAnswer& answer, const std::string& payload) {
        EXPECT_EQ(answer.body.find("root:"), std::string::npos) << payload;
        EXPECT_EQ(answer.body.find("SQLite format"), std::string::npos) << payload;
        EXPECT_EQ(answer.head.find("Set-Cookie: a=b"), std::string::npos) << payload;
        if (payload.find('<') != std::string::npos) {
            EXPECT_EQ(answer.body.find(payload), std::string::npos) << payload;
        }
    }
    /// Whether it can be written into the first line of a request as it is.
    static bool is_one_word(const std::string& text) {
        return std::ranges::all_of(text, [](unsigned char sign) { return sign > ' '; });
    }

    const ServerProgram server_{folder_.path(), 0, {"--sockets-per-address", "1000"}};
};

TEST_F(PayloadsTest, AreMoreThanAThousand) { EXPECT_GT(payloads().size(), 1000U); }

TEST_F(PayloadsTest, LeadNowhereAsPaths) {
    for (const std::string& payload : payloads()) {
        std::string path = '/' + payload;
        if (!is_one_word(path)) path = '/' + percent_encoded(payload);
        const HttpAnswer answer = client().get(path);
        const bool is_page = path[1] == '?' && answer.status == 200; // with a query that is ignored
        EXPECT_TRUE(is_page || answer.status == 404 || answer.status == 400)
            << answer.status << ' ' << path;
        expect_harmless(answer, payload);
    }
    for (const std::string& payload : payloads()) {
        const HttpAnswer answer = client().get("/players/" + percent_encoded(payload) +
                                               "/games.pgn?rules=" + percent_encoded(payload));
        EXPECT_TRUE(answer.status == 404 || answer.status == 400)
            << answer.status << ' ' << payload;
        expect_harmless(answer, payload);
    }
    EXPECT_EQ(client().get("/healthz").status, 200);
}

TEST_F(PayloadsTest, AreNoNames) {
    for (const std::string& payload : payloads()) {
        if (store::is_account_name(payload)) continue; // letters, digits and a stroke
        const HttpAnswer answer = client().post(
            "/account/register", "name=" + percent_encoded(payload) + "&password=correct+horse");
        EXPECT_EQ(answer.error(), "bad_name") << payload;
        expect_harmless(answer, payload);
    }
    std::optional<WebSocket> socket;
    int said = 0;
    for (const std::string& payload : payloads()) {
        if (store::is_account_name(payload)) continue;
        if (said++ % 20 == 0) socket.emplace(server_.port());
        socket->send(wire::Hello{.name = payload});
        ASSERT_TRUE(socket->next<wire::Refused>()) << payload;
    }
    EXPECT_GT(said, 1000);
}

TEST(Payloads, AreNothingButTextInMessages) {
    for (const std::string& payload : payloads()) {
        const std::string asked = to_json(wire::FromClient(wire::SayInGame{"abcdefgh", payload}));
        const std::string told =
            to_json(wire::FromServer(wire::SaidInGame{"abcdefgh", {"Ada", payload}}));
        for (const std::string& text : {asked, told})
            EXPECT_TRUE(std::ranges::none_of(text, [](unsigned char sign) { return sign < ' '; }));
        if (const auto read = wire::read_client(asked)) {
            EXPECT_EQ(std::get<wire::SayInGame>(*read).text, payload);
        }
        const auto heard = wire::read_server(told);
        ASSERT_TRUE(heard) << payload;
        EXPECT_EQ(std::get<wire::SaidInGame>(*heard).line.text, payload);
    }
}

TEST_F(PayloadsTest, AreSaidAsTheyAreAndStayOutOfTheRecord) {
    WebSocket ada = ada_.connect(server_.port());
    WebSocket bob = bob_.connect(server_.port());
    const std::string game = start(ada, bob);
    play(ada, ada_, bob, bob_, game, "e2e4");
    const std::string payload =
        "\"] [White \"Mallory\"] <script>alert(1)</script> '; DROP TABLE chat; --";
    ada.send(wire::SayInGame{game, payload});
    const auto said = bob.next<wire::SaidInGame>();
    ASSERT_TRUE(said);
    EXPECT_EQ(said->line.text, payload);
    const HttpAnswer pgn = client().get("/games/" + game + ".pgn");
    EXPECT_EQ(pgn.status, 200);
    EXPECT_EQ(pgn.body.find("Mallory"), std::string::npos);
    EXPECT_EQ(pgn.body.find("script"), std::string::npos);
}

TEST_F(PayloadsTest, RunInNoPage) {
    const HttpAnswer page = client().get("/");
    const std::string policy = page.field("Content-Security-Policy");
    EXPECT_NE(policy.find("default-src 'none'"), std::string::npos) << policy;
    EXPECT_EQ(policy.find("'unsafe-inline'"), std::string::npos) << policy;
    EXPECT_EQ(page.field("X-Content-Type-Options"), "nosniff");
}

} // namespace
} // namespace server_test
