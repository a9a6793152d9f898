#include "view/plot.hpp"

#include <gtest/gtest.h>

#include "view/screen_fixture.hpp"

namespace view {
namespace {

TEST(PlotScale, HasRoundNumbersAroundTheValues) {
    const PlotScale scale = plot_scale({1512, 1490, 1633});
    EXPECT_EQ(scale.bottom, 1450);
    EXPECT_EQ(scale.top, 1650);
    EXPECT_EQ(scale.step, 50);
    EXPECT_LT(plot_scale({1500}).bottom, plot_scale({1500}).top);
}

TEST(Plot, DrawsEachValueInItsPlace) {
    const PlainMeasure measure;
    const Settings settings;
    const Rect area{10, 20, 400, 200};
    const Look look{area, 16, measure, settings};
    Scene scene;
    draw_plot({1500, 1600, 1550}, area, look, scene);
    const auto curves = shapes_of<Stroke>(scene);
    ASSERT_EQ(curves.size(), 1U);
    const auto& points = curves[0].points;
    ASSERT_EQ(points.size(), 3U);
    EXPECT_LT(points[1].y, points[2].y);
    EXPECT_LT(points[2].y, points[0].y);
    for (const Point point : points) EXPECT_TRUE(area.contains(point));
}

TEST(Plot, OfNothingOrOneValueIsNoCurve) {
    const PlainMeasure measure;
    const Settings settings;
    const Look look{{0, 0, 100, 100}, 16, measure, settings};
    Scene scene;
    draw_plot({}, look.area, look, scene);
    EXPECT_TRUE(scene.empty());
    draw_plot({1500}, look.area, look, scene);
    EXPECT_TRUE(shapes_of<Stroke>(scene).empty());
    EXPECT_EQ(shapes_of<Disc>(scene).size(), 1U);
}

} // namespace
} // namespace view
