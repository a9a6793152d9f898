#include "solid/decal.hpp"

#include <gtest/gtest.h>

namespace solid {
namespace {

/// The area that a decal covers; every triangle must be seen from above.
float area_of(const Decal& decal) {
    EXPECT_EQ(decal.size() % 3, 0U);
    float area = 0;
    for (std::size_t i = 0; i + 2 < decal.size(); i += 3) {
        const Vec3 normal = cross(decal[i + 1] - decal[i], decal[i + 2] - decal[i]);
        EXPECT_GT(normal.y, 0);
        area += normal.y / 2;
    }
    return area;
}

TEST(Decal, CoversWhatItSays) {
    const Vec3 middle{2, 0, -3};
    EXPECT_NEAR(area_of(square_decal(middle, 0.5F)), 1, 1e-5F);
    EXPECT_NEAR(area_of(frame_decal(middle, 0.5F, 0.1F)), 1 - 0.64F, 1e-5F);
    EXPECT_NEAR(area_of(corners_decal(middle, 0.5F, 0.1F, 0.2F)), 4 * 0.03F, 1e-5F);
    EXPECT_NEAR(area_of(ring_decal(middle, 0, 0.5F)), 3.1416F / 4, 0.01F);
    EXPECT_NEAR(area_of(ring_decal(middle, 0.4F, 0.5F)), 3.1416F * 0.09F, 0.01F);
    EXPECT_NEAR(area_of(arrow_decal({}, {0, 0, -2}, 0.1F)), (2 - 0.26F) * 0.1F + 0.26F * 0.26F / 2,
                1e-4F);
    EXPECT_TRUE(arrow_decal(middle, middle, 0.1F).empty());
}

} // namespace
} // namespace solid
