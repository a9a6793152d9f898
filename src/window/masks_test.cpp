#include "window/masks.hpp"

#include <gtest/gtest.h>

#include "window/canvas_fixture.hpp"

namespace window {
namespace {

TEST(Masks, KeepWhatTheyHaveMemoryFor) {
    const Surface surface = blank(8, 8);
    const Renderer renderer(SDL_CreateSoftwareRenderer(surface.get()));
    Masks masks(renderer.get());
    constexpr float side = 1600; // a board on a 4K screen
    for (int i = 0; i < 8; ++i) {
        masks.stroke({{0, 0}, {side, side - static_cast<float>(i)}}, 4);
        masks.arrow({0, 0}, {side, side - static_cast<float>(i)}, 4);
    }
    EXPECT_GT(masks.weight(), 4'000'000U);
    EXPECT_LT(masks.weight(), 14'000'000U);
    masks.clear();
    EXPECT_EQ(masks.weight(), 0U);
}

} // namespace
} // namespace window
