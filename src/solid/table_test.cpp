#include "solid/table.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include <gtest/gtest.h>

#include "solid/marks.hpp"

namespace solid {
namespace {

using core::Color;
using core::Role;

constexpr core::Piece pawn{Color::white, Role::pawn};
constexpr core::Piece queen{Color::black, Role::queen};

PieceStacks empty(int size) {
    return {.size = size,
            .stacks = std::vector<PieceStack>(static_cast<std::size_t>(size) *
                                              static_cast<std::size_t>(size))};
}

bool is_seen(const Camera& camera, Vec3 point) {
    const Spot spot = camera.project(point);
    return spot.distance > 0 && spot.x >= 0 && spot.x <= 1 && spot.y >= 0 && spot.y <= 1;
}

TEST(Table, IsSeenWhollyWithItsTowersFromEverySide) {
    for (const int size : {4, 8, 26})
        for (const bool is_flipped : {false, true})
            for (const float aspect : {0.6F, 1.0F, 1.25F, 2.0F}) {
                PieceStacks towers = empty(size);
                towers.at(core::coord_at(1, size - 1)) = PieceStack(12, pawn);
                for (const float yaw : {0.0F, 1.0F, -2.5F}) {
                    const Camera camera = look_at(size, room_above(size, towers.stacks), is_flipped,
                                                  Orbit{}.turned(yaw, 0), aspect);
                    for (const Vec3& corner : corners_of(size))
                        EXPECT_TRUE(is_seen(camera, corner));
                    const Vec3 foot = middle_of(core::coord_at(1, size - 1), size);
                    EXPECT_TRUE(
                        is_seen(camera, foot + Vec3{0, height_of(PieceStack(12, pawn)), 0}));
                }
            }
}

TEST(Table, HasRoomForTowersFromTheStart) {
    for (const int size : {4, 6, 8, 26}) {
        PieceStacks towers = empty(size);
        PieceStack& tower = towers.at(core::coord_at(1, size - 1));
        for (; height_of(tower) <= usual_room(size); tower.push_back(pawn))
            EXPECT_EQ(room_above(size, towers.stacks), usual_room(size)) << tower.size();
        EXPECT_GE(tower.size(), 4U) << size;
    }
}

TEST(Table, HasRoomForASinglePieceWhereNoneStandOnEachOther) {
    EXPECT_LT(usual_room(4, false), usual_room(4));
    for (const Role role : core::all_roles) {
        const PieceStack alone{{Color::white, role}};
        EXPECT_EQ(room_above(8, std::span(&alone, 1), false), usual_room(8, false));
    }
}

TEST(Table, HasNoMoreRoomThanTheHighestTowersNeed) {
    for (PieceStack tower; tower.size() < 12; tower.push_back(queen)) {
        const float room = room_above(6, std::span(&tower, 1));
        EXPECT_GE(room, height_of(tower));
        EXPECT_LE(room, std::max(usual_room(6), height_of(tower) + 1));
    }
}

TEST(Table, HasCapturedPiecesBesideTheSideThatTookThem) {
    std::vector<Placed> placed;
    place_captured(std::vector{pawn, queen, pawn}, Color::white, 6, placed);
    ASSERT_EQ(placed.size(), 3U);
    EXPECT_EQ(placed.front().piece, queen); // the strongest first
    for (const Placed& one : placed) {
        EXPECT_GT(one.at.z, 3 + border_of(6));
        EXPECT_LE(std::abs(one.at.x), 3);
        EXPECT_EQ(one.layer, -1);
    }
    place_captured(std::vector<core::Piece>(40, pawn), Color::black, 6, placed);
    EXPECT_LT(placed.back().at.z, -3 - border_of(6));
    EXPECT_LE(std::abs(placed.back().at.x), 3 + border_of(6)); // however many there are
}

TEST(Table, IsMadeOfItsEdgeAndItsSquares) {
    const std::vector<BodyVertex> body = board_body(5);
    EXPECT_EQ(body.size(), 3 * 4 * 6U + 25 * 6U);
    EXPECT_EQ(std::count_if(body.begin(), body.end(),
                            [](const BodyVertex& one) { return one.part == BodyPart::dark; }),
              13 * 6);
    for (const BodyVertex& one : body) EXPECT_NEAR(length(one.normal), 1, 1e-4);
}

TEST(Marks, AreAllSeenFromAboveOnTheirSquares) {
    for (std::size_t i = 0; i < mark_names.size(); ++i) {
        const auto mark = static_cast<Mark>(i);
        const auto parts = laid(mark, core::coord_at(2, 3), core::coord_at(4, 5), 8);
        ASSERT_FALSE(parts.empty()) << mark_names[i];
        for (const Laid& part : parts) {
            ASSERT_EQ(part.decal.size() % 3, 0U);
            for (std::size_t at = 0; at < part.decal.size(); at += 3) {
                const Vec3 up =
                    cross(part.decal[at + 1] - part.decal[at], part.decal[at + 2] - part.decal[at]);
                EXPECT_GT(up.y, 0) << mark_names[i];
                EXPECT_GT(part.decal[at].y, 0) << mark_names[i];
            }
        }
    }
}

TEST(Marks, ShadeOnlyTheGroundUnderWhatStandsOnIt) {
    std::vector<SoftPoint> points;
    add_contact({.piece = pawn, .at = {0, 0.7F, 0}}, points);
    EXPECT_TRUE(points.empty());
    add_contact({.piece = pawn, .at = {0, ground, 5}}, points);
    ASSERT_FALSE(points.empty());
    EXPECT_LT(points.front().at.y, 0);
}

} // namespace
} // namespace solid
