#include "record/short_word.hpp"

#include <gtest/gtest.h>

#include <string>

namespace record {
namespace {

std::size_t length_of(std::string text) {
    text.resize(short_word_bytes, 'x');
    return short_word(text.data());
}

TEST(ShortWord, EndsBeforeAnythingElse) {
    EXPECT_EQ(length_of("e4 "), 2U);
    EXPECT_EQ(length_of("Nf3\n"), 3U);
    EXPECT_EQ(length_of("e7xd8Q2 "), 7U);
    EXPECT_EQ(length_of("a+e4"), 1U);
    EXPECT_EQ(length_of("e7e8Q222"), 8U);
    EXPECT_EQ(length_of(" e4"), 0U);
}

TEST(ShortWord, HasOnlyLettersAndDigits) {
    for (int byte = 0; byte < 256; ++byte) {
        const char sign = static_cast<char>(byte);
        const bool is_of_word = (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z') ||
                                (sign >= '0' && sign <= '9');
        for (std::size_t place = 0; place < 7; ++place) {
            std::string text = "abcDEF9 ";
            text[place] = sign;
            EXPECT_EQ(length_of(text), is_of_word ? 7U : place) << byte << " at " << place;
        }
    }
}

} // namespace
} // namespace record
