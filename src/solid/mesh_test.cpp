#include "solid/mesh.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

#include <gtest/gtest.h>

#include "solid/pieces.hpp"

namespace solid {
namespace {

using Place = std::tuple<long, long, long>;

/// The place of a point, the same for the vertices on both sides of an edge.
Place place_of(Vec3 point) {
    const auto rounded = [](float value) { return std::lround(value * 1e6F); };
    return {rounded(point.x), rounded(point.y), rounded(point.z)};
}

/// How often triangles run from one place to another, minus how often they run back.
std::map<std::pair<Place, Place>, int> ways_of(const Mesh& mesh) {
    std::map<std::pair<Place, Place>, int> ways;
    for (const Triangle& triangle : mesh.triangles)
        for (std::size_t i = 0; i < 3; ++i) {
            const Place from = place_of(mesh.positions[triangle[i]]);
            const Place to = place_of(mesh.positions[triangle[(i + 1) % 3]]);
            if (from < to)
                ++ways[{from, to}];
            else
                --ways[{to, from}];
        }
    return ways;
}

float volume_of(const Mesh& mesh) {
    float volume = 0;
    for (const auto& [a, b, c] : mesh.triangles)
        volume += dot(mesh.positions[a], cross(mesh.positions[b], mesh.positions[c])) / 6;
    return volume;
}

float least_area(const Mesh& mesh) {
    float least = 1;
    for (const auto& [a, b, c] : mesh.triangles)
        least = std::min(least, length(cross(mesh.positions[b] - mesh.positions[a],
                                             mesh.positions[c] - mesh.positions[a])) /
                                    2);
    return least;
}

class EveryMesh : public testing::TestWithParam<std::tuple<core::Role, Detail>> {
  protected:
    const Mesh& mesh() const { return mesh_of(std::get<0>(GetParam()), std::get<1>(GetParam())); }
};

TEST_P(EveryMesh, IsClosed) {
    for (const auto& [way, times] : ways_of(mesh())) ASSERT_EQ(times, 0);
}

TEST_P(EveryMesh, HasItsOutsideOutside) { EXPECT_GT(volume_of(mesh()), 0.03F); }

TEST_P(EveryMesh, HasNoTriangleWithoutArea) { EXPECT_GT(least_area(mesh()), 1e-9F); }

/// A normal between two faces of a sharp fold may lean away from one of them; few do.
TEST_P(EveryMesh, HasNormalsThatPointOut) {
    ASSERT_EQ(mesh().normals.size(), mesh().positions.size());
    for (const Vec3& normal : mesh().normals) ASSERT_NEAR(length(normal), 1, 1e-4F);
    std::size_t wrong = 0;
    for (const auto& [a, b, c] : mesh().triangles) {
        const Vec3 face = cross(mesh().positions[b] - mesh().positions[a],
                                mesh().positions[c] - mesh().positions[a]);
        for (const std::uint32_t i : {a, b, c})
            if (dot(face, mesh().normals[i]) < 0) ++wrong;
    }
    EXPECT_LT(wrong, mesh().triangles.size() / 12);
}

TEST_P(EveryMesh, StandsOnTheBoardWithinItsSquare) {
    float lowest = 1;
    for (const Vec3& position : mesh().positions) {
        lowest = std::min(lowest, position.y);
        ASSERT_LT(std::hypot(position.x, position.z), 0.44F);
    }
    EXPECT_FLOAT_EQ(lowest, 0);
}

INSTANTIATE_TEST_SUITE_P(Mesh, EveryMesh,
                         testing::Combine(testing::ValuesIn(core::all_roles),
                                          testing::ValuesIn(all_details)));

TEST(Mesh, IsFinerTheNearerItIs) {
    for (const core::Role role : core::all_roles) {
        const auto triangles = [&](Detail detail) {
            return mesh_of(role, detail).triangles.size();
        };
        EXPECT_GT(triangles(Detail::fine), 2 * triangles(Detail::middle)) << core::letter(role);
        EXPECT_GT(triangles(Detail::middle), 2 * triangles(Detail::coarse)) << core::letter(role);
        EXPECT_LT(triangles(Detail::fine), 30000U);
    }
}

/// A cone of radius 0.3 and height 0.5.
TEST(Mesh, HasTheVolumeOfItsShape) {
    const auto cone = read_design("seat 40\npoint 0 0\npoint 30 0\npoint 0 50\n");
    ASSERT_TRUE(cone);
    EXPECT_NEAR(volume_of(mesh_of(*cone, Detail::fine)), 3.1416F * 0.09F * 0.5F / 3, 2e-4F);
}

} // namespace
} // namespace solid
