#include "command/large_digits.hpp"

#include <gtest/gtest.h>

namespace command {
namespace {

using words::Encoding;

TEST(LargeDigits, AreDrawn) {
    EXPECT_EQ(large_digits("10.7:2", Encoding::ascii), (std::vector<std::string>{
                                                           "##  ###   ###   ###",
                                                           " #  # #     # #   #",
                                                           " #  # #     #   ###",
                                                           " #  # #     # # #  ",
                                                           "### ### #   #   ###",
                                                       }));
    EXPECT_EQ(large_digits("1", Encoding::utf8),
              (std::vector<std::string>{"██ ", " █ ", " █ ", " █ ", "███"}));
}

TEST(LargeDigits, HoldTheLongestAddressOfFourNumbers) {
    for (const std::string& line : large_digits("192.168.100.200:65535", Encoding::ascii))
        EXPECT_EQ(line.size(), 75U);
}

TEST(LargeDigits, AreNotForOtherAddresses) {
    EXPECT_TRUE(large_digits("", Encoding::ascii).empty());
    EXPECT_TRUE(large_digits("fd00::1:8080", Encoding::ascii).empty());
    EXPECT_TRUE(large_digits("192.168.100.200:65535:1", Encoding::ascii).empty());
}

} // namespace
} // namespace command
