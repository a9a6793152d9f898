#include "online/rating_range.hpp"

#include <gtest/gtest.h>

namespace online {
namespace {

TEST(RatingRangeTyped, HasOneEndOrBoth) {
    EXPECT_EQ(read_range("1400-1800"), (wire::RatingRange{1400, 1800}));
    EXPECT_EQ(read_range(" 1400 - 1800 "), (wire::RatingRange{1400, 1800}));
    EXPECT_EQ(read_range("1400-"), (wire::RatingRange{1400, 4000}));
    EXPECT_EQ(read_range("-1800"), (wire::RatingRange{0, 1800}));
    EXPECT_EQ(read_range("1500-1500"), (wire::RatingRange{1500, 1500}));
}

TEST(RatingRangeTyped, IsNothingElse) {
    for (const char* const text :
         {"", "-", "1400", "1800-1400", "1400-4001", "a-b", "1400--1800", "1400-1600-1800", "--"})
        EXPECT_FALSE(read_range(text)) << text;
}

} // namespace
} // namespace online
