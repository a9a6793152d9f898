#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "view/desk.hpp"
#include "view/game_screen.hpp"
#include "view/input.hpp"
#include "view/scene.hpp"
#include "view/screens.hpp"
#include "view/settings.hpp"
#include "view/sound.hpp"
#include "view/stage.hpp"

namespace view {

/// The game for somebody who has chosen nothing: Stackchess against an easy computer.
play::TableOptions first_game(const std::string& player);

/// How the window begins.
struct AppOptions {
    Settings settings{};
    std::optional<std::string> settings_path = std::nullopt; ///< without it none are remembered
    std::optional<play::TableOptions> game = std::nullopt;   ///< nothing: the interrupted one, or
                                                             ///< else `first_game`
    std::optional<std::string> load = std::nullopt;          ///< the name of a save, or a path
    DeskTools desk{};
};

/// Everything behind the window: the game, the screens over it, the settings.
class App final : public Stage {
  public:
    /// The measure must live as long as the app.
    App(AppOptions options, const TextMeasure& measure);
    App(const App&) = delete;
    App& operator=(const App&) = delete;
    ~App() override;

    void handle(const Input& input) override;
    Scene scene() const override;
    std::optional<Time> next_wake() const override;
    std::vector<Sound> take_sounds() override;
    Wishes take_wishes() override;
    const Settings& settings() const override { return settings_; }

    /// Does what a screen may ask for, as if one had.
    void obey(const Order& order);

    const Snapshot& snapshot() const { return desk_.snapshot(); }
    const GameScreen& game_screen() const { return game_screen_; }
    /// The screen that answers.
    ScreenKind front() const;
    Look look() const;

  private:
    /// What takes a click: a screen, or on the board a question or a choice.
    struct Answering {
        ScreenKind screen{};
        bool is_asked = false;
        bool is_promoting = false;
        bool operator==(const Answering&) const = default;
    };

    Answering answering() const;
    void note(const Input& input);
    std::vector<Order> orders_for(const Input& input);
    void perform(const Order& order);
    void change_settings(const Settings& settings);
    void write_settings();
    void choose_player(const ChoosePlayer& order);
    bool tell_front();
    void renew_front();
    Cover cover() const;
    std::string clocks_text() const;
    void show(ScreenKind kind);
    void close_front();
    void close_all();
    void settle();
    ScreenSources sources() const;

    Settings settings_;
    Settings kept_settings_; ///< as the file and the command line have them
    std::optional<std::string> settings_path_;
    bool is_settings_unwritten_ = false; ///< somebody has changed them since the last tick
    bool is_told_of_settings_ = false;   ///< that they cannot be written
    std::optional<play::Places> places_;
    const TextMeasure& measure_;
    Size size_{960, 640};
    float scale_ = 1;
    Point pointer_{-1, -1};
    bool is_front_new_ = false; ///< something else takes clicks since the last press
    Time now_{0};
    GameScreen game_screen_;
    std::vector<Screen> screens_; ///< over the game, the last one in front
    std::vector<Screen> resting_; ///< closed, and to be found as they were left
    Wishes wishes_;
    std::vector<Sound> sounds_;
    Desk desk_;
};

} // namespace view
