#include "tactics/suite.hpp"

#include <gtest/gtest.h>

#include <set>

#include "chess/san.hpp"
#include "chess/uci.hpp"
#include "stackchess/setup.hpp"
#include "tactics/claim.hpp"
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
            const auto move = read_written(*position, solution);
            ASSERT_TRUE(move) << problem.position << ' ' << solution;
            EXPECT_EQ(score_text(*position, *move), solution);
        }
    }
}

TEST(Suite, HoldsStackchessProblemsOfEveryThemeAndSize) {
    std::set<std::string> positions;
    std::set<std::string> kinds;
    for (const Problem& problem : read_problems(STACKCHESS_FILE)) {
        const auto setup = stackchess::read_setup(problem.position);
        ASSERT_TRUE(setup) << problem.position;
        EXPECT_EQ(stackchess::to_text(*setup), problem.position);
        EXPECT_TRUE(positions.insert(problem.position).second) << problem.position;
        EXPECT_EQ(coordinates(game::Rules::stackchess, problem), problem.solutions);
        const auto claim = read_claim(problem.remark);
        ASSERT_TRUE(claim) << problem.remark;
        EXPECT_GE(claim->plies, 5);
        kinds.insert(claim->theme);
        kinds.insert(std::to_string(setup->size));
    }
    EXPECT_GE(positions.size(), 90U);
    const std::set<std::string> expected{"4",        "5",      "6",         "7",     "8",
                                         "carrying", "pieces", "promotion", "stack", "total"};
    EXPECT_EQ(kinds, expected);
}

/// Proves each `step`th Stackchess problem again.
void prove(std::size_t first, std::size_t step) {
    const auto problems = read_problems(STACKCHESS_FILE);
    for (std::size_t i = first; i < problems.size(); i += step)
        EXPECT_EQ(fault_of(problems[i]), "") << to_text(problems[i]);
}

TEST(Suite, IsProvenHereAndThere) { prove(3, 12); }

TEST(LongSuite, IsProvenThroughout) { prove(0, 1); }

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
