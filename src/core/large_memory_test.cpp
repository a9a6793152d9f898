#include "core/large_memory.hpp"

#include <cstdint>
#include <limits>
#include <memory>

#include <gtest/gtest.h>

namespace core {
namespace {

struct Large : InLargeMemory {
    char bytes[3 << 20] = {}; // NOLINT(modernize-avoid-c-arrays): it is just large
};

TEST(LargeMemory, BeginsWithAPage) {
    void* const memory = take_large_memory(100);
    ASSERT_NE(memory, nullptr);
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(memory) % (2 << 20), 0U);
    give_back_large_memory(memory);
}

TEST(LargeMemory, IsNullWhereThereIsNotSoMuch) {
    EXPECT_EQ(take_large_memory(std::numeric_limits<std::size_t>::max()), nullptr);
    EXPECT_EQ(take_large_memory(std::numeric_limits<std::size_t>::max() / 2), nullptr);
}

TEST(LargeMemory, HoldsObjects) {
    const auto large = std::make_unique<Large>();
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(large.get()) % (2 << 20), 0U);
    EXPECT_EQ(large->bytes[sizeof large->bytes - 1], 0);
}

} // namespace
} // namespace core
