#include "words/layout.hpp"

#include <gtest/gtest.h>

namespace words {
namespace {

using Lines = std::vector<std::string>;

TEST(Columns, CountCharacters) {
    EXPECT_EQ(columns(""), 0U);
    EXPECT_EQ(columns("abc"), 3U);
    EXPECT_EQ(columns("Échec à ×"), 9U);
}

TEST(Wrapped, BreaksAtSpacesBeforeTheWidth) {
    EXPECT_EQ(wrapped("one two three", 7), (Lines{"one two", "three"}));
    EXPECT_EQ(wrapped("one two three", 6), (Lines{"one", "two", "three"}));
    EXPECT_EQ(wrapped("été été été", 7), (Lines{"été été", "été"}));
    EXPECT_EQ(wrapped("  one   two ", 80), (Lines{"one two"}));
}

TEST(Wrapped, KeepsASignWithItsWordAndALongWordWhole) {
    EXPECT_EQ(wrapped("la case : vide", 8), (Lines{"la", "case :", "vide"}));
    EXPECT_EQ(wrapped("a incomprehensible b", 5), (Lines{"a", "incomprehensible", "b"}));
}

TEST(Wrapped, KeepsLineEnds) {
    EXPECT_EQ(wrapped("", 80), Lines{});
    EXPECT_EQ(wrapped("one\n\ntwo\n", 80), (Lines{"one", "", "two"}));
}

TEST(RightAligned, FillsUpByColumns) {
    EXPECT_EQ(right_aligned("7", 3), "  7");
    EXPECT_EQ(right_aligned("été", 4), " été");
    EXPECT_EQ(right_aligned("1000", 3), "1000");
}

TEST(Joined, HasTheSignBetweenAlone) {
    EXPECT_EQ(joined({"a", "b", "c"}, ", "), "a, b, c");
    EXPECT_EQ(joined({"a"}, ", "), "a");
    EXPECT_EQ(joined({}, ", "), "");
}

} // namespace
} // namespace words
