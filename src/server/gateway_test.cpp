#include "server/gateway.hpp"

#include <algorithm>
#include <mutex>
#include <span>
#include <sstream>
#include <thread>
#include <utility>

#include <gtest/gtest.h>

#include "server/dead_web_fixture.hpp"
#include "server/seat_link.hpp"
#include "store/issue.hpp"
#include "store/memory_store_fixture.hpp"
#include "store/secrets_fixture.hpp"
#include "words/web_messages.hpp"

namespace server {
namespace {

using namespace std::chrono_literals;

/// A server without a network. It reads a store that only the test changes, and writes to another
/// one.
class GatewayTest : public testing::Test {
  protected:
    GatewayTest() {
        for (const char* const name : {"Ada", "Mallory"})
            change(store::AddAccount{{.id = store::account_id(name), .name = name}});
    }
    void change(const store::Change& change) { read.commit(change); }
    static store::Time today() {
        return std::chrono::floor<Milliseconds>(std::chrono::system_clock::now());
    }
    /// Adds a session of Ada's that ends after this time; it replaces the one with the same secret.
    void log_in(const std::string& secret, Milliseconds life = 1h) {
        const store::Time now = today();
        change(store::EndSession{secrets.digest(secret)});
        change(store::AddSession{{.digest = secrets.digest(secret),
                                  .account = "ada",
                                  .created = now,
                                  .used = now,
                                  .absolute_end = now + life,
                                  .idle_end = now + life}});
    }
    void add_token(const std::string& secret, const store::AccountId& account,
                   std::vector<std::string> scopes) {
        change(store::AddToken{
            {.digest = secrets.digest(secret), .account = account, .scopes = std::move(scopes)}});
    }
    /// A request of our own page.
    HttpRequest request(const std::string& cookie = "") {
        HttpRequest one{.id = ++last_id, .method = "GET", .path = "/socket"};
        one.headers = {{"host", "stackchess.example"}, {"origin", "http://stackchess.example"}};
        if (!cookie.empty()) one.headers["cookie"] = "__Host-session=" + cookie;
        return one;
    }
    /// Somebody opens a WebSocket and says hello.
    ConnectionId connect(const std::string& cookie = "") {
        const HttpRequest one = request(cookie);
        EXPECT_FALSE(gateway.refusal(one));
        gateway.opened(one.id, one);
        gateway.received(one.id, R"({"kind":"hello"})");
        return one.id;
    }
    HttpResponse answer(const HttpRequest& request) {
        HttpResponse answer{.status = 0};
        gateway.answer(request, [&](HttpResponse response) { answer = std::move(response); });
        return answer;
    }
    static std::string error(const HttpResponse& answer) {
        const auto json = wire::Json::parse(answer.body, nullptr, false);
        return json.is_object() ? json.value("error", "") : "";
    }
    /// A request for each route that may change something.
    std::vector<HttpRequest> changing() {
        std::vector<HttpRequest> all;
        for (const std::string& route : gateway.routes().list()) {
            const std::size_t space = route.find(' ');
            if (route.starts_with("GET ")) continue;
            std::string path;
            for (const char sign : route.substr(space + 1)) {
                if (sign == '}')
                    path.replace(path.rfind('{'), std::string::npos, "abcdefgh");
                else
                    path += sign;
            }
            all.push_back({.id = ++last_id,
                           .method = route.substr(0, space),
                           .path = path,
                           .body = "password=correct+horse",
                           .headers = {{"host", "stackchess.example"}}});
        }
        return all;
    }
    /// A game between guests, with a clock.
    static store::Game game(const store::GameId& id) {
        const wire::Terms terms{.rules = game::Rules::chess, .clock = play::TimeControl{60s, 0s}};
        store::Game one{.id = id,
                        .rules = "chess",
                        .start = to_text(chess::start_setup()),
                        .options = to_json(terms),
                        .source = "friend",
                        .clock = store::ClockSetting{60s, 0s}};
        one.created = today();
        one.seats[0].player = {store::PlayerKind::guest, "one", "One"};
        one.seats[1].player = {store::PlayerKind::guest, "two", "Two"};
        return one;
    }
    static bool is_of_api(const HttpRequest& request) { return request.path.starts_with("/api/"); }
    /// Requests that only read, although their method is POST.
    static bool only_reads(const HttpRequest& request) {
        constexpr std::array paths{"/api/token/test", "/api/users", "/api/games/export/_ids"};
        return std::ranges::find(paths, request.path) != paths.end();
    }

    static constexpr Milliseconds pause = 5ms;
    DeadWeb web;
    store::MemoryStore read{store::Rater()};
    store::MemoryStore written{store::Rater()};
    store::PlainSecrets secrets;
    std::ostringstream lines;
    Log log{lines};
    Gateway gateway{{.session_pause = pause},
                    {.web = web, .written = written, .read = read, .secrets = secrets, .log = log}};
    ConnectionId last_id = 0;
};

TEST_F(GatewayTest, ClosesSocketsWhoseSessionsAreOver) {
    log_in("lasts");
    log_in("ended");
    log_in("expires");
    const ConnectionId lasting = connect("lasts");
    const ConnectionId ended = connect("ended");
    const ConnectionId expired = connect("expires");
    const ConnectionId guest = connect();
    for (const ConnectionId one : {lasting, ended, expired, guest})
        EXPECT_FALSE(web.closing(one)) << one;
    change(store::EndSession{secrets.digest("ended")});
    log_in("expires", 0ms);
    std::this_thread::sleep_for(pause);
    gateway.woken();
    EXPECT_EQ(web.closing(ended), static_cast<std::uint16_t>(CloseCode::policy));
    EXPECT_EQ(web.closing(expired), static_cast<std::uint16_t>(CloseCode::policy));
    EXPECT_FALSE(web.closing(lasting));
    EXPECT_FALSE(web.closing(guest));
    change(store::EndSession{secrets.digest("lasts")}); // it is looked at again and again
    std::this_thread::sleep_for(1s + pause);
    gateway.woken();
    EXPECT_EQ(web.closing(lasting), static_cast<std::uint16_t>(CloseCode::policy));
}

/// An exchange without other nodes, which hands out one game whose clocks are to be checked, once.
class DueExchange final : public store::Exchange {
  public:
    void hand_out(const store::GameId& game) {
        const std::scoped_lock lock(mutex_);
        due_ = {game};
    }
    store::Result<store::Hints> wait(Milliseconds /*patience*/) override {
        std::this_thread::sleep_for(10ms);
        return store::Hints{};
    }
    void wake() override {}
    store::Result<store::Time> clock() override {
        return std::chrono::floor<Milliseconds>(std::chrono::system_clock::now());
    }
    store::Result<std::vector<store::Bulletin>> bulletins(std::int64_t /*after*/) override {
        return {};
    }
    store::Result<std::vector<store::LaterEvents>>
    events_after(std::span<const store::KnownEvents> /*known*/) override {
        return {};
    }
    store::Result<std::vector<store::GameId>> take_due(store::Time /*now*/, store::Time /*until*/,
                                                       int /*most*/) override {
        const std::scoped_lock lock(mutex_);
        return std::exchange(due_, {});
    }

  private:
    std::mutex mutex_;
    std::vector<store::GameId> due_;
};

TEST_F(GatewayTest, ChecksAGameAgainThatIsStillBeingLoaded) {
    const store::GameId id = "abcdefgh";
    const store::Time long_ago = today() - 1h;
    for (store::MemoryStore* const one : {&read, &written}) {
        one->commit(
            store::Change(store::ChangeGame{.game = id, .begins = game(id), .node = "one"}));
        one->commit(store::Change(store::SetDeadline{id, long_ago}));
    }
    DueExchange exchange;
    Gateway node{{},
                 {.web = web,
                  .written = written,
                  .read = read,
                  .secrets = secrets,
                  .log = log,
                  .exchange = &exchange}};
    ASSERT_TRUE(node.begin());
    for (const auto& [name, time] : read.nodes()) // or it would be taken for expelled
        written.commit(store::Change(store::KeepNode{name, time, true}));
    read.unreadable = {id};
    node.answer({.id = ++last_id, .method = "GET", .path = "/api/stream/game/" + id},
                [](const HttpResponse&) {});
    read.unreadable.clear();
    exchange.hand_out(id);
    EXPECT_TRUE(web.work_until([&] { return written.deadline(id) != long_ago; }));
    ASSERT_TRUE(written.deadline(id)) << "no node checks it any more";
    EXPECT_GT(*written.deadline(id), long_ago);
}

TEST_F(GatewayTest, FindsByItsLinkForAColourAChallengeThatAnotherNodeHasJustMade) {
    DueExchange exchange;
    Gateway node{{},
                 {.web = web,
                  .written = written,
                  .read = read,
                  .secrets = secrets,
                  .log = log,
                  .exchange = &exchange}};
    ASSERT_TRUE(node.begin());
    const store::Game one = game("abcdefgh");
    change(store::KeepInvitation{{.id = one.id,
                                  .by = {store::PlayerKind::account, "mallory", "Mallory"},
                                  .rules = one.rules,
                                  .start = one.start,
                                  .options = one.options,
                                  .source = "open"}});
    log_in("secret");
    const HttpRequest socket = request("secret");
    node.opened(socket.id, socket);
    node.received(socket.id, to_json(wire::FromClient(wire::Hello{})));
    for (const core::Color side : core::colors) {
        const std::string link = seat_link(one.id, side);
        node.received(socket.id, to_json(wire::FromClient(wire::ShowChallenge{link})));
        EXPECT_NE(web.sent_to(socket.id).find("\"challenge\":\"" + link), std::string::npos);
    }
}

TEST_F(GatewayTest, ChangesNothingForOtherPages) {
    log_in("secret");
    int changing_accounts = 0;
    for (HttpRequest request : changing()) {
        if (is_of_api(request)) continue;
        ++changing_accounts;
        request.headers["cookie"] = "__Host-session=secret";
        for (const char* const origin : {"", "null", "https://elsewhere.example"}) {
            request.headers["origin"] = origin;
            const HttpResponse refused = answer(request);
            EXPECT_EQ(refused.status, 403) << request.path << " from " << origin;
            EXPECT_EQ(error(refused), "bad_origin") << request.path << " from " << origin;
        }
    }
    EXPECT_GE(changing_accounts, 8);
}

/// A request to the API has no effect without a token, with a session of the browser alone (which
/// another page could use), with a token that lacks the scope, or if the account is banned.
TEST_F(GatewayTest, DoesNothingThroughTheApiForWhoeverMayNot) {
    log_in("secret");
    add_token("reader", "ada", {"challenge:read"});
    const auto scopes = store::all_scopes();
    add_token("banned", "mallory", {scopes.begin(), scopes.end()});
    change(store::SetBanned{"mallory", true});
    int acting = 0;
    for (HttpRequest request : changing()) {
        if (!is_of_api(request) || only_reads(request)) continue;
        ++acting;
        EXPECT_EQ(answer(request).status, 401) << request.path;
        HttpRequest page = request;
        page.headers["cookie"] = "__Host-session=secret";
        page.headers["origin"] = "http://stackchess.example";
        EXPECT_EQ(answer(page).status, 401) << request.path;
        HttpRequest forged = request;
        forged.headers["authorization"] = "Bearer forged";
        EXPECT_EQ(answer(forged).status, 401) << request.path;
        HttpRequest reader = request;
        reader.headers["authorization"] = "Bearer reader";
        EXPECT_EQ(answer(reader).status, 403) << request.path;
        HttpRequest banned = request;
        banned.headers["authorization"] = "Bearer banned";
        EXPECT_EQ(answer(banned).status, 403) << request.path;
    }
    EXPECT_GE(acting, 25);
}

TEST_F(GatewayTest, RefusesATokenOnALocalNetworkWithASentence) {
    Gateway lan{{.door = {.is_lan = true}},
                {.web = web, .written = written, .read = read, .secrets = secrets, .log = log}};
    HttpRequest one{.id = ++last_id, .method = "GET", .path = "/socket"};
    EXPECT_FALSE(lan.refusal(one)) << "a guest";
    one.headers["authorization"] = "Bearer anything";
    const auto refused = lan.refusal(one);
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->status, 403);
    EXPECT_EQ(error(*refused), "lan");
    const wire::Json json = wire::Json::parse(refused->body);
    constexpr words::Voice english{.language = words::Language::english};
    EXPECT_EQ(json["message"], words::say(english, words::message::web_lan));
}

TEST_F(GatewayTest, ReadsNoAccountForAMessageBeyondTheAllowance) {
    Gateway strict{{.limits = {.lobby = {1, 1h}}},
                   {.web = web, .written = written, .read = read, .secrets = secrets, .log = log}};
    log_in("secret");
    const HttpRequest one = request("secret");
    strict.opened(one.id, one);
    strict.received(one.id, to_json(wire::FromClient(wire::Hello{})));
    const auto challenge = [&] {
        const int before = read.account_reads;
        const wire::MakeChallenge message{.terms = {.rules = game::Rules::chess}, .to = "Mallory"};
        strict.received(one.id, to_json(wire::FromClient(message)));
        return read.account_reads - before;
    };
    EXPECT_EQ(challenge(), 1);
    EXPECT_FALSE(web.closing(one.id));
    EXPECT_EQ(challenge(), 0);
    EXPECT_EQ(web.closing(one.id), static_cast<std::uint16_t>(CloseCode::policy));
}

TEST_F(GatewayTest, ReadsNoAccountForARequestBeyondTheAllowance) {
    add_token("writer", "ada", {"challenge:write"});
    int refused = 0;
    for (int i = 0; i < 100; ++i) {
        HttpRequest one{.id = ++last_id, .method = "POST", .path = "/api/challenge/mallory"};
        one.headers = {{"host", "stackchess.example"}, {"authorization", "Bearer writer"}};
        const int before = read.account_reads;
        if (answer(one).status != 429) continue;
        ++refused;
        EXPECT_EQ(read.account_reads, before);
    }
    EXPECT_GT(refused, 0);
}

} // namespace
} // namespace server
