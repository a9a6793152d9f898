#include "record/tag_text.hpp"

#include <gtest/gtest.h>

namespace record {
namespace {

std::string value_in(std::string_view line) {
    const auto found = find_tag_value(line);
    return found ? without_escapes(line.substr(0, found->size)) : "no value";
}

TEST(TagText, EndsAtTheQuoteBeforeTheBracket) {
    EXPECT_EQ(value_in(R"(Paris"])"), "Paris");
    EXPECT_EQ(value_in(R"("])"), "");
    EXPECT_EQ(value_in("Paris\" \t] rest"), "Paris");
    EXPECT_EQ(find_tag_value(R"(a"] [Site "b"])")->length, 3U);
}

TEST(TagText, KeepsQuotesNobodyEscaped) {
    EXPECT_EQ(value_in(R"(The "Big" Cup"])"), R"(The "Big" Cup)");
    EXPECT_EQ(value_in(R"("x""])"), R"("x")");
}

TEST(TagText, TakesEscapesOfQuoteAndBackslashAlone) {
    EXPECT_EQ(value_in(R"(a\"] b"])"), R"(a"] b)");
    EXPECT_EQ(value_in(R"(a\\"])"), R"(a\)");
    EXPECT_EQ(value_in(R"(C:\new"])"), R"(C:\new)");
    EXPECT_TRUE(find_tag_value(R"(a\"b"])")->has_escapes);
    EXPECT_FALSE(find_tag_value(R"(a\b"])")->has_escapes);
}

TEST(TagText, ForgivesABackslashAtTheEnd) { EXPECT_EQ(value_in(R"(C:\games\"])"), R"(C:\games\)"); }

TEST(TagText, WantsQuoteAndBracket) {
    EXPECT_FALSE(find_tag_value("Paris"));
    EXPECT_FALSE(find_tag_value("Paris\""));
    EXPECT_FALSE(find_tag_value("Paris]"));
    EXPECT_FALSE(find_tag_value("Paris\n\"]"));
    EXPECT_FALSE(find_tag_value("Paris\"\r]"));
    EXPECT_EQ(value_in("C:\\\"]\n\"]"), "C:\\");
    EXPECT_FALSE(find_tag_value(""));
}

TEST(TagText, EscapesAndBack) {
    for (const std::string value : {"", "plain", "\"", "\\", "\\\"", "a\\", "\"]", "\\\\\""}) {
        const std::string line = with_escapes(value) + "\"]";
        EXPECT_EQ(value_in(line), value);
        EXPECT_EQ(find_tag_value(line)->length, line.size());
    }
}

} // namespace
} // namespace record
