#include "solid/camera.hpp"

#include <algorithm>

#include <gtest/gtest.h>

namespace solid {
namespace {

std::vector<Vec3> board(int size, float tallest) {
    const auto corners = corners_of(size);
    std::vector<Vec3> points(corners.begin(), corners.end());
    points.push_back({0.5F, tallest, -0.5F});
    return points;
}

/// Where points lie in the picture.
struct Seen {
    float left = 1;
    float right = 0;
    float top = 1;
    float bottom = 0;
};
Seen seen(const Camera& camera, const std::vector<Vec3>& points) {
    Seen bounds;
    for (const Vec3& point : points) {
        const Spot spot = camera.project(point);
        EXPECT_GT(spot.distance, 0);
        bounds.left = std::min(bounds.left, spot.x);
        bounds.right = std::max(bounds.right, spot.x);
        bounds.top = std::min(bounds.top, spot.y);
        bounds.bottom = std::max(bounds.bottom, spot.y);
    }
    return bounds;
}

TEST(Camera, SeesTheWholeBoardAndTheTallestTower) {
    for (const int size : {4, 8, 26})
        for (const float tallest : {0.5F, 4.0F, 25.0F})
            for (const float yaw : {0.0F, 0.7F, 3.1F, -2.0F})
                for (const float pitch : {0.25F, 0.9F, 1.5F})
                    for (const float aspect : {0.6F, 1.0F, 1.7F}) {
                        const auto points = board(size, tallest);
                        const Seen bounds = seen(fit({yaw, pitch, 1}, points, aspect), points);
                        EXPECT_GE(bounds.left, 0);
                        EXPECT_GE(bounds.top, 0);
                        EXPECT_LE(bounds.right, 1);
                        EXPECT_LE(bounds.bottom, 1);
                        if (tallest > 4) continue; // it may limit how near the eye is
                        // The board is seen as large as possible.
                        EXPECT_GT(std::max(bounds.right - bounds.left, bounds.bottom - bounds.top),
                                  0.97F);
                    }
}

TEST(Camera, CastsRaysBackToWhatItProjects) {
    const Camera camera = fit({0.4F, 0.8F, 1.5F}, board(8, 2), 1.3F);
    for (const Vec3 point : {Vec3{0, 0, 0}, Vec3{-3, 1, 2}, Vec3{3.5F, 2, -3.5F}}) {
        const Spot spot = camera.project(point);
        const Ray ray = camera.ray(spot.x, spot.y);
        EXPECT_LT(length(ray.at(length(point - camera.eye)) - point), 1e-3F);
    }
}

TEST(Camera, SaysTheSameAsItsMatrix) {
    const Camera camera = fit({-0.6F, 0.7F, 1}, board(8, 2), 1.3F);
    const Vec3 point{2, 1, -3};
    const Weighted seen = camera.matrix() * point;
    const Spot spot = camera.project(point);
    EXPECT_NEAR(0.5F + 0.5F * seen.point.x / seen.weight, spot.x, 1e-4F);
    EXPECT_NEAR(0.5F - 0.5F * seen.point.y / seen.weight, spot.y, 1e-4F);
}

TEST(Camera, LooksFromWhitesSideAtFirst) {
    const Camera camera = fit({}, board(8, 1), 1);
    EXPECT_GT(camera.eye.z, 4);
    EXPECT_GT(camera.eye.y, 4);
    EXPECT_LT(camera.project({-3, 0, 0}).x, camera.project({3, 0, 0}).x);
    EXPECT_LT(camera.project({0, 0, -3}).y, camera.project({0, 0, 3}).y);
}

TEST(Camera, GoesNearerAndRoundWithinItsBounds) {
    const auto points = board(8, 1);
    EXPECT_LT(length(fit(Orbit{}.zoomed(2), points, 1).eye), length(fit({}, points, 1).eye));
    EXPECT_EQ(Orbit{}.zoomed(1000).zoom, Orbit::most_zoom);
    EXPECT_EQ(Orbit{}.zoomed(0).zoom, Orbit::least_zoom);
    EXPECT_EQ(Orbit{}.turned(0, 9).pitch, Orbit::most_pitch);
    EXPECT_EQ(Orbit{}.turned(0, -9).pitch, Orbit::least_pitch);
    EXPECT_NEAR(Orbit{}.turned(6.2831853F, 0).yaw, 0, 1e-5F);
}

} // namespace
} // namespace solid
