#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "view/app_fixture.hpp"
#include "window/window.hpp"

/// The whole window with the program behind it, driven by SDL events.
namespace window {

/// Where something of a square is seen: its middle or, in space, beside or above what stands before
/// it.
inline view::Point seen_on(const view::BoardLayout& board, std::string_view name) {
    const core::Coord square = view::at(name);
    const view::Rect area = board.square(square);
    const view::Point middle = area.center();
    for (const float aside : {0.0F, -0.35F, 0.35F})
        for (const float up : {0.0F, 0.15F, 0.3F, 0.45F}) {
            const view::Point at{middle.x + aside * area.width, middle.y - up * area.height};
            if (board.coord_at(at) == square) return at;
        }
    return middle;
}

class WindowHands {
  public:
    explicit WindowHands(view::AppOptions options, view::ShowOptions show = {}) {
        auto opened = Window::open(show);
        if (!opened) {
            ADD_FAILURE() << "no window: " << opened.error().detail;
            std::abort();
        }
        window_ = *std::move(opened);
        options.settings.has_animation = false;
        options.wake = &Window::wake;
        if (!options.places) options.places = home_.places();
        app_ = std::make_unique<view::App>(std::move(options), window_->fonts());
        Window::wake();
        turn();
    }

    Window& window() { return *window_; }
    view::App& app() { return *app_; }
    const view::Snapshot& game() const { return app_->snapshot(); }

    /// Lets the window handle pending events, of which there must be at least one.
    bool turn() { return window_->turn(*app_); }

    void push(SDL_Event event) { ASSERT_EQ(SDL_PushEvent(&event), 1); }
    void move_pointer(view::Point at) {
        SDL_Event event{};
        event.type = SDL_MOUSEMOTION;
        event.motion.x = static_cast<int>(at.x);
        event.motion.y = static_cast<int>(at.y);
        push(event);
    }
    void press(view::Point at) { button(SDL_MOUSEBUTTONDOWN, at); }
    void release(view::Point at) { button(SDL_MOUSEBUTTONUP, at); }
    void click(view::Point at) {
        move_pointer(at);
        press(at);
        release(at);
        turn();
    }
    void click(std::string_view square) { click(middle(square)); }
    void drag(std::string_view from, std::string_view to) {
        press(middle(from));
        move_pointer(view::between(middle(from), middle(to), 0.5F));
        turn();
        move_pointer(middle(to));
        release(middle(to));
        turn();
    }
    void key(SDL_Keycode code, int modifiers = KMOD_NONE) {
        SDL_Event event{};
        event.type = SDL_KEYDOWN;
        event.key.keysym = {SDL_GetScancodeFromKey(code), code, static_cast<Uint16>(modifiers), 0};
        push(event);
        turn();
    }
    void type(std::string_view letters) {
        for (const char letter : letters) {
            SDL_Event event{};
            event.type = SDL_TEXTINPUT;
            event.text.text[0] = letter;
            push(event);
        }
        turn();
    }
    /// The centre of a square, in pixels, or of what is seen of it.
    view::Point middle(std::string_view square) const { return seen_on(layout().board, square); }
    view::Rect area(std::string_view square) const {
        return layout().board.square(view::at(square));
    }
    view::GameLayout layout() const {
        return view::game_layout(app_->game_screen(), game(), app_->look());
    }
    /// Clicks squares one after another: `e2 e4`.
    void play(std::string_view squares) {
        while (!squares.empty()) {
            const std::size_t end = std::min(squares.find(' '), squares.size());
            click(squares.substr(0, end));
            squares.remove_prefix(std::min(end + 1, squares.size()));
        }
    }

    /// The last label with this text, which lies over all others.
    view::Label label(std::string_view text) const {
        view::Label found{};
        for (const view::Label& one : view::shapes_of<view::Label>(app_->scene()))
            if (one.text == text) found = one;
        EXPECT_EQ(found.text, text);
        return found;
    }
    /// All texts in the picture, concatenated.
    std::string texts() const {
        std::vector<std::string> labels;
        for (const view::Label& label : view::shapes_of<view::Label>(app_->scene()))
            labels.push_back(label.text);
        return words::joined(labels, " ");
    }
    bool says(std::string_view text) const { return texts().find(text) != std::string::npos; }

  private:
    void button(Uint32 type, view::Point at) {
        SDL_Event event{};
        event.type = type;
        event.button.button = SDL_BUTTON_LEFT;
        event.button.state = type == SDL_MOUSEBUTTONDOWN ? SDL_PRESSED : SDL_RELEASED;
        event.button.x = static_cast<int>(at.x);
        event.button.y = static_cast<int>(at.y);
        push(event);
    }

    std::unique_ptr<Window> window_;
    keep::TemporaryHome home_;
    std::unique_ptr<view::App> app_; ///< gone before the window
};

} // namespace window
