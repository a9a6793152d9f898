#include "solid/pick.hpp"

#include <gtest/gtest.h>

#include "solid/pieces.hpp"

namespace solid {
namespace {

using core::Color;
using core::Role;

/// A board of eight with a stack on every square of a rank, seen from an orbit.
class Table {
  public:
    explicit Table(const Orbit& orbit) {
        for (int file = 0; file < 8; ++file) {
            const core::Coord square = core::coord_at(file, 3);
            std::vector<core::Piece> tower;
            for (int i = 0; i <= file; ++i)
                tower.push_back({Color::white, core::all_roles[static_cast<std::size_t>(i) % 6]});
            place(tower, square, middle_of(square, 8), 0, placed);
        }
        const auto corners = corners_of(8);
        std::vector<Vec3> points(corners.begin(), corners.end());
        for (const Placed& piece : placed) points.push_back(piece.at + Vec3{0, 1.1F, 0});
        camera = fit(orbit, points, 1);
    }
    Ray ray_to(Vec3 point) const {
        const Spot spot = camera.project(point);
        return camera.ray(spot.x, spot.y);
    }
    std::vector<Placed> placed;
    Camera camera;
};

/// From the front every piece of every stack is found by a click on its stem.
TEST(Pick, NamesEveryPieceOfATower) {
    const Table table({0, 0.5F, 1});
    for (std::size_t i = 0; i < table.placed.size(); ++i) {
        const Placed& piece = table.placed[i];
        const float stem = 0.6F * seat_of(piece.piece.role);
        const auto met = piece_met(table.ray_to(piece.at + Vec3{0, stem, 0}), table.placed);
        ASSERT_TRUE(met);
        EXPECT_EQ(*met, i);
    }
}

TEST(Pick, TakesWhatIsInFront) {
    std::vector<Placed> two;
    for (const float z : {-1.0F, 1.0F})
        two.push_back({.piece = {Color::white, Role::king}, .at = {0, 0, z}});
    const Ray along{{0, 0.3F, 5}, {0, 0, -1}};
    EXPECT_EQ(piece_met(along, two), 1U);
    EXPECT_EQ(piece_met({{0, 0.3F, -5}, {0, 0, 1}}, two), 0U);
    EXPECT_EQ(piece_met({{0, 3, 5}, {0, 0, -1}}, two), std::nullopt);
    EXPECT_EQ(piece_met({{0, 0.3F, 5}, {0, 0, 1}}, two), std::nullopt);
}

TEST(Pick, FindsTheSquareBesideAPiece) {
    const Table table({0.3F, 1.1F, 1});
    for (int rank = 0; rank < 8; ++rank)
        for (int file = 0; file < 8; ++file) {
            const core::Coord square = core::coord_at(file, rank);
            EXPECT_EQ(square_met(table.ray_to(middle_of(square, 8)), 8), square);
        }
    EXPECT_EQ(square_met(table.ray_to({4.2F, 0, 0}), 8), std::nullopt);
    EXPECT_EQ(square_met({{0, 1, 0}, {0, 1, 0}}, 8), std::nullopt);
}

TEST(Pick, KnowsThatKnightsAreTurned) {
    const core::Piece knight{Color::white, Role::knight};
    const Placed placed{.piece = knight, .at = {}};
    const Vec3 nose = turned({-0.26F, 0.4F, 0}, turn_of(knight));
    const Ray down{nose + Vec3{0, 3, 0}, {0, -1, 0}};
    EXPECT_TRUE(piece_met(down, std::vector{placed}));
    const Vec3 behind = turned({0.28F, 0.4F, 0}, turn_of(knight));
    const Ray level{behind + Vec3{0, 0, 3}, {0, 0, -1}};
    EXPECT_FALSE(piece_met(level, std::vector{placed})) << "there is nothing behind the neck";
}

} // namespace
} // namespace solid
