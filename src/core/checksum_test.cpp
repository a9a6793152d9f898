#include "core/checksum.hpp"

#include <gtest/gtest.h>

namespace core {
namespace {

TEST(Checksum, IsTheOneOfXz) {
    EXPECT_EQ(checksum("123456789"), 0x995DC9BBDF1939FA);
    EXPECT_EQ(checksum(""), 0U);
}

TEST(Checksum, IsWrittenInSixteenDigits) {
    EXPECT_EQ(checksum_text(0x995DC9BBDF1939FA), "995dc9bbdf1939fa");
    EXPECT_EQ(checksum_text(0xF), "000000000000000f");
}

} // namespace
} // namespace core
