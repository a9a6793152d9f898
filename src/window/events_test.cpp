#include "window/events.hpp"

#include <algorithm>
#include <string_view>

#include <gtest/gtest.h>

namespace window {
namespace {

SDL_Event key(SDL_Keycode code, int modifiers = KMOD_NONE,
              SDL_Scancode scancode = SDL_SCANCODE_UNKNOWN) {
    SDL_Event event{};
    event.type = SDL_KEYDOWN;
    event.key.keysym = {scancode, code, static_cast<Uint16>(modifiers), 0};
    return event;
}

SDL_Event button(Uint32 type, Uint8 which, int x, int y) {
    SDL_Event event{};
    event.type = type;
    event.button.button = which;
    event.button.state = type == SDL_MOUSEBUTTONDOWN ? SDL_PRESSED : SDL_RELEASED;
    event.button.x = x;
    event.button.y = y;
    return event;
}

template <typename Kind>
Kind as(const SDL_Event& event, float pixels = 1) {
    const auto input = input_of(event, pixels);
    EXPECT_TRUE(input && std::holds_alternative<Kind>(*input));
    return input && std::holds_alternative<Kind>(*input) ? std::get<Kind>(*input) : Kind{};
}

TEST(Events, PassOnThePointerInPixels) {
    SDL_Event motion{};
    motion.type = SDL_MOUSEMOTION;
    motion.motion.x = 30;
    motion.motion.y = 40;
    EXPECT_EQ(as<view::PointerMoved>(motion).at, (view::Point{30, 40}));
    EXPECT_EQ(as<view::PointerMoved>(motion, 2).at, (view::Point{60, 80}));
    const auto pressed =
        as<view::PointerPressed>(button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, 3, 4));
    EXPECT_EQ(pressed.at, (view::Point{3, 4}));
    EXPECT_FALSE(pressed.is_right);
    EXPECT_TRUE(
        as<view::PointerReleased>(button(SDL_MOUSEBUTTONUP, SDL_BUTTON_RIGHT, 3, 4)).is_right);
    EXPECT_EQ(as<view::TurnGrabbed>(button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_MIDDLE, 3, 4)).at,
              (view::Point{3, 4}));
    EXPECT_FALSE(input_of(button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_X1, 3, 4), 1));
}

TEST(Events, TurnTheWheelAsThePersonDoes) {
    SDL_Event wheel{};
    wheel.type = SDL_MOUSEWHEEL;
    wheel.wheel.y = 2;
    wheel.wheel.mouseX = 5;
    EXPECT_EQ(as<view::Wheel>(wheel).steps, 2);
    EXPECT_EQ(as<view::Wheel>(wheel, 2).at, (view::Point{10, 0}));
    wheel.wheel.direction = SDL_MOUSEWHEEL_FLIPPED;
    EXPECT_EQ(as<view::Wheel>(wheel).steps, -2);
}

TEST(Events, NameTheKeys) {
    EXPECT_EQ(as<view::KeyPressed>(key(SDLK_KP_ENTER)).key, view::Key::enter);
    EXPECT_EQ(as<view::KeyPressed>(key(SDLK_F11)).key, view::Key::f11);
    EXPECT_TRUE(as<view::KeyPressed>(key(SDLK_TAB, KMOD_LSHIFT)).with_shift);
    const auto save = as<view::KeyPressed>(key(SDLK_s, KMOD_RCTRL));
    EXPECT_EQ(save.key, view::Key::letter);
    EXPECT_EQ(save.letter, 's');
    EXPECT_TRUE(save.with_control);
}

TEST(Events, RepeatOnlyWhatMovesOrDeletes) {
    const auto held = [](SDL_Keycode code, int modifiers = KMOD_NONE) {
        SDL_Event event = key(code, modifiers);
        event.key.repeat = 1;
        return event;
    };
    EXPECT_EQ(as<view::KeyPressed>(held(SDLK_LEFT)).key, view::Key::left);
    EXPECT_EQ(as<view::KeyPressed>(held(SDLK_BACKSPACE)).key, view::Key::backspace);
    for (const SDL_Keycode code : {SDLK_F11, SDLK_ESCAPE, SDLK_RETURN, SDLK_KP_ENTER})
        EXPECT_FALSE(input_of(held(code), 1)) << code;
    EXPECT_FALSE(input_of(held(SDLK_q, KMOD_LCTRL), 1));
    EXPECT_FALSE(is_paste(held(SDLK_v, KMOD_LCTRL)));
    EXPECT_FALSE(input_of(held(SDLK_v, KMOD_LCTRL), 1));
}

TEST(Events, LeaveLettersToTheTextTheyMake) {
    EXPECT_FALSE(input_of(key(SDLK_s), 1));
    EXPECT_FALSE(input_of(key(SDLK_LCTRL, KMOD_LCTRL), 1));
    SDL_Event text{};
    text.type = SDL_TEXTINPUT;
    std::ranges::copy(std::string_view("é"), text.text.text);
    EXPECT_EQ(as<view::TextTyped>(text).text, "é");
}

TEST(Events, KnowTheLettersOfOtherAlphabetsByTheirPlace) {
    constexpr SDL_Keycode cyrillic_es = 0x441;
    EXPECT_EQ(as<view::KeyPressed>(key(cyrillic_es, KMOD_LCTRL, SDL_SCANCODE_C)).letter, 'c');
    EXPECT_FALSE(input_of(key(SDLK_1, KMOD_LCTRL, SDL_SCANCODE_A), 1));
}

TEST(Events, LeavePastingToTheWindow) {
    EXPECT_TRUE(is_paste(key(SDLK_v, KMOD_LCTRL)));
    EXPECT_FALSE(input_of(key(SDLK_v, KMOD_LCTRL), 1));
    EXPECT_FALSE(is_paste(key(SDLK_v)));
    EXPECT_FALSE(is_paste(key(SDLK_c, KMOD_LCTRL)));
}

TEST(Events, TellOfTheWindow) {
    SDL_Event event{};
    event.type = SDL_WINDOWEVENT;
    event.window.event = SDL_WINDOWEVENT_LEAVE;
    EXPECT_EQ(as<view::PointerMoved>(event).at, (view::Point{-1, -1}));
    event.window.event = SDL_WINDOWEVENT_FOCUS_LOST;
    as<view::FocusLost>(event);
    event.window.event = SDL_WINDOWEVENT_MOVED;
    EXPECT_FALSE(input_of(event, 1));
    event.type = SDL_QUIT;
    as<view::CloseAsked>(event);
}

} // namespace
} // namespace window
