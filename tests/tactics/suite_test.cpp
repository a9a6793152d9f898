#include "tactics/suite.hpp"

#include <gtest/gtest.h>

#include <set>

#include "chess/san.hpp"
#include "chess/uci.hpp"
#include "tactics/solutions.hpp"

namespace tactics {
namespace {

TEST(Suite, HoldsTheChessProblemsInTheirUsualForm) {
    const auto problems = read_problems(CHESS_FILE);
    EXPECT_EQ(problems.size(), 300U);
    std::set<std::string> positions;
    for (const Problem& problem : problems) {
        const auto setup = chess::read_setup(problem.position);
        ASSERT_TRUE(setup) << problem.position;
        const auto position = chess::Position::from(*setup);
        ASSERT_TRUE(position) << problem.position;
        EXPECT_EQ(position_text(*position), problem.position);
        EXPECT_FALSE(position->outcome().is_over()) << problem.position;
        EXPECT_TRUE(positions.insert(problem.position).second) << problem.position;
        for (const std::string& solution : problem.solutions) {
            const auto move = read_san(*position, solution);
            ASSERT_TRUE(move) << problem.position << ' ' << solution;
            EXPECT_EQ(score_text(*position, *move), solution);
        }
    }
}

TEST(Suite, GivesSolutionsInCoordinates) {
    const std::string mate = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
    const std::vector<std::string> expected{"a1a8"};
    EXPECT_EQ(coordinates(game::Rules::chess, {1, mate, {"Ra8#"}, ""}), expected);
    EXPECT_TRUE(coordinates(game::Rules::chess, {1, mate, {"Ra8#", "Rb8"}, ""}).empty());
    EXPECT_TRUE(coordinates(game::Rules::chess, {1, "nonsense", {"Ra8#"}, ""}).empty());
    const std::vector<std::string> capture{"2a1a4"};
    EXPECT_EQ(coordinates(game::Rules::stackchess, {1, "k3/4/4/(QQ)3 w - 0 1", {"2a1xa4"}, ""}),
              capture);
    EXPECT_EQ(to_text({1, mate, {"Ra8#", "Ra7"}, "easy"}), mate + " ; Ra8# Ra7 ; easy");
}

} // namespace
} // namespace tactics
