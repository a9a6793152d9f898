/// How quick the window is on the display there is: until its first picture, at rest, while pieces
/// move, and when a square is clicked.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <sys/resource.h>
#include <unistd.h>

#include "view/app.hpp"
#include "view/game_layout.hpp"
#include "window/window.hpp"

namespace {

using window::Window;
using Clock = std::chrono::steady_clock;

double milliseconds(Clock::duration time) {
    return std::chrono::duration<double, std::milli>(time).count();
}

/// What this process has used of the processor, in milliseconds.
double processor_time() {
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    const auto of = [](const timeval& time) {
        return 1e3 * static_cast<double>(time.tv_sec) + 1e-3 * static_cast<double>(time.tv_usec);
    };
    return of(used.ru_utime) + of(used.ru_stime);
}

/// Milliseconds since this process began, the loading of its libraries included.
double age() {
    std::ifstream stat("/proc/self/stat");
    std::ifstream uptime("/proc/uptime");
    std::string field;
    for (int i = 0; i < 22; ++i) stat >> field;
    double now = 0;
    uptime >> now;
    return 1e3 * (now - std::stod(field) / static_cast<double>(sysconf(_SC_CLK_TCK)));
}

/// A window with a game in it, from which the first picture has been seen.
struct Shown {
    std::unique_ptr<Window> window;
    std::unique_ptr<view::App> app;

    void turn() const { window->turn(*app); }
    /// Answers what is left to be answered.
    void settle() const {
        SDL_PumpEvents();
        while (SDL_HasEvents(SDL_FIRSTEVENT, SDL_LASTEVENT) == SDL_TRUE) turn();
    }
};

Shown show(int size) {
    auto opened = Window::open({});
    if (!opened) {
        std::fprintf(stderr, "No window: %s\n", opened.error().detail.c_str());
        std::exit(1);
    }
    view::AppOptions options;
    options.game =
        play::TableOptions{.start = stackchess::start_setup({.size = size, .knights = size > 6})};
    options.settings.has_sound = false;
    options.desk.wake = &Window::wake;
    auto app = std::make_unique<view::App>(std::move(options), (*opened)->fonts());
    Shown shown{*std::move(opened), std::move(app)};
    Window::wake();
    shown.turn();
    return shown;
}

void push_click(view::Point at) {
    for (const Uint32 type : {SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP}) {
        SDL_Event event{};
        event.type = type;
        if (type == SDL_MOUSEMOTION) {
            event.motion.x = static_cast<int>(at.x);
            event.motion.y = static_cast<int>(at.y);
        } else {
            event.button.button = SDL_BUTTON_LEFT;
            event.button.state = type == SDL_MOUSEBUTTONDOWN ? SDL_PRESSED : SDL_RELEASED;
            event.button.x = static_cast<int>(at.x);
            event.button.y = static_cast<int>(at.y);
        }
        SDL_PushEvent(&event);
    }
}

view::Point middle(const view::App& app, core::Coord square) {
    return view::game_layout(app.game_screen(), app.snapshot(), app.look())
        .board.square(square)
        .center();
}

/// The share of one processor that is used while nothing happens.
double idle_share(const Shown& shown) {
    static constexpr std::chrono::milliseconds rest{3000};
    shown.settle();
    const double before = processor_time();
    std::thread alarm([] {
        std::this_thread::sleep_for(rest);
        Window::wake();
    });
    shown.turn();
    alarm.join();
    return (processor_time() - before) / milliseconds(rest);
}

/// Pictures a second while a stack travels.
double frame_rate(const Shown& shown) {
    for (const int rank : {1, 2}) {
        push_click(middle(*shown.app, core::coord_at(0, rank)));
        shown.turn();
    }
    const auto began = Clock::now();
    const auto painted = shown.window->painted();
    while (shown.app->next_wake()) shown.turn();
    return 1e3 * static_cast<double>(shown.window->painted() - painted) /
           milliseconds(Clock::now() - began);
}

/// The median and the longest time from a click to its picture.
std::pair<double, double> click_times(const Shown& shown, int size) {
    std::vector<double> times;
    for (int i = 0; i < 60; ++i) {
        push_click(middle(*shown.app, core::coord_at(i % size, i / size % 2)));
        const auto began = Clock::now();
        shown.turn();
        times.push_back(milliseconds(Clock::now() - began));
        shown.settle();
    }
    std::ranges::sort(times);
    return {times[times.size() / 2], times.back()};
}

const char* verdict(bool is_reached) { return is_reached ? "reached" : "missed"; }

} // namespace

int main() {
    auto shown = std::make_unique<Shown>(show(6));
    const double first = age();
    std::printf("The window shows its first picture after %.0f ms; goal: 1000 ms, %s.\n", first,
                verdict(first < 1000));
    const double share = 100 * idle_share(*shown);
    std::printf("At rest it uses %.2f %% of a processor; goal: 1 %%, %s.\n", share,
                verdict(share < 1));
    for (const int size : {6, 26}) {
        shown.reset(); // there is one window at a time
        shown = std::make_unique<Shown>(show(size));
        const double rate = frame_rate(*shown);
        const auto [median, longest] = click_times(*shown, size);
        std::printf("%2dx%-2d: %.0f pictures a second while pieces move; goal: 60, %s. A click is "
                    "answered in %.1f ms, at most %.1f; goal: 16.7, %s.\n",
                    size, size, rate, verdict(rate >= 59.5), median, longest,
                    verdict(median < 16.7));
    }
    return 0;
}
