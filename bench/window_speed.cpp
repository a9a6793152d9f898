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

/// Makes the window fill a common screen.
void enlarge(const Shown& shown) {
    shown.window->resize({1280, 1024});
    Window::wake();
    shown.turn();
    shown.settle();
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

/// Pictures that follow each other.
struct Pictures {
    double rate = 0; ///< a second
    double cost = 0; ///< milliseconds of the processor for each
};

/// While a stack travels.
Pictures pictures_of_move(const Shown& shown) {
    for (const int rank : {1, 2}) {
        push_click(middle(*shown.app, core::coord_at(0, rank)));
        shown.turn();
    }
    const auto began = Clock::now();
    const double used = processor_time();
    const auto painted = shown.window->painted();
    while (shown.app->next_wake()) shown.turn();
    const auto count = static_cast<double>(shown.window->painted() - painted);
    return {1e3 * count / milliseconds(Clock::now() - began), (processor_time() - used) / count};
}

/// From a click to its picture, in milliseconds.
struct Answers {
    double median = 0;
    double longest = 0;
    double cost = 0; ///< of the processor for each
};

Answers answers_to_clicks(const Shown& shown, int size) {
    std::vector<double> times;
    const double used = processor_time();
    for (int i = 0; i < 60; ++i) {
        push_click(middle(*shown.app, core::coord_at(i % size, i / size % 2)));
        const auto began = Clock::now();
        shown.turn();
        times.push_back(milliseconds(Clock::now() - began));
        shown.settle();
    }
    std::ranges::sort(times);
    return {times[times.size() / 2], times.back(),
            (processor_time() - used) / static_cast<double>(times.size())};
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
        enlarge(*shown);
        const Pictures pictures = pictures_of_move(*shown);
        const Answers answers = answers_to_clicks(*shown, size);
        std::printf("%2dx%-2d: %.0f pictures a second while pieces move, %.1f ms of the processor "
                    "each; goal: 60, %s. A click is answered in %.1f ms, at most %.1f, %.1f of the "
                    "processor; goal: 16.7, %s.\n",
                    size, size, pictures.rate, pictures.cost, verdict(pictures.rate >= 59.5),
                    answers.median, answers.longest, answers.cost, verdict(answers.median < 16.7));
    }
    return 0;
}
