#include "wasm/space.hpp"

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace wasm {
namespace {

constexpr int size = 4;
int square(char file, int rank) { return (rank - 1) * size + (file - 'a'); }

/// Stacks on two squares, by their numbers.
std::string stacks(int one, std::string_view first, int other, std::string_view second) {
    std::string text;
    for (int i = 0; i < size * size; ++i) {
        if (i == one) text += first;
        if (i == other) text += second;
        text += '/';
    }
    return text;
}

/// A stack of three on b2, a pawn on d3.
Space shown() {
    Space space;
    space.see(500, 400);
    space.stand(size, false, true, stacks(square('b', 2), "PRQ", square('d', 3), "p"));
    return space;
}

/// Where the middle of a square is in the picture.
std::array<float, 2> middle(const Space& space, int of) {
    const std::vector<float> cells = space.cells().floats;
    const auto at = static_cast<std::size_t>(4 * of);
    return {cells[at] + cells[at + 2] / 2, cells[at + 1] + cells[at + 3] / 2};
}

TEST(Space, ReadsStacks) {
    const Numbers pieces = shown().pieces(1);
    EXPECT_EQ(pieces.wholes, (std::vector<std::int32_t>{0, 0, 0, 3, 0, 0, 4, 0, 0, 0, 1, 0}));
    EXPECT_EQ(pieces.floats.size(), 5 * 4U);
}

TEST(Space, PicksThePieceOfATowerThatIsPointedAt) {
    const Space space = shown();
    const auto [x, y] = middle(space, square('b', 2));
    int lowest = -1;
    for (int step = 0; step < 60; ++step) {
        const auto [found, layer] = space.pick(x, y - 0.005F * static_cast<float>(step));
        if (found != square('b', 2)) break;
        EXPECT_GE(layer, lowest);
        lowest = layer;
    }
    EXPECT_EQ(lowest, 2); // up to the top
    const auto [left, top] = middle(space, square('d', 1));
    EXPECT_EQ(space.pick(left, top), (std::array{square('d', 1), -1}));
    EXPECT_EQ(space.pick(0.01F, 0.01F), (std::array{-1, -1}));
}

TEST(Space, LiftsWhatIsHeldAndLetsItHangOnThePointer) {
    Space space = shown();
    const Numbers before = space.pieces(1);
    space.hold(square('b', 2), 2);
    const Numbers held = space.pieces(1);
    EXPECT_EQ(held.floats[1], before.floats[1]);
    EXPECT_GT(held.floats[6], before.floats[6]);
    EXPECT_EQ(held.wholes, (std::vector<std::int32_t>{0, 0, 0, 3, 0, 50, 4, 0, 50, 0, 1, 0}));
    space.mean(square('b', 2), 2);
    EXPECT_EQ(space.captions().wholes, (std::vector<std::int32_t>{-1, 2, 3, 1}));
    space.drag(0.5F, 0.5F);
    const Numbers dragged = space.pieces(1);
    EXPECT_EQ(dragged.wholes.size(), before.wholes.size());
    EXPECT_GT(dragged.floats[11], 0); // the rook, which comes after what stands
}

TEST(Space, NumbersBothPartsOfATowerWhileOneIsDragged) {
    Space space = shown();
    space.stand(size, false, true, stacks(square('b', 2), "PPRQN", square('d', 3), "p"));
    space.hold(square('b', 2), 3);
    space.drag(0.5F, 0.2F);
    const Numbers parts = space.captions();
    EXPECT_EQ(parts.wholes, (std::vector<std::int32_t>{-1, 0, 2, 1, -1, 0, 3, 1}));
    EXPECT_LT(parts.floats[6], parts.floats[1]); // it hangs higher in the picture
    space.hold(square('b', 2), 4);
    EXPECT_EQ(space.captions().wholes, (std::vector<std::int32_t>{-1, 0, 4, 1})); // one is left
    space.hold(square('b', 2), -1);
    EXPECT_EQ(space.captions().wholes, (std::vector<std::int32_t>{-1, 0, 5, 1}));
}

TEST(Space, NumbersSquaresWhereOthersCanGo) {
    Space space = shown();
    space.number(square('a', 4), 2);
    const Numbers captions = space.captions();
    EXPECT_EQ(captions.wholes, (std::vector<std::int32_t>{square('a', 4), 2, 0, 1, -1, 0, 3, 1}));
    EXPECT_EQ(captions.floats.size(), 2 * 5U);
    space.clear_marks();
    EXPECT_EQ(space.captions().floats.size(), 5U);
}

TEST(Space, MarksInOtherDyes) {
    Space space = shown();
    const auto dye = [&] { return space.marks(1).wholes.front(); };
    space.mark(solid::Mark::circle, 0, 0);
    EXPECT_EQ(dye(), static_cast<int>(solid::Dye::target));
    space.clear_marks();
    space.mark(solid::Mark::circle, 0, 0, static_cast<int>(solid::Dye::drawn_red));
    EXPECT_EQ(dye(), static_cast<int>(solid::Dye::drawn_red));
    space.clear_marks();
    space.mark(solid::Mark::circle, 0, 0, 99);
    EXPECT_EQ(dye(), static_cast<int>(solid::Dye::target)) << "there is no such dye";
}

TEST(Space, LetsAMoveFlyIfItHasLedThere) {
    Space space = shown();
    const int from = square('b', 2);
    const int to = square('b', 3);
    EXPECT_FALSE(space.fly(stacks(from, "PRQ", to, "k"), from, 1, to));
    EXPECT_FALSE(space.is_flying());
    space.stand(size, false, true, stacks(from, "P", to, "RQ"));
    EXPECT_FALSE(space.fly_back(stacks(from, "PRQ", to, ""), from, 2, to));
    EXPECT_TRUE(space.fly(stacks(from, "PRQ", to, ""), from, 2, to));
    EXPECT_TRUE(space.is_flying());
    EXPECT_GT(space.pieces(0.5F).floats[6], space.pieces(0).floats[6]);
    space.land();
    EXPECT_FALSE(space.is_flying());
}

TEST(Space, ComesNearerWherePiecesNeverStandOnEachOther) {
    const std::string board = stacks(square('a', 4), "K", square('b', 4), "q");
    Space space = shown();
    space.stand(size, false, true, board);
    const float far = space.camera().floats[33];
    space.stand(size, false, false, board);
    EXPECT_LT(space.camera().floats[33], far);
}

/// For stacks up to the usual room the camera stays where it is; for higher ones it glides.
TEST(Space, StepsBackGentlyWhileAHighTowerGrows) {
    const auto away = [](const Space& space) { return space.camera().floats[33]; };
    const int from = square('a', 4);
    const int to = square('b', 4);
    Space space = shown();
    space.stand(size, false, true, stacks(from, "P", to, "P"));
    const float usual = away(space);
    const std::string before = stacks(from, "PPP", to, "PPP");
    space.stand(size, false, true, before);
    EXPECT_EQ(away(space), usual);
    space.stand(size, false, true, stacks(from, "", to, "PPPPPP"));
    const float far = away(space);
    EXPECT_GT(far, usual);
    ASSERT_TRUE(space.fly(before, from, 3, to));
    space.advance(0);
    EXPECT_EQ(away(space), usual);
    space.advance(0.5F);
    EXPECT_GT(away(space), usual);
    EXPECT_LT(away(space), far);
    space.land();
    EXPECT_EQ(away(space), far);
}

TEST(Space, TurnsWithinItsLimitsAndBack) {
    Space space = shown();
    EXPECT_TRUE(space.is_usual());
    EXPECT_TRUE(space.turn(1, 0));
    EXPECT_FALSE(space.is_usual());
    EXPECT_TRUE(space.reset());
    EXPECT_FALSE(space.reset());
    while (space.zoom(2, 0.5F, 0.5F)) {
    }
    const auto [x, y] = middle(space, square('b', 3));
    EXPECT_GT(x, -2);
    EXPECT_LT(y, 3);
}

TEST(Space, StaysOverWhatIsZoomedTo) {
    Space space = shown();
    const auto [x, y] = middle(space, square('d', 4));
    space.zoom(1.5F, x, y);
    const auto [after_x, after_y] = middle(space, square('d', 4));
    EXPECT_NEAR(after_x, x, 0.12);
    EXPECT_NEAR(after_y, y, 0.12);
}

} // namespace
} // namespace wasm
