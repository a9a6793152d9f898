#include "stackchess/position.hpp"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "stackchess/notation.hpp"

namespace stackchess {
namespace {

using game::Outcome;
using game::Reason;

/// Each test runs on both kinds of board: what one finds the other must find.
template <class P>
class StackchessPosition : public testing::Test {
  protected:
    static P position(std::string_view text) {
        const auto setup = read_setup(text);
        EXPECT_TRUE(setup) << text;
        auto made = P::from(*setup);
        EXPECT_TRUE(made) << text;
        return *made;
    }

    static std::set<std::string> moves(std::string_view text, std::string_view from = "") {
        const P here = position(text);
        typename P::MoveList list;
        here.generate(list);
        EXPECT_EQ(list.size(), here.move_count());
        EXPECT_EQ(here.has_move(), !list.empty());
        std::set<std::string> found;
        for (const Move move : list)
            if (from.empty() || core::to_text(move.from()) == from) found.insert(to_text(move));
        return found;
    }

    static std::string after(std::string_view text, std::string_view move) {
        P here = position(text);
        const auto read = read_move(here, move);
        EXPECT_TRUE(read) << move;
        if (read) here.play(*read);
        return position_text(here);
    }

    static Outcome outcome(std::string_view text) { return position(text).outcome(); }
};

using Positions = testing::Types<SmallPosition, LargePosition>;
TYPED_TEST_SUITE(StackchessPosition, Positions);

using Names = std::set<std::string>;

TYPED_TEST(StackchessPosition, KnowsWhetherAnythingMoves) {
    const auto has_move = [&](std::string_view text) { return this->position(text).has_move(); };
    EXPECT_TRUE(has_move("p3/4/4/P2R w"));
    EXPECT_FALSE(has_move("p3/P3/4/4 w"));
    EXPECT_FALSE(has_move("p3/P3/4/4 b"));
    EXPECT_TRUE(has_move("pp2/(PP)3/4/4 w")) << "one pawn cannot, but two take";
    EXPECT_FALSE(has_move("p(pp)2/(PP)3/4/4 w"));
}

TYPED_TEST(StackchessPosition, ALonePieceNeverCaptures) {
    EXPECT_EQ(this->moves("4/4/p3/R2k w", "a1"), (Names{"a1b1", "a1c1"}));
}

TYPED_TEST(StackchessPosition, RookAndPawnStepTogetherButDoNotCaptureTogether) {
    EXPECT_EQ(this->moves("5/5/1p3/(PR)3k/5 w", "a2"),
              (Names{"a2a1", "a2a3", "a2a4", "a2a5", "a2b2", "a2c2", "a2d2", "2a2a3"}));
    EXPECT_EQ(this->moves("4k/5/p4/(PR)4/5 w", "a2"),
              (Names{"a2a1", "a2b2", "a2c2", "a2d2", "a2e2"}));
}

TYPED_TEST(StackchessPosition, BishopAndPawnMoveTogetherOnlyByCapturing) {
    EXPECT_EQ(this->moves("4k/5/1p3/(PB)4/5 w", "a2"), (Names{"a2b1", "2a2b3"}));
}

TYPED_TEST(StackchessPosition, RookAndBishopNeverMoveTogether) {
    for (const std::string& move : this->moves("4k/5/5/2(BR)2/5 w", "c2")) EXPECT_EQ(move[0], 'c');
}

TYPED_TEST(StackchessPosition, ARookOnAnUnmovedPawnDoubleStepsWithIt) {
    EXPECT_TRUE(this->moves("5k/6/6/6/(PR)5/6 w A", "a2").contains("2a2a4"));
    EXPECT_TRUE(this->moves("5k/6/K5/6/(PR)5/6 w A", "a2").contains("2a2a4"));  // onto an own stack
    EXPECT_FALSE(this->moves("5k/6/6/K5/(PR)5/6 w A", "a2").contains("2a2a4")); // over a piece
    EXPECT_FALSE(this->moves("5k/6/6/6/(PR)5/6 w -", "a2").contains("2a2a4"));  // it has moved
    EXPECT_FALSE(this->moves("5k/6/6/6/(PP)5/6 w A", "a2").contains("2a2a4"));  // the upper one has
    EXPECT_FALSE(this->moves("5k/6/6/6/(PP)5/6 w A", "a2").contains("a2a4"));
}

TYPED_TEST(StackchessPosition, AnUncoveredPawnHasNotMoved) {
    EXPECT_EQ(this->after("5k/6/6/6/(PR)5/6 w A 3 1", "a2b2"), "5k/6/6/6/PR4/6 b A 4 1");
    EXPECT_EQ(this->after("5k/6/6/6/PR4/6 w A 0 1", "b2a2"), "5k/6/6/6/(PR)5/6 b A 1 1");
}

TYPED_TEST(StackchessPosition, APawnCarriedAwayAndBackHasMoved) {
    const std::string away = this->after("5k/6/6/6/(PN)5/6 w A", "2a2b4");
    EXPECT_EQ(away, "5k/6/1(PN)4/6/6/6 b - 0 1");
    EXPECT_FALSE(this->moves("5k/6/6/6/(PN)5/6 w -", "a2").contains("a2a4"));
}

TYPED_TEST(StackchessPosition, KnightsCarryTwiceTheirNumber) {
    EXPECT_TRUE(this->moves("5k/6/6/6/2(BN)3/6 w", "c2").contains("2c2d4"));
    EXPECT_TRUE(this->moves("5k/6/6/6/2(NB)3/6 w", "c2").contains("2c2d4"));
    EXPECT_FALSE(this->moves("5k/6/6/6/2(RBN)3/6 w", "c2").contains("3c2d4"));
    EXPECT_TRUE(this->moves("5k/6/6/6/2(NRBN)3/6 w", "c2").contains("4c2d4"));
    EXPECT_TRUE(this->moves("5k/6/3p2/6/2(PN)3/6 w", "c2").contains("2c2d4"));     // a capture
    EXPECT_FALSE(this->moves("5k/6/3(pp)2/6/2(PN)3/6 w", "c2").contains("2c2d4")); // too few
}

TYPED_TEST(StackchessPosition, APawnCarriedToItsFirstRankStepsOneFromThere) {
    EXPECT_EQ(this->moves("5k/6/6/6/6/P5 w", "a1"), (Names{"a1a2"}));
}

TYPED_TEST(StackchessPosition, ADoubleStepOnTheSmallestBoardPromotes) {
    EXPECT_EQ(this->after("3k/4/P3/K3 w A", "a2a4"), "Q2k/4/4/K3 b - 0 1");
    EXPECT_EQ(this->after("3k/4/P3/K3 w A 0 1 nopromotion", "a2a4"),
              "P2k/4/4/K3 b - 0 1 nopromotion");
}

TYPED_TEST(StackchessPosition, EveryMovedPawnIsPromotedHoweverItArrives) {
    EXPECT_EQ(this->after("3k/4/1(PPN)2/4 w", "2b2a4"), "(QN)2k/4/1P2/4 b - 0 1");
    EXPECT_EQ(this->after("K2k/(PQ)3/4/4 w", "2a3a4"), "(KQQ)2k/4/4/4 b - 0 1");
}

TYPED_TEST(StackchessPosition, ACaptureTakesTheWholeStackAndItsFlag) {
    EXPECT_EQ(this->after("3k/(pr)3/1(RRR)2/4 w - 9 4", "b2b3"), "3k/(pr)R2/1(RR)2/4 b - 10 4");
    EXPECT_EQ(this->after("3k/(pr)3/(RRR)3/4 w a 9 4", "3a2a3"), "3k/(RRR)3/4/4 b - 0 4");
}

TYPED_TEST(StackchessPosition, TheMoveNumberGrowsAfterBlack) {
    EXPECT_EQ(this->after("3k/4/4/K3 b - 5 7", "d4d3"), "4/3k/4/K3 w - 6 8");
}

TYPED_TEST(StackchessPosition, HarmlessSides) {
    EXPECT_EQ(this->outcome("3k/4/4/K3"), Outcome::draw(Reason::nothing_can_be_captured));
    EXPECT_EQ(this->outcome("rbb1/4/4/P3"), Outcome::draw(Reason::nothing_can_be_captured));
    EXPECT_FALSE(this->position("1b2/4/1b2/P3").is_harmless(Color::black)); // same shade
    EXPECT_FALSE(this->position("rr2/4/4/P3").is_harmless(Color::black));
    EXPECT_FALSE(this->position("rk2/4/4/P3").is_harmless(Color::black));
    EXPECT_TRUE(this->position("(rb)3/4/4/P3").is_harmless(Color::black));
    EXPECT_FALSE(this->outcome("rk2/4/4/P3").is_over());
}

TYPED_TEST(StackchessPosition, OutcomesComeInTheirOrder) {
    EXPECT_EQ(this->outcome("4/4/4/K3"), Outcome::win(Color::white, Reason::all_captured));
    EXPECT_EQ(this->outcome("4/4/4/k3 w"), Outcome::win(Color::black, Reason::all_captured));
    EXPECT_EQ(this->outcome("kk2/4/4/KK2 w - 149"), Outcome());
    EXPECT_EQ(this->outcome("kk2/4/4/KK2 w - 150"), Outcome::draw(Reason::seventy_five_moves));
    // A pawn before an enemy, no other move.
    EXPECT_EQ(this->outcome("4/4/k3/P2k w - 200"), Outcome::draw(Reason::stalemate));
    EXPECT_FALSE(this->outcome("4/4/k3/P2k b").is_over());
}

TYPED_TEST(StackchessPosition, CountersStopAtTheLargestNumberThatIsWritten) {
    EXPECT_EQ(this->after("kk2/4/4/KK2 b - 9999999 9999999", "a4a3"),
              "1k2/k3/4/KK2 w - 9999999 9999999");
}

TYPED_TEST(StackchessPosition, KeysTellFlagsAndTurnApart) {
    const std::set<core::PositionKey> keys{
        this->position("3k/4/P3/4 w A").key(), this->position("3k/4/P3/4 b A").key(),
        this->position("3k/4/P3/4 w -").key(), this->position("3k/4/p3/4 w -").key()};
    EXPECT_EQ(keys.size(), 4U);
    EXPECT_EQ(this->position("3k/4/P3/4 w A 3 9").key(), this->position("3k/4/P3/4 w A").key());
}

TYPED_TEST(StackchessPosition, KeysTellTheGamesApart) {
    const std::set<core::PositionKey> keys{this->position("3k/4/P3/4 w A").key(),
                                           this->position("3k/4/P3/4 w A 0 1 nopromotion").key(),
                                           this->position("5/3k1/5/P4/5 w A").key()};
    EXPECT_EQ(keys.size(), 3U);
}

TEST(WithPosition, ChoosesTheBoardBySize) {
    for (const int size : {8, 9}) {
        const auto moves = with_position(start_setup({.size = size}),
                                         [](const auto& position) { return sizeof position; });
        EXPECT_EQ(moves, size == 8 ? sizeof(SmallPosition) : sizeof(LargePosition));
    }
    EXPECT_EQ(with_position(stackchess::Setup::empty(6), [](const auto&) { return 0; }).error(),
              Faults{Fault::no_pieces});
}

} // namespace
} // namespace stackchess
