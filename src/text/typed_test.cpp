#include "text/typed.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "words/query_messages.hpp"

namespace text {
namespace {

TEST(Order, IsReadInBothLanguagesAndCases) {
    EXPECT_EQ(read_keyword("  AIDE ").keyword, Keyword::help);
    EXPECT_EQ(read_keyword("?").keyword, Keyword::help);
    EXPECT_EQ(read_keyword("Règles").keyword, Keyword::rules);
    EXPECT_EQ(read_keyword("RÈGLES").keyword, Keyword::rules);
    EXPECT_EQ(read_keyword("DÉBUT").keyword, Keyword::start);
    EXPECT_EQ(read_keyword("undo").keyword, Keyword::undo);
    EXPECT_EQ(read_keyword("cancel").keyword, Keyword::undo);
    EXPECT_EQ(read_keyword("coups  a2 ").keyword, Keyword::moves);
    EXPECT_EQ(read_keyword("coups  a2 ").argument, "a2");
}

TEST(Order, IsUnderstoodAsInThePage) {
    for (const words::Message& known : words::message::query_words)
        for (const words::Language language : words::languages) {
            std::string_view all = known.in(language);
            for (std::string_view word = all; !all.empty();) {
                word = all.substr(0, all.find('|'));
                all.remove_prefix(std::min(word.size() + 1, all.size()));
                EXPECT_NE(read_keyword(word).keyword, Keyword::none) << word;
                EXPECT_EQ(read_keyword(word).keyword, read_keyword(words::to_ascii(word)).keyword);
            }
        }
}

TEST(Order, IsNothingElse) {
    for (const char* line : {"", " ", "a2", "q", "aides", "annuler2", "a", "c", "d", "€"})
        EXPECT_EQ(read_keyword(line).keyword, Keyword::none) << line;
}

TEST(Square, IsAWholeLine) {
    EXPECT_EQ(read_square(" A2\t"), core::coord_at(0, 1));
    EXPECT_EQ(read_square("z26"), core::coord_at(25, 25));
    for (const char* line : {"", "a", "2", "a0", "a27", "a2a3", "a2 ", "aa2"})
        EXPECT_EQ(read_square(line).has_value(), std::string_view(line) == "a2 ") << line;
}

} // namespace
} // namespace text
