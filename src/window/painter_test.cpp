#include "window/painter.hpp"

#include <gtest/gtest.h>

#include "window/canvas_fixture.hpp"

namespace window {
namespace {

using view::Tone;

constexpr int side = 60;

view::Paint tone(Tone tone, const view::Settings& settings = {}) {
    return view::paint_of(tone, settings.theme, settings.board);
}

view::Paint at(const Surface& surface, int x, int y) { return pixel(*surface, x, y); }

/// The number of pixels that differ from the background.
int marked(const Surface& surface) {
    int count = 0;
    for (int y = 0; y < surface->h; ++y)
        for (int x = 0; x < surface->w; ++x)
            count += difference(at(surface, x, y), tone(Tone::background)) > 8 ? 1 : 0;
    return count;
}

TEST(Painter, FillsWithTheColoursOfTheTheme) {
    for (const view::Theme theme : {view::Theme::light, view::Theme::dark}) {
        view::Settings settings;
        settings.theme = theme;
        const Surface surface =
            painted({view::Fill{{10, 10, 20, 20}, Tone::accent}}, side, side, settings);
        EXPECT_EQ(at(surface, 15, 15), tone(Tone::accent, settings));
        EXPECT_EQ(at(surface, 9, 15), tone(Tone::background, settings));
        EXPECT_EQ(at(surface, 30, 15), tone(Tone::background, settings));
    }
}

TEST(Painter, LeavesNoGapBetweenAreasThatTouch) {
    view::Scene scene;
    for (int i = 0; i < 10; ++i)
        scene.emplace_back(
            view::Fill{{static_cast<float>(i) * 5.37F, 0, 5.37F, side}, Tone::accent});
    const Surface surface = painted(scene, side, side);
    for (int x = 0; x < 53; ++x) EXPECT_EQ(at(surface, x, 30), tone(Tone::accent)) << x;
}

TEST(Painter, RoundsCornersSmoothly) {
    const Surface surface = painted({view::Fill{{10, 10, 40, 40}, Tone::text, 12}}, side, side);
    EXPECT_EQ(at(surface, 10, 10), tone(Tone::background));
    EXPECT_EQ(at(surface, 30, 10), tone(Tone::text));
    EXPECT_EQ(at(surface, 10, 30), tone(Tone::text));
    EXPECT_EQ(at(surface, 49, 49), tone(Tone::background));
    EXPECT_EQ(at(surface, 20, 20), tone(Tone::text));
    EXPECT_NEAR(marked(surface), 1600 - 124, 40);
}

TEST(Painter, MixesWhatIsHalfTransparent) {
    const Surface surface =
        painted({view::Fill{{0, 0, side, side}, Tone::text, 0, 0.5F}}, side, side);
    const int middle = (tone(Tone::text).red + tone(Tone::background).red) / 2;
    EXPECT_NEAR(at(surface, 30, 30).red, middle, 3);
}

TEST(Painter, OutlinesOnlyTheEdge) {
    for (const float radius : {0.0F, 8.0F}) {
        const Surface surface =
            painted({view::Outline{{10, 10, 40, 40}, Tone::text, 2, radius}}, side, side);
        EXPECT_EQ(at(surface, 30, 11), tone(Tone::text));
        EXPECT_EQ(at(surface, 11, 30), tone(Tone::text));
        EXPECT_EQ(at(surface, 49, 30), tone(Tone::text));
        EXPECT_EQ(at(surface, 30, 12), tone(Tone::background));
        EXPECT_EQ(at(surface, 30, 30), tone(Tone::background));
        EXPECT_EQ(at(surface, 30, 50), tone(Tone::background));
    }
}

TEST(Painter, DrawsDiscsRingsAndArrows) {
    const Surface disc = painted({view::Disc{{30, 30}, 10, Tone::text}}, side, side);
    EXPECT_EQ(at(disc, 30, 30), tone(Tone::text));
    EXPECT_NEAR(marked(disc), 314, 40);
    const Surface ring = painted({view::Ring{{30, 30}, 10, Tone::text, 3}}, side, side);
    EXPECT_EQ(at(ring, 30, 30), tone(Tone::background));
    EXPECT_EQ(at(ring, 21, 30), tone(Tone::text));
    const Surface arrow = painted({view::Arrow{{5, 30}, {55, 30}, Tone::text, 4}}, side, side);
    EXPECT_EQ(at(arrow, 20, 30), tone(Tone::text));
    const Surface stroke =
        painted({view::Stroke{{{5, 5}, {5, 55}, {55, 55}}, Tone::text, 3}}, side, side);
    EXPECT_EQ(at(stroke, 5, 30), tone(Tone::text));
    EXPECT_EQ(at(stroke, 30, 55), tone(Tone::text));
    EXPECT_EQ(at(stroke, 30, 30), tone(Tone::background));
}

TEST(Painter, KeepsInsideAClip) {
    const view::Fill everything{{0, 0, side, side}, Tone::text};
    const Surface surface = painted({view::Clip{{10, 10, 20, 20}}, everything, view::Clip{},
                                     view::Fill{{50, 50, 10, 10}, Tone::text}},
                                    side, side);
    EXPECT_EQ(marked(surface), 500);
    EXPECT_EQ(at(surface, 9, 9), tone(Tone::background));
    EXPECT_EQ(at(surface, 29, 29), tone(Tone::text));
}

TEST(Painter, CutsTextToItsArea) {
    view::Label label{"a line of text much too long", {10, 10, 40, 20}, 14, Tone::text};
    const Surface surface = painted({label}, side, side);
    EXPECT_GT(marked(surface), 50);
    for (int y = 0; y < side; ++y)
        for (int x = 50; x < side; ++x) EXPECT_EQ(at(surface, x, y), tone(Tone::background));
}

TEST(Painter, AlignsText) {
    const auto leftmost = [](view::Align align) {
        const Surface surface =
            painted({view::Label{"I", {0, 0, side, side}, 20, Tone::text, align}}, side, side);
        for (int x = 0; x < side; ++x)
            for (int y = 0; y < side; ++y)
                if (difference(at(surface, x, y), tone(Tone::background)) > 60) return x;
        return side;
    };
    EXPECT_LT(leftmost(view::Align::left), 5);
    EXPECT_NEAR(leftmost(view::Align::center), 29, 2);
    EXPECT_GT(leftmost(view::Align::right), 53);
}

TEST(Painter, ShowsPiecesAtEverySize) {
    for (const int size : {1, 7, 24, 59}) {
        const view::PieceImage piece{
            {core::Color::black, core::Role::queen}, {30, 30}, static_cast<float>(size)};
        const int count = marked(painted({piece}, side, side));
        EXPECT_LE(count, size * size);
        EXPECT_GE(count, size * size / 5);
    }
    EXPECT_EQ(marked(painted({view::PieceImage{{}, {30, 30}, 40}}, side, side)), 0);
}

TEST(Painter, DrawsNothingOfNothing) {
    const view::Scene scene{view::Fill{{10, 10, 0, 0}, Tone::text, 5},
                            view::Outline{{10, 10, 0, 0}, Tone::text, 2, 3},
                            view::Disc{{10, 10}, 0, Tone::text},
                            view::Ring{{10, 10}, 0, Tone::text},
                            view::Stroke{{}, Tone::text},
                            view::Label{"", {0, 0, 10, 10}, 10},
                            view::Label{"text", {0, 0, 0, 0}, 0}};
    EXPECT_LT(marked(painted(scene, side, side)), 30);
}

} // namespace
} // namespace window
