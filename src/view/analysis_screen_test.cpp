#include "view/analysis_screen.hpp"

#include <algorithm>
#include <semaphore>
#include <utility>

#include <gtest/gtest.h>

#include "record/pgn_writer.hpp"
#include "view/analysis_fixture.hpp"
#include "words/layout.hpp"

namespace view {
namespace {

using room::Study;

constexpr auto shown = [](AnalysisHands& hands) {
    return hands.app().front() == ScreenKind::analysis;
};

TEST(Analysis, BeginsWhereTheGameIsLookedAt) {
    AnalysisHands hands;
    hands.play("e2 e4 e7 e5 g1 f3");
    hands.key(Key::page_up);
    hands.type("i");
    ASSERT_TRUE(shown(hands));
    EXPECT_EQ(hands.line(), "e4 e5");
    EXPECT_EQ(hands.study().moves().size(), 3U);
    hands.key(Key::escape);
    EXPECT_EQ(hands.app().front(), ScreenKind::game);
    EXPECT_EQ(hands.game().history.size(), 4U) << "the game is as it was";
}

TEST(Analysis, TakesMovesByMouseIntoTheTree) {
    AnalysisHands hands;
    hands.play("e2 e4 e7 e5");
    hands.type("i");
    hands.key(Key::left);
    hands.click_squares("c7", "c5");
    EXPECT_EQ(hands.line(), "e4 c5");
    EXPECT_EQ(hands.study().moves().size(), 3U);
    hands.click_move(2);
    EXPECT_EQ(hands.line(), "e4 e5");
    hands.key(Key::down);
    EXPECT_EQ(hands.line(), "e4 c5") << "up and down choose among variations";
    EXPECT_FALSE(hands.study().is_main(hands.study().here()));
    hands.press_button(AnalysisButton::promote);
    EXPECT_TRUE(hands.study().is_main(hands.study().here()));
    hands.press_button(AnalysisButton::remove);
    EXPECT_EQ(hands.line(), "e4");
    EXPECT_EQ(hands.study().moves().size(), 2U);
}

TEST(Analysis, TakesMovesByKeyboardAlone) {
    AnalysisHands hands;
    hands.type("i");
    hands.type("/e4");
    hands.key(Key::enter);
    EXPECT_EQ(hands.line(), "e4");
    hands.key(Key::tab);
    hands.key(Key::up, 3); // from e4 to e7
    hands.key(Key::enter);
    hands.key(Key::down, 2);
    hands.key(Key::enter);
    EXPECT_EQ(hands.line(), "e4 e5");
    hands.key(Key::home);
    EXPECT_EQ(hands.line(), "");
    hands.key(Key::end);
    hands.type("g");
    hands.type("k");
    hands.type("why");
    hands.key(Key::enter);
    EXPECT_EQ(hands.study().comment(), "why");
    EXPECT_TRUE(hands.shows("e5!"));
    EXPECT_TRUE(hands.shows("why"));
    hands.key(Key::tab, 9); // to the button that closes
    hands.key(Key::enter);
    EXPECT_EQ(hands.app().front(), ScreenKind::game);
}

TEST(Analysis, UndoesAndRedoesEveryChange) {
    AnalysisHands hands;
    hands.play("e2 e4 e7 e5 g1 f3");
    hands.type("i");
    hands.key(Key::home);
    hands.key(Key::right);
    hands.key(Key::remove);
    EXPECT_EQ(hands.study().moves().size(), 0U);
    EXPECT_EQ(hands.analysis().board.notice, "3 half-moves deleted (Ctrl+Z brings them back).");
    hands.control('z');
    EXPECT_EQ(hands.study().moves().size(), 3U);
    EXPECT_EQ(hands.line(), "e4");
    hands.click_squares("c7", "c5");
    hands.type("g");
    hands.type("u");
    hands.type("u");
    EXPECT_EQ(hands.study().moves().size(), 3U);
    hands.type("u");
    EXPECT_EQ(hands.analysis().board.notice, "There is nothing to undo in this analysis.");
    hands.control('y');
    hands.type("r");
    EXPECT_EQ(hands.line(), "e4 c5");
    EXPECT_TRUE(hands.says("c5!")) << words::joined(hands.labels(), "|");
    hands.type("r");
    EXPECT_TRUE(hands.analysis().board.is_warning);
}

TEST(Analysis, WritesACommentBesideTheMoveWhereItWasBegun) {
    AnalysisHands hands;
    hands.play("e2 e4 e7 e5");
    hands.type("i");
    const auto comment_of = [&](room::Study::Id id) { return hands.study().words_after(id); };
    hands.type("k");
    hands.type("solid");
    hands.click(hands.places().game.footer.center());
    EXPECT_TRUE(hands.analysis().comment) << "that is where it is typed";
    hands.click_move(1);
    EXPECT_EQ(comment_of(2), "solid");
    EXPECT_EQ(hands.line(), "e4");
    EXPECT_FALSE(hands.analysis().comment);
    hands.type("k");
    hands.type("best");
    hands.click(hands.places().steps[3].center());
    EXPECT_EQ(comment_of(1), "best");
    hands.click_move(1);
    hands.type("k");
    hands.type(" by test"); // behind what is there
    hands.click(hands.places().steps[3].center());
    EXPECT_EQ(comment_of(1), "best by test");
    EXPECT_EQ(comment_of(2), "solid");
    hands.type("k");
    hands.type("dropped");
    hands.key(Key::escape);
    EXPECT_EQ(comment_of(2), "solid");
    hands.type("k");
    hands.type(" kept");
    hands.click(hands.square("a3"));
    EXPECT_EQ(comment_of(2), "solid kept") << "a click on the board loses nothing either";
    hands.type("k");
    hands.type(" by the button");
    hands.press_button(AnalysisButton::comment);
    EXPECT_EQ(comment_of(2), "solid kept by the button");
    EXPECT_FALSE(hands.analysis().comment);
    hands.type("k");
    hands.type(" at the end");
    hands.control('q');
    EXPECT_EQ(comment_of(2), "solid kept by the button at the end")
        << "before the window is closed";
}

TEST(Analysis, OffersAllSigns) {
    AnalysisHands hands;
    hands.play("e2 e4");
    hands.type("i");
    hands.press_button(AnalysisButton::glyph);
    ASSERT_TRUE(hands.analysis().sign);
    for (const char* const sign : {"!", "??", "□", "=", "∞", "+=", "-+"})
        EXPECT_TRUE(hands.shows(sign)) << sign;
    const auto click_sign = [&](record::Nag nag) {
        const auto place = std::ranges::find(offered_signs, nag) - offered_signs.begin();
        hands.click(hands.places().signs[static_cast<std::size_t>(place)].center());
    };
    const auto nags = [&] { return hands.study().moves()[1].nags; };
    click_sign(1);
    click_sign(16);
    EXPECT_EQ(nags(), (std::vector<record::Nag>{1, 16}));
    click_sign(13);
    EXPECT_EQ(nags(), (std::vector<record::Nag>{1, 13})) << "one sign of each kind";
    hands.key(Key::escape);
    EXPECT_FALSE(hands.analysis().sign);
    ASSERT_TRUE(shown(hands));
    hands.press_button(AnalysisButton::glyph);
    hands.key(Key::enter); // the first one again
    hands.key(Key::down);
    hands.key(Key::right);
    hands.type(" ");
    EXPECT_TRUE(nags().empty());
    hands.key(Key::left);
    EXPECT_EQ(hands.line(), "e4") << "the arrows choose";
    hands.press_button(AnalysisButton::glyph);
    EXPECT_FALSE(hands.analysis().sign);
    hands.type("jjj");
    EXPECT_EQ(nags(), (std::vector<record::Nag>{14}));
    for (int i = 0; i < 6; ++i) hands.type("j");
    EXPECT_TRUE(nags().empty());
}

TEST(Analysis, LeadsToOtherScreensAndBack) {
    AnalysisHands hands;
    hands.type("i");
    hands.click_squares("e2", "e4");
    for (const auto& [open, screen] :
         {std::pair("n", ScreenKind::new_game), std::pair("e", ScreenKind::editor)}) {
        hands.type(open);
        EXPECT_EQ(hands.app().front(), screen);
        hands.key(Key::escape);
        ASSERT_TRUE(shown(hands));
    }
    hands.control('o');
    EXPECT_EQ(hands.app().front(), ScreenKind::open);
    hands.key(Key::escape);
    ASSERT_TRUE(shown(hands));
    EXPECT_EQ(hands.line(), "e4");
    hands.type("m");
    EXPECT_FALSE(hands.app().settings().has_sound);
}

TEST(Analysis, BeginsWithThePositionOfTheEditor) {
    AnalysisHands hands(game_from(game::Rules::chess, "4k3/8/8/8/8/8/8/R3K3 w Q - 3 20"));
    hands.type("i");
    hands.click_squares("a1", "a8");
    hands.type("e");
    EXPECT_TRUE(hands.says("R3k3/8/8/8/8/8/8/4K3 b - - 4 20")) << "what is analysed";
    Point place{};
    for (const Label& label : shapes_of<Label>(hands.app().scene()))
        if (label.text == "Analyse") place = label.area.center();
    hands.click(place);
    ASSERT_TRUE(shown(hands));
    EXPECT_TRUE(hands.says("The previous analysis is kept among the saved games"));
    EXPECT_EQ(hands.study().moves().size(), 0U);
    hands.click_squares("e8", "d7");
    EXPECT_EQ(hands.line(), "Kd7");
    hands.key(Key::escape);
    EXPECT_EQ(hands.app().front(), ScreenKind::editor) << "where it came from";
    hands.key(Key::escape);
    EXPECT_EQ(hands.app().front(), ScreenKind::game);
    EXPECT_EQ(hands.game().history.size(), 1U) << "the game is as it was";
}

TEST(Analysis, BeginsWithAForcedWin) {
    AnalysisHands hands(stackchess_game());
    hands.app().obey(ShowScreen{ScreenKind::wins});
    Point place{};
    for (const Label& label : shapes_of<Label>(hands.app().scene()))
        if (label.text == "Analyse") place = label.area.center();
    hands.click(place);
    ASSERT_TRUE(shown(hands));
    EXPECT_FALSE(hands.study().snapshot().outcome.is_over());
    hands.key(Key::escape);
    EXPECT_EQ(hands.app().front(), ScreenKind::wins);
}

TEST(Analysis, GivesTheRoomOfTheOpenedStackToTheMoves) {
    AnalysisHands hands(game_from(game::Rules::stackchess, "6/6/p5/6/6/(RRR)2(bb)2 w - 0 1"));
    hands.type("i");
    const Rect before = hands.places().moves;
    EXPECT_EQ(hands.places().game.stack.height, 0);
    hands.give(PointerMoved{hands.square("a1")});
    EXPECT_TRUE(hands.shows("a1: 3 pieces"));
    EXPECT_LT(hands.places().moves.height, before.height);
    EXPECT_EQ(hands.places().moves.y, before.y) << "the moves stay where they are";
}

TEST(Analysis, LeavesTheBoardsCursorBeforeItIsClosed) {
    AnalysisHands hands;
    hands.type("i");
    hands.key(Key::tab);
    EXPECT_TRUE(hands.analysis().board.cursor);
    hands.key(Key::escape);
    ASSERT_TRUE(shown(hands));
    EXPECT_FALSE(hands.analysis().board.cursor);
    EXPECT_EQ(hands.analysis().focus, AnalysisFocus::moves);
    hands.key(Key::escape);
    EXPECT_EQ(hands.app().front(), ScreenKind::game);
}

TEST(Analysis, SaysWhyAMoveIsRefused) {
    AnalysisHands hands;
    hands.type("i");
    hands.click_squares("e2", "e5");
    EXPECT_NE(hands.analysis().board.notice, "");
    EXPECT_TRUE(hands.analysis().board.is_warning);
    hands.type("/e5");
    hands.key(Key::enter);
    EXPECT_TRUE(hands.analysis().board.entry) << "to be mended";
    hands.key(Key::escape);
    for (const char key : {'o', 'g', 'u'}) {
        hands.type(std::string(1, key));
        EXPECT_TRUE(hands.analysis().board.is_warning) << key;
    }
    EXPECT_EQ(hands.study().moves().size(), 0U);
}

TEST(Analysis, PlaysPartsOfStacks) {
    AnalysisHands hands(game_from(game::Rules::stackchess, "k5/6/6/6/6/(RR)5 w - 0 1"));
    hands.type("i");
    hands.click(hands.square("a1"));
    ASSERT_TRUE(hands.analysis().board.selection);
    EXPECT_EQ(hands.analysis().board.selection->count, 2);
    hands.type("1");
    hands.click(hands.square("b1"));
    EXPECT_EQ(hands.line(), "a1-b1");
}

TEST(Analysis, ShowsWhatTheEngineFindsAndPlaysIt) {
    std::binary_semaphore may_end{0};
    AnalysisHands hands(chess_game(), {1600, 900});
    hands.let_engine_find(35, {"e2e4", "e7e5"});
    hands.computer().while_thinking = [&] {
        may_end.acquire();
        may_end.release();
    };
    hands.type("i");
    hands.await_engine();
    ASSERT_NE(hands.analysis().known(), nullptr);
    EXPECT_TRUE(hands.shows("e4 e5"));
    EXPECT_TRUE(hands.shows("+0.35"));
    EXPECT_TRUE(hands.shows("depth 12"));
    hands.give(Resized{{640, 440}, 1});
    EXPECT_TRUE(hands.shows("d. 12")) << "there is no room for more";
    EXPECT_GT(white_share(hands.analysis()), 0.5F);
    const auto arrows = shapes_of<Arrow>(hands.app().scene());
    ASSERT_EQ(arrows.size(), 1U);
    EXPECT_EQ(arrows[0].from, hands.square("e2"));
    hands.click(hands.places().lines[0].center());
    EXPECT_EQ(hands.line(), "e4");
    EXPECT_EQ(hands.analysis().known(), nullptr) << "that was about another position";
    may_end.release();
}

TEST(Analysis, StopsTheEngineAndChoosesTheNumberOfLines) {
    AnalysisHands hands;
    hands.type("i");
    EXPECT_EQ(hands.analysis().lines, 3);
    hands.type("l");
    EXPECT_EQ(hands.analysis().lines, 4);
    hands.click(hands.places().more.center());
    hands.click(hands.places().more.center());
    EXPECT_EQ(hands.analysis().lines, AnalysisScreen::most_lines);
    hands.click(hands.places().fewer.center());
    EXPECT_EQ(hands.analysis().lines, 4);
    hands.click(hands.places().toggle.center());
    EXPECT_FALSE(hands.analysis().wants_engine());
    EXPECT_TRUE(hands.shows("The computer is stopped."));
    hands.type("t");
    EXPECT_TRUE(hands.analysis().wants_engine());
}

TEST(Analysis, KeepsWhatIsDrawn) {
    AnalysisHands hands;
    hands.type("i");
    const auto draw = [&](std::string_view from, std::string_view to, bool with_shift) {
        hands.give(
            PointerPressed{.at = hands.square(from), .is_right = true, .with_shift = with_shift});
        hands.give(PointerMoved{hands.square(to)});
        hands.give(PointerReleased{hands.square(to), true});
    };
    draw("e2", "e4", false);
    draw("d5", "d5", true);
    const record::Marks expected{{record::MarkColor::red, at("d5"), at("d5")},
                                 {record::MarkColor::green, at("e2"), at("e4")}};
    EXPECT_EQ(hands.study().marks(), expected);
    EXPECT_EQ(shapes_of<Arrow>(hands.app().scene()).size(), 1U);
    draw("d5", "d5", true);
    EXPECT_EQ(hands.study().marks().size(), 1U);
}

TEST(Analysis, IsFoundAsItWasLeftAndGrowsWithTheGame) {
    AnalysisHands hands;
    hands.play("e2 e4");
    hands.type("i");
    hands.click_squares("c7", "c5");
    hands.key(Key::escape);
    hands.play("e7 e5");
    hands.type("i");
    EXPECT_EQ(hands.line(), "e4 e5");
    EXPECT_EQ(hands.study().moves().size(), 3U);
    EXPECT_TRUE(hands.shows("1... e5") || hands.shows("e5"));
    hands.key(Key::escape);
    hands.app().obey(StartGame{play::TableOptions{.start = chess::start_setup()}});
    hands.type("i");
    EXPECT_EQ(hands.study().moves().size(), 0U) << "another game";
}

TEST(Analysis, PlaysOnAgainstTheComputer) {
    AnalysisHands hands;
    hands.play("e2 e4 e7 e5");
    hands.type("i");
    hands.key(Key::left);
    hands.click_squares("c7", "c5");
    hands.type("c");
    EXPECT_EQ(hands.app().front(), ScreenKind::game);
    EXPECT_EQ(words::joined(hands.game().score, " "), "e4 c5");
    EXPECT_EQ(hands.game().seat(core::Color::white).kind, play::SeatKind::person);
    EXPECT_EQ(hands.game().seat(core::Color::black).kind, play::SeatKind::computer);
    EXPECT_FALSE(hands.game().outcome.is_over());
}

TEST(Analysis, IsSavedUnderANameAndInAFile) {
    AnalysisHands hands;
    hands.play("e2 e4 e7 e5");
    hands.type("i");
    hands.key(Key::left);
    hands.click_squares("c7", "c5");
    const std::string pgn = record::to_pgn(hands.study().record());
    hands.control('s');
    ASSERT_EQ(hands.app().front(), ScreenKind::save);
    hands.type("tree");
    hands.key(Key::enter);
    ASSERT_TRUE(shown(hands));
    EXPECT_EQ(hands.analysis().board.notice, "Game saved: tree.");
    hands.control('s');
    hands.type("tree");
    hands.key(Key::enter);
    ASSERT_TRUE(shown(hands));
    ASSERT_TRUE(hands.analysis().asked) << "another game has that name";
    hands.type("y");
    EXPECT_FALSE(hands.analysis().asked);
    hands.app().obey(OpenSave{"tree"});
    hands.type("i");
    EXPECT_EQ(hands.study().moves().size(), 3U) << "with its variations";
    hands.control('c', true);
    EXPECT_NE(hands.app().take_wishes().clipboard->find("(1... c5)"), std::string::npos);
}

TEST(Analysis, IsKeptWhenAnotherGameIsAnalysed) {
    AnalysisHands hands;
    hands.play("e2 e4");
    hands.type("i");
    hands.key(Key::escape);
    hands.app().obey(StartGame{*chess_game().game});
    hands.type("i");
    EXPECT_FALSE(hands.says("kept among the saved games")) << "nothing was added to it";
    hands.click_squares("d2", "d4");
    hands.key(Key::escape);
    hands.app().obey(StartGame{*chess_game().game});
    hands.type("i");
    EXPECT_TRUE(hands.says("The previous analysis is kept among the saved games: analysis 2"));
    hands.key(Key::escape);
    hands.app().obey(ShowScreen{ScreenKind::open});
    EXPECT_TRUE(hands.shows("analysis 2"));
}

TEST(Analysis, IsKeptOnceWhenItWasSavedAndWhenTheProgramEnds) {
    AnalysisHands hands;
    hands.type("i");
    hands.click_squares("d2", "d4");
    hands.control('s');
    hands.type("mine");
    hands.key(Key::enter);
    hands.key(Key::escape);
    hands.app().obey(StartGame{*chess_game().game});
    hands.type("i");
    EXPECT_FALSE(hands.says("kept among the saved games")) << "it was saved";
    hands.click_squares("e2", "e4");
    hands.control('q');
    EXPECT_TRUE(hands.app().take_wishes().quits);
    EXPECT_TRUE(hands.says("The analysis is kept among the saved games: analysis 2"));
    hands.app().obey(ShowScreen{ScreenKind::open});
    EXPECT_TRUE(hands.shows("analysis 2"));
}

TEST(Analysis, IsKeptUnderTheNameThatItWasGiven) {
    const std::string longest(60, 'm');
    for (const std::string& given : {std::string("mine"), longest}) {
        AnalysisHands hands;
        hands.type("i");
        hands.click_squares("d2", "d4");
        hands.app().obey(SaveGame{given});
        hands.click_squares("d7", "d5");
        hands.control('q');
        EXPECT_TRUE(hands.app().take_wishes().quits);
        EXPECT_TRUE(hands.says(given == longest ? "saved games: analysis 2" : ": mine 2."));
        hands.app().obey(OpenSave{given});
        EXPECT_EQ(hands.last_move(), "d2d4") << "what was saved stays as it was";
    }
}

TEST(Analysis, OpensWhatIsPasted) {
    AnalysisHands hands;
    hands.type("i");
    hands.give(TextPasted{"1. d4 d5 (1... f5 {Dutch [%cal Gf7f5]}) 2. c4 *"});
    ASSERT_TRUE(shown(hands));
    EXPECT_EQ(hands.line(), "d4 d5 c4");
    EXPECT_EQ(hands.study().moves().size(), 4U);
    EXPECT_TRUE(hands.shows("Dutch"));
    hands.give(TextPasted{"nonsense"});
    ASSERT_TRUE(shown(hands));
    EXPECT_EQ(hands.study().moves().size(), 4U) << "nothing is lost";
    EXPECT_TRUE(hands.analysis().board.is_warning);
}

TEST(Analysis, ShowsNoCommandsOfOtherPrograms) {
    AnalysisHands hands;
    hands.type("i");
    hands.give(TextPasted{"1. e4 (1. d4) {[%csl Gd4]} 1... e5 ({[%cal Gc7c5] why} 1... c5) "
                          "{[%csl Gc5] end} *"});
    EXPECT_TRUE(hands.shows("why"));
    EXPECT_TRUE(hands.shows("end"));
    EXPECT_FALSE(hands.says("[%"));
}

TEST(Analysis, ReportsOnAGame) {
    AnalysisHands hands;
    hands.computer().moves = {"d2d4"};
    hands.play("e2 e4 e7 e5");
    hands.type("i");
    hands.await_engine();
    hands.type("t");
    hands.type("b");
    ASSERT_TRUE(hands.analysis().report);
    while (hands.analysis().report->is_running()) hands.await_engine();
    EXPECT_TRUE(hands.shows("White: accuracy 100.0%")) << words::joined(hands.labels(), "|");
    EXPECT_TRUE(record::evaluation(hands.study().moves()[1]));
    const Rect curve = hands.places().curve;
    hands.click(Point{curve.x + 1, curve.center().y});
    EXPECT_EQ(hands.line(), "");
    hands.click(Point{curve.right() - 1, curve.center().y});
    EXPECT_EQ(hands.line(), "e4 e5");
    hands.click_squares("g1", "f3");
    EXPECT_EQ(hands.line(), "e4 e5 Nf3");
    EXPECT_TRUE(hands.analysis().report_shown()) << "moves behind those that it is about";
    hands.key(Key::page_up);
    hands.key(Key::remove);
    EXPECT_FALSE(hands.analysis().report_shown()) << "it was about other moves";
    EXPECT_TRUE(hands.says("The moves of the report have changed: run it again (key b)."))
        << hands.analysis().board.notice;
    EXPECT_FALSE(hands.shows("White: accuracy 100.0%"));
    hands.control('z');
    EXPECT_TRUE(hands.analysis().report_shown()) << "they are as they were";
    EXPECT_TRUE(hands.shows("White: accuracy 100.0%"));
    EXPECT_FALSE(hands.says("The moves of the report have changed"));
    hands.control('y');
    EXPECT_FALSE(hands.analysis().report_shown());
    EXPECT_TRUE(hands.says("The moves of the report have changed"));
}

TEST(Analysis, KeepsTheCurrentMoveInViewWhenTheReportTakesItsRoom) {
    AnalysisHands hands(chess_game(), {1000, 620});
    hands.play("a2 a3 a7 a6 b2 b3 b7 b6 c2 c3 c7 c6 d2 d3 d7 d6 e2 e3 e7 e6 f2 f3 f7 f6");
    hands.play("g2 g3 g7 g6 h2 h3 h7 h6 a3 a4 a6 a5 b3 b4 b6 b5 c3 c4 c6 c5 d3 d4 d6 d5");
    hands.type("i");
    ASSERT_TRUE(hands.shows("12."));
    hands.press_button(AnalysisButton::report);
    hands.tick(1);
    ASSERT_TRUE(hands.analysis().report_shown());
    EXPECT_TRUE(hands.shows("12."));
}

TEST(Analysis, GivesAReportUp) {
    std::binary_semaphore may_answer{0};
    AnalysisHands hands;
    hands.play("e2 e4 e7 e5");
    hands.type("i");
    hands.await_engine();
    hands.type("t");
    hands.computer().while_thinking = [&] {
        may_answer.acquire();
        may_answer.release();
    };
    hands.press_button(AnalysisButton::report);
    ASSERT_TRUE(hands.analysis().report->is_running());
    EXPECT_TRUE(hands.shows("Report: 0 of 3 positions"));
    hands.type("t");
    EXPECT_FALSE(hands.shows("The computer is stopped.")) << "it makes the report";
    hands.type("t");
    may_answer.release();
    hands.press_button(AnalysisButton::report);
    EXPECT_FALSE(hands.analysis().report);
}

TEST(Analysis, SaysThatAReportIsGivenUpWhenItIsClosed) {
    std::binary_semaphore may_answer{0};
    AnalysisHands hands;
    hands.play("e2 e4 e7 e5");
    hands.type("i");
    hands.await_engine();
    hands.computer().while_thinking = [&] {
        may_answer.acquire();
        may_answer.release();
    };
    hands.type("t");
    hands.press_button(AnalysisButton::report);
    ASSERT_TRUE(hands.analysis().report->is_running());
    may_answer.release();
    hands.key(Key::escape);
    EXPECT_EQ(hands.notice(), "The report was not finished: it has been given up.");
    hands.type("i");
    EXPECT_FALSE(hands.analysis().report);
}

TEST(Analysis, IsReachedFromTheEndOfAGame) {
    AnalysisHands hands;
    hands.play("f2 f3 e7 e5 g2 g4 d8 h4");
    ASSERT_TRUE(hands.screen().card);
    hands.key(Key::right, 2);
    hands.key(Key::enter);
    ASSERT_TRUE(shown(hands));
    EXPECT_EQ(hands.line(), "f3 e5 g4 Qh4#");
    EXPECT_FLOAT_EQ(white_share(hands.analysis()), 0);
    EXPECT_FALSE(hands.analysis().wants_engine());
}

TEST(Analysis, ListsLongGamesWithWhatIsBeside) {
    AnalysisHands hands(chess_game(), {480, 360});
    hands.type("i");
    hands.give(TextPasted{"1. a3 a6 2. b3 b6 3. c3 c6 4. d3 d6 5. e3 e6 6. f3 f6 7. g3 g6 8. h3 h6 "
                          "9. a4 a5 10. h4 h5 11. Nd2 Nd7 12. Bg2 Bg7 13. Nb1 Nb8 14. Bf1 Bf8 *"});
    ASSERT_EQ(hands.study().moves().size(), 28U);
    const Rect list = hands.places().moves;
    const TreeTexts texts = tree_texts(hands.study(), list, hands.app().look());
    EXPECT_GT(most_scroll(texts, list, hands.app().look()), 0);
    EXPECT_GT(hands.analysis().scroll, 0) << "the place that is looked at is in view";
    hands.key(Key::home);
    EXPECT_FLOAT_EQ(hands.analysis().scroll, 0);
    const TreeBar bar = tree_bar(texts, list, 0, hands.app().look());
    hands.press({bar.track.center().x, bar.track.bottom() - 1});
    hands.release({0, 0});
    EXPECT_GT(hands.analysis().scroll, 0);
    hands.give(Wheel{list.center(), 50});
    EXPECT_FLOAT_EQ(hands.analysis().scroll, 0);
}

TEST(Analysis, LetsPiecesArriveBehindAScreenThatCoversIt) {
    AppOptions options = chess_game();
    options.settings.has_animation = true;
    AnalysisHands hands(options);
    hands.type("i");
    hands.play("e2 e4");
    ASSERT_TRUE(hands.analysis().board.animation);
    hands.control('s');
    ASSERT_EQ(hands.app().front(), ScreenKind::save);
    for (int i = 0; i < 20; ++i) hands.tick(100);
    EXPECT_FALSE(hands.analysis().board.animation);
}

TEST(Analysis, KeepsAllInsideTheWindow) {
    for (const Size size : {Size{480, 360}, Size{400, 900}, Size{1000, 700}, Size{3840, 2160}}) {
        AnalysisHands hands(stackchess_game(), size);
        hands.type("i");
        const AnalysisLayout places = hands.places();
        std::vector<Rect> areas{places.bar,
                                places.engine,
                                places.moves,
                                places.steps[3],
                                places.game.board.frame(),
                                places.game.footer};
        areas.insert(areas.end(), places.buttons.begin(), places.buttons.end());
        for (const Rect& area : areas) {
            EXPECT_GE(area.x, 0) << size.width;
            EXPECT_LE(area.right(), size.width + 0.5F) << size.width;
            EXPECT_LE(area.bottom(), size.height + 0.5F) << size.width;
            EXPECT_GT(area.height, 0) << size.width;
        }
        EXPECT_GT(places.moves.height, 3 * hands.app().look().unit) << size.width;
    }
}

} // namespace
} // namespace view
