#include "core/capitals.hpp"

#include <gtest/gtest.h>

namespace core {
namespace {

TEST(Capitals, AreLikeSmallLetters) {
    EXPECT_TRUE(is_same_but_for_capitals("Move Overhead", "move OVERHEAD"));
    EXPECT_TRUE(is_same_but_for_capitals("", ""));
    EXPECT_FALSE(is_same_but_for_capitals("Hash", "Has"));
    EXPECT_FALSE(is_same_but_for_capitals("Has", "Hash"));
    EXPECT_FALSE(is_same_but_for_capitals("[", "{")) << "only letters have another form";
    EXPECT_FALSE(is_same_but_for_capitals("\xc9", "\xe9"));
}

TEST(Capitals, BecomeSmallLetters) {
    EXPECT_EQ(small_letters("Nf3 [Z] \xc9"), "nf3 [z] \xc9");
    EXPECT_EQ(small_letters(""), "");
}

} // namespace
} // namespace core
