#include "server/routes.hpp"

#include <gtest/gtest.h>

#include "server/metrics.hpp"
#include "server/rate_limit.hpp"

namespace server {
namespace {

using namespace std::chrono_literals;

class RoutesTest : public testing::Test {
  protected:
    void SetUp() override {
        for (const char* const pattern : {"/", "/user/{name}", "/game/{id}/move/{move}"})
            routes_.add("GET", pattern,
                        [pattern](const HttpRequest&, const PathParts& parts,
                                  const WebHandler::Reply& reply) {
                            std::string text = pattern;
                            for (const std::string& part : parts) text += ' ' + part;
                            reply({.body = text});
                        });
    }
    HttpResponse answer(const std::string& method, const std::string& path) {
        HttpResponse found;
        routes_.answer({.method = method, .path = path},
                       [&](HttpResponse response) { found = std::move(response); });
        return found;
    }

    Routes routes_;
};

TEST_F(RoutesTest, AreFoundByTheirPatterns) {
    EXPECT_EQ(answer("GET", "/").body, "/");
    EXPECT_EQ(answer("GET", "/user/Ada").body, "/user/{name} Ada");
    EXPECT_EQ(answer("GET", "/user/Ada/").body, "/user/{name} Ada");
    EXPECT_EQ(answer("GET", "/user/%41da").body, "/user/{name} Ada");
    EXPECT_EQ(answer("GET", "/game/abc/move/e2e4").body, "/game/{id}/move/{move} abc e2e4");
}

TEST_F(RoutesTest, AreListed) {
    EXPECT_EQ(routes_.list(), (std::vector<std::string>{"GET /", "GET /user/{name}",
                                                        "GET /game/{id}/move/{move}"}));
}

TEST_F(RoutesTest, AreNotFoundOtherwise) {
    EXPECT_EQ(answer("GET", "/user").status, 404);
    EXPECT_EQ(answer("GET", "/user/Ada/more").status, 404);
    const HttpResponse wrong = answer("POST", "/user/Ada");
    EXPECT_EQ(wrong.status, 405);
    EXPECT_EQ(wrong.headers, (decltype(wrong.headers){{"Allow", "GET"}}));
    EXPECT_NE(wrong.body.find(R"("error":"bad_method","message":")"), std::string::npos);
    EXPECT_EQ(answer("HEAD", "/user/Ada").body, "/user/{name} Ada");
    EXPECT_EQ(answer("HEAD", "/nothing").status, 404);
    for (const char* const path : {"", "user", "/%", "/%4", "/%zz", "/a%0Ab", "/user/a%2Fb"})
        EXPECT_EQ(answer("GET", path).status, 400) << path;
}

TEST_F(RoutesTest, HaveAnAnswerOfTheirOwnBelowAFolder) {
    routes_.add_below(
        "api", [](int status) { return HttpResponse{.status = status, .body = "of the API"}; });
    routes_.add("GET", "/api/known",
                [](const HttpRequest&, const PathParts&, const WebHandler::Reply& reply) {
                    reply({.body = "known"});
                });
    routes_.add_otherwise([](const HttpRequest&, const PathParts&, const WebHandler::Reply& reply) {
        reply({.body = "a page"});
    });
    EXPECT_EQ(answer("GET", "/api/known").body, "known");
    EXPECT_EQ(answer("POST", "/api/known").status, 405);
    EXPECT_EQ(answer("POST", "/api/known").body, "of the API");
    EXPECT_EQ(answer("HEAD", "/api/known").status, 405) << "its streams do something";
    EXPECT_EQ(answer("GET", "/api/known/more").status, 404);
    EXPECT_EQ(answer("POST", "/api/nothing").status, 404);
    EXPECT_EQ(answer("GET", "/elsewhere").body, "a page");
}

TEST(Histograms, CountByUpperBounds) {
    Histogram histogram;
    for (const auto time : {50us, 100us, 101us, 2'000'000us}) histogram.add(time);
    const std::string text = histogram.text("wait");
    EXPECT_NE(text.find("wait_bucket{le=\"0.0001\"} 2\n"), std::string::npos);
    EXPECT_NE(text.find("wait_bucket{le=\"0.00025\"} 3\n"), std::string::npos);
    EXPECT_NE(text.find("wait_bucket{le=\"1\"} 3\n"), std::string::npos);
    EXPECT_NE(text.find("wait_bucket{le=\"+Inf\"} 4\n"), std::string::npos);
    EXPECT_NE(text.find("wait_sum 2.000251\nwait_count 4\n"), std::string::npos);
}

TEST(RateLimits, AllowSoMuchInSoLong) {
    const Allowance allowance{10, 20s};
    RateLimit limit;
    Instant now{1'000'000ms};
    for (int i = 0; i < 10; ++i) EXPECT_TRUE(limit.admits(allowance, now));
    EXPECT_FALSE(limit.admits(allowance, now));
    now += 2s;
    EXPECT_TRUE(limit.admits(allowance, now));
    EXPECT_FALSE(limit.admits(allowance, now));
    EXPECT_FALSE(limit.is_fresh(now));
    EXPECT_TRUE(limit.is_fresh(now + 20s));
}

TEST(RateLimits, CountWhatIsUsedElsewhere) {
    const Allowance allowance{10, 20s};
    RateLimit limit;
    Instant now{1'000'000ms};
    limit.use(16s, now);
    EXPECT_TRUE(limit.admits(allowance, now));
    EXPECT_EQ(limit.take_untold(allowance), 2s);
    EXPECT_EQ(limit.take_untold(allowance), std::nullopt);
    EXPECT_TRUE(limit.admits(allowance, now));
    EXPECT_FALSE(limit.admits(allowance, now));
    const Allowance large{100, 20s};
    now += 20s;
    EXPECT_TRUE(limit.admits(large, now));
    EXPECT_EQ(limit.take_untold(large), std::nullopt) << "what counts no longer is not told";
}

} // namespace
} // namespace server
