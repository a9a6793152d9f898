#include "text/evaluation_graph.hpp"

#include <sstream>

#include <gtest/gtest.h>

#include "words/layout.hpp"
#include "words/voices_fixture.hpp"

namespace text {
namespace {

using analysis::Review;
using analysis::View;
using core::Color;

using words::english;
constexpr words::Voice plain_french{words::Language::french, words::Encoding::ascii};

/// A game in which White's expected points after the moves are these; no move was the best one.
Review game_of(const std::vector<std::optional<int>>& white_points, Color first = Color::white) {
    std::vector<std::optional<View>> views;
    for (std::size_t i = 0; i < white_points.size(); ++i) {
        const bool whites_turn = (i % 2 == 0) == (first == Color::white);
        if (const auto white = white_points[i])
            views.emplace_back(View{
                {.points = whites_turn ? *white : 1000 - *white, .line = {.moves = {"best"}}}});
        else
            views.emplace_back(std::nullopt);
    }
    return {first, std::vector<std::string>(white_points.size() - 1, "played"), views};
}

TEST(EvaluationGraph, ShowsBothSidesAndWhoErred) {
    const Review review = game_of({500, 500, 560, 750, 1000, 440, 0});
    // White is better from the second move on, wins after Black's mistake, and throws it away.
    EXPECT_EQ(evaluation_graph(english, review, 1, {.columns = 15}),
              "           X\n"
              "White │   █\n"
              "      │   █\n"
              "      │  ██\n"
              "      │ ▄██\n"
              "      │──────\n"
              "      │    ▀█\n"
              "      │     █\n"
              "      │     █\n"
              "Black │     █\n"
              "        ~ X\n"
              "       1\n"
              "       ~ inaccuracy   ? mistake   X blunder\n");
}

TEST(EvaluationGraph, IsDrawnInAsciiWhereThereIsNothingElse) {
    const Review review = game_of({500, 560, 440});
    EXPECT_EQ(evaluation_graph(plain_french, review, 7, {.columns = 18}), "\n"
                                                                          "Blancs |\n"
                                                                          "       |\n"
                                                                          "       |\n"
                                                                          "       |...\n"
                                                                          "       |------\n"
                                                                          "       |   '''\n"
                                                                          "       |\n"
                                                                          "       |\n"
                                                                          " Noirs |\n"
                                                                          "\n"
                                                                          "        7\n");
}

TEST(EvaluationGraph, IsNoWiderThanAsked) {
    std::vector<std::optional<int>> points;
    for (int i = 0; i <= 300; ++i) points.emplace_back(500 + i);
    for (const std::size_t columns : {20U, 40U, 80U, 133U}) {
        const std::string graph = evaluation_graph(english, game_of(points), 1, {columns});
        std::size_t widest = 0;
        std::istringstream lines(graph);
        for (std::string line; std::getline(lines, line);)
            widest = std::max(widest, words::columns(line));
        EXPECT_EQ(widest, columns);
    }
}

TEST(EvaluationGraph, NumbersEveryTenthMove) {
    std::vector<std::optional<int>> points(45, 500);
    const std::string white = evaluation_graph(english, game_of(points), 1, {.columns = 60});
    EXPECT_NE(white.find("\n       1                 10                  20\n"), std::string::npos)
        << white;
    const std::string black =
        evaluation_graph(english, game_of(points, Color::black), 18, {.columns = 60});
    EXPECT_NE(black.find("\n       18 20                  30\n"), std::string::npos) << black;
}

TEST(EvaluationGraph, LeavesWhatIsNotKnownOpen) {
    const Review review = game_of({std::nullopt, std::nullopt, 1000});
    const std::string graph = evaluation_graph(english, review, 1, {.columns = 10});
    EXPECT_NE(graph.find("│   ───\n"), std::string::npos) << graph;
    EXPECT_EQ(evaluation_graph(english, game_of({500}), 1, {}), "");
}

TEST(EvaluationGraph, ColoursTheMarksAlone) {
    const Review review = game_of({500, 100});
    EXPECT_EQ(evaluation_graph(english, review, 1, {.colors = false}).find('\x1B'),
              std::string::npos);
    const std::string graph = evaluation_graph(english, review, 1, {.colors = true});
    EXPECT_EQ(graph.substr(0, graph.find('\n')), "       \x1B[1;31mX\x1B[0m");
}

} // namespace
} // namespace text
