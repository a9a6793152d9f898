#include <thread>

#include <gtest/gtest.h>

#include "file/temporary_folder_fixture.hpp"
#include "server/server_program.hpp"
#include "socket/beast_line.hpp"
#include "window/hands.hpp"

namespace online_test {
namespace {

using core::Color;
using window::WindowHands;

view::AppOptions options() {
    view::AppOptions options = view::chess_game();
    options.network.line_maker = [](words::Voice) -> core::Result<online::LineMaker, std::string> {
        return online::LineMaker(sockets::make_line);
    };
    return options;
}

/// Two windows in one process, on one screen: each handles its events when it is its turn.
class TwoWindows : public testing::Test {
  protected:
    TwoWindows() : white_(options()), black_(options()) {}

    /// Lets both windows go on until something is so.
    template <class Condition>
    bool wait_until(const Condition& is_so) {
        const auto patience = std::chrono::steady_clock::now() + std::chrono::minutes(2);
        while (!is_so() && std::chrono::steady_clock::now() < patience) {
            for (WindowHands* const hands : {&white_, &black_}) {
                window::Window::wake();
                hands->turn();
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
        return is_so();
    }
    void click(WindowHands& hands, std::string_view text) {
        for (const view::Label& label : view::shapes_of<view::Label>(hands.app().scene()))
            if (label.text == text) return hands.click(label.area.center());
        ADD_FAILURE() << text << " is missing in " << hands.texts();
    }
    void connect(WindowHands& hands, const std::string& name) {
        hands.app().obey(view::ShowScreen{view::ScreenKind::online});
        hands.app().obey(view::Connect{"127.0.0.1:" + std::to_string(server_.port()), name});
        ASSERT_TRUE(wait_until([&] { return hands.says("You are " + name); })) << hands.texts();
    }
    /// Anne has White, Bob accepts.
    void begin_game() {
        connect(white_, "Anne");
        connect(black_, "Bob");
        white_.app().obey(view::AskForGame{
            view::Opponent::anybody,
            {.rules = game::Rules::chess, .clock = play::TimeControl{std::chrono::minutes(5)}},
            wire::ColorWish::white});
        ASSERT_TRUE(wait_until([&] { return black_.says("accept"); })) << black_.texts();
        click(black_, "accept");
        ASSERT_TRUE(
            wait_until([&] { return white_.game().is_online() && black_.game().is_online(); }));
    }
    /// Plays a move, after which both windows have so many half-moves.
    void move(WindowHands& hands, std::string_view squares, std::size_t plies) {
        hands.play(squares);
        ASSERT_TRUE(wait_until([&] {
            return white_.game().score.size() == plies && black_.game().score.size() == plies;
        })) << squares
            << ' ' << white_.texts() << " / " << black_.texts();
    }

    file::TemporaryFolder folder_;
    server_test::ServerProgram server_{folder_.path()};
    WindowHands white_;
    WindowHands black_;
};

TEST_F(TwoWindows, PlayAGameToMate) {
    ASSERT_NO_FATAL_FAILURE(begin_game());
    EXPECT_TRUE(black_.app().game_screen().is_flipped);
    EXPECT_TRUE(white_.says("5:00"));

    move(white_, "f2 f3", 1);
    move(black_, "e7 e5", 2);
    white_.app().obey(view::SayOnline{"Good luck!"});
    EXPECT_TRUE(wait_until([&] { return black_.says("Anne: Good luck!"); })) << black_.texts();
    move(white_, "g2 g4", 3);
    move(black_, "d8 h4", 4);
    EXPECT_TRUE(wait_until([&] { return white_.says("by checkmate"); })) << white_.texts();
    EXPECT_TRUE(wait_until([&] { return black_.says("by checkmate"); })) << black_.texts();
    click(white_, "Rematch");
    EXPECT_TRUE(wait_until([&] { return black_.says("offers a rematch"); })) << black_.texts();
    click(black_, "Accept the rematch");
    EXPECT_TRUE(wait_until([&] {
        return white_.game().score.empty() && white_.game().is_online() &&
               white_.app().game_screen().is_flipped;
    })) << white_.texts();
}

TEST_F(TwoWindows, PlayAMoveThatWasChosenEarly) {
    ASSERT_NO_FATAL_FAILURE(begin_game());
    black_.play("e7 e5");
    ASSERT_TRUE(black_.app().game_screen().premove);
    EXPECT_TRUE(black_.says("This move will be played")) << black_.texts();
    ASSERT_NO_FATAL_FAILURE(move(white_, "e2 e4", 2));
    EXPECT_EQ(white_.game().present().move->text, "e7e5");
    EXPECT_FALSE(black_.app().game_screen().premove);

    black_.play("e5 e4");
    ASSERT_TRUE(black_.app().game_screen().premove);
    ASSERT_NO_FATAL_FAILURE(move(white_, "g1 f3", 3));
    EXPECT_TRUE(black_.says("The prepared move is no longer possible.")) << black_.texts();
    EXPECT_TRUE(black_.game().is_person_to_move());

    white_.play("d2 d4");
    ASSERT_TRUE(white_.app().game_screen().premove);
    white_.click("h5");
    EXPECT_FALSE(white_.app().game_screen().premove);
    ASSERT_NO_FATAL_FAILURE(move(black_, "b8 c6", 4));
    EXPECT_TRUE(white_.game().is_person_to_move()) << "it was cancelled";
}

} // namespace
} // namespace online_test
