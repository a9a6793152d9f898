#include <csignal>
#include <cstdlib>

#include <gtest/gtest.h>

#include "window/canvas_fixture.hpp"
#include "window/window.hpp"

#include "hands.hpp"

namespace window {
namespace {

TEST(WindowOnScreen, PaintsOnlyWhatIsNew) {
    WindowHands hands(view::chess_game());
    hands.move_pointer({1, 1});
    hands.turn();
    const auto painted = hands.window().painted();
    for (int i = 0; i < 5; ++i) {
        Window::wake();
        hands.turn();
    }
    EXPECT_EQ(hands.window().painted(), painted);
    hands.click("e2");
    EXPECT_EQ(hands.window().painted(), painted + 1);
}

/// What is visible is what the whole scene looks like, however little of it was painted last.
void expect_scene_shown(WindowHands& hands, const char* when) {
    const Surface shown = hands.window().picture();
    ASSERT_TRUE(shown);
    const Surface expected =
        painted(hands.app().scene(), shown->w, shown->h, hands.app().settings());
    for (int y = 0; y < shown->h; ++y)
        for (int x = 0; x < shown->w; ++x)
            ASSERT_LE(difference(pixel(*shown, x, y), pixel(*expected, x, y)), 2)
                << when << ": " << x << ' ' << y;
}

TEST(WindowOnScreen, ShowsWhatIsInTheScene) {
    WindowHands hands(view::stackchess_game({.size = 12, .knights = true}));
    hands.move_pointer({1, 1});
    hands.turn();
    expect_scene_shown(hands, "at first");
    hands.click("a2");
    expect_scene_shown(hands, "with a stack in hand");
    hands.click("a3");
    expect_scene_shown(hands, "after a move");
    hands.move_pointer(hands.middle("c11"));
    hands.turn();
    expect_scene_shown(hands, "with a stack pointed at");
    hands.type("f");
    expect_scene_shown(hands, "turned round");
    hands.key(SDLK_ESCAPE);
    expect_scene_shown(hands, "with the menu");
    hands.key(SDLK_DOWN);
    expect_scene_shown(hands, "with the next button");
    hands.key(SDLK_ESCAPE);
    hands.type("t");
    expect_scene_shown(hands, "with the thinking");
    hands.drag("a11", "a10");
    expect_scene_shown(hands, "after a drag");
    hands.type("u");
    expect_scene_shown(hands, "after taking back");
}

TEST(WindowOnScreen, FollowsItsSize) {
    WindowHands hands(view::stackchess_game({.size = 26, .knights = true}));
    for (const view::Size size : {view::Size{480, 360}, {1200, 500}, {500, 900}, {640, 480}}) {
        hands.window().resize(size);
        Window::wake();
        hands.turn();
        const view::GameLayout layout = hands.layout();
        const view::Rect frame = layout.board.frame();
        EXPECT_EQ(hands.app().look().area.width, size.width);
        EXPECT_GE(frame.x, 0);
        EXPECT_GE(frame.y, 0);
        EXPECT_LE(frame.right(), size.width);
        EXPECT_LE(frame.bottom(), size.height);
        const Surface picture = hands.window().picture();
        EXPECT_EQ(picture->w, static_cast<int>(size.width));
    }
}

TEST(WindowOnScreen, IsLargerWhereTheScreenIsFiner) {
    constexpr float scale = 1.125F; // as large as this test's screen has room for
    WindowHands plain(view::chess_game());
    const view::Look usual = plain.app().look();
    WindowHands fine(view::chess_game(), {.scale = scale});
    const view::Look larger = fine.app().look();
    EXPECT_NEAR(larger.area.width, scale * usual.area.width, 1);
    EXPECT_NEAR(larger.area.height, scale * usual.area.height, 1);
    EXPECT_NEAR(larger.unit, scale * usual.unit, 0.1);
}

TEST(WindowOnScreen, IsNoLargerThanTheScreen) {
    WindowHands hands(view::chess_game(), {.scale = 4.0F});
    EXPECT_LE(hands.app().look().area.width, 1280);
    EXPECT_LE(hands.app().look().area.height, 1024);
}

TEST(WindowOnScreen, IsOpenedOnX11WhereWaylandIsGone) {
    ASSERT_EQ(setenv("WAYLAND_DISPLAY", "nowhere", 1), 0);
    WindowHands hands(view::chess_game());
    EXPECT_STREQ(SDL_GetCurrentVideoDriver(), "x11");
    hands.play("e2 e4");
    EXPECT_EQ(hands.game().present().move->text, "e2e4");
    unsetenv("WAYLAND_DISPLAY");
}

TEST(WindowOnScreen, ClosesWhenAsked) {
    WindowHands hands(view::chess_game());
    SDL_Event event{};
    event.type = SDL_QUIT;
    hands.push(event);
    EXPECT_FALSE(hands.turn());
}

TEST(WindowOnScreen, ClosesWhenTheTerminalInterruptsIt) {
    for (const int signal : {SIGINT, SIGTERM}) {
        WindowHands hands(view::chess_game());
        std::raise(signal);
        Window::wake();
        EXPECT_FALSE(hands.turn()) << signal;
    }
}

TEST(WindowOnScreen, SurvivesLostFocusAndLostTextures) {
    WindowHands hands(view::chess_game());
    hands.press(hands.middle("e2"));
    hands.turn();
    SDL_Event event{};
    event.type = SDL_WINDOWEVENT;
    event.window.event = SDL_WINDOWEVENT_FOCUS_LOST;
    hands.push(event);
    hands.turn();
    EXPECT_FALSE(hands.app().game_screen().drag);
    const auto painted = hands.window().painted();
    SDL_Event reset{};
    reset.type = SDL_RENDER_TARGETS_RESET;
    hands.push(reset);
    hands.turn();
    EXPECT_EQ(hands.window().painted(), painted + 1);
}

TEST(WindowOnScreen, NamesAMissingFont) {
    const auto window = Window::open({.font_folder = "/nowhere"});
    ASSERT_FALSE(window);
    EXPECT_EQ(window.error().trouble, view::ShowTrouble::no_font);
    EXPECT_EQ(window.error().detail, "/nowhere/DejaVuSans.ttf");
}

} // namespace
} // namespace window
