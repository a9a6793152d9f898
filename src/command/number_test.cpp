#include "command/number.hpp"

#include <gtest/gtest.h>

namespace command {
namespace {

TEST(Number, IsDigitsWithinBounds) {
    EXPECT_EQ(read_number("4", 4, 26), 4);
    EXPECT_EQ(read_number("26", 4, 26), 26);
    for (const char* text : {"3", "27", "", "six", "6x", " 6", "6 ", "+6", "6.0", "99999999999999"})
        EXPECT_EQ(read_number(text, 4, 26), std::nullopt) << text;
    EXPECT_EQ(read_number("-1", 0, 9), std::nullopt);
}

} // namespace
} // namespace command
