#include "core/digits.hpp"

#include <cstdint>
#include <limits>

#include <gtest/gtest.h>

namespace core {
namespace {

TEST(Digits, AreTen) {
    for (const char sign : {'0', '5', '9'}) EXPECT_TRUE(is_digit(sign)) << sign;
    for (const char sign : {'/', ':', 'a', ' ', '\0', '\xB2'}) EXPECT_FALSE(is_digit(sign)) << sign;
}

TEST(Digits, MakeANumberWithinBounds) {
    EXPECT_EQ(read_number("4", 4, 26), 4);
    EXPECT_EQ(read_number("26", 4, 26), 26);
    EXPECT_EQ(read_number("007", 4, 26), 7);
    for (const char* const text :
         {"3", "27", "", "six", "6x", " 6", "6 ", "+6", "6.0", "99999999999999"})
        EXPECT_EQ(read_number(text, 4, 26), std::nullopt) << text;
    for (const char* const text : {"-1", "-0"})
        EXPECT_EQ(read_number(text, 0, 9), std::nullopt) << text;
    EXPECT_EQ(read_number("9", 0, 5), std::nullopt);
}

TEST(Digits, MakeTheLargestNumber) {
    constexpr auto most = std::numeric_limits<std::int64_t>::max();
    EXPECT_EQ(read_number("9223372036854775807", 0, most), most);
    EXPECT_EQ(read_number("9223372036854775808", 0, most), std::nullopt);
}

TEST(Digits, AreTakenFromTheStart) {
    std::string_view text = "12j10";
    EXPECT_EQ(take_number(text, 1, 26), 12);
    EXPECT_EQ(text, "j10");
    text = "0x";
    EXPECT_EQ(take_number(text, 0, 9), 0);
    EXPECT_EQ(text, "x");
}

TEST(Digits, AreLeftWhereTheyMakeNoNumber) {
    for (const std::string_view text : {"", "x", "01", "00", "0", "27", "100", "-1"}) {
        std::string_view rest = text;
        EXPECT_EQ(take_number(rest, 1, 26), std::nullopt) << text;
        EXPECT_EQ(rest, text);
    }
}

} // namespace
} // namespace core
