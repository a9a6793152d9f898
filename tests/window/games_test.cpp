#include <memory>
#include <string>

#include <gtest/gtest.h>

#include "file/temporary_folder_fixture.hpp"
#include "view/analysis_layout.hpp"
#include "view/analysis_tree.hpp"
#include "words/board_messages.hpp"
#include "words/window_analysis_messages.hpp"

#include "game_on_paper.hpp"

namespace window {
namespace {

using core::Color;
using game::Outcome;
using game::Reason;
using game::Rules;

class Games : public GameOnPaper {};

/// Anderssen against Kieseritzky, London 1851.
constexpr const char* immortal_game =
    "e4 e5 f4 exf4 Bc4 Qh4+ Kf1 b5 Bxb5 Nf6 Nf3 Qh6 d3 Nh5 Nh4 Qg5 Nf5 c6 g4 Nf6 Rg1 cxb5 h4 Qg6 "
    "h5 Qg5 Qf3 Ng8 Bxf4 Qf6 Nc3 Bc5 Nd5 Qxb2 Bd6 Bxg1 e5 Qxa1+ Ke2 Na6 Nxg7+ Kd8 Qf6+ Nxf6 Be7#";
/// The shortest one, by Sam Loyd.
constexpr const char* stalemate =
    "e3 a5 Qh5 Ra6 Qxa5 h5 h4 Rah6 Qxc7 f6 Qxd7+ Kf7 Qxb7 Qd3 Qxb8 Qh7 Qxc8 Kg6 Qe6";
/// The engine against itself.
constexpr const char* stack_game =
    "f1-e1 c6-b6 c1-d1 b6-c6 2d1-e2 f5-f3 e2-d3 f6-f5 b1-a2 b5-b3 2e2xf3 a5-a4 2a2xb3 d6-c6 d3-b3 "
    "2c6-d6 e1-a1 2d6-d5 2a1xa4 f5-f4 b3-f3 a6-b6 2f3xf4 2d5-c6 2f4xe5 c5-c3 f3-f4 2c6-c5 f2-f4 "
    "2c5-d5 2f4-f5 b6-c6 2f5xe6=2Q d5-c6 2e6-e5 d5-a5 2a4xa5 2c6-c5 4e5xd5 b6-c5 2a5-a1 2c5-b6 "
    "4d5xc5 2b6-a5 b2-b3 2a5-b6 2a1-e1 2b6-a5 b3-b4 2a5xb4 3c5xc3 b4-a3 3c3xb4 a3-b2 b4-c3 b2-a1 "
    "b4-c3 a1-b2 c5-b4 b2-c1 2b4-b3 c1-a3 2b3xa3";

TEST_F(Games, ChessToMate) {
    begin(view::chess_game());
    play_all(immortal_game);
    EXPECT_EQ(hands_->game().outcome, Outcome::win(Color::white, Reason::checkmate));
    EXPECT_TRUE(hands_->says("White wins by checkmate.")) << hands_->texts();
}

TEST_F(Games, ChessToStalemate) {
    begin(view::chess_game());
    play_all(stalemate);
    EXPECT_EQ(hands_->game().outcome, Outcome::draw(Reason::stalemate));
    EXPECT_TRUE(hands_->says("stalemate")) << hands_->texts();
}

TEST_F(Games, ChessWithEveryKindOfMove) {
    begin(view::game_from(Rules::chess, "r3k2r/7P/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1"));
    play_all("exd6 O-O-O O-O Rxh7");
    play_all("Rfd1 Kb8 Rab1+ Ka8");
    EXPECT_FALSE(hands_->game().outcome.is_over());
}

TEST_F(Games, ChessWithAPromotionFromTheMenu) {
    begin(view::game_from(Rules::chess, "7k/P7/8/8/8/8/8/7K w - - 0 1"));
    hands_->play("a7 a8");
    ASSERT_TRUE(hands_->app().game_screen().promotion);
    hands_->key(SDLK_RIGHT);
    const auto& menu = *hands_->app().game_screen().promotion;
    const std::string move = menu.moves[menu.chosen].text;
    hands_->key(SDLK_RETURN);
    ASSERT_TRUE(session_->play(move, game::Letters::english)) << move;
    compare();
}

TEST_F(Games, StackchessToTotalCapture) {
    begin(view::stackchess_game());
    play_all(stack_game);
    EXPECT_EQ(hands_->game().outcome, Outcome::win(Color::white, Reason::all_captured));
    EXPECT_TRUE(hands_->says("White wins by capturing every piece.")) << hands_->texts();
}

/// A rook is missing to mate.
view::AppOptions nearly_mate(words::Language language) {
    view::AppOptions options = view::game_from(Rules::chess, "k7/8/1K6/8/8/8/7P/8 w - - 0 1");
    options.settings.language = language;
    return options;
}

TEST_F(Games, APositionEditedByKeysIsPlayedToItsEnd) {
    for (const words::Language language : words::languages) {
        hands_.reset();
        hands_ = std::make_unique<WindowHands>(nearly_mate(language));
        hands_->type("e");
        for (int i = 0; i < 2; ++i) hands_->key(SDLK_RIGHT); // from a1
        hands_->type(language == words::Language::french ? "T" : "R");
        for (int i = 0; i < 2; ++i) hands_->key(SDLK_TAB, KMOD_SHIFT); // the last button
        hands_->key(SDLK_RETURN);
        ASSERT_EQ(hands_->app().front(), view::ScreenKind::game) << hands_->texts();
        hands_->type("/");
        hands_->type("c1c8");
        hands_->key(SDLK_RETURN);
        EXPECT_EQ(hands_->game().outcome, Outcome::win(Color::white, Reason::checkmate));
    }
}

TEST_F(Games, APositionEditedByMouseIsPlayedToItsEnd) {
    for (const words::Language language : words::languages) {
        hands_.reset();
        hands_ = std::make_unique<WindowHands>(nearly_mate(language));
        hands_->type("e");
        const core::Piece rook{Color::white, core::Role::rook};
        for (const view::PieceImage& image :
             view::shapes_of<view::PieceImage>(hands_->app().scene()))
            if (image.piece == rook) hands_->click(image.center); // only the palette has one
        hands_->click({hands_->label("c").area.center().x, hands_->label("1").area.center().y});
        hands_->click(hands_
                          ->label(language == words::Language::french ? "Jouer à partir d'ici"
                                                                      : "Play from here")
                          .area.center());
        ASSERT_EQ(hands_->app().front(), view::ScreenKind::game) << hands_->texts();
        hands_->play("c1 c8");
        EXPECT_EQ(hands_->game().outcome, Outcome::win(Color::white, Reason::checkmate));
    }
}

TEST_F(Games, LookingBackAndTakingBack) {
    begin(view::stackchess_game());
    play_all("a1-a2 f6-f5 2a2-a4 2f5-f3");
    for (const std::size_t place : {3U, 2U}) {
        hands_->key(SDLK_PAGEUP);
        looked_at_ = place;
        compare();
    }
    hands_->key(SDLK_HOME);
    looked_at_ = 0;
    compare();
    hands_->key(SDLK_END);
    looked_at_.reset();
    compare();
    hands_->type("u");
    session_->undo();
    compare();
    hands_->type("r");
    session_->redo();
    compare();
}

TEST_F(Games, ADrawIsOfferedAndAccepted) {
    for (const view::AppOptions& options : {view::chess_game(), view::stackchess_game()}) {
        hands_.reset();
        begin(options);
        play(options.game->start.index() == 0 ? "e2e4" : "a1a2");
        hands_->type("d");
        is_asked_ = true;
        compare();
        EXPECT_TRUE(hands_->says("Do you accept?")) << hands_->texts();
        hands_->type("y");
        is_asked_ = false;
        session_->agree_draw();
        compare();
        EXPECT_EQ(hands_->game().outcome, Outcome::draw(Reason::agreement));
    }
}

TEST_F(Games, APlayerResigns) {
    for (const view::AppOptions& options : {view::chess_game(), view::stackchess_game()}) {
        hands_.reset();
        begin(options);
        hands_->type("a");
        EXPECT_TRUE(hands_->game().asked);
        EXPECT_TRUE(hands_->says("do you want to resign?")) << hands_->texts();
        hands_->type("n");
        compare();
        hands_->type("a");
        hands_->type("y");
        session_->resign(Color::white);
        compare();
        EXPECT_EQ(hands_->game().outcome, Outcome::win(Color::black, Reason::resignation));
    }
}

TEST_F(Games, TimeRunsOut) {
    for (view::AppOptions options : {view::chess_game(), view::stackchess_game()}) {
        options.game->time = play::TimeControl{std::chrono::seconds(1)};
        hands_.reset();
        begin(options);
        while (!hands_->game().outcome.is_over()) hands_->turn();
        session_->lose_on_time();
        compare();
        EXPECT_EQ(hands_->game().outcome, Outcome::win(Color::black, Reason::time));
        EXPECT_TRUE(hands_->says("time")) << hands_->texts();
    }
}

TEST_F(Games, TheComputerAnswers) {
    view::AppOptions options = view::chess_game();
    options.game->seats[core::index(Color::black)] = {play::SeatKind::computer, 1};
    begin(options);
    for (const char* const move : {"e2e4", "g1f3"}) {
        hands_->drag(std::string_view(move).substr(0, 2), std::string_view(move).substr(2));
        ASSERT_TRUE(session_->play(move, game::Letters::english));
        while (!hands_->game().is_person_to_move()) hands_->turn();
        const std::string answer = hands_->game().present().move->text;
        ASSERT_TRUE(session_->play(answer, game::Letters::english)) << answer;
        compare();
    }
}

TEST_F(Games, ARefusedMoveSaysWhy) {
    begin(view::game_from(Rules::stackchess, "k3/(rr)3/4/(RR)P2 w - 0 1"));
    hands_->play("a1 a3");
    EXPECT_EQ(hands_->game().history.size(), 1U);
    EXPECT_EQ(hands_->app().game_screen().notice,
              "Illegal move: the square holds 2 enemy pieces; move more than 2 to capture them.");
    EXPECT_TRUE(hands_->says("move more than 2")) << hands_->texts();
    held_ = view::Selection{view::at("a1"), 2};
    compare();
}

TEST_F(Games, TheKeyboardAloneSuffices) {
    begin(view::chess_game());
    hands_->type("/e4");
    hands_->key(SDLK_RETURN);
    EXPECT_EQ(hands_->game().history.size(), 2U);
    hands_->type("u");
    compare();
    hands_->key(SDLK_ESCAPE);
    front_ = view::ScreenKind::menu;
    compare();
    hands_->key(SDLK_ESCAPE);
    front_ = view::ScreenKind::game;
    compare();
    hands_->type("?");
    front_ = view::ScreenKind::keys;
    compare();
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
    options.places = keep::Places{folder.at("saves"),   folder.at("running"), folder.at("profiles"),
                                  folder.at("choices"), folder.at("server"),  folder.at("archive")};
    begin(options);
    play("e2e4");
    hands_.reset();
    options.game.reset();
    hands_ = std::make_unique<WindowHands>(options);
    compare();
}

TEST_F(Games, AGameGoesOnWhereNothingCanBeKept) {
    view::AppOptions options = view::chess_game();
    options.places = keep::Places{"/dev/null/saves", "/dev/null/running", "/dev/null/p"};
    begin(options);
    play("e2e4");
    EXPECT_TRUE(hands_->turn()); // the move is shown before it is written
    EXPECT_TRUE(hands_->app().game_screen().is_warning);
    EXPECT_TRUE(hands_->says("cannot be saved to disk")) << hands_->texts();
    play("e7e5");
}

/// An analysis in a window, by mouse or by keyboard alone.
class AnAnalysis : public testing::TestWithParam<words::Language> {
  protected:
    void begin(const view::AppOptions& game) {
        view::AppOptions options = game;
        options.settings.language = GetParam();
        hands_ = std::make_unique<WindowHands>(options);
    }
    std::string said(const words::Message& message) const {
        return say(words::Voice{GetParam()}, message);
    }
    const view::AnalysisScreen& screen() const { return *hands_->app().analysis(); }
    std::string line() const { return words::joined(screen().study.snapshot().score, " "); }
    view::AnalysisLayout layout() const {
        return view::analysis_layout(screen(), hands_->app().look());
    }
    void click_text(const std::string& text) {
        for (const view::Label& label : view::shapes_of<view::Label>(hands_->app().scene()))
            if (label.text == text) return hands_->click(label.area.center());
        FAIL() << text << " is not in " << hands_->texts();
    }
    void click_square(std::string_view name) {
        hands_->click(layout().game.board.square(view::at(name)).center());
    }
    void await_engine() {
        while (screen().known() == nullptr) hands_->turn();
    }
    void await_report() {
        while (screen().report->is_running()) hands_->turn();
    }

    std::unique_ptr<WindowHands> hands_;
};

TEST_P(AnAnalysis, ByMouse) {
    begin(view::chess_game());
    hands_->play("f2 f3 e7 e5");
    click_text(said(words::message::menu_button));
    click_text(said(words::message::window_analysis_of_game));
    ASSERT_EQ(hands_->app().front(), view::ScreenKind::analysis);
    click_square("g2");
    click_square("g4");
    await_engine();
    hands_->click(layout().lines[0].center());
    EXPECT_TRUE(line().ends_with("h4#")) << line() << ": the engine sees the mate";
    hands_->click(layout().steps[1].center());
    hands_->click(layout().steps[1].center());
    click_square("e2");
    click_square("e4");
    EXPECT_EQ(line(), "f3 e5 e4");
    EXPECT_FALSE(screen().study.is_main(screen().study.here()));
    click_text(said(words::message::analysis_promote));
    EXPECT_TRUE(screen().study.is_main(screen().study.here()));
    click_text("e5");
    EXPECT_EQ(line(), "f3 e5");
    click_text(said(words::message::analysis_report));
    await_report();
    const view::Rect curve = layout().curve;
    hands_->click(view::Point{curve.right() - 2, curve.center().y});
    EXPECT_EQ(line(), "f3 e5 e4");
    click_text(said(words::message::analysis_back));
    EXPECT_EQ(hands_->app().front(), view::ScreenKind::game);
}

TEST_P(AnAnalysis, ByKeyboard) {
    begin(view::game_from(Rules::stackchess, "k5/6/6/6/6/(RR)4K w - 0 1"));
    hands_->type("i");
    ASSERT_EQ(hands_->app().front(), view::ScreenKind::analysis);
    await_engine();
    hands_->type("/");
    hands_->type("a1b1");
    hands_->key(SDLK_RETURN);
    EXPECT_EQ(line(), "a1-b1");
    hands_->key(SDLK_LEFT);
    hands_->key(SDLK_TAB); // to the board, where a cursor stands on d2
    for (int i = 0; i < 3; ++i) hands_->key(SDLK_LEFT);
    hands_->key(SDLK_DOWN);
    hands_->type("1");
    hands_->key(SDLK_UP);
    hands_->key(SDLK_RETURN);
    EXPECT_EQ(line(), "a1-a2");
    hands_->type("k");
    hands_->type("idea");
    hands_->key(SDLK_RETURN);
    hands_->type("g");
    EXPECT_TRUE(hands_->says("a1-a2!")) << hands_->texts();
    EXPECT_TRUE(hands_->says("idea"));
    hands_->type("o");
    EXPECT_TRUE(screen().study.is_main(screen().study.here()));
    hands_->type("c");
    EXPECT_EQ(hands_->app().front(), view::ScreenKind::game);
    EXPECT_EQ(hands_->game().history.size(), 2U);
    EXPECT_TRUE(hands_->game().has_computer());
}

INSTANTIATE_TEST_SUITE_P(InBothLanguages, AnAnalysis, testing::ValuesIn(words::languages),
                         [](const auto& one) {
                             return std::string(one.param == words::Language::french ? "French"
                                                                                     : "English");
                         });

} // namespace
} // namespace window
