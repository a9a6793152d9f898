#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

#include "chances.hpp"
#include "chess/uci.hpp"
#include "core/random.hpp"
#include "fit.hpp"
#include "games.hpp"
#include "stackchess/notation.hpp"
#include "studies.hpp"
#include "table_text.hpp"

namespace tune {
namespace {

std::vector<Real> reals(std::span<const engine::TermWeight> weights) {
    std::vector<Real> result;
    for (const engine::TermWeight weight : weights)
        result.push_back({static_cast<double>(weight.full()), static_cast<double>(weight.empty())});
    return result;
}

/// The trace must match the evaluation used in play: weighted and summed up, it gives the same
/// score.
template <class Study>
void check_traces() {
    core::Random random(3);
    const auto weights = reals(Study::weights());
    for (int game = 0; game < 20; ++game) {
        auto position = Study::start(random);
        for (int ply = 0; ply < 100 && !position.outcome().is_over(); ++ply) {
            Samples samples;
            samples.add(Study::trace(position), 0.5);
            const int played = typename Study::Evaluator().evaluate(position) *
                               (position.turn() == core::Color::white ? 1 : -1);
            ASSERT_NEAR(samples.score(0, weights), played, 2) << position_text(position);
            typename Study::Position::MoveList moves;
            position.generate(moves);
            position.play(moves[random.below(moves.size())]);
        }
    }
}

TEST(Tune, TracesWhatTheEvaluatorsSumUp) {
    check_traces<ChessStudy>();
    check_traces<StackchessStudy>();
}

TEST(Tune, FindsWeightsThatExplainResults) {
    // White wins more often the more of term 0 it has; term 1 means nothing.
    core::Random random(1);
    Samples samples;
    for (int i = 0; i < 4'000; ++i) {
        const int times = static_cast<int>(random.below(9)) - 4;
        const int noise = static_cast<int>(random.below(9)) - 4;
        const double chance = promise(60.0 * times, 400);
        const double result = static_cast<double>(random.below(1'000)) < 1'000 * chance ? 1 : 0;
        samples.add({{{0, static_cast<std::int16_t>(times)}, {1, static_cast<std::int16_t>(noise)}},
                     1.0,
                     1.0},
                    result);
    }
    const std::vector<engine::TermWeight> start{{0, 0}, {30, 0}};
    const std::vector<Section> sections{{"both", 0, 2}};
    const Fitted fitted = fit(samples, start, sections, 400, 200);
    EXPECT_NEAR(fitted.weights[0].full, 60, 8);
    EXPECT_NEAR(fitted.weights[1].full, 0, 8);
    EXPECT_LT(fitted.after, fitted.before);
    EXPECT_LT(fitted.unseen_after, fitted.unseen_before);
    EXPECT_EQ(fitted.weights[0].empty, 0) << "no sample speaks of it";

    const std::vector<Section> kept{{"fitted", 0, 1}, {"kept", 1, 1, false}};
    const Fitted partly = fit(samples, start, kept, 400, 200);
    EXPECT_NEAR(partly.weights[0].full, 60, 8);
    EXPECT_EQ(partly.weights[1].full, 30);
}

TEST(Tune, WritesTables) {
    const std::string header = "before = std::to_array<TermWeight>({\n    {9, 9},\n});\nafter\n";
    const std::vector<Section> sections{{"first", 0, 2}, {"second", 3, 1}};
    const std::vector<Real> weights{{1.4, -1.6}, {2, 3}, {4, 5}, {6, 7}};
    EXPECT_EQ(with_table(header, sections, weights).value(),
              "before = std::to_array<TermWeight>({\n"
              "    // first\n    {1, -2}, {2, 3},\n    {4, 5},\n    // second\n    {6, 7},\n"
              "});\nafter\n");
    EXPECT_FALSE(with_table("no table", sections, weights));
}

TEST(Tune, PlaysTheSameGamesEveryTime) {
    GameMaker<StackchessStudy> first(100, 7);
    GameMaker<StackchessStudy> second(100, 7);
    const auto one = first.play();
    const auto other = second.play();
    ASSERT_EQ(one.size(), other.size());
    for (std::size_t i = 0; i < one.size(); ++i) EXPECT_EQ(one[i].position, other[i].position);
    for (const Kept& kept : one) EXPECT_TRUE(StackchessStudy::read(kept.position));
}

TEST(Chances, AreFoundAgainInGamesMadeByThem) {
    const auto wins = [](double score) { return 1 / (1 + std::exp((80 - score) / 150)); };
    core::Random random(5);
    std::vector<double> scores;
    std::vector<double> points;
    for (int i = 0; i < 20'000; ++i) {
        scores.push_back(static_cast<double>(random.below(801)) - 400);
        const double chance = static_cast<double>(random.below(1'000'000)) / 1e6;
        const double won = wins(scores.back());
        const double lost = wins(-scores.back());
        points.push_back(chance < won ? 1 : chance < won + lost ? 0 : 0.5);
    }
    const ChanceModel model = fit_chances(scores, points);
    EXPECT_NEAR(model.even, 80, 8);
    EXPECT_NEAR(model.spread, 150, 8);
}

} // namespace
} // namespace tune
