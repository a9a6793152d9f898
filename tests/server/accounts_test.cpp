#include <gtest/gtest.h>

#include "file/temporary_folder_fixture.hpp"
#include "http_client.hpp"
#include "server_program.hpp"
#include "socket_client.hpp"

/// Accounts over HTTP.
namespace server_test {
namespace {

using namespace std::chrono_literals;

class AccountsTest : public testing::Test {
  protected:
    HttpClient client() const { return {.port = server_.port()}; }
    /// Somebody who has just registered, with the recovery code.
    std::pair<HttpClient, std::string> registered(const std::string& name) const {
        HttpClient one = client();
        const HttpAnswer answer =
            one.log_in("/account/register", "name=" + name + "&password=correct+horse");
        EXPECT_EQ(answer.status, 201) << answer.body;
        return {one, answer.json().value("recovery", "")};
    }
    WebSocket connect(const HttpClient& one) const {
        WebSocket socket(server_.port(), one.headers());
        socket.send(wire::Hello{});
        return socket;
    }

    file::TemporaryFolder folder_;
    ServerProgram server_{folder_.path()};
};

TEST_F(AccountsTest, AreRegisteredOnce) {
    auto [ada, code] = registered("Ada");
    EXPECT_EQ(code.size(), 23U);
    EXPECT_EQ(ada.get("/account").json()["name"], "Ada");
    const std::string cookie =
        client().post("/account/login", "name=Ada&password=correct+horse").field("Set-Cookie");
    for (const char* const rule :
         {"__Host-session=", "Secure", "HttpOnly", "SameSite=Strict", "Path=/;", "Max-Age=2592000"})
        EXPECT_NE(cookie.find(rule), std::string::npos) << rule << " in " << cookie;
    const HttpAnswer again = client().post("/account/register", "name=ADA&password=another+one");
    EXPECT_EQ(again.status, 409);
    EXPECT_EQ(again.error(), "name_taken");
    WebSocket socket = connect(ada);
    const auto welcome = socket.next<wire::Welcome>();
    ASSERT_TRUE(welcome);
    EXPECT_EQ(welcome->you.kind, wire::PersonKind::account);
    EXPECT_EQ(welcome->you.name, "Ada");
}

TEST_F(AccountsTest, TellWhatIsWrongInTheReadersLanguage) {
    const auto error = [&](const std::string& body, const std::string& language = "") {
        return client().post("/account/register", body, language);
    };
    EXPECT_EQ(error("name=_&password=correct+horse").error(), "bad_name");
    EXPECT_EQ(error("name=Ada&password=short").error(), "password_too_short");
    EXPECT_EQ(error("name=Adalovelace&password=adalovelace").error(), "password_is_name");
    EXPECT_EQ(error("name=Ada&password=" + std::string(300, 'x')).error(), "password_too_long");
    EXPECT_EQ(error("name=%zz").error(), "bad_request");
    const HttpAnswer french = error("name=Ada&password=court", "Accept-Language: fr-FR,en\r\n");
    EXPECT_NE(french.body.find("au moins 8"), std::string::npos) << french.body;
    EXPECT_EQ(client()
                  .post("/account/register", R"({"name":"Ada","password":"correct horse"})",
                        "Content-Type: application/json\r\n")
                  .status,
              201);
}

TEST_F(AccountsTest, AreLoggedInByTheRightPasswordAlone) {
    registered("Ada");
    HttpClient one = client();
    const HttpAnswer wrong = one.post("/account/login", "name=Ada&password=wrong+horse");
    const HttpAnswer nobody = one.post("/account/login", "name=Nobody&password=wrong+horse");
    EXPECT_EQ(wrong.status, 403);
    EXPECT_EQ(wrong.body, nobody.body); // whether there is such an account is not told
    EXPECT_EQ(one.log_in("/account/login", "name=ada&password=correct+horse").status, 200);
    EXPECT_NE(one.cookie.find("__Host-session="), std::string::npos);
    EXPECT_EQ(one.get("/account").status, 200);
    EXPECT_EQ(client().get("/account").error(), "log_in");
    HttpClient forged = client();
    forged.cookie = "__Host-session=nonsense";
    EXPECT_EQ(forged.get("/account").error(), "bad_session");
}

TEST_F(AccountsTest, AreGuessedAtLessAndLessOften) {
    registered("Ada");
    HttpAnswer answer;
    for (int i = 0; i < 7 && answer.status != 429; ++i)
        answer = client().post("/account/login", "name=Ada&password=wrong+horse");
    EXPECT_EQ(answer.status, 429);
    EXPECT_FALSE(answer.field("Retry-After").empty());
    EXPECT_EQ(answer.error(), "too_often");
}

TEST_F(AccountsTest, AreNotChangedByOtherPages) {
    auto [ada, code] = registered("Ada");
    HttpClient silent = ada; // a form of another page that hides where it comes from
    silent.is_page = false;
    for (const char* const path : {"/account/logout", "/account/delete"}) {
        EXPECT_EQ(silent.post(path, "password=correct+horse").error(), "bad_origin") << path;
        EXPECT_EQ(
            silent.post(path, "password=correct+horse", "Origin: https://elsewhere.example\r\n")
                .error(),
            "bad_origin")
            << path;
        EXPECT_EQ(silent.post(path, "password=correct+horse", "Origin: null\r\n").error(),
                  "bad_origin")
            << path;
    }
    HttpClient stranger{.port = server_.port(), .is_page = false};
    EXPECT_EQ(stranger
                  .post("/account/login", "name=Ada&password=correct+horse",
                        "Sec-Fetch-Site: cross-site\r\n")
                  .error(),
              "bad_origin");
    EXPECT_EQ(stranger.post("/account/login", "name=Ada&password=correct+horse").status, 200);
}

TEST_F(AccountsTest, AreLeftByLoggingOut) {
    auto [ada, code] = registered("Ada");
    WebSocket socket = connect(ada);
    ASSERT_TRUE(socket.next<wire::Welcome>());
    EXPECT_EQ(ada.post("/account/logout").status, 200);
    EXPECT_EQ(ada.get("/account").error(), "bad_session");
    EXPECT_FALSE(socket.next<wire::Welcome>()); // it ends
}

/// The browser keeps the cookie for longer than a session may last.
TEST_F(AccountsTest, LeaveNobodyOutsideWhoseSessionIsOver) {
    auto [ada, code] = registered("Ada");
    EXPECT_EQ(ada.post("/account/logout").status, 200);
    const HttpAnswer told = ada.get("/account");
    EXPECT_EQ(told.error(), "bad_session");
    EXPECT_NE(told.field("Set-Cookie").find("Max-Age=0"), std::string::npos) << told.head;
    EXPECT_EQ(WebSocket(server_.port(), ada.headers()).status(), 401);
    WebSocket page(server_.port(), ada.headers(), 0, "/socket?else=guest");
    page.send(wire::Hello{});
    const auto welcome = page.next<wire::Welcome>();
    ASSERT_TRUE(welcome);
    EXPECT_EQ(welcome->you.kind, wire::PersonKind::guest);
    WebSocket forged(server_.port(), "Authorization: Bearer nonsense\r\n", 0, "/socket?else=guest");
    EXPECT_EQ(forged.status(), 401);
}

TEST_F(AccountsTest, HaveTheirPasswordsChanged) {
    auto [ada, code] = registered("Ada");
    HttpClient other = client();
    other.log_in("/account/login", "name=Ada&password=correct+horse");
    EXPECT_EQ(ada.post("/account/password", "password=wrong&new_password=battery+staple").error(),
              "bad_password");
    EXPECT_EQ(ada.log_in("/account/password", "password=correct+horse&new_password=battery+staple")
                  .status,
              200);
    EXPECT_EQ(ada.get("/account").status, 200);
    EXPECT_EQ(other.get("/account").error(), "bad_session");
    EXPECT_EQ(client().post("/account/login", "name=Ada&password=correct+horse").error(),
              "bad_login");
    EXPECT_EQ(client().post("/account/login", "name=Ada&password=battery+staple").status, 200);
}

TEST_F(AccountsTest, AreRecoveredByTheirCodeOnce) {
    auto [ada, code] = registered("Ada");
    HttpClient lost = client();
    EXPECT_EQ(
        lost.post("/account/recover", "name=Ada&code=AAAAA&new_password=battery+staple").error(),
        "bad_code");
    const HttpAnswer found =
        lost.log_in("/account/recover", "name=Ada&code=" + code + "&new_password=battery+staple");
    EXPECT_EQ(found.status, 200);
    EXPECT_NE(found.json().value("recovery", code), code);
    EXPECT_EQ(lost.get("/account").status, 200);
    EXPECT_EQ(ada.get("/account").error(), "bad_session");
    EXPECT_EQ(lost.post("/account/recover", "name=Ada&code=" + code + "&new_password=battery+two")
                  .error(),
              "bad_code");
}

TEST_F(AccountsTest, ResignWhatTheyPlayWhenTheyAreDeleted) {
    auto [ada, code] = registered("Ada");
    auto [bob, unused] = registered("Bob");
    WebSocket white = connect(ada);
    WebSocket black = connect(bob);
    ASSERT_TRUE(white.next<wire::Welcome>());
    ASSERT_TRUE(black.next<wire::Welcome>());
    white.send(wire::MakeChallenge{
        .terms = {.rules = game::Rules::chess, .clock = play::TimeControl{300s, 3s}},
        .color = wire::ColorWish::white,
        .to = "Bob"});
    const auto challenge = black.next<wire::Challenge>();
    ASSERT_TRUE(challenge);
    black.send(wire::AcceptChallenge{challenge->challenge});
    ASSERT_TRUE(black.next<wire::GameStarted>());
    black.send(wire::WatchGame{challenge->challenge});
    ASSERT_TRUE(black.next<wire::GameState>());
    white.send(wire::GameAct{challenge->challenge, 0, "a", wire::PlayMove{"e2e4"}});
    ASSERT_TRUE(black.next<wire::Happened>());
    black.send(wire::GameAct{challenge->challenge, 1, "b", wire::PlayMove{"e7e5"}});
    ASSERT_TRUE(black.next<wire::Happened>());
    EXPECT_EQ(ada.post("/account/delete", "password=wrong").error(), "bad_password");
    EXPECT_EQ(ada.post("/account/delete", "password=correct+horse").status, 200);
    const auto end = black.next<wire::Happened>();
    ASSERT_TRUE(end);
    EXPECT_EQ(std::get<wire::Ended>(end->event).outcome,
              game::Outcome::win(core::Color::black, game::Reason::resignation));
    EXPECT_EQ(client().post("/account/login", "name=Ada&password=correct+horse").error(),
              "bad_login");
    EXPECT_EQ(client().post("/account/register", "name=Ada&password=correct+horse").error(),
              "name_taken");
}

TEST_F(AccountsTest, OfferGamesWithTheRatingsThatTheLastOneLeft) {
    auto [ada, code] = registered("Ada");
    auto [bob, unused] = registered("Bob");
    WebSocket white = connect(ada);
    WebSocket black = connect(bob);
    const wire::Terms terms{
        .rules = game::Rules::chess, .clock = play::TimeControl{300s, 3s}, .is_rated = true};
    white.send(wire::MakeChallenge{.terms = terms, .color = wire::ColorWish::white, .to = "Bob"});
    const auto challenge = black.next<wire::Challenge>();
    ASSERT_TRUE(challenge);
    const std::string game = challenge->challenge;
    black.send(wire::AcceptChallenge{game});
    ASSERT_TRUE(black.next<wire::GameStarted>());
    for (WebSocket* const one : {&white, &black}) {
        one->send(wire::WatchGame{game});
        ASSERT_TRUE(one->next<wire::GameState>());
    }
    white.send(wire::GameAct{game, 0, "a", wire::PlayMove{"e2e4"}});
    ASSERT_TRUE(black.next<wire::Happened>());
    black.send(wire::GameAct{game, 1, "b", wire::PlayMove{"e7e5"}});
    ASSERT_TRUE(black.next<wire::Happened>());
    black.send(wire::GameAct{game, 2, "c", wire::Resign{}});
    ASSERT_TRUE(black.next<wire::Happened>());
    black.send(wire::MakeChallenge{.terms = terms, .to = "Ada"});
    const auto next = black.next<wire::Challenge>();
    ASSERT_TRUE(next);
    EXPECT_LT(*next->by.rating, 1500);
}

TEST_F(AccountsTest, OfferGamesWithTheirRatingsAfterARestartToo) {
    auto [ada, code] = registered("Ada");
    WebSocket socket = connect(ada);
    socket.send(wire::MakeChallenge{
        .terms = {.rules = game::Rules::chess, .clock = play::TimeControl{300s, 3s}}});
    const auto before = socket.next<wire::Challenge>();
    ASSERT_TRUE(before);
    EXPECT_EQ(before->by.rating, 1500);
    EXPECT_TRUE(before->by.is_provisional);
    server_.terminate();
    const ServerProgram again(folder_.path());
    WebSocket guest(again.port());
    guest.send(wire::Hello{});
    ASSERT_TRUE(guest.next<wire::Welcome>());
    guest.send(wire::ShowChallenge{before->challenge});
    EXPECT_EQ(guest.next<wire::Challenge>(), before);
}

TEST_F(AccountsTest, TakeTheirNamesFromGuests) {
    WebSocket socket(server_.port());
    socket.send(wire::Hello{.name = "Zoe"});
    const auto welcome = socket.next<wire::Welcome>();
    ASSERT_TRUE(welcome);
    EXPECT_EQ(welcome->you.name, "Zoe");
    registered("Zoe");
    WebSocket again(server_.port());
    again.send(wire::Hello{.name = "zoe"});
    EXPECT_EQ(again.next<wire::Refused>()->objection.why,
              decltype(wire::Objection::why)(wire::Why::name_taken));
    WebSocket back(server_.port());
    back.send(wire::Hello{.secret = welcome->secret});
    const auto renamed = back.next<wire::Welcome>();
    ASSERT_TRUE(renamed);
    EXPECT_TRUE(renamed->you.name.starts_with("Guest")) << renamed->you.name;
}

TEST_F(AccountsTest, TakeNamesThatTheServerHasGivenToo) {
    WebSocket socket(server_.port());
    socket.send(wire::Hello{});
    const auto welcome = socket.next<wire::Welcome>();
    ASSERT_TRUE(welcome);
    registered(welcome->you.name);
    const auto renamed = socket.next<wire::Welcome>();
    ASSERT_TRUE(renamed);
    EXPECT_NE(renamed->you.name, welcome->you.name);
    EXPECT_FALSE(renamed->you.name.empty());
    WebSocket back(server_.port());
    back.send(wire::Hello{.secret = welcome->secret});
    const auto returned = back.next<wire::Welcome>();
    ASSERT_TRUE(returned);
    EXPECT_NE(returned->you.name, welcome->you.name);
}

TEST_F(AccountsTest, AreNotNeededForANameOfOnesOwn) {
    WebSocket first(server_.port());
    first.send(wire::Hello{.name = "Zoe"});
    const auto known = first.next<wire::Welcome>();
    ASSERT_TRUE(known);
    WebSocket other(server_.port());
    other.send(wire::Hello{.name = "ZOE"});
    EXPECT_EQ(other.next<wire::Refused>()->objection.why,
              decltype(wire::Objection::why)(wire::Why::name_taken));
    other.send(wire::Hello{.name = "Zac"});
    EXPECT_EQ(other.next<wire::Welcome>()->you.name, "Zac");
    WebSocket tab(server_.port());
    tab.send(wire::Hello{.secret = known->secret});
    EXPECT_EQ(tab.next<wire::Welcome>()->you.name, "Zoe") << "the same guest once more";
}

TEST_F(AccountsTest, HaveTokensThatAreShownOnce) {
    auto [ada, code] = registered("Ada");
    EXPECT_EQ(ada.post("/account/tokens", "scopes=everything").error(), "bad_scope");
    const HttpAnswer made =
        ada.post("/account/tokens", "scopes=board:play+challenge:write&description=a+script");
    EXPECT_EQ(made.status, 201);
    const Json token = made.json();
    HttpClient program{.port = server_.port(), .token = token.value("token", "")};
    EXPECT_EQ(program.get("/api/account").json()["username"], "Ada");
    EXPECT_EQ(ada.get("/account/tokens").body.find(program.token), std::string::npos);
    EXPECT_EQ(program.get("/account/tokens").error(), "log_in"); // tokens make no tokens
    EXPECT_EQ(ada.post("/account/tokens/" + token.value("name", "") + "/revoke").status, 200);
    EXPECT_EQ(program.get("/api/account").status, 401);
}

TEST_F(AccountsTest, AreExported) {
    auto [ada, code] = registered("Ada");
    const HttpAnswer data = ada.get("/account/export");
    EXPECT_EQ(data.status, 200);
    EXPECT_TRUE(data.is_whole);
    const Json json = data.json();
    EXPECT_EQ(json.value("name", ""), "Ada");
    EXPECT_TRUE(json.contains("games"));
    EXPECT_EQ(data.body.find("argon2"), std::string::npos);
    EXPECT_EQ(client().get("/account/export").error(), "log_in");
}

TEST(AccountsOnALocalNetwork, AreNotThere) {
    const file::TemporaryFolder folder;
    const ServerProgram server(folder.path(), 0, {"--lan", "--address", "127.0.0.1"});
    ASSERT_NE(server.port(), 0);
    HttpClient one{.port = server.port()};
    for (const char* const path : {"/account/register", "/account/login", "/account/recover"})
        EXPECT_EQ(one.post(path, "name=Ada&password=correct+horse").error(), "lan") << path;
    one.token = "stk_anything";
    EXPECT_EQ(one.get("/api/account").status, 403);
}

} // namespace
} // namespace server_test
