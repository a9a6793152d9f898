// Whether every picture can be read, with the font that people see: no text leaves its place,
// covers another one or is covered, and no two controls overlap.

#include <algorithm>
#include <array>
#include <initializer_list>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "view/app_fixture.hpp"
#include "view/every_screen_fixture.hpp"
#include "view/scene_faults_fixture.hpp"
#include "window/canvas_fixture.hpp"

namespace window {
namespace {

constexpr std::array sizes{view::Size{480, 360},   view::Size{640, 440},  view::Size{800, 600},
                           view::Size{1100, 720},  view::Size{1366, 768}, view::Size{1920, 1080},
                           view::Size{3840, 2160}, view::Size{500, 900},  view::Size{768, 1024}};

/// One look of a window.
struct Sight {
    view::Size size;
    view::Settings settings;

    std::string name() const {
        return std::to_string(static_cast<int>(size.width)) + "x" +
               std::to_string(static_cast<int>(size.height)) + " language " +
               std::to_string(static_cast<int>(settings.language)) + " theme " +
               std::to_string(static_cast<int>(settings.theme)) + " text " +
               std::to_string(static_cast<int>(settings.text_size));
    }
};

template <class Visit>
void for_each_sight(Visit visit) {
    for (const view::Size size : sizes)
        for (const words::Language language : words::languages)
            for (const view::Theme theme : {view::Theme::light, view::Theme::dark})
                for (const view::TextSize text :
                     {view::TextSize::small, view::TextSize::normal, view::TextSize::large})
                    visit(Sight{size, {.language = language, .theme = theme, .text_size = text}});
}

/// Each fault is told of once, with the first sight that has it.
class Faults {
  public:
    void look_at(const view::Scene& scene, const Sight& sight, const std::string& name) {
        const float least = sight.size.width < 640 ? 6 : 6.5F; // pixels
        view::SceneFaults faults(fonts(), {0, 0, sight.size.width, sight.size.height}, least);
        for (const std::string& fault : faults.found_in(scene)) {
            const std::string kind = name + ": " + fault.substr(0, fault.find(" at "));
            if (known_.insert(kind).second)
                ADD_FAILURE() << name << ", " << sight.name() << ": " << fault;
        }
    }

  private:
    std::set<std::string> known_;
};

TEST(Scenes, ThatAreFaultyAreFound) {
    const Sight sight{{800, 600}, {}};
    view::App app({}, fonts());
    app.handle(view::Resized{sight.size, 1});
    const view::Scene good = app.scene();
    const view::Rect button =
        view::game_layout(app.game_screen(), app.snapshot(), app.look()).buttons[0];
    const view::Point middle = button.center();
    const auto faults_with = [&](const view::Scene& added) {
        view::Scene scene = good;
        scene.insert(scene.end(), added.begin(), added.end());
        return view::SceneFaults(fonts(), {0, 0, 800, 600}, 7).found_in(scene).size();
    };
    EXPECT_EQ(faults_with({}), 0U);
    EXPECT_GT(faults_with({view::Label{"over", button, 14, view::Tone::text, view::Align::center}}),
              0U);
    EXPECT_GT(faults_with({view::Label{"outside", {790, 300, 60, 20}, 14}}), 0U);
    EXPECT_GT(faults_with({view::Label{"tiny", {0, 580, 60, 20}, 5}}), 0U);
    EXPECT_GT(faults_with({view::Fill{{middle.x, button.y, 60, 60}, view::Tone::raised}}), 0U);
    const view::Rect box{middle.x, button.y + 3, button.width, button.height};
    EXPECT_GT(
        faults_with({view::Fill{box, view::Tone::raised}, view::Outline{box, view::Tone::edge}}),
        0U);
    EXPECT_GT(faults_with({view::Fill{{10, 580, 30, 18}, view::Tone::raised},
                           view::Label{"too long", {12, 580, 90, 18}, 12}}),
              0U);
}

TEST(Scenes, OfEveryScreenCanBeRead) {
    Faults faults;
    for_each_sight([&](const Sight& sight) {
        view::App app({.settings = sight.settings}, fonts());
        app.handle(view::Resized{sight.size, 1});
        view::Look look = app.look();
        int number = 0;
        view::for_each_screen([&](const auto& screen) {
            view::Scene scene;
            draw(screen, look, scene);
            faults.look_at(scene, sight, "screen " + std::to_string(number++));
        });
    });
}

/// A window with a game, with hands.
class Player {
  public:
    Player(view::AppOptions options, const Sight& sight)
        : app_(with_sight(std::move(options), sight), fonts()) {
        app_.handle(view::Tick{view::App::Time(1000)});
        app_.handle(view::Resized{sight.size, 1});
    }
    view::App& app() { return app_; }
    void click(std::string_view square) {
        const view::Point at = view::game_layout(app_.game_screen(), app_.snapshot(), app_.look())
                                   .board.square(view::at(square))
                                   .center();
        app_.handle(view::PointerMoved{at});
        app_.handle(view::PointerPressed{at});
        app_.handle(view::PointerReleased{at});
    }
    void play(std::initializer_list<const char*> squares) {
        for (const char* const square : squares) click(square);
    }
    void type(const std::string& letters) {
        for (const char letter : letters) app_.handle(view::TextTyped{std::string(1, letter)});
    }
    void press(view::Key key) { app_.handle(view::KeyPressed{.key = key}); }

  private:
    static view::AppOptions with_sight(view::AppOptions options, const Sight& sight) {
        options.settings = sight.settings;
        options.settings.has_animation = false;
        options.settings.shows_thinking = true;
        options.settings.speaks_moves = true;
        options.game->time = play::TimeControl{std::chrono::minutes(90)};
        return options;
    }
    view::App app_;
};

constexpr const char* tall_stack = "r5/(pb)5/p5/6/6/(PPPPPPRRBBQK)5 w - 0 1";

TEST(Scenes, OfAGameCanBeRead) {
    Faults faults;
    for_each_sight([&](const Sight& sight) {
        const auto look_at = [&](Player& player, const char* name) {
            faults.look_at(player.app().scene(), sight, name);
        };
        Player stacks(view::game_from(game::Rules::stackchess, tall_stack), sight);
        look_at(stacks, "stacks");
        stacks.click("a1");
        look_at(stacks, "a stack in hand");
        stacks.type("/a1");
        look_at(stacks, "a move being typed");
        Player captures(view::game_from(game::Rules::chess, "3qk3/8/8/8/8/8/8/R3K3 w Q - 0 1"),
                        sight);
        look_at(captures, "few pieces");
        captures.type("a");
        look_at(captures, "a question");
        captures.type(sight.settings.language == words::Language::french ? "o" : "y");
        look_at(captures, "the end");
        captures.press(view::Key::escape);
        look_at(captures, "after the end");
        Player trade(view::chess_game(), sight);
        trade.play({"e2", "e4", "d7", "d5", "e4", "d5", "d8", "d5", "b1", "c3", "d5",
                    "g2", "f1", "g2", "c8", "h3", "g2", "b7", "h3", "g4", "b7", "a8"});
        look_at(trade, "captures");
        trade.press(view::Key::left);
        look_at(trade, "the past");
        Player pawn(view::game_from(game::Rules::chess, "7k/P7/8/8/8/8/8/7K w - - 0 1"), sight);
        pawn.play({"a7", "a8"});
        look_at(pawn, "a promotion");
        Player large(view::stackchess_game({.size = 26, .knights = true}), sight);
        look_at(large, "a large board");
    });
}

/// An analysis with variations, signs, a comment, marks and what an engine has written.
constexpr const char* annotated_game =
    "1. e4 {[%eval 0.30,18]} e5 {[%eval 0.25,18]} 2. Nf3 {[%eval 0.28,18]} f6? {[%eval 1.90,18] "
    "This weakens the king.} (2... Nc6 3. Bb5 (3. Bc4 Bc5) 3... a6) 3. Nxe5! {[%eval 1.85,18] "
    "[%cal Gf3e5,Rd1h5][%csl Ye5]} fxe5 4. Qh5+ *";

TEST(Scenes, OfAnAnalysisCanBeRead) {
    Faults faults;
    for_each_sight([&](const Sight& sight) {
        Player player(view::chess_game(), sight);
        player.app().handle(view::TextPasted{annotated_game});
        player.type("i");
        player.type("t");
        for (int i = 0; i < 3; ++i) {
            faults.look_at(player.app().scene(), sight, "an analysis");
            player.press(view::Key::left);
        }
        view::AnalysisScreen screen = *player.app().analysis();
        const auto look_at = [&](const char* name) {
            view::Scene scene;
            view::draw(screen, player.app().look(), scene);
            faults.look_at(scene, sight, name);
        };
        screen.comment = view::suggestion("why");
        look_at("a comment");
        screen.comment.reset();
        screen.sign = 0;
        look_at("signs");
        screen.sign.reset();
        screen.report = view::AnalysisReport{.done = 12, .all = 100};
        look_at("a report being made");
        screen.report->review = analysis::Review(core::Color::white, {}, {std::nullopt});
        look_at("a report");
        screen.is_engine_on = true;
        screen.lines = 5;
        screen.thought = engine::Thought{.depth = 31};
        for (int i = 0; i < 5; ++i)
            screen.thought->lines.push_back({.centipawns = -1234, .win_in = {}, .moves = {"d2d4"}});
        screen.thought_at = screen.study.look_number();
        look_at("lines");
    });
}

TEST(Scenes, OfSettingsShowAllOfTheBoard) {
    for_each_sight([&](const Sight& sight) {
        if (sight.size.width < 800) return;
        Player player(view::stackchess_game(), sight);
        player.app().obey(view::ShowScreen{view::ScreenKind::settings});
        view::Scene scene = player.app().scene();
        const auto fills = view::shapes_of<view::Fill>(scene);
        const auto board = std::ranges::find(fills, view::Tone::board_light, &view::Fill::tone);
        const auto panel = std::ranges::find_if(fills, [&](const view::Fill& fill) {
            return fill.tone == view::Tone::panel && fill.area.height > 0.9F * sight.size.height;
        });
        ASSERT_NE(board, fills.end());
        ASSERT_NE(panel, fills.end());
        EXPECT_TRUE(board->area.right() <= panel->area.x || board->area.bottom() <= panel->area.y)
            << sight.name();
    });
}

} // namespace
} // namespace window
