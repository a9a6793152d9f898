/// How fast the window is on the current display: until its first picture, at rest, while pieces
/// move, and when a square is clicked to select or to move.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <sys/resource.h>
#include <unistd.h>

#include "file/temporary_folder_fixture.hpp"
#include "view/app.hpp"
#include "view/game_layout.hpp"
#include "window/window.hpp"

namespace {

using window::Window;
using Clock = std::chrono::steady_clock;

double milliseconds(Clock::duration time) {
    return std::chrono::duration<double, std::milli>(time).count();
}

/// The processor time used by this process, in milliseconds.
double processor_time() {
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    const auto of = [](const timeval& time) {
        return 1e3 * static_cast<double>(time.tv_sec) + 1e-3 * static_cast<double>(time.tv_usec);
    };
    return of(used.ru_utime) + of(used.ru_stime);
}

/// Milliseconds since this process started, including the loading of its libraries.
double age() {
    std::ifstream stat("/proc/self/stat");
    std::ifstream uptime("/proc/uptime");
    std::string field;
    for (int i = 0; i < 22; ++i) stat >> field;
    double now = 0;
    uptime >> now;
    return 1e3 * (now - std::stod(field) / static_cast<double>(sysconf(_SC_CLK_TCK)));
}

/// A window with a game, after its first picture.
struct Shown {
    std::unique_ptr<Window> window;
    std::unique_ptr<view::App> app;

    void turn() const { window->turn(*app); }
    /// Handles all pending events.
    void settle() const {
        SDL_PumpEvents();
        while (SDL_HasEvents(SDL_FIRSTEVENT, SDL_LASTEVENT) == SDL_TRUE) turn();
    }
};

/// As people have it: with sound, and with every move written to `folder`.
Shown show(int size, const std::string& folder) {
    auto opened = Window::open({});
    if (!opened) {
        std::fprintf(stderr, "No window: %s\n", opened.error().detail.c_str());
        std::exit(1);
    }
    view::AppOptions options;
    options.game =
        play::TableOptions{.start = stackchess::start_setup({.size = size, .knights = size > 6})};
    options.places = keep::Places{folder + "/saves", folder + "/running", folder + "/profiles"};
    options.wake = &Window::wake;
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

/// The share of one processor used while nothing happens.
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

/// Consecutive pictures.
struct Pictures {
    double rate = 0; ///< per second
    double cost = 0; ///< milliseconds of processor time each
};

/// While a stack moves.
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
    double slow = 0; ///< exceeded by one in twenty
    double longest = 0;
};

Answers answers_of(std::vector<double> times) {
    std::ranges::sort(times);
    return {times[times.size() / 2], times[times.size() * 19 / 20], times.back()};
}

/// Sits between a window and its stage to see when something was painted: what comes after that,
/// such as a sound, does not delay anyone.
class Watch final : public view::Stage {
  public:
    explicit Watch(const Shown& shown)
        : app_(*shown.app), window_(*shown.window), painted_(window_.painted()) {}

    void handle(const view::Input& input) override {
        look();
        app_.handle(input);
    }
    view::Scene scene() const override { return app_.scene(); }
    std::optional<Time> next_wake() const override { return app_.next_wake(); }
    std::vector<view::Sound> take_sounds() override {
        look();
        return app_.take_sounds();
    }
    view::Wishes take_wishes() override {
        look();
        return app_.take_wishes();
    }
    const view::Settings& settings() const override { return app_.settings(); }

    /// When the first picture was shown; now, if there was none before.
    Clock::time_point seen() {
        look();
        return seen_.value_or(Clock::now());
    }

  private:
    void look() {
        if (!seen_ && window_.painted() != painted_) seen_ = Clock::now();
    }

    view::App& app_;
    const Window& window_;
    std::uint64_t painted_;
    std::optional<Clock::time_point> seen_;
};

/// A click, and how long it takes until its picture is shown.
double time_of_click(const Shown& shown, core::Coord square) {
    push_click(middle(*shown.app, square));
    Watch watch(shown);
    const auto began = Clock::now();
    shown.window->turn(watch);
    const double time = milliseconds(watch.seen() - began);
    shown.settle();
    return time;
}

Answers answers_to_clicks(const Shown& shown, int size) {
    std::vector<double> times;
    for (int i = 0; i < 60; ++i)
        times.push_back(time_of_click(shown, core::coord_at(i % size, i / size % 2)));
    return answers_of(std::move(times));
}

/// Clicks that make moves of single pieces.
Answers answers_to_moves(const Shown& shown) {
    std::vector<double> times;
    for (std::size_t i = 0; i < 60; ++i) {
        std::vector<session::MoveView> moves = shown.app->snapshot().moves;
        std::erase_if(moves, [](const session::MoveView& move) { return move.promoted > 0; });
        if (moves.empty()) break;
        const session::MoveView& move = moves[37 * i % moves.size()];
        while (shown.app->game_screen().animation) shown.turn();
        time_of_click(shown, move.from);
        while (shown.app->game_screen().selection &&
               shown.app->game_screen().selection->count > move.count) {
            SDL_Event less{};
            less.type = SDL_TEXTINPUT;
            less.text.text[0] = '-';
            SDL_PushEvent(&less);
            shown.turn();
        }
        times.push_back(time_of_click(shown, move.to));
    }
    return answers_of(std::move(times));
}

void print(const char* what, const Answers& answers) {
    std::printf("       %s is answered in %.1f ms, 19 of 20 in %.1f, all in %.1f; goal: 19 of 20 "
                "in 16.7, %s.\n",
                what, answers.median, answers.slow, answers.longest,
                answers.slow < 16.7 ? "reached" : "missed");
}

const char* verdict(bool is_reached) { return is_reached ? "reached" : "missed"; }

} // namespace

int main() {
    const file::TemporaryFolder folder;
    auto shown = std::make_unique<Shown>(show(6, folder.path()));
    const double first = age();
    std::printf("The window shows its first picture after %.0f ms; goal: 1000 ms, %s.\n", first,
                verdict(first < 1000));
    const double share = 100 * idle_share(*shown);
    std::printf("At rest it uses %.2f %% of a processor; goal: 1 %%, %s.\n", share,
                verdict(share < 1));
    for (const int size : {6, 26}) {
        shown.reset(); // there is one window at a time
        shown = std::make_unique<Shown>(show(size, folder.path()));
        enlarge(*shown);
        const Pictures pictures = pictures_of_move(*shown);
        std::printf("%2dx%-2d: %.0f pictures a second while pieces move, %.1f ms of the processor "
                    "each; goal: 60, %s.\n",
                    size, size, pictures.rate, pictures.cost, verdict(pictures.rate >= 59.5));
        print("A click", answers_to_clicks(*shown, size));
        print("A move", answers_to_moves(*shown));
    }
    return 0;
}
