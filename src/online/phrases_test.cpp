#include "online/phrases.hpp"

#include <gtest/gtest.h>

#include "words/voices_fixture.hpp"

namespace online {
namespace {

using words::english;
using words::french;

wire::Terms chess_in_days() {
    return {.rules = game::Rules::chess, .days = 3, .is_rated = true, .is_private = true};
}

TEST(TermsInWords, NameWhatIsNotUsual) {
    EXPECT_EQ(terms_text(english, chess_in_days()), "Chess, 3 days per move, rated, private");
    EXPECT_EQ(terms_text(french, {.size = 8, .knights = true, .promotion = false}),
              "Stackchess 8×8 avec cavaliers, sans promotion, sans pendule");
}

TEST(RangesInWords, MayHaveOneEnd) {
    EXPECT_EQ(range_text(english, {1400, 1800}), "1400 to 1800");
    EXPECT_EQ(range_text(english, {1400, 4000}), "at least 1400");
    EXPECT_EQ(range_text(french, {0, 1800}), "1800 au plus");
}

TEST(ChallengesInWords, SayToTheirMakerWhomTheyAreFor) {
    const wire::Challenge by_name{
        "k3Tz81Qa",
        {.kind = wire::PersonKind::account, .name = "Ada", .rating = 1612},
        "bob",
        chess_in_days(),
        wire::ColorWish::white};
    EXPECT_EQ(challenge_text(english, by_name),
              "Ada (1612): Chess, 3 days per move, rated, private, plays White");
    EXPECT_EQ(own_challenge_text(english, by_name), challenge_text(english, by_name) + ", for bob");
    wire::Challenge by_link = by_name;
    by_link.to.clear();
    EXPECT_EQ(own_challenge_text(english, by_link),
              challenge_text(english, by_link) + ", code k3Tz81Qa");
}

TEST(RatedGames, AreRefusedWithTheReason) {
    EXPECT_FALSE(why_not_rated(english, chess_in_days(), true));
    EXPECT_EQ(why_not_rated(english, chess_in_days(), false), "Rated games need an account.");
    for (const wire::Terms& terms :
         {wire::Terms{.size = 7, .days = 1}, wire::Terms{.rules = game::Rules::chess},
          wire::Terms{.promotion = false, .days = 1}, wire::Terms{.knights = true, .days = 1},
          wire::Terms{.size = 8, .days = 1},
          wire::Terms{.rules = game::Rules::chess, .position = "?", .days = 1}})
        EXPECT_TRUE(why_not_rated(english, terms, true)) << to_json(terms);
    EXPECT_FALSE(why_not_rated(english, {.size = 8, .knights = true, .days = 1}, true));
}

} // namespace
} // namespace online
