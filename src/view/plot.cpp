#include "view/plot.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <string>

namespace view {
namespace {

constexpr int most_lines = 5;
constexpr std::array steps{10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1000.0};

} // namespace

PlotScale plot_scale(const std::vector<double>& values) {
    assert(!values.empty());
    const auto [lowest, highest] = std::ranges::minmax(values);
    for (const double step : steps) {
        const double bottom = std::floor(lowest / step) * step;
        const double top = std::max(std::ceil(highest / step) * step, bottom + step);
        if (top - bottom <= step * most_lines || step == steps.back()) return {bottom, top, step};
    }
    return {lowest, highest, steps.back()};
}

void draw_plot(const std::vector<double>& values, Rect area, const Look& look, Scene& scene) {
    if (values.empty()) return;
    const PlotScale scale = plot_scale(values);
    const float small = 0.8F * look.unit;
    const float numbers = look.measure.width("0000", small, Weight::regular) + 0.6F * look.unit;
    const Rect inside{area.x + numbers, area.y + small, area.width - numbers - look.unit,
                      area.height - 2 * small};
    const auto height = [&](double value) {
        const auto part = static_cast<float>((value - scale.bottom) / (scale.top - scale.bottom));
        return inside.bottom() - part * inside.height;
    };
    const float hair = std::max(look.unit / 16, 1.0F);
    for (double level = scale.bottom; level <= scale.top + 0.5; level += scale.step) {
        const float y = height(level);
        scene.emplace_back(Fill{{inside.x, y, inside.width, hair}, Tone::edge});
        scene.emplace_back(Label{std::to_string(std::lround(level)),
                                 {area.x, y - small, numbers - 0.4F * look.unit, 2 * small},
                                 small,
                                 Tone::faint,
                                 Align::right});
    }
    const float stride =
        values.size() > 1 ? inside.width / static_cast<float>(values.size() - 1) : 0;
    Stroke curve{{}, Tone::accent, 2.5F * hair};
    for (std::size_t i = 0; i < values.size(); ++i)
        curve.points.push_back({inside.x + stride * static_cast<float>(i), height(values[i])});
    const Point last = curve.points.back();
    if (values.size() > 1) scene.emplace_back(std::move(curve));
    scene.emplace_back(Disc{last, 0.3F * look.unit, Tone::accent});
}

} // namespace view
