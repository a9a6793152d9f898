// Whether a screen with twice the resolution gets a picture with twice the detail.

#include <algorithm>
#include <cmath>
#include <utility>

#include <gtest/gtest.h>

#include "view/app_fixture.hpp"
#include "window/canvas_fixture.hpp"

namespace window {
namespace {

constexpr int width = 656;
constexpr int height = 448;

view::AppOptions stacks() {
    view::AppOptions options = view::game_from(
        game::Rules::stackchess, "r1qk1r/(pb)1pp2/1(pp)3(pb)/P(PBRQ)4/1(PR)1P1(PPB)/3K2 w - 4 18");
    options.settings.has_animation = false;
    return options;
}

/// The same game on a screen with this many pixels per point.
Surface painted_at(int scale) {
    view::App app(stacks(), fonts());
    const auto factor = static_cast<float>(scale);
    app.handle(view::Resized{{width * factor, height * factor}, factor});
    return painted(app.scene(), width * scale, height * scale, app.settings());
}

int brightness(const Surface& picture, int x, int y) {
    const view::Paint paint = pixel(*picture, x, y);
    return (paint.red + paint.green + paint.blue) / 3;
}

/// The average of four pixels.
double averaged(const Surface& fine, int x, int y) {
    return (brightness(fine, 2 * x, 2 * y) + brightness(fine, 2 * x + 1, 2 * y) +
            brightness(fine, 2 * x, 2 * y + 1) + brightness(fine, 2 * x + 1, 2 * y + 1)) /
           4.0;
}

/// The coarse picture, interpolated at a place of the fine one.
double stretched(const Surface& coarse, int x, int y) {
    const auto at = [](int place, int most) {
        const double exact = std::clamp(place / 2.0 - 0.25, 0.0, most - 2.0);
        return std::pair(static_cast<int>(exact), exact - std::floor(exact));
    };
    const auto [left, across] = at(x, coarse->w);
    const auto [top, down] = at(y, coarse->h);
    const double above =
        brightness(coarse, left, top) * (1 - across) + brightness(coarse, left + 1, top) * across;
    const double below = brightness(coarse, left, top + 1) * (1 - across) +
                         brightness(coarse, left + 1, top + 1) * across;
    return above * (1 - down) + below * down;
}

/// The steepness of the edges in a picture with this brightness at each place.
template <class Brightness>
double steepness(const Brightness& at) {
    double sum = 0;
    for (int y = 0; y < 2 * height; ++y)
        for (int x = 1; x < 2 * width; ++x) {
            const double step = at(x, y) - at(x - 1, y);
            sum += step * step;
        }
    return sum;
}

TEST(Sharpness, TwiceTheSizeIsTheSamePicture) {
    const Surface coarse = painted_at(1);
    const Surface fine = painted_at(2);
    double sum = 0;
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            sum += std::abs(averaged(fine, x, y) - brightness(coarse, x, y));
    EXPECT_LT(sum / (width * height), 6) << "of 255, for a pixel";
}

TEST(Sharpness, TwiceTheSizeHasTwiceAsFineEdges) {
    const Surface coarse = painted_at(1);
    const Surface fine = painted_at(2);
    const double drawn = steepness([&](int x, int y) { return brightness(fine, x, y); });
    const double blurred = steepness([&](int x, int y) { return stretched(coarse, x, y); });
    EXPECT_GT(drawn, 1.6 * blurred) << "a picture that is merely stretched is blurred";
}

} // namespace
} // namespace window
