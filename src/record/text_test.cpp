#include "record/text.hpp"

#include <gtest/gtest.h>

namespace record {
namespace {

TEST(Text, KnowsUtf8) {
    EXPECT_TRUE(is_utf8(""));
    EXPECT_TRUE(is_utf8("Fédération – ♞ 😀"));
    EXPECT_FALSE(is_utf8("F\xE9"));
    EXPECT_FALSE(is_utf8("\xC0\x80"));         // overlong
    EXPECT_FALSE(is_utf8("\xE0\x80\x80"));     // overlong
    EXPECT_FALSE(is_utf8("\xED\xA0\x80"));     // half of a surrogate pair
    EXPECT_FALSE(is_utf8("\xF4\x90\x80\x80")); // beyond the last character
    EXPECT_FALSE(is_utf8("\xE2\x99"));         // cut
    EXPECT_FALSE(is_utf8("\x80"));
}

TEST(Text, ConvertsLatin1OnlyWhenItIsNotUtf8) {
    EXPECT_EQ(to_utf8("Fédération"), "Fédération");
    EXPECT_EQ(to_utf8("F\xE9"
                      "d\xE9ration"),
              "Fédération");
    EXPECT_EQ(to_utf8("\xBF\xFF"), "¿ÿ");
    EXPECT_EQ(to_utf8("l\x92idée"), "l’idée") << "one stray byte";
    EXPECT_EQ(to_utf8("\xABÉ\x85\x92\xBB"), "«Ã‰…’»");
}

TEST(Text, KnowsTwoEncodingsInOneText) {
    EXPECT_TRUE(mixes_encodings("l\x92idée"));
    EXPECT_FALSE(mixes_encodings("l’idée"));
    EXPECT_FALSE(mixes_encodings("l\x92id\xE9"
                                 "e"));
    EXPECT_FALSE(mixes_encodings("idea"));
}

TEST(Text, CutsBetweenCharacters) {
    EXPECT_EQ(utf8_prefix("aé♞", 6), "aé♞");
    EXPECT_EQ(utf8_prefix("aé♞", 5), "aé");
    EXPECT_EQ(utf8_prefix("aé♞", 2), "a");
    EXPECT_EQ(utf8_prefix("é", 1), "");
}

TEST(Text, CleansValues) {
    EXPECT_EQ(clean_value("a\tb\r\nc"), "a\tb  c");
    EXPECT_EQ(clean_value("na\xEFve"), "naïve");
}

TEST(Text, CleansComments) {
    EXPECT_EQ(clean_comment("  two\r\n lines\tand } a  gap "), "two lines and } a gap");
    EXPECT_EQ(clean_comment(" \n "), "");
    EXPECT_EQ(clean_comment(clean_comment("a \x01 b}")), clean_comment("a \x01 b}"));
}

} // namespace
} // namespace record
