#include "postgres/text.hpp"

#include <gtest/gtest.h>

namespace postgres {
namespace {

using namespace std::string_literals;

TEST(Text, IsWrittenWithoutZeroBytesAndAlwaysInUtf8) {
    EXPECT_EQ(written_text("Zoé 駱駝"), "Zoé 駱駝");
    EXPECT_EQ(written_text("a\\b"), "a\\\\b");
    EXPECT_EQ(written_text("a\0b"s), "a\\00b");
    EXPECT_EQ(written_text("\xff\xc3(\xed\xa0\x80"), "\\ff\\c3(\\ed\\a0\\80");
    EXPECT_EQ(written_text(""), "");
}

TEST(Text, IsReadAsItWas) {
    std::string all;
    for (int byte = 0; byte < 256; ++byte) all += static_cast<char>(byte);
    for (const std::string& text : {all, "é\\é"s, "\\\\00"s, "\xf0\x9f\x98"s, ""s})
        EXPECT_EQ(read_text(written_text(text)), text);
}

TEST(Statements, GetNumbersWherePlacesHaveNone) {
    EXPECT_EQ(numbered("SELECT a FROM b WHERE c = ? AND d = ?"),
              "SELECT a FROM b WHERE c = $1 AND d = $2");
    EXPECT_EQ(numbered("a = ?1 OR b = ?12 OR c = ?1"), "a = $1 OR b = $12 OR c = $1");
}

} // namespace
} // namespace postgres
