#include "core/trim.hpp"

#include <gtest/gtest.h>

namespace core {
namespace {

TEST(Trimmed, LosesSpacesAndControlCharactersAtBothEnds) {
    EXPECT_EQ(trimmed("\r\n a b\x01\r"), "a b");
    EXPECT_EQ(trimmed(" \t "), "");
    EXPECT_EQ(trimmed("\u00e9"), "\u00e9");
}

} // namespace
} // namespace core
