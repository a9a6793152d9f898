#include <gtest/gtest.h>

#include "store/account.hpp"
#include "store/game.hpp"

namespace store {
namespace {

TEST(AccountName, HasLettersDigitsAndTwoMarks) {
    for (const char* name : {"Anne", "ab", "a1", "Rook_Robot", "x-y_z9", "abcdefghijklmnopqrst"})
        EXPECT_TRUE(is_account_name(name)) << name;
    for (const char* name : {"", "a", "1a", "-ab", "_ab", "ab-", "ab_", "a b", "Zoé", "a.b", "a/b",
                             "a%b", "abcdefghijklmnopqrstu", "a\nb"})
        EXPECT_FALSE(is_account_name(name)) << name;
}

TEST(AccountName, IsNoWordThatAddressesUse) {
    for (const char* name : {"ai", "AI", "open", "Stackchess", "guest", "deleted"})
        EXPECT_FALSE(is_account_name(name)) << name;
}

TEST(AccountName, IsTheSameInSmallLetters) {
    EXPECT_EQ(account_id("Rook_Robot9"), "rook_robot9");
    EXPECT_EQ(account_id("ZÉ"), "zÉ"); // not a valid account name, but possible for a guest
}

TEST(GameId, HasEightLettersOrDigits) {
    EXPECT_TRUE(is_game_id("k3Tz81Qa"));
    for (const char* id : {"", "k3Tz81Q", "k3Tz81Qab", "k3Tz81Q-", "k3Tz81Q "})
        EXPECT_FALSE(is_game_id(id)) << id;
}

} // namespace
} // namespace store
