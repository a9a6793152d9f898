#include "window/coverage.hpp"

#include <array>
#include <numeric>

#include <gtest/gtest.h>

namespace window {
namespace {

using view::Point;

float area(const Coverage& coverage) {
    return std::accumulate(coverage.shares.begin(), coverage.shares.end(), 0.0F);
}

TEST(Coverage, OfDiscsAndRingsIsTheirArea) {
    EXPECT_NEAR(area(ring_coverage(40, 40)), 1256.6, 4);
    EXPECT_NEAR(area(ring_coverage(40, 5)), 1256.6 - 706.9, 4);
    EXPECT_NEAR(area(ring_coverage(3, 3)), 7.1, 0.7);
    EXPECT_EQ(ring_coverage(40, 5).at(20, 20), 0);
    EXPECT_EQ(ring_coverage(40, 40).at(20, 20), 1);
    EXPECT_EQ(ring_coverage(40, 40).at(0, 0), 0);
}

TEST(Coverage, OfDiscsHasSmoothEdges) {
    const Coverage disc = ring_coverage(41, 41);
    int half = 0;
    for (const float share : disc.shares) half += share > 0.1F && share < 0.9F ? 1 : 0;
    EXPECT_GT(half, 60);
    EXPECT_LT(half, 200);
}

TEST(Coverage, OfLinesIsTheirLengthTimesTheirThickness) {
    const std::array straight{Point{10, 10}, Point{110, 10}};
    EXPECT_NEAR(area(stroke_coverage(straight, 4)), 400 + 12.6, 2);
    const std::array slanted{Point{10, 10}, Point{70, 90}};
    EXPECT_NEAR(area(stroke_coverage(slanted, 4)), 400 + 12.6, 4);
    const std::array corner{Point{10, 10}, Point{110, 10}, Point{110, 60}};
    EXPECT_NEAR(area(stroke_coverage(corner, 4)), 600 + 12.6 - 4, 4);
}

TEST(Coverage, LiesWhereTheLineIs) {
    const std::array line{Point{10.5F, -20}, Point{10.5F, 20}};
    const Coverage stroke = stroke_coverage(line, 3);
    EXPECT_EQ(stroke.at(10, -15), 1);
    EXPECT_EQ(stroke.at(10, 15), 1);
    EXPECT_EQ(stroke.at(stroke.left, 0), 0);
    EXPECT_EQ(stroke.at(stroke.left + stroke.width - 1, 0), 0);
}

TEST(Coverage, OfAPointIsSmall) {
    EXPECT_TRUE(stroke_coverage({}, 3).shares.empty());
    EXPECT_EQ(area(stroke_coverage(std::array{Point{5, 5}}, 3)), 0);
    EXPECT_NEAR(area(stroke_coverage(std::array{Point{5, 5}, Point{5, 5}}, 4)), 12.6, 1);
    EXPECT_GT(area(arrow_coverage({5, 5}, {5, 5}, 4)), 0);
}

TEST(Coverage, OfAnArrowIsWidestBehindItsPoint) {
    const Coverage arrow = arrow_coverage({20.5F, 100}, {20.5F, 10}, 8);
    const auto width_at = [&](int y) {
        float width = 0;
        for (int x = arrow.left; x < arrow.left + arrow.width; ++x) width += arrow.at(x, y);
        return width;
    };
    EXPECT_NEAR(width_at(80), 8, 0.6);
    EXPECT_GT(width_at(28), 20);
    EXPECT_LT(width_at(12), 5);
    EXPECT_EQ(width_at(arrow.top), 0);
}

} // namespace
} // namespace window
