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

} // namespace
} // namespace game
