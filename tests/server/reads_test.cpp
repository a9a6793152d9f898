#include <chrono>
#include <thread>

#include <gtest/gtest.h>

#include "api_world.hpp"

/// Games, players and ratings as anybody may read them.
namespace server_test {
namespace {

class ReadsTest : public ApiWorld, public testing::Test {
  protected:
    /// A rated game that Ada has lost in four half-moves.
    std::string lost_game(const HttpClient& ada, const HttpClient& robot) {
        const std::string id =
            game(ada, robot, "rated=true&clock.limit=300&clock.increment=3&color=white");
        for (const char* const move : {"f2f3", "e7e5", "g2g4", "d8h4"}) {
            const bool is_white = move[1] == '2';
            EXPECT_EQ((is_white ? ada : robot)
                          .post(std::string(is_white ? "/api/board/game/" : "/api/bot/game/") + id +
                                "/move/" + move)
                          .status,
                      200);
        }
        return id;
    }
    const HttpClient anybody() const { return {.port = port()}; }
};

TEST_F(ReadsTest, ShowGamesAsPgnAndJson) {
    const HttpClient ada = player("Ada");
    const HttpClient robot = bot("Robot");
    const std::string id = lost_game(ada, robot);
    const HttpAnswer pgn = anybody().get("/games/" + id + ".pgn");
    EXPECT_EQ(pgn.field("Content-Type"), "application/x-chess-pgn");
    for (const char* const part :
         {"[White \"Ada\"]", "[BlackTitle \"BOT\"]", "[TimeControl \"300+3\"]",
          "[Reason \"checkmate\"]", "[%clk 0:05:00]", "Qh4#", "[BlackType \"program\"]"})
        EXPECT_NE(pgn.body.find(part), std::string::npos) << part << '\n' << pgn.body;
    const Json json = anybody().get("/games/" + id + ".json").json();
    EXPECT_EQ(json["moves"], "f2f3 e7e5 g2g4 d8h4");
    EXPECT_EQ(json["category"], "chess.blitz");
    EXPECT_EQ(json["clocks"].size(), 4U);
    EXPECT_EQ(json["end"]["reason"], "checkmate");
    EXPECT_EQ(json["end"]["winner"], "black");
    EXPECT_EQ(json["end"]["ratings"]["white"]["before"], 1500);
    for (const char* const path : {"/games/abcdefgh.json", "/games/abcdefgh", "/games/..json",
                                   "/players/nobody.json", "/players/nobody/games.pgn"})
        EXPECT_EQ(anybody().get(path).status, 404) << path;
}

TEST_F(ReadsTest, ShowPlayersTheirRatingsAndTheBest) {
    const HttpClient ada = player("Ada");
    const HttpClient robot = bot("Robot");
    lost_game(ada, robot);
    const Json profile = anybody().get("/players/ada.json").json();
    EXPECT_EQ(profile["name"], "Ada");
    EXPECT_EQ(profile["games"]["lost"], 1);
    EXPECT_LT(profile["ratings"]["chess.blitz"]["rating"].get<int>(), 1500);
    EXPECT_TRUE(profile["ratings"]["chess.blitz"]["provisional"].get<bool>());
    const Json history = anybody().get("/players/Ada/ratings.json").json();
    EXPECT_EQ(history["chess.blitz"].size(), 1U);
    const Json leaders = anybody().get("/leaders.json").json();
    EXPECT_EQ(leaders.size(), 15U);
    EXPECT_TRUE(leaders["chess.blitz"].empty()); // one game says little
    EXPECT_EQ(anybody().get("/leaders.json?category=chess.blitz").json().size(), 1U);
    for (const char* const query : {"category=foo", "count=0", "count=x", "count=201"})
        EXPECT_EQ(anybody().get(std::string("/leaders.json?") + query).error(), "bad_request");
}

TEST_F(ReadsTest, SendAllGamesAsOneFile) {
    const HttpClient ada = player("Ada");
    const HttpClient robot = bot("Robot");
    for (int i = 0; i < 12; ++i) lost_game(ada, robot); // more than one page
    const HttpAnswer pgn = anybody().get("/players/Ada/games.pgn");
    EXPECT_TRUE(pgn.is_whole);
    EXPECT_NE(pgn.field("Content-Disposition").find("Ada.pgn"), std::string::npos);
    std::size_t count = 0;
    for (std::size_t at = 0; (at = pgn.body.find("[Event ", at)) != std::string::npos; ++at)
        ++count;
    EXPECT_EQ(count, 12U);
    const Answer head = ask(port(), "HEAD /players/Ada/games.pgn HTTP/1.1\r\nHost: a\r\n\r\n");
    EXPECT_EQ(head.status, 200);
    EXPECT_EQ(head.text.find("Content-Length"), std::string::npos) << head.text;
    const HttpAnswer lines = anybody().get("/players/Ada/games.ndjson?max=3&sort=dateAsc");
    EXPECT_EQ(std::count(lines.body.begin(), lines.body.end(), '\n'), 3);
    EXPECT_EQ(anybody().get("/players/Ada/games.ndjson?max=none").status, 400);
    EXPECT_EQ(anybody().get("/players/Ada/games.ndjson?rules=stackchess").body, "");
}

TEST_F(ReadsTest, ShowPrivateGamesToTheirGuestsAlone) {
    std::vector<std::string> secrets;
    std::vector<WebSocket> guests;
    for (const char* const name : {"Ada", "Bob", "Cy"}) {
        guests.emplace_back(port());
        guests.back().send(wire::Hello{.name = name});
        const auto welcome = guests.back().next<wire::Welcome>();
        ASSERT_TRUE(welcome);
        secrets.push_back(welcome->secret);
    }
    guests[0].send(wire::MakeChallenge{.terms = {.rules = game::Rules::chess, .is_private = true}});
    const auto challenge = guests[0].next<wire::Challenge>();
    ASSERT_TRUE(challenge);
    guests[1].send(wire::AcceptChallenge{challenge->challenge});
    ASSERT_TRUE(guests[1].next<wire::GameStarted>());
    const auto status = [&](const std::string& secret) {
        const std::string path = "/games/" + challenge->challenge + ".json";
        return anybody().get(path, "Stackchess-Guest: " + secret + "\r\n").status;
    };
    EXPECT_EQ(status(secrets[0]), 200);
    EXPECT_EQ(status(secrets[1]), 200);
    EXPECT_EQ(status(secrets[2]), 404);
    EXPECT_EQ(status("nonsense"), 404);
    EXPECT_EQ(status(""), 404);
}

TEST_F(ReadsTest, ListRunningGames) {
    const HttpClient ada = player("Ada");
    const HttpClient robot = bot("Robot");
    EXPECT_TRUE(anybody().get("/games.json").json().empty());
    const std::string id = game(ada, robot, "clock.limit=300&clock.increment=3&color=white");
    Json games;
    for (int i = 0; i < 600 && games.empty(); ++i) { // on PostgreSQL the list may be a second old
        if (i > 0) std::this_thread::sleep_for(std::chrono::milliseconds(100));
        games = anybody().get("/games.json").json();
    }
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0]["game"], id);
    EXPECT_EQ(games[0]["players"]["white"]["name"], "Ada");
}

} // namespace
} // namespace server_test
