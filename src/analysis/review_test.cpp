#include "analysis/review.hpp"

#include <gtest/gtest.h>

#include "analysis/curve.hpp"

namespace analysis {
namespace {

/// A position with this many points for the side to move, in which this move is best.
View view(int points, std::string best, int centipawns = 0) {
    return {{.points = points,
             .line = {.centipawns = centipawns, .moves = {std::move(best)}},
             .depth = 9}};
}

/// White plays the best move, Black loses 100, White 300 and Black nothing, though not with the
/// best move.
Review example() {
    return {Color::white,
            {"a", "b", "c", "d"},
            {view(500, "a"), view(500, "x"), view(600, "y"), view(700, "z"), view(250, "w")}};
}

TEST(Review, JudgesByWhatIsLeft) {
    const Review review = example();
    EXPECT_EQ(review.move(0)->lost, 0);
    EXPECT_EQ(review.move(1)->lost, 100);
    EXPECT_EQ(review.move(1)->judgement, Judgement::mistake);
    EXPECT_EQ(review.move(2)->lost, 300);
    EXPECT_EQ(review.move(2)->judgement, Judgement::blunder);
    EXPECT_EQ(review.move(3)->lost, 0) << "it turned out better than it seemed";
}

TEST(Review, TheBestMoveLosesNothingWhateverFollows) {
    const Review review(Color::black, {"a"}, {view(800, "a"), view(900, "b")});
    EXPECT_EQ(review.move(0)->lost, 0);
}

TEST(Review, ASecondLookDecides) {
    View first = view(800, "best");
    first.played = Worth{.points = 770, .line = {.centipawns = 120, .moves = {"a"}}, .depth = 7};
    const Review review(Color::black, {"a"}, {first, view(900, "b", 500)});
    EXPECT_EQ(review.move(0)->lost, 30);
    EXPECT_EQ(review.evaluation_after(0), (record::Evaluation{.value = -120, .depth = 7}));
    EXPECT_EQ(review.evaluation(1), (record::Evaluation{.value = 500, .depth = 9}));
}

TEST(Review, SaysPointsAndEvaluationsFromWhitesSide) {
    const Review review(Color::black, {"a", "b"},
                        {view(700, "a", 150), view(300, "b", -120), view(0, "c", -30)});
    EXPECT_EQ(review.mover(0), Color::black);
    EXPECT_EQ(review.white_points(0), 300);
    EXPECT_EQ(review.white_points(1), 300);
    EXPECT_EQ(review.evaluation(0), (record::Evaluation{.value = -150, .depth = 9}));
    EXPECT_EQ(review.evaluation(1), (record::Evaluation{.value = -120, .depth = 9}));
}

TEST(Review, CountsProvenEndsInMovesOfWhoWins) {
    const auto mate = [](int plies, Color turn) {
        return evaluation_of({.win_in = plies, .moves = {"a"}}, turn, 1);
    };
    EXPECT_EQ(mate(1, Color::white).value, 1);
    EXPECT_EQ(mate(3, Color::white).value, 2);
    EXPECT_EQ(mate(3, Color::black).value, -2);
    EXPECT_EQ(mate(-2, Color::white).value, -1);
    EXPECT_EQ(mate(-4, Color::black).value, 2);
    EXPECT_TRUE(mate(-4, Color::black).is_mate);
}

TEST(Review, HasNoEvaluationWhereTheGameIsOver) {
    const Review review(Color::white, {"a"}, {view(1000, "a"), View{{.points = 0}}});
    EXPECT_FALSE(review.evaluation(1));
    EXPECT_EQ(review.white_points(1), 1000);
}

TEST(Review, SumsUpBySide) {
    const SideReview white = example().side(Color::white);
    EXPECT_EQ(white.moves, 2);
    EXPECT_EQ(white.blunders, 1);
    EXPECT_EQ(white.mistakes, 0);
    EXPECT_EQ(white.inaccuracies, 0);
    EXPECT_EQ(white.accuracy, (1000 + 125 + 1) / 2);
    const SideReview black = example().side(Color::black);
    EXPECT_EQ(black.mistakes, 1);
    EXPECT_EQ(black.accuracy, 750);
}

TEST(Review, KnowsNothingOfWhatWasNotLookedAt) {
    const Review review(Color::white, {"a", "b"}, {std::nullopt, view(500, "x"), view(900, "y")});
    EXPECT_FALSE(review.move(0));
    EXPECT_FALSE(review.white_points(0));
    EXPECT_EQ(review.move(1)->lost, 400);
    EXPECT_EQ(review.side(Color::white).moves, 0);
    EXPECT_EQ(review.side(Color::black).moves, 1);
}

TEST(Curve, HasAColumnForEachPlyOrThree) {
    const std::vector<CurvePoint> narrow = curve_of(example(), 5);
    ASSERT_EQ(narrow.size(), 4U);
    EXPECT_EQ(narrow[0].white_points, 500);
    EXPECT_EQ(narrow[1].white_points, 600);
    EXPECT_EQ(narrow[1].black, Judgement::mistake);
    EXPECT_EQ(narrow[1].white, Judgement::fine);
    EXPECT_EQ(narrow[2].white_points, 300);
    EXPECT_EQ(narrow[2].white, Judgement::blunder);
    EXPECT_EQ(narrow[3].first_ply, 3U);
    const std::vector<CurvePoint> wide = curve_of(example(), 100);
    ASSERT_EQ(wide.size(), 12U);
    EXPECT_EQ(wide[4].first_ply, 1U);
    EXPECT_EQ(wide[3].black, Judgement::mistake);
    EXPECT_EQ(wide[4].black, Judgement::fine) << "marked once";
}

TEST(Curve, PutsPliesTogetherWhereThereIsLessRoom) {
    const std::vector<CurvePoint> curve = curve_of(example(), 2);
    ASSERT_EQ(curve.size(), 2U);
    EXPECT_EQ(curve[0].white_points, 550);
    EXPECT_EQ(curve[0].black, Judgement::mistake);
    EXPECT_EQ(curve[1].first_ply, 2U);
    EXPECT_EQ(curve[1].white, Judgement::blunder);
    const Review empty(Color::white, {}, {view(500, "a")});
    EXPECT_TRUE(curve_of(empty, 10).empty());
}

} // namespace
} // namespace analysis
