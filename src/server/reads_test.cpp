#include "server/reads.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "server/dead_web_fixture.hpp"
#include "store/memory_store_fixture.hpp"
#include "store/secrets_fixture.hpp"
#include "wire/json.hpp"

namespace server {
namespace {

/// Games, players and ratings when no more lookups are accepted.
class FullReadsTest : public testing::Test {
  protected:
    FullReadsTest() {
        services.now = [] { return Now{}; };
        services.read_apart = [](const std::string&, const Readers::Work&, const Readers::Task&) {
            return false;
        };
        reads.add_to(routes);
    }
    HttpResponse get(const std::string& path, const std::string& language) {
        HttpResponse answer;
        routes.answer({.method = "GET", .path = path, .headers = {{"accept-language", language}}},
                      [&](HttpResponse response) { answer = std::move(response); });
        return answer;
    }
    static std::string message(const HttpResponse& answer) {
        return wire::Json::parse(answer.body).value("message", "");
    }

    DeadWeb web;
    store::MemoryStore store{store::Rater()};
    store::PlainSecrets secrets;
    Door door{{}, store, secrets};
    Services services{.door = door, .read = store, .secrets = secrets};
    Hub hub{HubTools{}};
    GameDownloads files{web, services};
    Reads reads{{services, hub, files}};
    Routes routes;
};

TEST_F(FullReadsTest, SayWhenToComeAgain) {
    const std::pair<std::string, std::string> pause{"Retry-After", "5"};
    for (const char* const path :
         {"/games/Aaaa1111.json", "/players/Ada.json", "/players/Ada/games.pgn", "/leaders.json"}) {
        const HttpResponse answer = get(path, "en");
        EXPECT_EQ(answer.status, 503) << path;
        EXPECT_EQ(std::ranges::count(answer.headers, pause), 1) << path;
        EXPECT_EQ(message(answer), "Too many people are looking up games and profiles at the "
                                   "moment. Try again in a few seconds.");
    }
    EXPECT_EQ(
        message(get("/leaders.json", "fr")),
        "Trop de personnes consultent des parties et des profils en ce moment. Réessayez dans "
        "quelques secondes.");
}

} // namespace
} // namespace server
