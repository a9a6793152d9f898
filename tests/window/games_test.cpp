#include <array>
#include <string>

#include <gtest/gtest.h>

#include "file/temporary_folder.hpp"
#include "session/session.hpp"
#include "window/canvas.hpp"

#include "hands.hpp"

namespace window {
namespace {

using core::Color;
using game::Outcome;
using game::Reason;
using game::Rules;

/// A window beside which the same game is played on paper, and compared move by move.
class Games : public testing::Test {
  protected:
    void begin(const view::AppOptions& options) {
        session_ = session::make_session(options.game->start);
        hands_ = std::make_unique<WindowHands>(options);
        compare();
    }

    /// Plays a move in coordinates by clicking its squares, with a digit for the number of pieces.
    void play(const std::string& move) {
        const auto known = session_->play(move, game::Letters::english);
        ASSERT_TRUE(known) << move;
        const auto painted = hands_->window().painted();
        hands_->click(to_text(known->from));
        if (!hands_->app().game_screen().selection) ADD_FAILURE() << move << " begins nowhere";
        if (hands_->game().rules == Rules::stackchess) hands_->type(std::to_string(known->count));
        hands_->click(to_text(known->to));
        EXPECT_GT(hands_->window().painted(), painted) << "nothing new is seen of " << move;
        compare();
    }

    /// The window shows what the session has.
    void compare() {
        const view::Snapshot& game = hands_->game();
        EXPECT_EQ(game.present().board, session_->board());
        EXPECT_EQ(game.turn(), session_->turn());
        EXPECT_EQ(game.present().check, session_->king_in_check());
        EXPECT_EQ(game.score.size(), session_->ply_count());
        EXPECT_EQ(game.moves.size(), session_->legal_moves().size());
        for (const Color color : core::colors)
            EXPECT_EQ(game.captured[core::index(color)], session_->captured(color));
        EXPECT_EQ(pieces_seen(), pieces_on(session_->board()));
    }

    /// The squares whose middle is painted with something else than the square.
    int pieces_seen() {
        const Surface picture = hands_->window().picture();
        const view::BoardLayout board = hands_->layout().board;
        int count = 0;
        for (int rank = 0; rank < board.size; ++rank)
            for (int file = 0; file < board.size; ++file) {
                const view::Rect area = board.square(core::coord_at(file, rank));
                const auto corner = pixel(*picture, static_cast<int>(area.x + area.width * 0.08F),
                                          static_cast<int>(area.y + area.height * 0.5F));
                const auto foot = pixel(*picture, static_cast<int>(area.center().x),
                                        static_cast<int>(area.y + area.height * 0.8F));
                count += difference(corner, foot) > 12 ? 1 : 0;
            }
        return count;
    }
    static int pieces_on(const session::BoardView& board) {
        int count = 0;
        for (const session::Stack& stack : board.stacks) count += stack.empty() ? 0 : 1;
        return count;
    }

    std::unique_ptr<session::Session> session_;
    std::unique_ptr<WindowHands> hands_;
};

TEST_F(Games, ChessToMate) {
    begin(view::chess_game());
    for (const char* move : {"f2f3", "e7e5", "g2g4", "d8h4"}) play(move);
    EXPECT_EQ(hands_->game().outcome, Outcome::win(Color::black, Reason::checkmate));
    EXPECT_TRUE(hands_->says("Black has won the game")) << hands_->texts();
}

TEST_F(Games, ChessToStalemate) {
    begin(view::game_from(Rules::chess, "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1"));
    play("f1f7");
    EXPECT_EQ(hands_->game().outcome, Outcome::draw(Reason::stalemate));
    EXPECT_TRUE(hands_->says("stalemate")) << hands_->texts();
}

TEST_F(Games, StackchessToTotalCapture) {
    begin(view::game_from(Rules::stackchess, "k3/4/r3/(RR)P2 w - 0 1"));
    for (const char* move :
         {"2a1a2", "a4b4", "2a2b2", "b4a4", "2b2b4", "a4a3", "2b4a4", "a3a2", "2a4a2"})
        play(move);
    EXPECT_EQ(hands_->game().outcome, Outcome::win(Color::white, Reason::all_captured));
    EXPECT_TRUE(hands_->says("White has won the game")) << hands_->texts();
}

TEST_F(Games, StackchessWithStacksMadeAndMoved) {
    begin(view::stackchess_game());
    for (const char* move : {"a1a2", "f6f5", "2a2a4", "2f5f3"}) play(move);
    EXPECT_FALSE(hands_->game().outcome.is_over());
}

TEST_F(Games, ADrawIsOfferedAndAccepted) {
    begin(view::chess_game());
    play("e2e4");
    hands_->type("d");
    EXPECT_TRUE(hands_->says("do you accept?")) << hands_->texts();
    hands_->type("y");
    EXPECT_EQ(hands_->game().outcome, Outcome::draw(Reason::agreement));
}

TEST_F(Games, APlayerResigns) {
    begin(view::stackchess_game());
    play("a1a2");
    hands_->type("a");
    hands_->type("y");
    EXPECT_EQ(hands_->game().outcome, Outcome::win(Color::white, Reason::resignation));
}

TEST_F(Games, TimeRunsOut) {
    view::AppOptions options = view::chess_game();
    options.game->time = play::TimeControl{std::chrono::seconds(1)};
    begin(options);
    while (!hands_->game().outcome.is_over()) hands_->turn();
    EXPECT_EQ(hands_->game().outcome, Outcome::win(Color::black, Reason::time));
}

TEST_F(Games, TheComputerAnswers) {
    view::AppOptions options = view::chess_game();
    options.game->seats[core::index(Color::black)] = {play::SeatKind::computer, 1};
    begin(options);
    hands_->drag("e2", "e4");
    EXPECT_EQ(hands_->game().history.size(), 2U);
    while (hands_->game().history.size() < 3) hands_->turn();
    EXPECT_TRUE(hands_->game().is_person_to_move());
}

TEST_F(Games, ARefusedMoveSaysWhy) {
    begin(view::game_from(Rules::stackchess, "k3/(rr)3/4/(RR)P2 w - 0 1"));
    hands_->play("a1 a3");
    EXPECT_EQ(hands_->game().history.size(), 1U);
    EXPECT_FALSE(hands_->app().game_screen().notice.empty());
    compare();
}

TEST_F(Games, TheKeyboardAloneSuffices) {
    begin(view::chess_game());
    hands_->type("/e4");
    hands_->key(SDLK_RETURN);
    EXPECT_EQ(hands_->game().history.size(), 2U);
    hands_->type("u");
    EXPECT_EQ(hands_->game().history.size(), 1U);
    hands_->key(SDLK_ESCAPE);
    EXPECT_EQ(hands_->app().front(), view::ScreenKind::menu);
    hands_->key(SDLK_ESCAPE);
    EXPECT_EQ(hands_->app().front(), view::ScreenKind::game);
    hands_->type("?");
    EXPECT_EQ(hands_->app().front(), view::ScreenKind::keys);
}

TEST_F(Games, TheClipboardTakesAndGivesPositions) {
    begin(view::chess_game());
    hands_->key(SDLK_c, KMOD_LCTRL);
    char* const copied = SDL_GetClipboardText();
    EXPECT_EQ(std::string(copied), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    SDL_free(copied);
    SDL_SetClipboardText("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1");
    hands_->key(SDLK_v, KMOD_LCTRL);
    EXPECT_EQ(pieces_on(hands_->game().present().board), 3);
}

TEST_F(Games, ARunningGameIsThereAgain) {
    const file::TemporaryFolder folder;
    view::AppOptions options = view::chess_game();
    options.desk.places =
        play::Places{folder.at("saves"), folder.at("running"), folder.at("profiles")};
    begin(options);
    play("e2e4");
    hands_.reset();
    options.game.reset();
    hands_ = std::make_unique<WindowHands>(options);
    compare();
}

TEST_F(Games, AGameGoesOnWhereNothingCanBeKept) {
    view::AppOptions options = view::chess_game();
    options.desk.places = play::Places{"/dev/null/saves", "/dev/null/running", "/dev/null/p"};
    begin(options);
    play("e2e4");
    play("e7e5");
}

} // namespace
} // namespace window
