/// Clicks and types at random: random_window STEPS [SEED]. Fails if the window can no longer be
/// brought back to the game, if the game cannot continue, or if its memory grows.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <memory>
#include <optional>
#include <random>
#include <string>

#include <malloc.h>

#include "file/temporary_folder_fixture.hpp"
#include "view/app.hpp"
#include "window/window.hpp"

/// Provided by the address sanitizer; without one there is none.
extern "C" [[gnu::weak]] std::size_t
__sanitizer_get_current_allocated_bytes(); // NOLINT(bugprone-reserved-identifier)

namespace {

using window::Window;

constexpr std::array keys{SDLK_LEFT,   SDLK_RIGHT,  SDLK_UP,  SDLK_DOWN,      SDLK_HOME,
                          SDLK_END,    SDLK_RETURN, SDLK_TAB, SDLK_BACKSPACE, SDLK_DELETE,
                          SDLK_ESCAPE, SDLK_PAGEUP, SDLK_F11, SDLK_PAGEDOWN};
constexpr std::array shortcuts{SDLK_s, SDLK_o, SDLK_c, SDLK_v, SDLK_z, SDLK_n, SDLK_a};
constexpr std::array texts{"1",  "2",     "3", "9", "+", "-", "/", "u", "h", "f", "n", "?",
                           "d",  "a",     "y", "o", "m", "s", "é", " ", "z", "t", "p", "Q",
                           "e4", "2a2a6", "i", "k", "g", "v", "o", "l", "e", "c", "b"};
/// A game with more remarks than stand below a board.
constexpr const char* much_corrected =
    "[White \"A\"]\n[White \"B\"]\n[Black \"A\"]\n[Black \"B\"]\n[Result \"x\"]\n\n"
    "3. e4 e5 7. Nf3 Nc6 9. Bc4 Bc5 12. O-O Nf6 20. d3 d6 30. a3 a6 40. h3 h6 1-0\n";
constexpr std::array clipboards{"",
                                "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1",
                                "k3/4/4/(RR)3 w - 0 1",
                                "1. e4 e5 2. Nf3",
                                "1. e4 *\n\n1. d4 *\n",
                                much_corrected,
                                "8/8/8/8/8/8/8/9 w - - 0 1",
                                "nonsense \xff"};

/// Those that a menu or a key opens.
constexpr std::array screens{
    view::ScreenKind::menu,     view::ScreenKind::new_game, view::ScreenKind::save,
    view::ScreenKind::open,     view::ScreenKind::profiles, view::ScreenKind::guide,
    view::ScreenKind::queens,   view::ScreenKind::tour,     view::ScreenKind::wins,
    view::ScreenKind::settings, view::ScreenKind::keys,     view::ScreenKind::pause,
    view::ScreenKind::archive,  view::ScreenKind::online,   view::ScreenKind::analysis,
    view::ScreenKind::editor};

constexpr std::array file_uses{view::FilesUse::open, view::FilesUse::write,
                               view::FilesUse::write_position, view::FilesUse::write_archived};

constexpr int quick_level = 3; ///< nobody waits for computers that think longer

/// Memory in use, in megabytes: allocated and not freed.
double memory() {
    if (&__sanitizer_get_current_allocated_bytes != nullptr)
        return static_cast<double>(__sanitizer_get_current_allocated_bytes()) / 1e6;
    return static_cast<double>(mallinfo2().uordblks) / 1e6;
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
        if (any(300) == 0) begin();
        act();
        Window::wake();
        if (!window_->turn(*app_)) begin();
    }

    /// Whether the game can be reached with Escape, as it must from everywhere, and continues:
    /// questions can be answered, a person can move, and the computer does.
    bool goes_on() {
        // What is declined may lead back to a screen.
        if (!comes_back() || !is_answered() || !comes_back()) return false;
        const view::Snapshot& game = app_->snapshot();
        if (game.outcome.is_over()) return true;
        const std::size_t before = game.history.size();
        const int number = game.game;
        const bool is_strict = game.is_strict; // a touched piece must move, and no other
        const auto has_moved = [&] {
            return app_->snapshot().history.size() != before || app_->snapshot().game != number ||
                   app_->snapshot().outcome.is_over();
        };
        if (!game.is_person_to_move()) {
            if (game.seat(game.turn()).level > quick_level) return true;
            // Far longer than any level thinks, so a game that is still waiting is stuck.
            const auto patience = std::chrono::steady_clock::now() + std::chrono::minutes(5);
            while (!has_moved() && std::chrono::steady_clock::now() < patience) wait_a_little();
            return has_moved();
        }
        const std::string move = game.moves[random_() % game.moves.size()].text;
        for (const std::string& text : {std::string("/"), move}) {
            type(text);
            turn();
        }
        push_key(SDLK_RETURN, KMOD_NONE);
        turn();
        return has_moved() || (is_strict && !app_->game_screen().notice.empty());
    }

    /// Memory in use after all caches have been emptied.
    double settled_memory() {
        begin(play::TableOptions{});
        if (app_->settings().is_solid) { // its pictures take tens of megabytes
            type("v");
            turn();
        }
        SDL_Event event{};
        event.type = SDL_RENDER_TARGETS_RESET;
        SDL_PushEvent(&event);
        turn();
        return memory();
    }

    int games() const { return games_; }

  private:
    void turn() {
        Window::wake();
        if (!window_->turn(*app_)) begin();
    }

    void wait_a_little() {
        SDL_Delay(5);
        turn();
    }

    bool comes_back() {
        const auto is_there = [&] {
            const view::GameScreen& screen = app_->game_screen();
            return app_->front() == view::ScreenKind::game && !screen.entry && !screen.promotion &&
                   !screen.looked_at;
        };
        for (int i = 0; i < 20 && !is_there(); ++i) {
            const bool looks_back = app_->game_screen().looked_at.has_value() &&
                                    app_->front() == view::ScreenKind::game;
            push_key(looks_back ? SDLK_END : SDLK_ESCAPE, KMOD_NONE);
            turn();
        }
        return is_there();
    }

    bool is_answered() {
        for (int i = 0; i < 4 && app_->snapshot().asked; ++i) {
            type("n");
            turn();
        }
        return !app_->snapshot().asked;
    }

    int any(int count) { return std::uniform_int_distribution(0, count - 1)(random_); }
    template <typename List>
    auto one_of(const List& list) {
        return list[static_cast<std::size_t>(any(static_cast<int>(list.size())))];
    }

    void begin() { begin(any(3) == 0 ? std::nullopt : std::optional(any_game())); }

    /// Restarts the program in a window of the same size; without a game it resumes one.
    void begin(std::optional<play::TableOptions> game) {
        const view::Rect area = app_ ? app_->look().area : view::Rect{0, 0, 1100, 720};
        app_.reset();
        view::AppOptions options;
        options.settings_path = folder_.at("settings");
        options.home = folder_.path();
        options.places =
            keep::Places{folder_.at("saves"),   folder_.at("running"), folder_.at("profiles"),
                         folder_.at("choices"), folder_.at("server"),  folder_.at("archive")};
        options.wake = &Window::wake;
        options.settings.is_solid = any(2) == 0;
        options.settings.win = static_cast<std::size_t>(any(110));
        options.seed = random_();
        options.game = std::move(game);
        app_ = std::make_unique<view::App>(std::move(options), window_->fonts());
        app_->handle(view::Resized{{area.width, area.height}, 1});
        ++games_;
    }

    /// Of either kind, with any players, with or without a clock.
    play::TableOptions any_game() {
        play::TableOptions game;
        if (any(2) == 0)
            game.start = chess::start_setup();
        else
            game.start = stackchess::start_setup({.size = 4 + any(6), .knights = any(2) == 0});
        for (play::Seat& seat : game.seats)
            if (any(2) == 0) seat = {play::SeatKind::computer, 1 + any(2)};
        if (any(2) == 0) game.time = play::TimeControl{std::chrono::seconds(1 + any(300))};
        game.strict = any(4) == 0;
        return game;
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
        if (kind < 97) return any(2) == 0 ? lose_focus() : drop_file();
        if (kind < 98)
            return any(8) == 0 ? app_->obey(view::BrowseFiles{one_of(file_uses), "kept"})
                               : app_->obey(view::ShowScreen{one_of(screens)});
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

    void drop_file() {
        const std::string path = folder_.at("dropped.pgn");
        std::ofstream(path) << one_of(clipboards);
        SDL_Event event{};
        event.type = SDL_DROPFILE;
        event.drop.file = SDL_strdup(any(4) == 0 ? "/nowhere.pgn" : path.c_str());
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
        if (i % 200 == 0 && !monkey.goes_on()) {
            std::cerr << "stuck after " << i << " steps with seed " << seed << '\n';
            return 1;
        }
        if (i == steps / 2) settled = monkey.settled_memory();
    }
    const double grown = monkey.settled_memory() - settled;
    std::cout << steps << " steps, " << monkey.games() << " starts; " << grown
              << " MB more in use than at half time, of " << settled << '\n';
    // Open fonts and cached word widths, whose number is limited, make such a difference; a leak
    // with every step or move soon makes a larger one.
    constexpr double most = 4;
    return grown < most ? 0 : 1;
}
