/// Somebody who clicks and types without sense: random_window STEPS [SEED]. It fails when the
/// window can no longer be brought back to the game, or when its memory grows.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <memory>
#include <random>
#include <string>

#include <unistd.h>

#include "file/temporary_folder.hpp"
#include "view/app.hpp"
#include "window/window.hpp"

namespace {

using window::Window;

constexpr std::array keys{SDLK_LEFT,   SDLK_RIGHT,  SDLK_UP,  SDLK_DOWN,      SDLK_HOME,
                          SDLK_END,    SDLK_RETURN, SDLK_TAB, SDLK_BACKSPACE, SDLK_DELETE,
                          SDLK_ESCAPE, SDLK_PAGEUP, SDLK_F11, SDLK_PAGEDOWN};
constexpr std::array shortcuts{SDLK_s, SDLK_o, SDLK_c, SDLK_v, SDLK_z, SDLK_n, SDLK_a};
constexpr std::array texts{"1", "2", "3", "9", "+", "-", "/", "u", "h", "f", "n", "?",  "d",
                           "a", "y", "o", "m", "s", "é", " ", "z", "t", "p", "Q", "e4", "2a2a6"};
constexpr std::array clipboards{"", "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", "k3/4/4/(RR)3 w - 0 1",
                                "1. e4 e5 2. Nf3", "nonsense \xff"};

/// Resident memory in megabytes.
double memory() {
    std::ifstream statm("/proc/self/statm");
    double all = 0;
    double resident = 0;
    statm >> all >> resident;
    return resident * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6;
}

class Monkey {
  public:
    explicit Monkey(std::uint64_t seed) : random_(seed) {
        auto opened = Window::open({});
        if (!opened) {
            std::cerr << opened.error().detail << '\n';
            std::exit(2);
        }
        window_ = *std::move(opened);
        begin();
    }

    void step() {
        act();
        Window::wake();
        if (!window_->turn(*app_)) begin();
    }

    /// Whether pressing Escape leads back to the game, as it must from everywhere.
    bool comes_back() {
        for (int i = 0; i < 20 && app_->front() != view::ScreenKind::game; ++i) {
            push_key(SDLK_ESCAPE, KMOD_NONE);
            if (!window_->turn(*app_)) begin();
        }
        return app_->front() == view::ScreenKind::game;
    }

    int games() const { return games_; }

  private:
    int any(int count) { return std::uniform_int_distribution(0, count - 1)(random_); }
    template <typename List>
    auto one_of(const List& list) {
        return list[static_cast<std::size_t>(any(static_cast<int>(list.size())))];
    }

    void begin() {
        app_.reset();
        view::AppOptions options;
        options.settings_path = folder_.at("settings");
        options.desk.places =
            play::Places{folder_.at("saves"), folder_.at("running"), folder_.at("profiles")};
        options.desk.wake = &Window::wake;
        options.desk.seed = random_();
        app_ = std::make_unique<view::App>(std::move(options), window_->fonts());
        const auto size = app_->look().area;
        app_->handle(view::Resized{{size.width, size.height}, 1});
        ++games_;
    }

    void act() {
        const int kind = any(100);
        if (kind < 55) return click();
        if (kind < 70) return type(one_of(texts));
        if (kind < 88) return push_key(one_of(keys), any(5) == 0 ? KMOD_LSHIFT : KMOD_NONE);
        if (kind < 92) {
            SDL_SetClipboardText(one_of(clipboards));
            return push_key(one_of(shortcuts), KMOD_LCTRL);
        }
        if (kind < 96) return turn_wheel();
        if (kind < 98) return lose_focus();
        if (kind < 99)
            return window_->resize(
                {static_cast<float>(480 + any(900)), static_cast<float>(360 + any(600))});
        SDL_Event event{};
        event.type = SDL_QUIT;
        if (any(20) == 0) SDL_PushEvent(&event);
    }

    void click() {
        const auto area = app_->look().area;
        SDL_Event event{};
        event.type = SDL_MOUSEMOTION;
        event.motion.x = any(static_cast<int>(area.width));
        event.motion.y = any(static_cast<int>(area.height));
        SDL_PushEvent(&event);
        const int x = event.motion.x;
        const int y = event.motion.y;
        const bool is_drag = any(4) == 0;
        for (const Uint32 type : {SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP}) {
            SDL_Event button{};
            button.type = type;
            button.button.button = any(12) == 0 ? SDL_BUTTON_RIGHT : SDL_BUTTON_LEFT;
            button.button.state = type == SDL_MOUSEBUTTONDOWN ? SDL_PRESSED : SDL_RELEASED;
            button.button.x = is_drag && type == SDL_MOUSEBUTTONUP ? any(1000) : x;
            button.button.y = is_drag && type == SDL_MOUSEBUTTONUP ? any(700) : y;
            SDL_PushEvent(&button);
        }
    }

    void type(const std::string& text) {
        SDL_Event event{};
        event.type = SDL_TEXTINPUT;
        std::ranges::copy(text, event.text.text);
        SDL_PushEvent(&event);
    }

    void push_key(SDL_Keycode code, int modifiers) {
        SDL_Event event{};
        event.type = SDL_KEYDOWN;
        event.key.keysym = {SDL_GetScancodeFromKey(code), code, static_cast<Uint16>(modifiers), 0};
        SDL_PushEvent(&event);
    }

    void turn_wheel() {
        SDL_Event event{};
        event.type = SDL_MOUSEWHEEL;
        event.wheel.y = any(7) - 3;
        event.wheel.mouseX = any(1000);
        event.wheel.mouseY = any(700);
        SDL_PushEvent(&event);
    }

    void lose_focus() {
        SDL_Event event{};
        event.type = SDL_WINDOWEVENT;
        event.window.event = any(2) == 0 ? SDL_WINDOWEVENT_FOCUS_LOST : SDL_WINDOWEVENT_LEAVE;
        SDL_PushEvent(&event);
    }

    std::mt19937_64 random_;
    file::TemporaryFolder folder_;
    std::unique_ptr<Window> window_;
    std::unique_ptr<view::App> app_;
    int games_ = 0;
};

} // namespace

int main(int argc, char** argv) {
    const int steps = argc > 1 ? std::atoi(argv[1]) : 2000;
    const std::uint64_t seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
    Monkey monkey(seed);
    double settled = 0;
    for (int i = 1; i <= steps; ++i) {
        monkey.step();
        if (i % 200 == 0 && !monkey.comes_back()) {
            std::cerr << "stuck after " << i << " steps with seed " << seed << '\n';
            return 1;
        }
        if (i == steps / 2) settled = memory();
    }
    const double grown = memory() - settled;
    std::cout << steps << " steps, " << monkey.games() << " starts, " << memory()
              << " MB, of which the second half took " << grown << '\n';
    constexpr double most = 60; // sanitizers keep what is given back for a while
    return grown < most ? 0 : 1;
}
