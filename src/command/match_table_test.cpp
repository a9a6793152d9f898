#include "command/match_table.hpp"

#include <gtest/gtest.h>

#include "words/voices_fixture.hpp"

namespace command {
namespace {

using core::Color;
using match::Blame;
using match::Fault;
using record::GameResult;
using Lines = std::vector<std::string>;

using words::english;
using words::french;

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
    const std::string better = "likelihood that new is better: 86.2%.";
    EXPECT_EQ(standing_lines(english, settings_of({"new", "old"}), standings),
              (Lines{"Player  Games  W  D  L              Points              Elo",
                     "new        16  6  8  2  62.5% [37.5, 87.5]  +89 [-89, +338]",
                     "old        16  2  8  6  37.5% [12.5, 62.5]  -89 [-338, +89]",
                     "Elo difference: +89 [-89, +338]; " + better,
                     "Pairs with 0, 0.5, 1, 1.5 and 2 points: 0 2 2 2 2"}));
}

TEST(MatchTable, NamesTheBetterOne) {
    match::Standings standings(2, 8);
    for (std::size_t i = 0; i < 8; ++i)
        standings.add(i, i % 2 == 0 || i > 4 ? GameResult::black_wins : GameResult::draw, {});
    const Lines lines = standing_lines(english, settings_of({"new", "old"}), standings);
    EXPECT_TRUE(lines[3].starts_with("Elo difference: -")) << lines[3];
    EXPECT_NE(lines[3].find("; likelihood that old is better: 90.9%"), std::string::npos)
        << lines[3];
}

TEST(MatchTable, HasNoBoundWhereThereIsNone) {
    match::Standings standings(2, 4);
    standings.add(0, GameResult::white_wins, {});
    standings.add(1, GameResult::draw, {});
    EXPECT_EQ(standing_lines(french, settings_of({"a", "b"}), standings)[1],
              "a             2  1  1  0  75,0 % [0,0 ; 100,0]  +191 [-inf ; +inf]");
    standings.add(2, GameResult::draw, {});
    EXPECT_EQ(standing_lines(english, settings_of({"a", "b"}), standings)[1],
              "a           3  1  2  0  66.7% [0.0, 100.0]  +120 [-inf, +inf]")
        << "of all games, though the second pair is not complete";
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
    standings.add(0, GameResult::white_wins, {}); // a and b
    standings.add(1, GameResult::black_wins, {}); // a and c
    standings.add(3, GameResult::draw, {});       // b and a
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
    const auto last_lines = [&](words::Voice voice) {
        const Lines lines = standing_lines(voice, settings, standings);
        return Lines(lines.end() - 2, lines.end());
    };
    EXPECT_EQ(last_lines(english), (Lines{"SPRT 0.0:50.0: LLR -0.15 (H0 at -2.94, H1 at 2.94)",
                                          "Neither H0 nor H1 is accepted."}));
    for (std::size_t i = 2; i < 400; ++i)
        standings.add(i, i % 2 == 0 ? GameResult::white_wins : GameResult::black_wins, {});
    EXPECT_EQ(last_lines(french),
              (Lines{"SPRT 0,0:50,0 : LLR 26,72 (H0 à -2,94, H1 à 2,94)",
                     "H1 acceptée : new est meilleur, d'environ 50,0 Elo ou plus."}));
}

TEST(MatchTable, CountsFaults) {
    match::Standings standings(2, 4);
    standings.add(0, GameResult::black_wins, Blame{Color::white, Fault::late});
    standings.add(2, GameResult::black_wins, Blame{Color::white, Fault::late});
    standings.add(1, GameResult::black_wins,
                  Blame{Color::white, Fault::illegal_move, "a1a1", "k3/4/4/3K w - 0 1"});
    EXPECT_EQ(fault_lines(english, settings_of({"a", "b"}), standings),
              (Lines{"a ran out of time: 2 times", "b played an illegal move: 1 time",
                     "  Game 2: a1a1, in position k3/4/4/3K w - 0 1"}));
    EXPECT_EQ(fault_lines(french, settings_of({"a", "b"}), standings),
              (Lines{"a a dépassé son temps : 2 fois", "b a joué un coup illégal : 1 fois",
                     "  Partie 2 : a1a1, dans la position k3/4/4/3K w - 0 1"}));
}

TEST(MatchTable, WritesFigures) {
    EXPECT_EQ(share_text(english, 0.6875), "68.8%");
    EXPECT_EQ(share_text(french, 0.6875), "68,8 %");
    EXPECT_EQ(share_text(english, 1), "100.0%");
    EXPECT_EQ(duration_text(std::chrono::seconds(3751)), "1:02:31");
}

} // namespace
} // namespace command
