#include "text/typed.hpp"

#include <gtest/gtest.h>

namespace text {
namespace {

TEST(Order, IsReadInBothLanguagesAndCases) {
    EXPECT_EQ(read_order("  AIDE ").order, Order::help);
    EXPECT_EQ(read_order("?").order, Order::help);
    EXPECT_EQ(read_order("Règles").order, Order::rules);
    EXPECT_EQ(read_order("undo").order, Order::undo);
    EXPECT_EQ(read_order("cancel").order, Order::undo);
    EXPECT_EQ(read_order("coups  a2 ").order, Order::moves);
    EXPECT_EQ(read_order("coups  a2 ").argument, "a2");
}

TEST(Order, IsNothingElse) {
    for (const char* line : {"", " ", "a2", "q", "aides", "annuler2", "a", "c", "d"})
        EXPECT_EQ(read_order(line).order, Order::none) << line;
}

TEST(Square, IsAWholeLine) {
    EXPECT_EQ(read_square(" A2\t"), core::coord_at(0, 1));
    EXPECT_EQ(read_square("z26"), core::coord_at(25, 25));
    for (const char* line : {"", "a", "2", "a0", "a27", "a2a3", "a2 ", "aa2"})
        EXPECT_EQ(read_square(line).has_value(), std::string_view(line) == "a2 ") << line;
}

TEST(Trimmed, LosesSpacesAndControlCharactersAtBothEnds) {
    EXPECT_EQ(trimmed("\r\n a b\x01\r"), "a b");
    EXPECT_EQ(trimmed(" \t "), "");
}

} // namespace
} // namespace text
