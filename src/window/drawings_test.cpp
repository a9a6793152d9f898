#include "window/drawings.hpp"

#include <gtest/gtest.h>

#include "window/canvas_fixture.hpp"
#include "window/pictures.hpp"

namespace window {
namespace {

constexpr int small = 24;

/// How much of a small square a piece covers, and how bright it is there.
struct Look {
    std::vector<int> shape;
    int brightness = 0;
};

Look look_of(core::Piece piece, view::PieceSet set) {
    const view::Fill square{{0, 0, small, small}, view::Tone::board_dark};
    const view::PieceImage image{piece, {small / 2.0F, small / 2.0F}, small};
    const Surface surface = painted({square, image}, small, small, {.pieces = set});
    const Surface empty = painted({square}, small, small);
    Look look;
    int count = 0;
    for (int y = 0; y < small; ++y)
        for (int x = 0; x < small; ++x) {
            const view::Paint paint = pixel(*surface, x, y);
            const bool is_covered = difference(paint, pixel(*empty, x, y)) > 12;
            look.shape.push_back(is_covered ? 1 : 0);
            look.brightness += is_covered ? paint.green : 0;
            count += is_covered ? 1 : 0;
        }
    look.brightness /= std::max(count, 1);
    return look;
}

/// In every set.
class Drawings : public testing::TestWithParam<view::PieceSet> {};

TEST_P(Drawings, AreThere) {
    for (const core::Color color : core::colors)
        for (const core::Role role : core::all_roles)
            EXPECT_TRUE(drawing_of({color, role}, GetParam()).starts_with("<svg"));
    EXPECT_NE(drawing_of({core::Color::white, core::Role::king}, GetParam()).find("White king"),
              std::string_view::npos);
    EXPECT_NE(drawing_of({core::Color::black, core::Role::pawn}, GetParam()).find("Black pawn"),
              std::string_view::npos);
}

TEST_P(Drawings, AreToldApartByTheirOutlineWhenSmall) {
    for (const core::Color color : core::colors)
        for (const core::Role one : core::all_roles)
            for (const core::Role other : core::all_roles) {
                if (one >= other) continue;
                const Look first = look_of({color, one}, GetParam());
                const Look second = look_of({color, other}, GetParam());
                int different = 0;
                for (std::size_t i = 0; i < first.shape.size(); ++i)
                    different += first.shape[i] != second.shape[i] ? 1 : 0;
                EXPECT_GE(different, 24) << letter(one) << ' ' << letter(other);
            }
}

TEST_P(Drawings, AreToldApartByTheirBrightness) {
    for (const core::Role role : core::all_roles)
        EXPECT_GT(look_of({core::Color::white, role}, GetParam()).brightness,
                  look_of({core::Color::black, role}, GetParam()).brightness + 40);
}

INSTANTIATE_TEST_SUITE_P(EverySet, Drawings,
                         testing::Values(view::PieceSet::classic, view::PieceSet::flat));

} // namespace
} // namespace window
