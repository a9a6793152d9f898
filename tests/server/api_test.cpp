#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "api_world.hpp"

/// The lichess API: programs that play, over HTTP alone.
namespace server_test {
namespace {

class ApiTest : public ApiWorld, public testing::Test {};

TEST_F(ApiTest, KnowsTokensAndTheirScopes) {
    const HttpClient nobody{.port = port()};
    EXPECT_EQ(nobody.get("/api/account").status, 401);
    HttpClient forged{.port = port(), .token = "stk_forged"};
    EXPECT_EQ(forged.get("/api/account").status, 401);
    EXPECT_EQ(forged.get("/api/account").error(), "No such token");
    EXPECT_EQ(nobody.get("/api/account", "Authorization: Basic abc\r\n").error(),
              "Missing authorization header");
    EXPECT_EQ(nobody.post("/api/account").status, 405);
    EXPECT_EQ(nobody.post("/api/account").error(), "This address does not accept this method");
    const HttpClient reader = program("Ada", {"challenge:read"});
    EXPECT_EQ(reader.get("/api/account").json()["id"], "ada");
    EXPECT_EQ(reader.post("/api/challenge/Robot").status, 403);
    EXPECT_EQ(reader.post("/api/challenge/Robot").error(), "Missing scope: challenge:write");
    EXPECT_EQ(reader.post("/api/board/seek").status, 403);
    const Json tested = nobody.post("/api/token/test", reader.token + ",stk_other").json();
    EXPECT_EQ(tested[reader.token]["userId"], "ada");
    EXPECT_EQ(tested[reader.token]["scopes"], "challenge:read");
    EXPECT_TRUE(tested["stk_other"].is_null());
    EXPECT_EQ(reader.get("/api/unknown").status, 404);
    EXPECT_FALSE(reader.get("/api/unknown").error().empty());
}

TEST_F(ApiTest, KeepsBotsAndPeopleApart) {
    const HttpClient ada = player("Ada");
    const HttpClient robot = bot("Robot");
    EXPECT_EQ(robot.get("/api/account").json()["title"], "BOT");
    EXPECT_EQ(robot.post("/api/board/game/abcdefgh/move/e2e4").status, 403);
    const HttpClient both = program("Bob", {"bot:play", "board:play"});
    EXPECT_EQ(both.get("/api/bot/game/stream/abcdefgh").status, 400);
    EXPECT_EQ(both.post("/api/bot/account/upgrade").status, 200);
    EXPECT_EQ(both.get("/api/board/game/stream/abcdefgh").status, 400);
    EXPECT_EQ(both.get("/api/bot/game/stream/abcdefgh").status, 404);
}

TEST_F(ApiTest, PlaysAGameFromChallengeToExport) {
    const HttpClient ada = player("Ada");
    const HttpClient robot = bot("Robot");
    LineStream ada_events(ada, "/api/stream/event");
    LineStream robot_events(robot, "/api/stream/event");
    EXPECT_EQ(ada_events.status(), 200);
    const HttpAnswer made = ada.post(
        "/api/challenge/robot",
        R"({"rated":true,"clock.limit":300,"clock.increment":3,"color":"white","days":null})",
        "Content-Type: application/json\r\n");
    ASSERT_EQ(made.status, 200) << made.body;
    const std::string id = made.json()["id"];
    const auto challenge = robot_events.next("challenge");
    ASSERT_TRUE(challenge);
    const Json& offered = (*challenge)["challenge"];
    EXPECT_EQ(offered["id"], id);
    EXPECT_EQ(offered["variant"]["key"], "standard");
    EXPECT_EQ(offered["speed"], "blitz");
    EXPECT_EQ(offered["perf"]["name"], "Blitz");
    EXPECT_EQ(offered["timeControl"]["show"], "5+3");
    EXPECT_EQ(offered["color"], "white");
    EXPECT_EQ(offered["challenger"]["name"], "Ada");
    EXPECT_EQ(offered["destUser"]["name"], "Robot");
    EXPECT_EQ(offered["destUser"]["rating"], 1500);
    EXPECT_EQ(offered["destUser"]["provisional"], true);
    EXPECT_EQ(robot.post("/api/challenge/" + id + "/accept").status, 200);
    EXPECT_EQ(robot.post("/api/challenge/" + id + "/accept").status, 200); // sent again
    for (LineStream* const events : {&ada_events, &robot_events}) {
        const auto start = events->next("gameStart");
        ASSERT_TRUE(start);
        EXPECT_EQ((*start)["game"]["gameId"], id);
    }
    EXPECT_EQ(robot.get("/api/account/playing").json()["nowPlaying"][0]["opponent"]["username"],
              "Ada");

    LineStream white(ada, "/api/board/game/stream/" + id);
    LineStream black(robot, "/api/bot/game/stream/" + id);
    const auto full = black.next();
    ASSERT_TRUE(full);
    EXPECT_EQ((*full)["type"], "gameFull");
    EXPECT_EQ((*full)["initialFen"], "startpos");
    EXPECT_EQ((*full)["black"]["title"], "BOT");
    EXPECT_EQ((*full)["clock"]["initial"], 300'000);
    EXPECT_EQ((*full)["state"]["moves"], "");
    EXPECT_EQ((*full)["state"]["status"], "started");

    const auto ada_moves = [&](const std::string& move) {
        return ada.post("/api/board/game/" + id + "/move/" + move);
    };
    const auto robot_moves = [&](const std::string& move, const std::string& query = "") {
        return robot.post("/api/bot/game/" + id + "/move/" + move + query);
    };
    EXPECT_EQ(robot_moves("e7e5").status, 400);
    EXPECT_EQ(ada_moves("e2e5").status, 400);
    EXPECT_EQ(ada_moves("f2f3").status, 200);
    EXPECT_EQ(ada_moves("f2f3").status, 200); // sent again, it is no error
    EXPECT_EQ(robot_moves("e7e5", "?offeringDraw=false").status, 200);
    const auto state = white.next("gameState");
    ASSERT_TRUE(state);
    EXPECT_EQ((*state)["moves"], "f2f3");
    EXPECT_EQ((*white.next("gameState"))["moves"], "f2f3 e7e5");

    EXPECT_EQ(robot.post("/api/bot/game/" + id + "/chat", "room=player&text=Hi").status, 200);
    EXPECT_EQ((*white.next("chatLine"))["text"], "Hi");
    EXPECT_EQ(robot.post("/api/bot/game/" + id + "/chat", "room=spectator&text=Hi").status, 200);
    EXPECT_EQ(
        robot.post("/api/bot/game/" + id + "/chat", "room=player&text=" + std::string(141, 'x'))
            .status,
        400);

    EXPECT_EQ(robot.post("/api/bot/game/" + id + "/chat", "room=nowhere&text=Hi").status, 400);

    EXPECT_EQ(ada.post("/api/board/game/" + id + "/draw/yes").status, 200);
    EXPECT_EQ((*black.next("gameState")).value("wdraw", false), false);
    EXPECT_EQ(robot.post("/api/bot/game/" + id + "/draw/0").status, 200);
    EXPECT_EQ(ada_moves("g2g4").status, 200);
    EXPECT_EQ(robot_moves("d8h4").status, 200);
    std::optional<Json> last;
    int ends = 0;
    while (auto line = black.next())
        if ((*line)["type"] == "gameState") {
            last = line;
            ends += (*line)["status"] != "started" ? 1 : 0;
        }
    EXPECT_TRUE(black.is_whole());
    ASSERT_TRUE(last);
    EXPECT_EQ(ends, 1); // the mating move and the end are one state
    EXPECT_EQ((*last)["status"], "mate");
    EXPECT_EQ((*last)["winner"], "black");
    EXPECT_EQ((*last)["moves"], "f2f3 e7e5 g2g4 d8h4");
    const auto finish = robot_events.next("gameFinish");
    ASSERT_TRUE(finish);
    EXPECT_EQ((*finish)["game"]["status"]["name"], "mate");
    EXPECT_EQ(robot.post("/api/bot/game/" + id + "/chat", "room=player&text=Bye").status, 200);

    const std::string pgn = ada.get("/game/export/" + id).body;
    EXPECT_NE(pgn.find("1. f3 e5 2. g4 Qh4# 0-1"), std::string::npos) << pgn;
    EXPECT_NE(ada.get("/game/export/" + id + "?clocks=true").body.find("[%clk "),
              std::string::npos);
    const Json exported = ada.get("/game/export/" + id, "Accept: application/json\r\n").json();
    EXPECT_EQ(exported["moves"], "f3 e5 g4 Qh4#");
    EXPECT_EQ(exported["status"], "mate");
    EXPECT_LT(exported["players"]["white"]["ratingDiff"].get<int>(), 0);
    EXPECT_EQ(ada.get("/api/user/Robot").json()["perfs"]["blitz"]["games"], 1);
    EXPECT_EQ(ada.get("/api/user/Robot").json()["count"]["win"], 1);
    const HttpAnswer all = ada.get("/api/games/user/Ada", "Accept: application/x-ndjson\r\n");
    EXPECT_TRUE(all.is_whole);
    EXPECT_EQ(Json::parse(all.body, nullptr, false)["id"], id);
    EXPECT_EQ(ada.get("/api/user/Ada/current-game", "Accept: application/json\r\n").json()["id"],
              id);
    // A stream of a finished game is the game, and its end.
    LineStream after(robot, "/api/bot/game/stream/" + id);
    EXPECT_EQ((*after.next())["state"]["status"], "mate");
    EXPECT_FALSE(after.next());
    EXPECT_TRUE(after.is_whole());
}

TEST_F(ApiTest, AbortsBeforeTheSecondMoveAndResignsAfterIt) {
    const HttpClient ada = player("Ada");
    const HttpClient robot = bot("Robot");
    const std::string first = game(ada, robot, "clock.limit=60&clock.increment=1&color=white");
    EXPECT_EQ(robot.post("/api/bot/game/" + first + "/resign").status, 200);
    EXPECT_EQ(exported(ada, first)["status"], "aborted");
    const std::string second = game(ada, robot, "clock.limit=60&clock.increment=1&color=white");
    EXPECT_EQ(ada.post("/api/board/game/" + second + "/move/e2e4").status, 200);
    EXPECT_EQ(robot.post("/api/bot/game/" + second + "/move/e7e5").status, 200);
    EXPECT_EQ(robot.post("/api/bot/game/" + second + "/abort").status, 400);
    EXPECT_EQ(robot.post("/api/bot/game/" + second + "/claim-victory").status, 400);
    EXPECT_EQ(ada.post("/api/board/game/" + second + "/claim-draw").status, 400);
    EXPECT_EQ(ada.post("/api/round/" + second + "/add-time/15").status, 200);
    EXPECT_EQ(robot.post("/api/bot/game/" + second + "/takeback/yes").status, 200);
    EXPECT_EQ(ada.post("/api/board/game/" + second + "/takeback/yes").status, 200);
    EXPECT_EQ(robot.post("/api/bot/game/" + second + "/move/c7c5").status, 200);
    EXPECT_EQ(robot.post("/api/bot/game/" + second + "/resign").status, 200);
    EXPECT_EQ(ada.post("/api/round/" + second + "/add-time/15").error(), "The game is over");
    const Json end = exported(ada, second);
    EXPECT_EQ(end["status"], "resign");
    EXPECT_EQ(end["winner"], "white");
    EXPECT_EQ(end["moves"], "e4 c5");
    const HttpClient eve = player("Eve");
    EXPECT_EQ(eve.post("/api/board/game/" + second + "/move/e2e4").status, 404);
    EXPECT_EQ(eve.get("/api/board/game/stream/" + second).status, 404);
}

TEST_F(ApiTest, TakesTheLastMoveAgainWhenNobodyFollowsTheGameAnyMore) {
    const HttpClient ada = player("Ada");
    const HttpClient robot = bot("Robot");
    const std::string id = game(ada, robot, "clock.limit=300&clock.increment=0&color=white");
    const std::string white = "/api/board/game/" + id + "/move/";
    const std::string black = "/api/bot/game/" + id + "/move/";
    EXPECT_EQ(ada.post(white + "f2f3").status, 200);
    EXPECT_EQ(robot.post(black + "e7e5").status, 200);
    EXPECT_EQ(ada.post(white + "g2g4").status, 200);
    EXPECT_EQ(robot.post(black + "d8h4").status, 200);
    EXPECT_EQ(exported(ada, id)["status"], "mate");
    EXPECT_EQ(robot.post(black + "d8h4").status, 200);
    EXPECT_EQ(robot.post(black + "d8h4?ply=3").status, 200);
    EXPECT_EQ(ada.post(white + "g2g4").status, 200);
    EXPECT_EQ(robot.post(black + "e7e5").status, 400);
    EXPECT_EQ(robot.post(black + "d8h4?ply=1").status, 400);
    EXPECT_EQ(ada.post(white + "e2e4").status, 400);
    EXPECT_EQ(player("Cy").post("/api/board/game/" + id + "/move/g2g4").status, 404);
}

TEST_F(ApiTest, DeclinesAndCancels) {
    const HttpClient ada = player("Ada");
    const HttpClient robot = bot("Robot");
    LineStream events(ada, "/api/stream/event");
    const auto challenge = [&] {
        return ada.post("/api/challenge/Robot", "clock.limit=60&clock.increment=0")
            .json()["id"]
            .get<std::string>();
    };
    const std::string first = challenge();
    EXPECT_EQ(robot.get("/api/challenge").json()["in"][0]["id"], first);
    EXPECT_EQ(ada.get("/api/challenge").json()["out"][0]["id"], first);
    EXPECT_EQ(ada.post("/api/challenge/" + first + "/decline").status, 404);
    EXPECT_EQ(robot.post("/api/challenge/" + first + "/decline", "reason=timeControl").status, 200);
    const auto declined = events.next("challengeDeclined");
    ASSERT_TRUE(declined);
    EXPECT_EQ((*declined)["challenge"]["declineReasonKey"], "timecontrol");
    const std::string second = challenge();
    EXPECT_EQ(ada.post("/api/challenge/" + second + "/cancel").status, 200);
    EXPECT_EQ((*events.next("challengeCanceled"))["challenge"]["id"], second);
    EXPECT_EQ(robot.post("/api/challenge/" + second + "/accept").status, 404);
    EXPECT_EQ(ada.post("/api/challenge/Nobody").status, 404);
    EXPECT_EQ(ada.post("/api/challenge/Robot", "variant=atomic").status, 400);
    EXPECT_EQ(ada.post("/api/challenge/ada").error(), "You cannot challenge yourself");
    for (const char* const fen : {"garbage", "8/8/8/8/8/8/8/K1k5+w+-+-+0+1"})
        EXPECT_EQ(ada.post("/api/challenge/Robot", std::string("fen=") + fen).error(),
                  "Invalid field: fen");
    EXPECT_EQ(ada.post("/api/challenge/Robot", "clock.limit=none&clock.increment=0").status, 400);
    EXPECT_EQ(ada.post("/api/challenge/Robot", "clock.limit=300").error(),
              "Invalid field: clock.increment");
    const HttpAnswer unrated = ada.post(
        "/api/challenge/Robot", "rated=true&variant=chess960&clock.limit=60&clock.increment=0");
    EXPECT_EQ(unrated.status, 400);
    EXPECT_EQ(unrated.error(), "Such a game cannot be rated.");
}

/// Nobody may learn another colour than the one that the game then has, also after a restart.
TEST_F(ApiTest, TellsTheColourOfAChallengeBeforeItIsAccepted) {
    const HttpClient ada = player("Ada");
    const HttpClient robot = bot("Robot");
    const auto challenged = [&](const std::string& terms) {
        const Json made = ada.post("/api/challenge/Robot", terms).json();
        EXPECT_EQ(made["color"], "random");
        return std::pair(made["id"].get<std::string>(), made["finalColor"]);
    };
    const auto color_in = [&](const std::string& id) {
        EXPECT_EQ(robot.post("/api/challenge/" + id + "/accept").status, 200);
        const Json game = ada.get("/api/account/playing").json()["nowPlaying"][0];
        EXPECT_EQ(game["gameId"], id);
        EXPECT_EQ(ada.post("/api/board/game/" + id + "/abort").status, 200);
        return game["color"];
    };
    std::set<Json> colors;
    for (int i = 0; i < 8 || (i < 40 && colors.size() < 2); ++i) {
        const auto [id, told] = challenged("clock.limit=300&clock.increment=0");
        EXPECT_EQ(color_in(id), told) << id;
        colors.insert(told);
    }
    EXPECT_EQ(colors.size(), 2U);
    for (int i = 0; i < 3; ++i) {
        const auto [id, told] = challenged("days=2");
        restart();
        EXPECT_EQ(color_in(id), told) << id;
    }
}

TEST_F(ApiTest, GivesLinksThatLeadOthersHere) {
    const HttpClient ada = player("Ada");
    const auto link = [&](const std::string& host) {
        const Json made = ada.post("/api/challenge/open", "clock.limit=60&clock.increment=0",
                                   "Host: " + host + "\r\n")
                              .json();
        const std::string url = made["url"];
        EXPECT_TRUE(url.ends_with("/" + made["id"].get<std::string>())) << url;
        return url.substr(0, url.size() - 9);
    };
    EXPECT_EQ(link("stackchess.example"), "http://stackchess.example");
    EXPECT_EQ(link("192.168.1.5:8080"), "http://192.168.1.5:8080");
    for (const char* const host : {"127.0.0.1:8080", "localhost:8080", "[::1]:8080"})
        EXPECT_EQ(link(host), "") << host;
}

TEST_F(ApiTest, SeatsWhoeverFollowsTheLinkOfAColour) {
    const HttpClient ada = player("Ada");
    const HttpClient eve = player("Eve");
    WebSocket socket(port(), "Authorization: Bearer " + eve.token + "\r\n");
    socket.send(wire::Hello{});
    const auto is_played_as = [&](const std::string& id, const std::string& color) {
        const Json game = eve.get("/api/account/playing").json()["nowPlaying"][0];
        EXPECT_EQ(game["id"], id);
        EXPECT_EQ(game["color"], color);
        EXPECT_EQ(game["source"], "friend");
        EXPECT_EQ(ada.post("/api/board/game/" + id + "/abort").status, 200);
    };
    for (const char* const color : {"White", "Black"}) {
        const std::string word = color[0] == 'W' ? "white" : "black";
        const Json open =
            ada.post("/api/challenge/open", "clock.limit=60&clock.increment=0").json();
        const std::string link = open[std::string("url") + color].get<std::string>().substr(1);
        socket.send(wire::ShowChallenge{link});
        const auto shown = socket.next<wire::Challenge>();
        ASSERT_TRUE(shown);
        EXPECT_EQ(shown->challenge, link);
        EXPECT_EQ(shown->color, word == "white" ? wire::ColorWish::black : wire::ColorWish::white);
        socket.send(wire::AcceptChallenge{link});
        ASSERT_TRUE(socket.next<wire::GameStarted>());
        is_played_as(open["id"], word);
        socket.send(wire::ShowChallenge{link});
        const auto led = socket.next<wire::Refused>();
        ASSERT_TRUE(led);
        EXPECT_EQ(led->game, open["id"]);

        const Json other =
            ada.post("/api/challenge/open", "clock.limit=60&clock.increment=0").json();
        const std::string id = other["id"];
        EXPECT_EQ(eve.post("/api/challenge/" + id + "/accept?color=" + word).status, 200);
        is_played_as(id, word);
    }
    const std::string own = ada.post("/api/challenge/Eve", "color=white").json()["id"];
    EXPECT_EQ(eve.post("/api/challenge/" + own + "/accept?color=white").error(),
              "No such challenge");
}

TEST_F(ApiTest, SpellsAChallengedAccountAsItDoes) {
    const HttpClient ada = player("Ada");
    bot("RoBot");
    const auto shown = [&](const wire::FromClient& message) {
        WebSocket socket(port(), "Authorization: Bearer " + ada.token + "\r\n");
        socket.send(wire::Hello{});
        socket.send(message);
        const auto challenge = socket.next<wire::Challenge>();
        EXPECT_TRUE(challenge);
        return challenge.value_or(wire::Challenge{});
    };
    const wire::Challenge made =
        shown(wire::MakeChallenge{.terms = {.rules = game::Rules::chess}, .to = "rObot"});
    EXPECT_EQ(made.to, "RoBot");
    restart();
    EXPECT_EQ(shown(wire::ShowChallenge{made.challenge}).to, "RoBot");
}

TEST_F(ApiTest, KeepsAChallengeAliveAsLongAsSomebodyWaits) {
    const HttpClient ada = player("Ada");
    const HttpClient robot = bot("Robot");
    LineStream kept(ada, "/api/challenge/Robot", "POST",
                    "clock.limit=60&clock.increment=0&keepAliveStream=true");
    const auto challenge = kept.next();
    ASSERT_TRUE(challenge);
    EXPECT_EQ(
        robot.post("/api/challenge/" + (*challenge)["id"].get<std::string>() + "/decline").status,
        200);
    EXPECT_EQ((*kept.next())["done"], "declined");
    EXPECT_FALSE(kept.next());
    EXPECT_TRUE(kept.is_whole());
}

TEST_F(ApiTest, WritesCastlingAsItsReadersExpect) {
    const HttpClient ada = player("Ada");
    const HttpClient robot = bot("Robot");
    const std::string terms = "clock.limit=60&clock.increment=0&color=white&fen="
                              "r3k2r/8/8/8/8/8/8/R3K2R+w+KQkq+-+0+1";
    const std::string id = game(ada, robot, terms);
    EXPECT_EQ(ada.post("/api/board/game/" + id + "/move/e1h1").status, 200);
    EXPECT_EQ(robot.post("/api/bot/game/" + id + "/move/e8c8").status, 200);
    LineStream stream(robot, "/api/bot/game/stream/" + id);
    const auto full = stream.next();
    ASSERT_TRUE(full);
    EXPECT_EQ((*full)["variant"]["name"], "From Position");
    EXPECT_EQ((*full)["state"]["moves"], "e1h1 e8a8");
    EXPECT_NE((*full)["initialFen"], "startpos");
    const std::string random =
        game(ada, robot, "variant=chess960&clock.limit=60&clock.increment=0");
    LineStream other(robot, "/api/bot/game/stream/" + random);
    EXPECT_EQ((*other.next())["variant"]["key"], "chess960");
}

TEST_F(ApiTest, SeeksAndPlaysTheComputer) {
    const HttpClient ada = player("Ada");
    const HttpClient eve = player("Eve");
    LineStream seek(ada, "/api/board/seek", "POST", "time=5&increment=3&ratingRange=");
    EXPECT_EQ(seek.status(), 200);
    WebSocket socket(port(), "Authorization: Bearer " + eve.token + "\r\n");
    socket.send(wire::Hello{});
    socket.send(wire::WatchLobby{});
    const auto lobby = socket.next<wire::Lobby>();
    ASSERT_TRUE(lobby);
    ASSERT_EQ(lobby->seeks.size(), 1U);
    socket.send(wire::AcceptSeek{lobby->seeks.front().id});
    EXPECT_TRUE(socket.next<wire::GameStarted>());
    EXPECT_FALSE(seek.next());
    EXPECT_TRUE(seek.is_whole());
    EXPECT_TRUE(ada.post("/api/board/seek", "days=2").json().contains("id"));
    EXPECT_EQ(ada.post("/api/board/seek", "time=500").status, 400);
    const HttpAnswer ai = ada.post("/api/challenge/ai", "level=1&color=white");
    EXPECT_EQ(ai.status, 201);
    EXPECT_EQ(ai.json()["player"], "white");
    EXPECT_EQ(ai.json()["opponent"]["ai"], 1);
    EXPECT_EQ(ada.post("/api/challenge/ai", "level=11").status, 400);
    const Json open = ada.post("/api/challenge/open", "clock.limit=60&clock.increment=0").json();
    const std::string link = "/" + open["id"].get<std::string>(); // on a machine nobody else is on
    EXPECT_EQ(open["url"], link);
    EXPECT_TRUE(open["challenger"].is_null());
    EXPECT_TRUE(open["destUser"].is_null());
}

TEST_F(ApiTest, AnswersForManyAtOnce) {
    const HttpClient ada = player("Ada");
    const HttpClient robot = bot("Robot");
    std::vector<std::string> games;
    for (int i = 0; i < 2; ++i) {
        games.push_back(game(ada, robot, "clock.limit=300&clock.increment=0&color=white"));
        ada.post("/api/board/game/" + games.back() + "/abort");
    }
    std::string names = "Ada";
    for (int i = 0; i < 40; ++i) names += ",Nobody" + std::to_string(i);
    const Json users = ada.post("/api/users", names + ",Robot").json();
    ASSERT_EQ(users.size(), 2U);
    EXPECT_EQ(users[0]["id"], "ada");
    EXPECT_EQ(users[1]["id"], "robot");
    EXPECT_EQ(ada.post("/api/users", "").body, "[]");

    const std::string ids = games[0] + ",nosuchid,_," + games[1];
    const HttpAnswer lines =
        ada.post("/api/games/export/_ids", ids, "Accept: application/x-ndjson\r\n");
    EXPECT_TRUE(lines.is_whole);
    EXPECT_EQ(std::ranges::count(lines.body, '\n'), 2) << lines.body;
    EXPECT_LT(lines.body.find(games[0]), lines.body.find(games[1]));
    const HttpAnswer pgn = ada.post("/api/games/export/_ids", ids);
    EXPECT_EQ(pgn.field("Content-Type"), "application/x-chess-pgn");
    EXPECT_NE(pgn.body.find("\n\n\n[Event"), std::string::npos) << pgn.body;
    EXPECT_EQ(ada.post("/api/games/export/_ids", "").body, "");
}

TEST_F(ApiTest, LimitsWhatAnybodyMayAskFor) {
    const HttpClient ada = player("Ada");
    const HttpClient nobody{.port = port()};
    const auto most = [&](const auto& ask) {
        for (int i = 0; i < 200; ++i)
            if (const HttpAnswer answer = ask(); answer.status != 200) return answer;
        return HttpAnswer{};
    };
    const HttpAnswer users = most([&] { return nobody.post("/api/users", "Ada"); });
    EXPECT_EQ(users.status, 429);
    EXPECT_EQ(users.field("Retry-After"), "2");
    EXPECT_EQ(most([&] { return nobody.get("/api/users/status?ids=Ada"); }).status, 503);
    EXPECT_EQ(ada.get("/api/users/status?ids=Ada").status, 200);
}

TEST_F(ApiTest, TellsOfStackchessOnlyThoseWhoSaySo) {
    const HttpClient ada = program("Ada", {"board:play", "challenge:write", "stackchess:play"});
    const HttpClient robot = bot("Robot");
    const std::string terms = "variant=stackchess&clock.limit=60&clock.increment=1&color=white";
    {
        LineStream events(robot, "/api/stream/event");
        EXPECT_EQ(ada.post("/api/challenge/Robot", terms).status, 400);
    }
    EXPECT_EQ(player("Eve").post("/api/challenge/Ada", terms).status, 400);
    const HttpClient knowing = program("Robo", {"bot:play", "stackchess:play"}, true);
    const std::string id = game(ada, knowing, terms);
    LineStream stream(knowing, "/api/bot/game/stream/" + id);
    const auto full = stream.next();
    ASSERT_TRUE(full);
    EXPECT_EQ((*full)["variant"]["key"], "stackchess");
    EXPECT_EQ((*full)["variant"]["options"]["size"], 6);
    EXPECT_NE((*full)["initialFen"], "startpos");
    EXPECT_EQ(ada.post("/api/board/game/" + id + "/move/a2a3?ply=0").status, 200);
    EXPECT_EQ(ada.post("/api/board/game/" + id + "/move/a2a3?ply=0").status, 200);
    EXPECT_EQ(ada.post("/api/board/game/" + id + "/move/b2b3?ply=0").status, 400);
    const auto wrong = ada.post("/api/board/game/" + id + "/move/b2b3?ply=7");
    EXPECT_EQ(wrong.status, 400);
    EXPECT_NE(wrong.body.find("The game has 1 half-move, and"), std::string::npos) << wrong.body;
    const HttpClient plain = program("Ada", {"board:play"});
    EXPECT_TRUE(plain.get("/api/account/playing").json()["nowPlaying"].empty());
    EXPECT_EQ(ada.get("/api/account/playing").json()["nowPlaying"].size(), 1U);
    EXPECT_EQ(plain.get("/api/board/game/stream/" + id).status, 400);
    EXPECT_EQ(plain.post("/api/board/game/" + id + "/move/a3a4").status, 400);
    EXPECT_EQ(plain.get("/game/export/" + id).status, 404);
    EXPECT_EQ(LineStream(plain, "/api/stream/game/" + id).status(), 400);
    EXPECT_EQ(LineStream({.port = port()}, "/api/stream/game/" + id).status(), 400);
    EXPECT_EQ((*LineStream(ada, "/api/stream/game/" + id).next())["id"], id);
    const std::string status = "/api/users/status?withGameIds=True&ids=Ada";
    EXPECT_FALSE(plain.get(status).json()[0].contains("playingId"));
    EXPECT_EQ(ada.get(status).json()[0]["playingId"], id);
}

TEST_F(ApiTest, ShowsRatingsInStackchessOnlyToThoseWhoPlayIt) {
    const HttpClient ada = program("Ada", {"board:play", "challenge:write", "stackchess:play"});
    const HttpClient eve = program("Eve", {"board:play", "challenge:write", "stackchess:play"});
    const auto play = [&](const std::string& board) {
        const std::string id = game(ada, eve,
                                    "variant=stackchess&rated=true&clock.limit=300&"
                                    "clock.increment=0&color=white&" +
                                        board);
        EXPECT_EQ(ada.post("/api/board/game/" + id + "/move/a2a3").status, 200);
        const std::string reply = board == "size=6" ? "a5a4" : "a7a6";
        EXPECT_EQ(eve.post("/api/board/game/" + id + "/move/" + reply).status, 200);
        EXPECT_EQ(eve.post("/api/board/game/" + id + "/resign").status, 200);
        return id;
    };
    const std::string large = play("size=8&knights=true");
    const std::string small = play("size=6");
    const std::string more = play("size=6");
    Json perf = eve.get("/api/user/Ada").json()["perfs"]["stackchess"];
    ASSERT_FALSE(perf.is_null());
    EXPECT_EQ(perf["games"], 3);
    EXPECT_GT(perf["rating"].get<int>(), 1500);
    const HttpClient plain = program("Bob", {"board:play"});
    EXPECT_FALSE(plain.get("/api/user/Ada").json()["perfs"].contains("stackchess"));
    EXPECT_TRUE(plain.get("/api/user/Ada").json()["perfs"].contains("blitz"));
    EXPECT_EQ(eve.get("/api/user/Bob").json()["perfs"]["stackchess"]["games"], 0);
    EXPECT_EQ(ada.get("/api/account").json()["perfs"]["stackchess"], perf);
    const auto games = [](const HttpClient& reader, const std::string& query) {
        const std::string text =
            reader.get("/api/games/user/Ada" + query, "Accept: application/x-ndjson\r\n").body;
        return std::ranges::count(text, '\n');
    };
    EXPECT_EQ(games(eve, "?perfType=stackchess"), 3);
    EXPECT_EQ(games(eve, "?perfType=stackchess,blitz"), 3);
    EXPECT_EQ(games(eve, "?perfType=blitz"), 0);
    EXPECT_EQ(games(plain, "?perfType=stackchess"), 0);
    EXPECT_EQ(games(plain, ""), 0);
}

TEST_F(ApiTest, KnowsNoBoardsThatCannotBe) {
    const HttpClient ada = program("Ada", {"board:play", "challenge:write", "stackchess:play"});
    const HttpClient robot = program("Robot", {"bot:play", "stackchess:play"}, true);
    for (const char* const path :
         {"/api/challenge/ai", "/api/challenge/open", "/api/challenge/Robot", "/api/board/seek"})
        for (const char* const size : {"3", "27", "-1", "six"}) {
            const HttpAnswer answer = ada.post(
                path, std::string("level=1&days=2&time=5&variant=stackchess&size=") + size);
            EXPECT_EQ(answer.status, 400) << path << ' ' << size;
            EXPECT_EQ(answer.error(), "Invalid field: size") << path << ' ' << size;
        }
    EXPECT_EQ(ada.post("/api/challenge/Robot", R"({"variant":"stackchess","size":null})",
                       "Content-Type: application/json\r\n")
                  .status,
              200);
    EXPECT_EQ(ada.get("/healthz").status, 200);
}

TEST_F(ApiTest, NamesPrivateGamesToTheirPlayersAlone) {
    const HttpClient ada = player("Ada");
    const HttpClient bob = player("Bob");
    WebSocket white(port(), ada.headers());
    WebSocket black(port(), bob.headers());
    for (WebSocket* const one : {&white, &black}) {
        one->send(wire::Hello{});
        ASSERT_TRUE(one->next<wire::Welcome>());
    }
    white.send(wire::MakeChallenge{.terms = {.rules = game::Rules::chess,
                                             .clock = play::TimeControl{std::chrono::seconds(300)},
                                             .is_private = true},
                                   .to = "Bob"});
    const auto challenge = black.next<wire::Challenge>();
    ASSERT_TRUE(challenge);
    black.send(wire::AcceptChallenge{challenge->challenge});
    ASSERT_TRUE(black.next<wire::GameStarted>());
    const std::string status = "/api/users/status?withGameIds=True&ids=Ada";
    EXPECT_EQ(bob.get(status).json()[0]["playingId"], challenge->challenge);
    const Json shown = player("Cy").get(status).json()[0];
    EXPECT_EQ(shown["playing"], true);
    EXPECT_FALSE(shown.contains("playingId"));
}

TEST_F(ApiTest, GoesOnAfterARestart) {
    const HttpClient ada = player("Ada");
    const HttpClient robot = bot("Robot");
    const std::string id = game(ada, robot, "clock.limit=300&clock.increment=0&color=white");
    LineStream events(robot, "/api/stream/event");
    LineStream stream(robot, "/api/bot/game/stream/" + id);
    EXPECT_EQ(ada.post("/api/board/game/" + id + "/move/e2e4").status, 200);
    ASSERT_TRUE(stream.next("gameState"));
    restart();
    EXPECT_FALSE(stream.next("gameState"));
    EXPECT_FALSE(stream.is_whole()); // cut, so that programs come back
    EXPECT_FALSE(events.next("gameFinish"));
    EXPECT_FALSE(events.is_whole());
    LineStream again(robot, "/api/stream/event");
    EXPECT_EQ((*again.next("gameStart"))["game"]["gameId"], id);
    LineStream back(robot, "/api/bot/game/stream/" + id);
    EXPECT_EQ((*back.next())["state"]["moves"], "e2e4");
    EXPECT_EQ(robot.post("/api/bot/game/" + id + "/move/e7e5").status, 200);
}

TEST_F(ApiTest, RemindsOfAGameWhoseStreamWasLost) {
    const HttpClient ada = player("Ada");
    const HttpClient robot = bot("Robot");
    LineStream events(robot, "/api/stream/event");
    const std::string id = game(ada, robot, "clock.limit=300&clock.increment=0&color=white");
    ASSERT_TRUE(events.next("gameStart"));
    { LineStream(robot, "/api/bot/game/stream/" + id).next(); }
    EXPECT_EQ((*events.next("gameStart"))["game"]["gameId"], id);
}

TEST_F(ApiTest, ShowsAnybodysGame) {
    const HttpClient ada = player("Ada");
    const HttpClient robot = bot("Robot");
    const std::string id = game(ada, robot, "clock.limit=300&clock.increment=0&color=white");
    const HttpClient nobody{.port = port()};
    LineStream stream(nobody, "/api/stream/game/" + id);
    EXPECT_EQ((*stream.next())["id"], id);
    ASSERT_TRUE(stream.next()); // the start
    EXPECT_EQ(ada.post("/api/board/game/" + id + "/move/e2e4").status, 200);
    const auto moved = stream.next();
    ASSERT_TRUE(moved);
    EXPECT_EQ((*moved)["lm"], "e2e4");
    EXPECT_EQ((*moved)["wc"], 300);
    EXPECT_EQ(ada.post("/api/board/game/" + id + "/abort").status, 200);
    EXPECT_EQ((*stream.next())["status"]["name"], "aborted");
    EXPECT_FALSE(stream.next());
    EXPECT_TRUE(stream.is_whole());
    EXPECT_EQ(nobody.get("/api/stream/game/nosuchid").status, 404);
}

} // namespace
} // namespace server_test
