#include "command/match_table.hpp"

#include <gtest/gtest.h>

namespace command {
namespace {

using core::Color;
using match::Blame;
using match::Fault;
using record::GameResult;
using Lines = std::vector<std::string>;

constexpr words::Voice english{words::Language::english};
constexpr words::Voice french{words::Language::french};

MatchSettings settings_of(const Lines& names) {
    MatchSettings settings;
    for (const std::string& name : names) settings.plan.players.push_back({.name = name});
    return settings;
}

TEST(MatchTable, ShowsBothPlayers) {
    match::Standings standings(2, 16);
    // Pairs with 2, 1½, 1 and ½ points, two of each.
    const GameResult won = GameResult::white_wins;
    const GameResult lost = GameResult::black_wins;
    const GameResult drawn = GameResult::draw;
    std::size_t index = 0;
    for (int i = 0; i < 2; ++i)
        for (const GameResult result : {won, lost, won, drawn, drawn, drawn, lost, drawn})
            standings.add(index++, result, {});
    EXPECT_EQ(standing_lines(english, settings_of({"new", "old"}), standings),
              (Lines{"Player  Games  W  D  L        Points        Elo",
                     "new        16  6  8  2  62.5% ± 25.0  +89 ± 213",
                     "old        16  2  8  6  37.5% ± 25.0  -89 ± 213",
                     "Elo difference: +89 ± 213; new is the better one with a likelihood of 86.2%.",
                     "Pairs with 0, 0.5, 1, 1.5 and 2 points: 0 2 2 2 2"}));
}

TEST(MatchTable, OfNothingHasNoFigures) {
    const match::Standings standings(2, 2);
    EXPECT_EQ(standing_lines(french, settings_of({"a", "b"}), standings),
              (Lines{"Joueur  Parties  G  N  P  Points  Elo", //
                     "a             0  0  0  0       -    -", //
                     "b             0  0  0  0       -    -"}));
}

TEST(MatchTable, ShowsEveryEncounterOfMany) {
    match::Standings standings(3, 2);
    standings.add(0, GameResult::white_wins, {});
    standings.add(1, GameResult::draw, {});
    standings.add(2, GameResult::black_wins, {});
    EXPECT_EQ(cross_table(english, settings_of({"a", "b", "c"}), standings),
              (Lines{"          1      2     3", //
                     "1 a       -  75.0%  0.0%", //
                     "2 b   25.0%      -     -", //
                     "3 c  100.0%      -     -"}));
    EXPECT_TRUE(cross_table(english, settings_of({"a", "b"}), match::Standings(2, 2)).empty());
}

TEST(MatchTable, SaysHowTheTestStands) {
    MatchSettings settings = settings_of({"new", "old"});
    settings.sprt = match::Sprt{.elo0 = 0, .elo1 = 50};
    match::Standings standings(2, 400);
    standings.add(0, GameResult::draw, {});
    standings.add(1, GameResult::draw, {});
    EXPECT_TRUE(standing_lines(english, settings, standings).back().starts_with("SPRT 0.0:50.0: "));
    EXPECT_TRUE(standing_lines(english, settings, standings).back().ends_with("(-2.94 to 2.94)"));
    for (std::size_t i = 2; i < 400; ++i)
        standings.add(i, i % 2 == 0 ? GameResult::white_wins : GameResult::black_wins, {});
    EXPECT_EQ(standing_lines(english, settings, standings).back(),
              "SPRT: new is better, by about 50.0 Elo or more.");
}

TEST(MatchTable, CountsFaults) {
    match::Standings standings(2, 4);
    standings.add(0, GameResult::black_wins, Blame{Color::white, Fault::late});
    standings.add(2, GameResult::black_wins, Blame{Color::white, Fault::late});
    standings.add(1, GameResult::black_wins, Blame{Color::white, Fault::illegal_move});
    EXPECT_EQ(fault_lines(english, settings_of({"a", "b"}), standings),
              (Lines{"a ran out of time: 2 times", "b played an illegal move: 1 time"}));
    EXPECT_EQ(fault_lines(french, settings_of({"a", "b"}), standings),
              (Lines{"a a dépassé son temps : 2 fois", "b a joué un coup illégal : 1 fois"}));
}

TEST(MatchTable, WritesFigures) {
    EXPECT_EQ(share_text(english, 0.6875), "68.8%");
    EXPECT_EQ(share_text(french, 0.6875), "68,8 %");
    EXPECT_EQ(share_text(english, 1), "100.0%");
    EXPECT_EQ(duration_text(std::chrono::seconds(3751)), "1:02:31");
}

} // namespace
} // namespace command
