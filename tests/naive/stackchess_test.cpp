// Tests the naive rules with the examples in the rules of Stackchess, because they judge the fast
// ones.

#include "naive/stackchess.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>

namespace naive {
namespace {

stackchess::Setup read(const std::string& text) { return stackchess::read_setup(text).value(); }

bool allows(const std::string& position, const std::string& move) {
    const auto texts = move_texts(read(position));
    return std::find(texts.begin(), texts.end(), move) != texts.end();
}

/// The position after a legal move, as text.
std::string after(const std::string& position, const std::string& move) {
    const auto setup = read(position);
    for (const StackMove& legal : moves(setup))
        if (to_text(legal) == move) return stackchess::to_text(after(setup, legal));
    return "illegal";
}

TEST(NaiveStackchess, ALonePieceNeverCaptures) {
    for (const char role : {'K', 'Q', 'R', 'B', 'N', 'P'}) {
        const auto setup = read(std::string("5/ppppp/pp") + role + "pp/ppppp/5 w - 0 1");
        for (const StackMove& move : moves(setup)) EXPECT_TRUE(setup.at(move.to).empty()) << role;
    }
}

TEST(NaiveStackchess, RookAndPawnStepTogetherAndDoNotCaptureTogether) {
    const std::string position = "5/5/pp3/(PR)4/5 w - 0 1";
    EXPECT_FALSE(allows(position, "2a2a3"));
    EXPECT_FALSE(allows(position, "2a2b3"));
    EXPECT_TRUE(allows("5/5/5/(PR)4/5 w - 0 1", "2a2a3"));
    EXPECT_FALSE(allows("5/5/5/(PR)4/5 w - 0 1", "2a2a4"));
}

TEST(NaiveStackchess, BishopAndPawnMoveTogetherOnlyToCapture) {
    EXPECT_TRUE(allows("5/5/1p3/(PB)4/5 w - 0 1", "2a2b3"));
    EXPECT_FALSE(allows("5/5/5/(PB)4/5 w - 0 1", "2a2b3"));
    EXPECT_FALSE(allows("5/5/5/(PB)4/5 w - 0 1", "2a2a3"));
}

TEST(NaiveStackchess, RookAndBishopNeverMoveTogether) {
    for (const std::string& text : move_texts(read("5/5/1p3/2(RB)2/5 w - 0 1")))
        EXPECT_NE(text[0], '2') << text;
}

TEST(NaiveStackchess, ARookDoubleStepsWithAnUnmovedPawn) {
    EXPECT_TRUE(allows("5/5/5/(PR)4/5 w A 0 1", "2a2a4"));
    EXPECT_TRUE(allows("5/K4/5/(PR)4/5 w A 0 1", "2a2a4"));
    EXPECT_FALSE(allows("5/5/K4/(PR)4/5 w A 0 1", "2a2a4"));
    EXPECT_FALSE(allows("5/k4/5/(PR)4/5 w A 0 1", "2a2a4"));
    EXPECT_FALSE(allows("5/5/5/(PPR)4/5 w A 0 1", "3a2a4"));
}

TEST(NaiveStackchess, AnUncoveredPawnHasNotMoved) {
    EXPECT_EQ(after("5/5/5/(PR)4/k4 w A 3 5", "a2e2"), "5/5/5/P3R/k4 b A 4 5");
    EXPECT_TRUE(allows("5/5/5/P3R/k4 w A 4 5", "a2a4"));
}

TEST(NaiveStackchess, APawnThatWasCarriedHasMoved) {
    EXPECT_EQ(after("5/5/5/(PN)4/k4 w A 3 5", "2a2b4"), "5/1(PN)3/5/5/k4 b - 0 5");
    EXPECT_EQ(after("5/1(PN)3/5/5/k4 w - 3 5", "2b4a2"), "5/5/5/(PN)4/k4 b - 0 5");
}

TEST(NaiveStackchess, APawnCarriedToItsFirstRankStepsOneSquare) {
    EXPECT_EQ(after("5/5/1(PN)3/5/k4 w - 3 5", "2b3c1"), "5/5/5/5/k1(PN)2 b - 0 5");
    EXPECT_TRUE(allows("5/5/5/5/k1P2 w - 0 1", "c1c2"));
    EXPECT_FALSE(allows("5/5/5/5/k1P2 w - 0 1", "c1c3"));
}

TEST(NaiveStackchess, OnTheSmallestBoardADoubleStepPromotes) {
    EXPECT_EQ(after("4/4/P3/3k w A 0 1", "a2a4"), "Q3/4/4/3k b - 0 1");
    EXPECT_EQ(after("4/4/P3/3k w A 0 1 nopromotion", "a2a4"), "P3/4/4/3k b - 0 1 nopromotion");
}

TEST(NaiveStackchess, OneKnightCarriesOneAndTwoCarryTwo) {
    EXPECT_FALSE(allows("5/5/5/(RRN)4/5 w - 0 1", "3a2b4"));
    EXPECT_TRUE(allows("5/5/5/(RRN)4/5 w - 0 1", "2a2b4"));
    EXPECT_TRUE(allows("5/5/5/(RNRN)4/5 w - 0 1", "4a2b4"));
    EXPECT_TRUE(allows("5/1(ppp)3/5/(RNRN)4/5 w - 0 1", "4a2b4"));
    EXPECT_FALSE(allows("5/1(pppp)3/5/(RNRN)4/5 w - 0 1", "4a2b4"));
}

TEST(NaiveStackchess, ACaptureTakesTheWholeStackAndItsFlag) {
    EXPECT_EQ(after("5/(pr)4/(RRR)4/5/5 w a 3 5", "3a3a4"), "5/(RRR)4/5/5/5 b - 0 5");
}

} // namespace
} // namespace naive
