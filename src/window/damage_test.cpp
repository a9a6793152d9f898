#include "window/damage.hpp"

#include <random>

#include <gtest/gtest.h>

#include "window/canvas_fixture.hpp"

namespace window {
namespace {

using view::Scene;
using view::Tone;

constexpr int side = 90;
constexpr SDL_Point size{side, side};

view::Shape piece_at(float x, float y) {
    return view::PieceImage{{core::Color::white, core::Role::queen}, {x, y}, 12};
}

bool holds(const SDL_Rect& area, int x, int y) {
    const SDL_Point point{x, y};
    return SDL_PointInRect(&point, &area) == SDL_TRUE;
}

/// One shape of every kind, at fractional positions.
Scene every_shape(float x, float y) {
    return {view::Fill{{x, y, 21.4F, 13.3F}, Tone::accent, 4},
            view::Outline{{x, y, 17.7F, 20.2F}, Tone::text, 2.5F, 5},
            view::Disc{{x, y}, 7.3F, Tone::target, 0.7F},
            view::Ring{{x, y}, 9.6F, Tone::capture, 2},
            view::Stroke{{{x, y}, {x + 11.2F, y + 3.4F}, {x + 5, y + 15}}, Tone::warning, 3.3F},
            view::Arrow{{x, y}, {x + 20.5F, y + 14}, Tone::hint, 4.2F},
            piece_at(x, y),
            view::Label{"Qy…", {x, y, 16.5F, 5}, 14.4F, Tone::text, view::Align::right},
            view::Label{
                "WWWWWW", {x, y, 3, 8}, 12, Tone::text, view::Align::center, view::Weight::bold}};
}

TEST(Damage, IsNothingBetweenEqualScenes) {
    const Scene scene = every_shape(30, 30);
    EXPECT_TRUE(damage(scene, scene, size).empty());
}

TEST(Damage, IsWhereSomethingWasAndWhereItIs) {
    const Scene before{piece_at(10, 10), piece_at(45, 45)};
    const Scene after{piece_at(80, 80), piece_at(45, 45)};
    const auto areas = damage(before, after, size);
    ASSERT_EQ(areas.size(), 2U);
    EXPECT_TRUE(holds(areas[0], 10, 10));
    EXPECT_TRUE(holds(areas[1], 80, 80));
    for (const SDL_Rect& area : areas) EXPECT_FALSE(holds(area, 45, 45));
}

TEST(Damage, FindsAgainWhatStandsBehindThatWhichHasCome) {
    Scene before;
    for (int i = 0; i < 40; ++i) before.push_back(piece_at(static_cast<float>(2 * i), 10));
    Scene after = before;
    for (int i = 0; i < 5; ++i) after.insert(after.begin() + 7, piece_at(50, 70));
    const auto areas = damage(before, after, size);
    ASSERT_EQ(areas.size(), 1U);
    EXPECT_TRUE(holds(areas[0], 50, 70));
    EXPECT_FALSE(holds(areas[0], 50, 20));
}

TEST(Damage, JoinsWhatOverlaps) {
    const auto areas = damage({piece_at(40, 40)}, {piece_at(44, 41)}, size);
    ASSERT_EQ(areas.size(), 1U);
    EXPECT_TRUE(holds(areas[0], 35, 40));
    EXPECT_TRUE(holds(areas[0], 49, 40));
}

TEST(Damage, IsInAFewAreasWhateverHappens) {
    Scene after;
    for (int y = 0; y < 6; ++y)
        for (int x = 0; x < 6; ++x)
            after.push_back(
                view::Disc{{15.0F * static_cast<float>(x) + 5, 15.0F * static_cast<float>(y) + 5},
                           2,
                           Tone::accent});
    const auto areas = damage({}, after, size);
    EXPECT_LE(areas.size(), 12U);
    for (std::size_t i = 0; i < areas.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            EXPECT_FALSE(SDL_HasIntersection(&areas[i], &areas[j])) << i << ' ' << j;
}

TEST(Damage, IsEverywhereWhereAClipHasChanged) {
    const Scene before{view::Clip{{0, 0, 20, 20}}, piece_at(10, 10)};
    const Scene after{view::Clip{{0, 0, 20, 21}}, piece_at(10, 10)};
    const auto areas = damage(before, after, size);
    ASSERT_EQ(areas.size(), 1U);
    EXPECT_EQ(areas[0].w, side);
    EXPECT_EQ(areas[0].h, side);
}

TEST(Damage, HoldsAllPixelsOfEveryShape) {
    const Surface nothing = painted({}, side, side);
    for (const view::Shape& shape : every_shape(33.5F, 37.4F)) {
        const Surface surface = painted({shape}, side, side);
        const SDL_Rect area = bounds(shape);
        for (int y = 0; y < side; ++y)
            for (int x = 0; x < side; ++x)
                if (!holds(area, x, y)) {
                    ASSERT_EQ(pixel(*surface, x, y), pixel(*nothing, x, y))
                        << shape.index() << ": " << x << ' ' << y;
                }
    }
}

/// Random shapes in random order, some of them clipped.
Scene random_scene(std::mt19937& random, const Scene& like) {
    Scene scene;
    std::uniform_real_distribution<float> place(-5, side);
    for (const view::Shape& shape : like)
        if (random() % 4 != 0) scene.push_back(shape);
    for (int i = 0; i < 3; ++i) {
        const Scene shapes = every_shape(place(random), place(random));
        scene.insert(scene.begin() + static_cast<std::ptrdiff_t>(random() % (scene.size() + 1)),
                     shapes[random() % shapes.size()]);
    }
    if (random() % 4 == 0) {
        scene.emplace_back(view::Clip{{place(random), place(random), 30, 25}});
        scene.push_back(piece_at(place(random), place(random)));
        scene.emplace_back(view::Clip{});
    }
    return scene;
}

TEST(Damage, PaintedAloneMakesTheWholePicture) {
    std::mt19937 random(5);
    Surface surface = blank(side, side);
    const Renderer renderer(SDL_CreateSoftwareRenderer(surface.get()));
    Painter painter(renderer.get(), fonts());
    Scene shown;
    painter.paint(shown, {});
    for (int step = 0; step < 150; ++step) {
        const Scene next = random_scene(random, shown);
        painter.paint(next, {}, damage(shown, next, size));
        SDL_RenderPresent(renderer.get());
        const Surface expected = painted(next, side, side);
        for (int y = 0; y < side; ++y)
            for (int x = 0; x < side; ++x)
                ASSERT_EQ(pixel(*surface, x, y), pixel(*expected, x, y))
                    << step << ": " << x << ' ' << y;
        shown = next;
    }
}

} // namespace
} // namespace window
