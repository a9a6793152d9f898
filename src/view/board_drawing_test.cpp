#include "view/board_drawing.hpp"

#include <gtest/gtest.h>

namespace view {
namespace {

using core::Color;
using core::coord_at;
using core::Role;

template <class Kind>
std::vector<Kind> shapes(const Scene& scene) {
    std::vector<Kind> found;
    for (const Shape& shape : scene)
        if (const Kind* const one = std::get_if<Kind>(&shape)) found.push_back(*one);
    return found;
}

session::Stack stack_of(int height) {
    session::Stack stack(static_cast<std::size_t>(height), {Color::white, Role::rook});
    stack.back().role = Role::king;
    return stack;
}

TEST(BoardLayout, FindsEverySquareWhereItIsDrawn) {
    for (const int size : {4, 6, 8, 12, 26})
        for (const bool is_flipped : {false, true}) {
            const BoardLayout layout = board_layout({13, 7, 340, 290}, size, is_flipped, 12);
            for (int file = 0; file < size; ++file)
                for (int rank = 0; rank < size; ++rank)
                    EXPECT_EQ(layout.coord_at(layout.square(coord_at(file, rank)).center()),
                              coord_at(file, rank));
            EXPECT_GE(layout.frame().y, 7);
            EXPECT_LE(layout.frame().bottom(), 297.5F);
        }
}

TEST(BoardLayout, WhiteIsBelowUnlessItIsFlipped) {
    const Rect area{0, 0, 600, 600};
    EXPECT_GT(board_layout(area, 6).square(coord_at(0, 0)).y,
              board_layout(area, 6).square(coord_at(0, 5)).y);
    EXPECT_EQ(board_layout(area, 6, true).square(coord_at(5, 5)),
              board_layout(area, 6).square(coord_at(0, 0)));
}

TEST(BoardLayout, HasNoSquareOutside) {
    const BoardLayout layout = board_layout({0, 0, 600, 600}, 6, false, 20);
    EXPECT_FALSE(layout.coord_at({5, 300}));
    EXPECT_FALSE(layout.coord_at({300, 599}));
}

TEST(BoardLayout, HasSharpEdges) {
    EXPECT_EQ(board_layout({0, 0, 500, 500}, 12).side, 41);
    EXPECT_FLOAT_EQ(board_layout({0, 0, 250, 250}, 26).side, 250.0F / 26);
}

TEST(DrawStack, ShowsATallStackWithinItsSquareAndItsTopWhole) {
    const Rect square{100, 100, 80, 80};
    for (const int height : {1, 2, 3, 5, 12}) {
        Scene scene;
        draw_stack(stack_of(height), square, scene);
        const auto pieces = shapes<PieceImage>(scene);
        ASSERT_FALSE(pieces.empty());
        EXPECT_LE(pieces.size(), 5U);
        EXPECT_EQ(pieces.back().piece.role, Role::king) << "the top is painted last";
        for (const PieceImage& piece : pieces) {
            EXPECT_GE(piece.center.y - piece.side / 2, square.y);
            EXPECT_LE(piece.center.y + piece.side / 2, square.bottom());
            EXPECT_GE(piece.center.x - 0.3F * piece.side, square.x) << "as wide as pieces are";
            EXPECT_LE(piece.center.x + 0.3F * piece.side, square.right());
        }
    }
}

TEST(DrawStack, WritesTheHeightOfSeveral) {
    Scene one;
    draw_stack(stack_of(1), {0, 0, 50, 50}, one);
    EXPECT_TRUE(shapes<Label>(one).empty());
    Scene many;
    draw_stack(stack_of(7), {0, 0, 50, 50}, many);
    ASSERT_EQ(shapes<Label>(many).size(), 1U);
    EXPECT_EQ(shapes<Label>(many)[0].text, "7");
}

TEST(DrawStack, KeepsItsNumberInsideTheSquare) {
    for (const float side : {9.0F, 11.0F, 16.0F, 30.0F, 90.0F})
        for (const char* const text : {"2", "16", "10/16"}) {
            const Rect square{20, 20, side, side};
            Scene scene;
            draw_badge(text, square, scene);
            const Rect area = shapes<Fill>(scene)[0].area;
            EXPECT_GE(area.x, square.x) << text << " in " << side;
            EXPECT_GE(area.y, square.y);
            EXPECT_LE(area.right(), square.right());
            EXPECT_LE(area.bottom(), square.bottom());
            EXPECT_LE(area.height, 0.6F * side) << "something of the piece is seen above it";
        }
}

TEST(DrawStack, LiftsWhatIsTaken) {
    Scene scene;
    draw_stack(stack_of(3), {0, 0, 100, 100}, scene, {.lifted = 2});
    Scene resting;
    draw_stack(stack_of(3), {0, 0, 100, 100}, resting);
    const auto lifted = shapes<PieceImage>(scene);
    const auto pieces = shapes<PieceImage>(resting);
    EXPECT_EQ(lifted[0].center, pieces[0].center);
    EXPECT_LT(lifted[1].center.y, pieces[1].center.y);
    EXPECT_LT(lifted[2].center.y, pieces[2].center.y);
    EXPECT_EQ(shapes<Label>(scene)[0].text, "2/3");
}

TEST(DrawBoard, DrawsEveryPieceOfAPosition) {
    session::BoardView board{4, std::vector<session::Stack>(16)};
    board.stacks[0] = stack_of(1);
    board.stacks[15] = stack_of(2);
    Scene scene;
    draw_board(board, {0, 0, 200, 200}, scene);
    EXPECT_EQ(shapes<PieceImage>(scene).size(), 3U);
}

TEST(DrawCoordinates, NamesFilesAndRanks) {
    Scene scene;
    draw_coordinates(board_layout({0, 0, 600, 600}, 12, false, 24), scene);
    const auto labels = shapes<Label>(scene);
    ASSERT_EQ(labels.size(), 24U);
    EXPECT_EQ(labels[0].text, "a");
    EXPECT_EQ(labels[23].text, "12");
}

} // namespace
} // namespace view
