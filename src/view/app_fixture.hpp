#pragma once

#include <algorithm>
#include <cstdint>
#include <deque>
#include <memory>
#include <semaphore>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "keep/home_fixture.hpp"
#include "play/puppet_fixture.hpp"
#include "record/start.hpp"
#include "view/app.hpp"
#include "view/game_layout.hpp"
#include "view/screen_fixture.hpp"

/// For tests: the whole program behind the window, driven by inputs and a clock.
namespace view {

inline core::Coord at(std::string_view text) { return *core::take_coord(text); }

/// Whether there is a home folder for games.
enum class Home : std::uint8_t { none, own };

class AppHands {
  public:
    /// The computer plays `moves`, which must be given at the start if it plays first. With its own
    /// home folder it stores games there, unless the options name a place.
    explicit AppHands(AppOptions options = {}, Size size = {1000, 700},
                      std::deque<std::string> moves = {}, Home home = Home::own)
        : script_{.moves = std::move(moves)}, app_(with_tools(std::move(options), home), measure_) {
        give(Resized{size, 1});
        tick(1000);
    }
    AppHands(AppOptions options, Home home) : AppHands(std::move(options), {1000, 700}, {}, home) {}

    App& app() { return app_; }
    const Snapshot& game() const { return app_.snapshot(); }
    const GameScreen& screen() const { return app_.game_screen(); }
    play::Puppet::Script& computer() { return script_; }

    void give(const Input& input) { app_.handle(input); }
    std::chrono::milliseconds now() const { return std::chrono::milliseconds(now_); }
    void tick(int milliseconds) {
        now_ += milliseconds;
        give(Tick{std::chrono::milliseconds(now_)});
    }
    /// Waits until the computer has found something, and lets it act on it.
    void await_computer() {
        await_thought();
        tick(1000);
    }
    void await_thought() { is_awake_.acquire(); }

    GameLayout layout() const { return game_layout(screen(), game(), app_.look()); }
    Point middle(std::string_view square) const {
        return layout().board.square(at(square)).center();
    }
    void press(Point point) { give(PointerPressed{point}); }
    void release(Point point) { give(PointerReleased{point}); }
    void click(Point point) {
        give(PointerMoved{point});
        press(point);
        release(point);
    }
    void click(std::string_view square) { click(middle(square)); }
    void drag(std::string_view from, std::string_view to) {
        press(middle(from));
        give(PointerMoved{between(middle(from), middle(to), 0.5F)});
        give(PointerMoved{middle(to)});
        release(middle(to));
    }
    /// Clicks one square after another: `e2 e4 e7 e5`.
    void play(std::string_view squares) {
        while (!squares.empty()) {
            const std::size_t end = std::min(squares.find(' '), squares.size());
            click(squares.substr(0, end));
            squares.remove_prefix(std::min(end + 1, squares.size()));
        }
    }
    void type(std::string_view letters) {
        for (const char letter : letters) give(TextTyped{std::string(1, letter)});
    }
    void key(Key key, int times = 1) {
        for (int i = 0; i < times; ++i) give(KeyPressed{.key = key});
    }
    void control(char letter, bool with_shift = false) {
        give(KeyPressed{
            .key = Key::letter, .letter = letter, .with_control = true, .with_shift = with_shift});
    }

    std::vector<std::string> labels() const {
        std::vector<std::string> texts;
        for (const Label& label : shapes_of<Label>(app_.scene())) texts.push_back(label.text);
        return texts;
    }
    bool shows(std::string_view text) const {
        return std::ranges::any_of(labels(), [&](const std::string& label) {
            return label.find(text) != std::string::npos;
        });
    }
    /// All labels joined, for texts broken into lines.
    bool says(std::string_view text) const {
        return words::joined(labels(), " ").find(text) != std::string::npos;
    }
    std::string notice() const { return screen().notice; }
    std::string last_move() const {
        return game().present().move ? game().present().move->text : std::string();
    }
    /// Changes settings as their screen would.
    void change(const Settings& settings) { app_.obey(ChangeSettings{settings}); }

  private:
    AppOptions with_tools(AppOptions options, Home home) {
        if (home == Home::own && !options.places) options.places = home_.places();
        options.make_searcher = [this](game::Rules) {
            return std::make_unique<play::Puppet>(script_);
        };
        options.wake = [this] { is_awake_.release(); };
        return options;
    }

    keep::TemporaryHome home_;
    PlainMeasure measure_;
    play::Puppet::Script script_;
    std::counting_semaphore<1000> is_awake_{0};
    int now_ = 0;
    App app_;
};

/// A game between two people.
inline AppOptions chess_game() {
    AppOptions options;
    options.settings.language = words::Language::english;
    options.game = play::TableOptions{.start = chess::start_setup()};
    return options;
}

inline AppOptions stackchess_game(stackchess::StartOptions stacks = {}) {
    AppOptions options;
    options.settings.language = words::Language::english;
    options.game = play::TableOptions{.start = stackchess::start_setup(stacks)};
    return options;
}

/// From a position as text.
inline AppOptions game_from(game::Rules rules, const std::string& text) {
    AppOptions options = chess_game();
    record::StartTags tags{.fen = text};
    if (rules == game::Rules::stackchess) tags.variant = "Stackchess";
    const auto setup = record::read_start(tags);
    EXPECT_TRUE(setup) << text;
    if (setup) options.game->start = *setup;
    return options;
}

inline AppOptions against_computer(AppOptions options, core::Color computer = core::Color::black) {
    options.game->seats[core::index(computer)] = {play::SeatKind::computer, 3};
    return options;
}

} // namespace view
