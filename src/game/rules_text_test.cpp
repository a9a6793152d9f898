#include "game/rules_text.hpp"

#include <gtest/gtest.h>

namespace game {
namespace {

TEST(RulesText, IsReadAsItIsWritten) {
    EXPECT_EQ(to_text(Rules::chess), "chess");
    EXPECT_EQ(to_text(Rules::stackchess), "stackchess");
    for (const Rules rules : {Rules::stackchess, Rules::chess})
        EXPECT_EQ(read_rules(to_text(rules)), rules);
    for (const char* const word : {"", "chess ", "Chess", "stack", "checkers"})
        EXPECT_EQ(read_rules(word), std::nullopt) << word;
}

TEST(Rules, FollowEachOtherInACircle) {
    Rules rules = every_game.front();
    for (const Rules listed : every_game) {
        EXPECT_EQ(listed, rules);
        rules = next_game(rules);
    }
    EXPECT_EQ(rules, every_game.front());
}

TEST(Rules, ChooseWhatBelongsToThem) {
    EXPECT_EQ(of_game(Rules::stackchess, 1, 2), 1);
    EXPECT_EQ(of_game(Rules::chess, 1, 2), 2);
}

} // namespace
} // namespace game
