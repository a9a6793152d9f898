#include <vector>

#include <gtest/gtest.h>

#include "server/api.hpp"
#include "server/dead_web_fixture.hpp"
#include "server/hub_fixture.hpp"
#include "store/secrets_fixture.hpp"

namespace server {
namespace {

using namespace std::chrono_literals;
using wire::Json;

/// Streams of the API, in a world whose time is the test's.
class ApiLinesTest : public testing::Test {
  protected:
    ApiLinesTest() {
        services.now = [this] { return world.now(); };
        services.commit = [](const store::Change&, const Services::Then&) {};
        services.bring = [](const store::Player&) { return true; };
        services.prepare = [](const wire::FromClient&) { return true; };
        services.admits = [](const std::string&, const Allowance&) { return true; };
        api.add_to(routes);
        for (const char* const name : {"Ada", "Bob"}) world.add_account(name);
        world.store().commit(store::Change(store::AddToken{
            {.digest = secrets.digest("secret"), .account = "ada", .scopes = {"board:play"}}}));
        ada = world.connect("Ada");
        bob = world.connect("Bob");
    }
    /// Ada has White, and both have moved.
    std::string game() {
        const wire::Terms terms{.rules = game::Rules::chess, .clock = play::TimeControl{300s, 0s}};
        world.say(ada, wire::MakeChallenge{terms, wire::ColorWish::white, "Bob"});
        const std::string id = world.last<wire::Challenge>(bob)->challenge;
        world.say(bob, wire::AcceptChallenge{id});
        for (const ConnectionId one : {ada, bob}) world.say(one, wire::WatchGame{id});
        world.say(ada, wire::GameAct{id, 0, "a", wire::PlayMove{"e2e4"}});
        world.say(bob, wire::GameAct{id, 1, "b", wire::PlayMove{"e7e5"}});
        return id;
    }
    /// Ada's program opens a stream.
    void open(const std::string& path) {
        int status = 0;
        routes.answer({.id = line,
                       .method = "GET",
                       .path = path,
                       .headers = {{"authorization", "Bearer secret"}}},
                      [&](const HttpResponse& response) { status = response.status; });
        listen();
        EXPECT_EQ(status, 200) << path;
        api.streaming(line);
    }
    /// What the hub says comes to the stream.
    void listen() {
        world.settle();
        for (const wire::FromServer& message : world.heard(line)) api.told(line, message);
        api.settle();
    }
    void pass(Milliseconds time) {
        for (; time >= 1s; time -= 1s) {
            world.pass(1s);
            api.each_second();
            listen();
        }
    }
    /// What has come since this was last asked, of one type.
    std::vector<Json> heard(const std::string& type) {
        const std::string text = web.sent_to(line);
        std::vector<Json> found;
        while (read < text.size()) {
            const std::size_t end = text.find('\n', read);
            const Json json = Json::parse(text.substr(read, end - read), nullptr, false);
            read = end + 1;
            if (json.is_object() && json.value("type", "") == type) found.push_back(json);
        }
        return found;
    }

    HubWorld world;
    DeadWeb web;
    store::PlainSecrets secrets;
    Door door{{}, world.store(), secrets};
    Services services{.door = door, .read = world.store(), .secrets = secrets};
    GameDownloads files{web, services};
    Api api{{services, world.hub(), web, files}};
    Routes routes;
    static constexpr ConnectionId line = 1000;
    std::size_t read = 0; ///< of what was sent there
    ConnectionId ada = 0;
    ConnectionId bob = 0;
};

TEST_F(ApiLinesTest, SayOnceWhenAGameMayBeClaimed) {
    open("/api/board/game/stream/" + game());
    const auto gone = [](bool is_gone, std::optional<int> seconds) {
        Json json{{"type", "opponentGone"}, {"gone", is_gone}};
        if (seconds) json["claimWinInSeconds"] = *seconds;
        return std::vector{json};
    };
    world.disconnect(bob, true);
    listen();
    EXPECT_EQ(heard("opponentGone"), gone(true, 10));
    pass(9s);
    EXPECT_TRUE(heard("opponentGone").empty());
    pass(1s);
    EXPECT_EQ(heard("opponentGone"), gone(true, 0));
    pass(5s);
    EXPECT_TRUE(heard("opponentGone").empty());
}

TEST_F(ApiLinesTest, SayNothingMoreOfWhoeverCameBack) {
    const std::string id = game();
    open("/api/board/game/stream/" + id);
    world.disconnect(bob, true);
    pass(5s);
    EXPECT_EQ(heard("opponentGone").size(), 1U);
    bob = world.connect("Bob");
    world.say(bob, wire::WatchGame{id});
    pass(10s);
    const auto back = heard("opponentGone");
    ASSERT_EQ(back.size(), 1U);
    EXPECT_EQ(back.front()["gone"], false);
    EXPECT_FALSE(back.front().contains("claimWinInSeconds"));
}

} // namespace
} // namespace server
