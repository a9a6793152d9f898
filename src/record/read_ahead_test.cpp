#include "record/read_ahead.hpp"

#include <gtest/gtest.h>

namespace record {
namespace {

/// What a source gives in pieces of at most `size` bytes.
std::string all_of(const ByteSource& source, std::size_t size) {
    std::string all;
    std::string piece(size, ' ');
    while (const std::size_t count = source(piece.data(), size)) all += piece.substr(0, count);
    return all;
}

std::string take(ReadAhead& source, std::size_t size) {
    std::string piece(size, ' ');
    piece.resize(source.take(piece.data(), size));
    return piece;
}

TEST(ReadAhead, GivesWhatIsTakenLaterAnyNumberOfTimes) {
    ReadAhead source(text_source("0123456789"), 100);
    EXPECT_EQ(take(source, 2), "01");
    EXPECT_EQ(all_of(source.ahead(), 3), "23456789");
    EXPECT_EQ(all_of(source.ahead(), 100), "23456789");
    EXPECT_EQ(take(source, 3), "234");
    EXPECT_EQ(all_of(source.ahead(), 2), "56789");
    EXPECT_EQ(take(source, 100), "56789");
    EXPECT_EQ(take(source, 100), "");
    EXPECT_EQ(all_of(source.ahead(), 2), "");
    EXPECT_FALSE(source.is_cut());
}

TEST(ReadAhead, KeepsNoMoreThanItsLimit) {
    ReadAhead source(text_source("0123456789"), 4);
    EXPECT_EQ(all_of(source.ahead(), 3), "0123");
    EXPECT_TRUE(source.is_cut());
    EXPECT_EQ(take(source, 1), "0");
    EXPECT_FALSE(source.is_cut());
    EXPECT_EQ(all_of(source.ahead(), 3), "1234");
    EXPECT_TRUE(source.is_cut());
    EXPECT_EQ(take(source, 100), "1234");
    EXPECT_EQ(take(source, 100), "56789");
}

} // namespace
} // namespace record
