#include "match/schedule.hpp"

#include <map>
#include <set>

#include <gtest/gtest.h>

#include "match/standings.hpp"

namespace match {
namespace {

using core::Color;
using record::GameResult;

TEST(Schedule, OfTwoChangesColours) {
    const Schedule schedule(2, 5);
    ASSERT_EQ(schedule.size(), 5U);
    EXPECT_EQ(schedule.at(0), (Slot{0, 0, 0, {0, 1}}));
    EXPECT_EQ(schedule.at(1), (Slot{0, 0, 1, {1, 0}}));
    EXPECT_EQ(schedule.at(2), (Slot{0, 1, 0, {0, 1}}));
    EXPECT_EQ(schedule.at(4), (Slot{0, 2, 0, {0, 1}})); // without its other half
}

TEST(Schedule, LetsAllMeetEquallyOften) {
    const Schedule schedule(4, 6);
    ASSERT_EQ(schedule.size(), 36U);
    std::map<std::array<std::size_t, 2>, std::multiset<std::size_t>> openings;
    for (std::size_t i = 0; i < schedule.size(); ++i) {
        const Slot slot = schedule.at(i);
        EXPECT_NE(slot.players[0], slot.players[1]);
        openings[slot.players].insert(slot.opening);
        // The openings advance together.
        EXPECT_EQ(slot.opening, i / 12);
    }
    EXPECT_EQ(openings.size(), 12U);
    for (const auto& [players, played] : openings)
        EXPECT_EQ(played, (std::multiset<std::size_t>{0, 1, 2}));
}

TEST(Schedule, OfMoreGamesBeginsAlike) {
    for (const std::size_t games : {3U, 4U}) {
        const Schedule few(3, games);
        const Schedule many(3, 10);
        for (std::size_t i = 0; i < few.size(); ++i) EXPECT_EQ(few.at(i), many.at(i)) << games;
    }
}

TEST(Schedule, NamesTheFirstPlayerFirst) {
    const Schedule schedule(3, 2);
    EXPECT_EQ(schedule.players(0), (std::array<std::size_t, 2>{0, 1}));
    EXPECT_EQ(schedule.players(1), (std::array<std::size_t, 2>{0, 2}));
    EXPECT_EQ(schedule.players(2), (std::array<std::size_t, 2>{1, 2}));
}

TEST(Standings, CountPairsFromBothSides) {
    Standings standings(2, 6);
    standings.add(0, GameResult::white_wins, {}); // the first player
    EXPECT_EQ(standings.pairs(0, 1), Pairs{});
    standings.add(1, GameResult::black_wins, {}); // the first player again
    EXPECT_EQ(standings.pairs(0, 1), (Pairs{0, 0, 0, 0, 1}));
    standings.add(3, GameResult::white_wins, {}); // the second player
    standings.add(2, GameResult::draw, {});
    EXPECT_EQ(standings.pairs(0, 1), (Pairs{0, 1, 0, 0, 1}));
    EXPECT_EQ(standings.pairs(1, 0), (Pairs{1, 0, 0, 1, 0}));
    EXPECT_EQ(standings.results(0), (WinDrawLoss{2, 1, 1}));
    EXPECT_EQ(standings.results(1), (WinDrawLoss{1, 1, 2}));
    EXPECT_EQ(standings.games(), 4U);
    EXPECT_TRUE(standings.has(3));
    EXPECT_FALSE(standings.has(4));
}

TEST(Standings, BlameTheRightPlayer) {
    Standings standings(3, 2);
    // Game 4 is the third player's with white against the first.
    EXPECT_EQ(standings.schedule().at(4).players, (std::array<std::size_t, 2>{2, 0}));
    standings.add(4, GameResult::black_wins, Blame{Color::white, Fault::crash});
    standings.add(1, GameResult::white_wins, Blame{Color::black, Fault::late});
    EXPECT_EQ(standings.faults(2)[index(Fault::crash)], 1U);
    EXPECT_EQ(standings.faults(2)[index(Fault::late)], 1U);
    EXPECT_EQ(standings.faults(0), Standings::Faults{});
    EXPECT_EQ(standings.results(0), (WinDrawLoss{2, 0, 0}));
    EXPECT_EQ(standings.results(2, 0), (WinDrawLoss{0, 0, 2}));
    EXPECT_EQ(standings.pairs(2), (Pairs{1, 0, 0, 0, 0}));
}

TEST(Blame, IsWrittenAndRead) {
    for (const Color color : core::colors)
        for (const Fault fault : all_faults)
            EXPECT_EQ(read_blame(to_text(Blame{color, fault})), (Blame{color, fault}));
    EXPECT_EQ(to_text(Blame{Color::black, Fault::illegal_move}), "black illegal");
    const Blame illegal{Color::white, Fault::illegal_move, "e2e5"};
    EXPECT_EQ(to_text(illegal), "white illegal e2e5");
    EXPECT_EQ(read_blame("white illegal e2e5"), illegal);
    EXPECT_FALSE(read_blame("white crash e2e5"));
    EXPECT_FALSE(read_blame("white none"));
    EXPECT_FALSE(read_blame(""));
}

} // namespace
} // namespace match
