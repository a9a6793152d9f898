#include "match/adjudication.hpp"

#include <gtest/gtest.h>

namespace match {
namespace {

using core::Color;
using record::Evaluation;
using record::GameResult;

/// Plays moves with these scores in turn, each from the mover's point of view, and returns after
/// how many the game was decided, and how.
struct Judged {
    int plies = 0;
    std::optional<GameResult> result = std::nullopt;

    friend bool operator==(const Judged&, const Judged&) = default;
};

Judged judge(const Adjudication& adjudication,
             const std::vector<std::optional<Evaluation>>& evaluations) {
    Adjudicator adjudicator(adjudication);
    Judged judged;
    for (const auto& evaluation : evaluations) {
        const Color mover = judged.plies % 2 == 0 ? Color::white : Color::black;
        judged.result = adjudicator.judge(mover, 1 + judged.plies / 2, evaluation);
        ++judged.plies;
        if (judged.result) break;
    }
    return judged;
}

std::optional<Evaluation> score(int value) { return Evaluation{false, value}; }
std::optional<Evaluation> mate(int moves) { return Evaluation{true, moves}; }

TEST(Adjudication, NeverEndsAGameUnasked) {
    EXPECT_EQ(judge({}, {mate(1), mate(-1), score(5000), score(-5000), {}, {}}).result,
              std::nullopt);
}

TEST(Adjudication, OfAWinNeedsBoth) {
    const Adjudication win{.win = Adjudication::Win{600, 2}};
    EXPECT_EQ(judge(win, {score(700), score(-650), score(600), score(-800), score(900)}),
              (Judged{4, GameResult::white_wins}));
    EXPECT_EQ(judge(win, {score(-700), score(650), mate(-4), mate(5)}),
              (Judged{4, GameResult::black_wins}));
    // One of them does not see it, or sees the opposite, or reports nothing.
    EXPECT_FALSE(judge(win, {score(700), score(-500), score(700), score(-700), score(700)}).result);
    EXPECT_FALSE(judge(win, {score(700), score(700), score(700), score(700), score(700)}).result);
    EXPECT_FALSE(judge(win, {score(700), {}, score(700), {}, score(700), {}}).result);
}

TEST(Adjudication, OfADrawWaitsForItsMove) {
    const Adjudication draw{.draw = Adjudication::Draw{4, 2, 10}};
    const std::vector<std::optional<Evaluation>> quiet(10, score(-10));
    EXPECT_EQ(judge(draw, quiet), (Judged{7, GameResult::draw}));
    auto interrupted = quiet;
    interrupted[5] = score(11);
    EXPECT_EQ(judge(draw, interrupted), (Judged{10, GameResult::draw}));
    EXPECT_FALSE(judge(draw, std::vector<std::optional<Evaluation>>(20)).result);
}

TEST(Adjudication, EndsLongGames) {
    EXPECT_EQ(judge({.max_moves = 3}, std::vector<std::optional<Evaluation>>(20)),
              (Judged{6, GameResult::draw}));
}

TEST(Adjudication, IsWritten) {
    EXPECT_EQ(to_text(Adjudication{}), "");
    EXPECT_EQ(to_text(Adjudication{.win = {{600, 4}}, .draw = {{40, 8, 10}}, .max_moves = 200}),
              "win=600:4; draw=40:8:10; max-moves=200");
    EXPECT_EQ(to_text(Adjudication{.max_moves = 5}), "max-moves=5");
}

} // namespace
} // namespace match
