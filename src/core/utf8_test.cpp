#include "core/utf8.hpp"

#include <gtest/gtest.h>

namespace core {
namespace {

TEST(Utf8, MeasuresTheFirstCharacter) {
    EXPECT_EQ(utf8_length("ab"), 1U);
    EXPECT_EQ(utf8_length(std::string_view("\0", 1)), 1U);
    EXPECT_EQ(utf8_length("éa"), 2U);
    EXPECT_EQ(utf8_length("♞a"), 3U);
    EXPECT_EQ(utf8_length("😀a"), 4U);
}

TEST(Utf8, KnowsTheFirstAndLastOfEachLength) {
    for (const char* const text : {"\xC2\x80", "\xDF\xBF"}) EXPECT_EQ(utf8_length(text), 2U);
    for (const char* const text : {"\xE0\xA0\x80", "\xED\x9F\xBF", "\xEE\x80\x80", "\xEF\xBF\xBF"})
        EXPECT_EQ(utf8_length(text), 3U);
    for (const char* const text : {"\xF0\x90\x80\x80", "\xF4\x8F\xBF\xBF"})
        EXPECT_EQ(utf8_length(text), 4U);
}

TEST(Utf8, RefusesWhatIsNoCharacter) {
    for (const char* const text :
         {"\x80", "\xC3", "\xC3\x28", "\xE2\x99", "\xF0\x9F\x98", "\xFF", // no or half a character
          "\xC0\xAF", "\xC1\xBF", "\xE0\x9F\xBF", "\xF0\x8F\xBF\xBF",     // overlong
          "\xED\xA0\x80", "\xED\xBF\xBF",                                 // halves of pairs
          "\xF4\x90\x80\x80", "\xF5\x80\x80\x80"})                        // beyond the last
        EXPECT_EQ(utf8_length(text), 0U) << text;
}

} // namespace
} // namespace core
