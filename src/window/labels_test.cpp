// Whether the words of every screen fit where they stand, with the font that people see.

#include <array>
#include <string>

#include <gtest/gtest.h>

#include "view/app_fixture.hpp"
#include "window/canvas.hpp"

namespace window {
namespace {

using view::ScreenKind;

constexpr std::array sizes{view::Size{480, 360}, view::Size{800, 600}, view::Size{1000, 700},
                           view::Size{1920, 1080}};

constexpr std::array screens{ScreenKind::game,     ScreenKind::menu,   ScreenKind::new_game,
                             ScreenKind::save,     ScreenKind::open,   ScreenKind::profiles,
                             ScreenKind::guide,    ScreenKind::queens, ScreenKind::tour,
                             ScreenKind::settings, ScreenKind::keys,   ScreenKind::pause};

/// Every label is whole: none is cut with an ellipsis.
void expect_whole(const view::Scene& scene, const std::string& where) {
    for (const view::Label& label : view::shapes_of<view::Label>(scene))
        EXPECT_EQ(fonts().cut(label.text, label.height, label.weight, label.area.width), label.text)
            << where << ", " << label.height << " in " << label.area.width;
}

view::AppOptions with_everything(view::AppOptions options, words::Language language) {
    options.settings.language = language;
    options.settings.shows_thinking = true;
    options.game->time = play::TimeControl{std::chrono::minutes(5)};
    return options;
}

TEST(Labels, FitWhereTheyStand) {
    for (const words::Language language : words::languages)
        for (const view::Size size : sizes) {
            view::App app(with_everything(view::stackchess_game(), language), fonts());
            app.handle(view::Resized{size, 1});
            for (const ScreenKind screen : screens) {
                app.obey(view::ShowScreen{ScreenKind::game});
                if (screen != ScreenKind::game) app.obey(view::ShowScreen{screen});
                expect_whole(app.scene(), std::to_string(static_cast<int>(language)) + ' ' +
                                              std::to_string(size.width) + ' ' +
                                              std::to_string(static_cast<int>(screen)));
            }
        }
}

TEST(Labels, FitWhenTheGameIsOver) {
    for (const words::Language language : words::languages)
        for (const view::Size size : sizes) {
            view::App app(with_everything(view::chess_game(), language), fonts());
            app.handle(view::Resized{size, 1});
            app.obey(view::Resign{});
            expect_whole(app.scene(), "over " + std::to_string(size.width));
        }
}

} // namespace
} // namespace window
