#include "text/profile_page.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "words/voices_fixture.hpp"

namespace text {
namespace {

using words::english;

TEST(Plot, ShowsEachValueOnce) {
    const auto lines = plot({1500, 1550, 1600, 1400}, 60, 9);
    ASSERT_EQ(lines.size(), 10U);
    for (std::size_t column = 0; column < 4; ++column) {
        const auto marks = std::ranges::count_if(lines, [&](const std::string& line) {
            return line.size() > column + 7 && line[column + 7] == '*';
        });
        EXPECT_EQ(marks, 1) << column;
    }
    EXPECT_EQ(lines[0], " 1600 |  * ");
    EXPECT_EQ(lines[8], " 1400 |   *");
    EXPECT_EQ(lines[9], "      +----");
}

TEST(Plot, ShowsTheLastOnesThatFit) {
    std::vector<double> values(100, 1500);
    values.back() = 1700;
    for (const std::string& line : plot(values, 60, 9)) EXPECT_LE(line.size(), 67U);
    EXPECT_EQ(plot(values, 60, 9).front().back(), '*');
    EXPECT_TRUE(plot({}, 60, 9).empty());
}

TEST(ProfilePage, TellsGamesByOpponentAndTheRating) {
    play::Profile profile{.name = "Zoé"};
    const play::Seat computer{.kind = play::SeatKind::computer, .level = 2};
    profile.games = {
        {"2026-05-17", game::Rules::stackchess, computer, play::PersonalResult::won},
        {"2026-05-18", game::Rules::stackchess, computer, play::PersonalResult::lost},
        {"2026-05-18", game::Rules::chess, {.name = "Bob"}, play::PersonalResult::drawn}};
    const auto lines = profile_page(english, profile);
    const auto has = [&](const char* line) { return std::ranges::count(lines, line) == 1; };
    EXPECT_TRUE(has("Profile: Zoé"));
    EXPECT_TRUE(has("Stackchess: 2 games (1 +, 0 =, 1 -)"));
    EXPECT_TRUE(has("  against computer (level 2): 2 games (1 +, 0 =, 1 -)"));
    EXPECT_TRUE(has("  against Bob: 1 game (0 +, 1 =, 0 -)"));
    EXPECT_EQ(
        std::ranges::count_if(lines, [](const auto& line) { return line.starts_with("Rating: "); }),
        1);
}

TEST(ProfilePage, OfANewPlayerSaysSo) {
    EXPECT_EQ(profile_page(english, {.name = "Bob"}).back(), "No games played.");
}

} // namespace
} // namespace text
