#include <set>
#include <string>
#include <utility>
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

/// Streams of the API, in a test world whose time the test controls.
class ApiLinesTest : public testing::Test {
  protected:
    ApiLinesTest() {
        services.now = [this] { return world.now(); };
        services.commit = [](const store::Change&, const Services::Then&) {};
        services.bring = [](const store::Player&) { return true; };
        services.admits = [this](const std::string& name, const Allowance&) {
            counted.insert(name);
            return true;
        };
        services.read_apart = [this](const std::string&, Readers::Work work, Readers::Task) {
            reading.push_back(std::move(work));
            return true;
        };
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
        EXPECT_EQ(ask("GET", path).status, 200) << path;
        api.streaming(line);
    }
    /// What her program gets for a request; a status of 0 if it has to wait.
    HttpResponse ask(const std::string& method, const std::string& path,
                     const std::string& query = "", const std::string& token = "secret") {
        HttpRequest request{.id = line, .method = method, .path = path, .query = query};
        if (!token.empty()) request.headers["authorization"] = "Bearer " + token;
        answered = {.status = 0};
        routes.answer(request, [this](HttpResponse response) { answered = std::move(response); });
        world.settle();
        api.named(line, world.named());
        listen();
        return answered;
    }
    /// The same without a token; does the work of the reading threads, too.
    HttpResponse look_up(const std::string& path, const std::string& query = "") {
        ask("GET", path, query, "");
        for (const Readers::Work& work : std::exchange(reading, {})) work(world.store())();
        return answered;
    }
    /// Passes the hub's messages to the stream.
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
    /// The objects of one type that were sent since the last call.
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
    std::size_t read = 0; ///< how much of what was sent there
    HttpResponse answered;
    std::set<std::string> counted; ///< the names under which requests are counted
    std::vector<Readers::Work> reading;
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

TEST_F(ApiLinesTest, SayToWhoeverComesLaterThatTheOpponentHasLeft) {
    const std::string id = game();
    world.disconnect(bob, true);
    world.pass(4s);
    open("/api/board/game/stream/" + id);
    const auto gone = heard("opponentGone");
    ASSERT_EQ(gone.size(), 1U);
    EXPECT_EQ(gone.front()["gone"], true);
    EXPECT_EQ(gone.front()["claimWinInSeconds"], 6);
    pass(6s);
    const auto again = heard("opponentGone");
    ASSERT_EQ(again.size(), 1U);
    EXPECT_EQ(again.front()["claimWinInSeconds"], 0);
}

TEST_F(ApiLinesTest, EndWithTheirSeek) {
    ASSERT_EQ(ask("POST", "/api/board/seek", "time=5&increment=0").status, 200);
    api.streaming(line);
    EXPECT_FALSE(web.has_ended(line));
    world.say(ada, wire::CancelSeek{world.named()});
    listen();
    EXPECT_TRUE(web.has_ended(line));
}

/// As on lichess.
TEST_F(ApiLinesTest, GiveTimeToAGameThatStartsWithNone) {
    const HttpResponse made =
        ask("POST", "/api/challenge/bob", "clock.limit=0&clock.increment=2&color=white");
    ASSERT_EQ(made.status, 200);
    const std::string id = world.named();
    EXPECT_EQ(world.last<wire::Challenge>(bob)->terms.clock, (play::TimeControl{3s, 2s}));
    world.say(bob, wire::AcceptChallenge{id});
    for (const ConnectionId one : {ada, bob}) world.say(one, wire::WatchGame{id});
    const auto play = [&](ConnectionId who, std::uint32_t seen, const char* move) {
        world.pass(2500ms);
        world.say(who, wire::GameAct{id, seen, move, wire::PlayMove{move}});
    };
    play(ada, 0, "e2e4");
    play(bob, 1, "e7e5");
    play(ada, 2, "g1f3");
    play(bob, 3, "b8c6");
    ASSERT_NE(world.hub().live_game(id), nullptr);
    EXPECT_EQ(world.hub().live_game(id)->plies(), 4U);
    const wire::Clocks left{wire::ByColor<Milliseconds>{2500ms, 2500ms}};
    EXPECT_EQ(world.hub().live_game(id)->clock_reading(world.now())->left, left);
}

TEST_F(ApiLinesTest, LeadTheLinksOfAColourToTheGame) {
    for (const char* const color : {"urlWhite", "urlBlack"}) {
        const HttpResponse made =
            ask("POST", "/api/challenge/open", "clock.limit=60&clock.increment=0");
        const std::string url = Json::parse(made.body)[color];
        const std::string link = url.substr(url.rfind('/') + 1);
        world.say(bob, wire::AcceptChallenge{link});
        const auto started = world.last<wire::GameStarted>(bob);
        ASSERT_TRUE(started);
        const auto led_to = [&] {
            world.say(bob, wire::ShowChallenge{link});
            const auto refused = world.last<wire::Refused>(bob);
            return refused ? refused->game : "";
        };
        EXPECT_EQ(led_to(), started->game);
        world.say(bob, wire::GameAct{started->game, 0, "a", wire::Abort{}});
        EXPECT_EQ(led_to(), started->game) << "after the end, too";
    }
    world.say(bob, wire::ShowChallenge{"nowhere1"});
    EXPECT_EQ(world.last<wire::Refused>(bob)->game, "");
}

TEST(Clocks, ThatStartWithNothingBeginWithTheIncrement) {
    EXPECT_EQ(lichess::clock_of(0s, 2s), (play::TimeControl{3s, 2s}));
    EXPECT_EQ(lichess::clock_of(0s, 5s), (play::TimeControl{5s, 5s}));
    EXPECT_EQ(lichess::clock_of(1s, 5s), (play::TimeControl{1s, 5s}));
}

TEST_F(ApiLinesTest, CountRequestsHoweverTheirPathIsWritten) {
    for (const char* const path : {"/api/user/bob", "/api/user/%62ob", "/api/us%65r/bob",
                                   "/%61pi/%75ser/bob", "/api/user/ada/"})
        EXPECT_EQ(look_up(path).status, 200) << path;
    EXPECT_EQ(counted.size(), 1U);
}

TEST_F(ApiLinesTest, ReadInAnotherThreadWhatTakesLong) {
    const std::string id = game();
    for (const std::string& path : {std::string("/api/user/bob"), std::string("/api/users/status"),
                                    std::string("/api/bot/online"), "/game/export/" + id,
                                    std::string("/api/user/bob/current-game")}) {
        EXPECT_EQ(ask("GET", path, "ids=bob", "").status, 0) << path;
        EXPECT_EQ(reading.size(), 1U) << path;
        EXPECT_EQ(look_up(path, "ids=bob").status, 200) << path;
    }
}

TEST_F(ApiLinesTest, SayWhoIsThere) {
    const std::string id = game();
    Json json = Json::parse(look_up("/api/users/status", "ids=bob,nobody,Ada").body);
    ASSERT_EQ(json.size(), 2U);
    for (const Json& one : json) {
        EXPECT_EQ(one["online"], true) << one;
        EXPECT_EQ(one["playing"], true) << one;
    }
    world.disconnect(bob);
    EXPECT_FALSE(Json::parse(look_up("/api/users/status", "ids=bob").body)[0].contains("online"));
    EXPECT_EQ(Json::parse(look_up("/api/user/ada").body)["online"], true);
    EXPECT_EQ(Json::parse(look_up("/api/user/bob").body)["online"], false);
}

/// Programs drop the games of accounts that are missing from the answer.
TEST_F(ApiLinesTest, DoNotTakeWhatCannotBeReadForMissing) {
    world.store().unreadable = {"bob"};
    for (const char* const path : {"/api/users/status", "/api/user/bob"})
        EXPECT_EQ(look_up(path, "ids=ada,bob").status, 503) << path;
    world.store().unreadable.clear();
    EXPECT_EQ(look_up("/api/users/status", "ids=ada,bob").status, 200);
    EXPECT_EQ(look_up("/api/user/nobody").status, 404);
}

} // namespace
} // namespace server
