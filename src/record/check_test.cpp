#include "record/check.hpp"

#include <gtest/gtest.h>

namespace record {
namespace {

constexpr std::string_view games = "[Event \"a\"]\n\n1. e4 e5 (1... c5) *\n\n"
                                   "[Event \"b\"]\n\n1. e4 e4 ) *\n\n"
                                   "[Event \"c\"]\n\n1. e4 ) (1. d4 d4) ) *\n";

TEST(Check, CountsGamesAndProblems) {
    std::vector<std::size_t> lines;
    const CheckTotals totals =
        check(text_source(games),
              {.problem = [&](const Problem& problem) { lines.push_back(problem.line); }});
    EXPECT_EQ(totals,
              (CheckTotals{
                  .games = 3, .bad_games = 2, .plies = 6, .problems = 4, .bytes = games.size()}));
    EXPECT_EQ(lines, (std::vector<std::size_t>{7, 11, 11, 11}));
}

TEST(Check, StopsWhenAsked) {
    std::uint64_t bytes = 0;
    const CheckTotals totals =
        check(text_source(games), {.progress = [&](const CheckTotals& so_far) {
                  EXPECT_GT(so_far.bytes, bytes);
                  bytes = so_far.bytes;
                  return so_far.games < 2;
              }});
    EXPECT_EQ(totals.games, 2U);
    EXPECT_EQ(totals.bad_games, 1U);
}

TEST(Check, FindsNothingInNothing) { EXPECT_EQ(check(text_source("")), CheckTotals{}); }

} // namespace
} // namespace record
