#include "core/wide_product.hpp"

#include <gtest/gtest.h>

#include "core/random.hpp"

namespace core {
namespace {

TEST(WideProduct, IsTheSameByHalves) {
    Random random(1);
    for (int i = 0; i < 10'000; ++i) {
        const std::uint64_t a = random.next() >> random.below(64);
        const std::uint64_t b = random.next() >> random.below(64);
        ASSERT_EQ(product_by_halves(a, b), wide_product(a, b)) << a << ' ' << b;
    }
    for (const std::uint64_t a : {0ULL, 1ULL, 0xFFFF'FFFFULL, 1ULL << 32, ~0ULL})
        for (const std::uint64_t b : {0ULL, 1ULL, 0xFFFF'FFFFULL, 1ULL << 32, ~0ULL})
            EXPECT_EQ(product_by_halves(a, b), wide_product(a, b)) << a << ' ' << b;
}

TEST(WideProduct, HasBothHalves) {
    EXPECT_EQ(wide_product(~0ULL, ~0ULL), (WideProduct{1, ~0ULL - 1}));
    EXPECT_EQ(wide_product(1ULL << 40, 1ULL << 40), (WideProduct{0, 1ULL << 16}));
}

} // namespace
} // namespace core
