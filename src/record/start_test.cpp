#include "record/start.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace record {
namespace {

using game::Rules;

Rules game_found(const std::string& text, Rules first) {
    return rules_of(find_start(text, first)->setup);
}

TEST(FoundStart, IsOfTheFirstGameThatReadsIt) {
    const char* const either = "4k3/8/8/8/8/8/8/3QK3 w";
    for (const Rules first : game::every_game) EXPECT_EQ(game_found(either, first), first);
    EXPECT_EQ(game_found("k5/6/6/6/6/(QR)4K w - 0 1", Rules::chess), Rules::stackchess);
    EXPECT_EQ(game_found("4k3/8/8/8/8/8/8/R2QK3 w Q - 0 1", Rules::stackchess), Rules::chess);
}

TEST(FoundStart, IsRefusedForWhatKeepsItFromBeingPlayedWhereItCanBeRead) {
    const auto problem = [](const std::string& text, Rules first) {
        return find_start(text, first).error();
    };
    for (const Rules first : game::every_game)
        EXPECT_EQ(problem("8/8/8/8/8/8/8/8 w - - 0 1", first).kind, ProblemKind::unplayable_fen);
    for (const Rules first : game::every_game) {
        EXPECT_EQ(problem("no position", first).kind, ProblemKind::bad_fen);
        EXPECT_EQ(problem("no position", first).rules, first);
    }
}

} // namespace
} // namespace record
