#include <gtest/gtest.h>

#include "view/board_drawing.hpp"
#include "view/screen_fixture.hpp"
#include "window/canvas_fixture.hpp"

namespace window {
namespace {

/// The part of a piece that the number of a stack covers.
double hidden_part(int height_of_stack, float side, int lifted, core::Role top) {
    session::Stack stack(static_cast<std::size_t>(height_of_stack),
                         {core::Color::white, core::Role::pawn});
    stack.back().role = top;
    view::Scene scene;
    view::draw_stack(stack, {10, 20, side, side}, scene, {.lifted = lifted});
    const view::PieceImage piece = view::shapes_of<view::PieceImage>(scene).back();
    const view::Rect badge = view::shapes_of<view::Fill>(scene).back().area;
    const int room = static_cast<int>(side) + 40;
    const Surface alone = painted({piece}, room, room);
    const view::Paint ground = pixel(*alone, 0, 0);
    int all = 0;
    int hidden = 0;
    for (int y = 0; y < room; ++y)
        for (int x = 0; x < room; ++x) {
            if (difference(pixel(*alone, x, y), ground) < 16) continue;
            ++all;
            const bool is_under =
                badge.contains({static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F});
            hidden += is_under ? 1 : 0;
        }
    return static_cast<double>(hidden) / all;
}

TEST(StackNumbers, HideNothingOfTheTopOfAStack) {
    for (const float side : {30.0F, 60.0F, 100.0F})
        for (const core::Role top : {core::Role::pawn, core::Role::rook, core::Role::king}) {
            for (const int height_of_stack : {2, 3, 5, 12})
                EXPECT_LT(hidden_part(height_of_stack, side, 0, top), 0.03)
                    << height_of_stack << " at " << side;
            EXPECT_LT(hidden_part(3, side, 2, top), 0.03) << "two of three at " << side;
        }
}

} // namespace
} // namespace window
