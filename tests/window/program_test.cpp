// The program itself, as it is installed, on an invisible screen: with the library that exists for
// newer processors and for older ones, which no other test of the window loads.

#include <cstdlib>
#include <filesystem>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "file/read_whole.hpp"
#include "terminal/program.hpp"
#include "view/app_fixture.hpp"
#include "window/canvas_fixture.hpp"

#include "x_hands.hpp"

namespace window {
namespace {

namespace fs = std::filesystem;

class TheProgram : public testing::TestWithParam<bool> {
  protected:
    /// Opens the window on a game between two people.
    void open(std::vector<std::string> arguments) {
        terminal::Start start{.arguments = {"window", "--lang", "en", "--scale", "1", "--white",
                                            "human", "--black", "human"},
                              .home = home_.path()};
        start.arguments.insert(start.arguments.end(), arguments.begin(), arguments.end());
        for (const char* const name : {"DISPLAY", "XAUTHORITY", "SDL_AUDIODRIVER",
                                       "SDL_RENDER_DRIVER", "LIBGL_ALWAYS_SOFTWARE"})
            if (const char* const value = std::getenv(name))
                start.environment.push_back(std::string(name) + '=' + value);
        if (GetParam()) start.environment.push_back("GLIBC_TUNABLES=glibc.cpu.hwcaps=-AVX2");
        program_ = std::make_unique<terminal::TerminalProgram>(start);
        ASSERT_TRUE(hands_.find_window());
    }

    /// Clicks squares one after another, where they are in a game of that kind.
    void play(const view::AppOptions& game, const std::vector<std::string>& squares) {
        const XHands::Box box = hands_.box();
        view::App app(game, fonts());
        app.handle(
            view::Resized{{static_cast<float>(box.width), static_cast<float>(box.height)}, 1});
        const view::GameLayout layout =
            view::game_layout(app.game_screen(), app.snapshot(), app.look());
        for (const std::string& square : squares) {
            const view::Point at = layout.board.square(view::at(square)).center();
            hands_.click(static_cast<int>(at.x), static_cast<int>(at.y));
        }
    }

    void type_move(std::string_view move) {
        hands_.type("/");
        hands_.type(move);
        hands_.key(XHands::enter);
    }

    /// Waits until a file of this folder holds a text.
    bool is_written(const char* folder, std::string_view text) const {
        const fs::path place = fs::path(home_.path()) / ".local/share/stackchess" / folder;
        for (int i = 0; i < 1200; ++i) {
            std::error_code error;
            for (const auto& entry : fs::directory_iterator(place, error)) {
                const auto written = file::read_whole(entry.path().string(), 1'000'000);
                if (written && written->find(text) != std::string::npos) return true;
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
        }
        return false;
    }

    /// As every program is left.
    void quit() {
        hands_.key('q', true);
        EXPECT_EQ(program_->wait_for_end(), 0) << program_->written();
    }

    terminal::Home home_;
    XHands hands_;
    std::unique_ptr<terminal::TerminalProgram> program_;
};

TEST_P(TheProgram, PlaysAndAnalysesChess) {
    open({"--game", "chess"});
    play(view::chess_game(), {"e2", "e4", "e7", "e5"});
    ASSERT_TRUE(is_written("running", "1. e4 e5"));
    hands_.type("i");
    type_move("g1f3");
    hands_.key('s', true);
    hands_.type("mine");
    hands_.key(XHands::enter);
    EXPECT_TRUE(is_written("saves", "2. Nf3"));
    hands_.type("b"); // the report on the whole game
    quit();
    EXPECT_TRUE(is_written("running", "1. e4 e5"));
}

TEST_P(TheProgram, PlaysAndAnalysesStackchess) {
    open({"--game", "stackchess"});
    play(view::stackchess_game(), {"c1", "c2", "c5", "c4"});
    ASSERT_TRUE(is_written("running", "1. c1-c2 c5-c4"));
    hands_.type("i");
    type_move("a2a3");
    hands_.key('s', true);
    hands_.type("mine");
    hands_.key(XHands::enter);
    EXPECT_TRUE(is_written("saves", "2. a2-a3"));
    quit();
}

TEST_P(TheProgram, PlaysInSpace) {
    open({"--game", "chess"});
    hands_.type("v");
    type_move("e2e4");
    EXPECT_TRUE(is_written("running", "1. e4"));
    hands_.type("v");
    quit();
}

TEST_P(TheProgram, TakesAnswersByKey) {
    open({"--game", "chess"});
    hands_.type("an"); // resigns, or rather not
    type_move("d2d4");
    ASSERT_TRUE(is_written("running", "1. d4"));
    hands_.type("ay");
    EXPECT_TRUE(is_written("archive", "1-0")) << "now it is Black";
    quit();
}

TEST_P(TheProgram, KeepsTheGameWhenItIsEndedFromTheTerminal) {
    open({"--game", "chess"});
    type_move("d2d4");
    ASSERT_TRUE(is_written("running", "1. d4"));
    program_->send(SIGINT);
    EXPECT_EQ(program_->wait_for_end(), 0) << program_->written();
    EXPECT_EQ(home_.running_games(), 1);
}

INSTANTIATE_TEST_SUITE_P(OnEveryProcessor, TheProgram, testing::Bool(), [](const auto& one) {
    return std::string(one.param ? "Older" : "AsItIs");
});

} // namespace
} // namespace window
