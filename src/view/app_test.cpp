#include <gtest/gtest.h>

#include "view/app_fixture.hpp"

namespace view {
namespace {

using core::Color;
using game::Outcome;
using game::Reason;
using game::Rules;

TEST(App, CopiesWhatIsSelectedInAText) {
    AppHands hands(chess_game());
    hands.type("/e2e4");
    hands.control('a');
    hands.control('c');
    EXPECT_EQ(hands.app().take_wishes().clipboard, "e2e4");
    hands.key(Key::escape);
    hands.play("e2 e4");
    hands.app().obey(ShowScreen{ScreenKind::save});
    hands.control('a');
    hands.type("match");
    hands.give(KeyPressed{.key = Key::left, .with_shift = true});
    hands.control('x');
    EXPECT_EQ(hands.app().take_wishes().clipboard, "h");
    EXPECT_TRUE(hands.shows("matc"));
    EXPECT_FALSE(hands.shows("match"));
}

TEST(App, BeginsWithAGameAgainstAnEasyComputer) {
    AppHands hands;
    EXPECT_EQ(hands.game().rules, Rules::stackchess);
    EXPECT_TRUE(hands.game().is_person_to_move());
    EXPECT_EQ(hands.game().seat(Color::black).kind, play::SeatKind::computer);
    EXPECT_EQ(hands.app().front(), ScreenKind::game);
    EXPECT_TRUE(hands.shows("C'est au tour des blancs."));
    EXPECT_FALSE(hands.app().next_wake()) << "nothing moves until somebody does something";
}

TEST(App, PlaysAGameToMate) {
    AppHands hands(chess_game());
    hands.play("f2 f3 e7 e5 g2 g4 d8 h4");
    EXPECT_EQ(hands.game().outcome, Outcome::win(Color::black, Reason::checkmate));
    EXPECT_TRUE(hands.shows("Black wins by checkmate."));
    EXPECT_EQ(hands.app().take_sounds(),
              (std::vector{Sound::move, Sound::move, Sound::move, Sound::check, Sound::end}));
    hands.click(hands.layout().new_game.center());
    EXPECT_EQ(hands.app().front(), ScreenKind::new_game);
}

TEST(App, PlaysOnFromAMomentOfAFinishedGame) {
    AppHands hands(chess_game());
    EXPECT_FALSE(hands.shows("Play on from here"));
    hands.play("f2 f3 e7 e5 g2 g4 d8 h4");
    EXPECT_TRUE(hands.shows("Play on from here"));
    hands.click(hands.layout().play_on.center());
    EXPECT_EQ(hands.notice(), "The game is over at that point: choose an earlier move.");
    hands.key(Key::page_up);
    hands.click(hands.layout().play_on.center());
    EXPECT_EQ(hands.notice(), "The game continues from here.");
    EXPECT_FALSE(hands.game().outcome.is_over());
    EXPECT_EQ(hands.last_move(), "g2g4");
    EXPECT_FALSE(hands.shows("Play on from here"));
}

TEST(App, PlaysOnByKeyFromAGameThatWasDecidedElsewhere) {
    AppOptions options = chess_game();
    options.settings.language = words::Language::french;
    AppHands hands(std::move(options));
    hands.type("c");
    EXPECT_EQ(hands.notice(), "La partie n'est pas terminée.");
    hands.give(TextPasted{"1. e4 e5 1-0"});
    ASSERT_TRUE(hands.game().outcome.is_over());
    EXPECT_TRUE(hands.shows("Reprendre d'ici"));
    hands.type("c");
    EXPECT_FALSE(hands.game().outcome.is_over());
    hands.play("g1 f3");
    EXPECT_EQ(hands.last_move(), "g1f3");
}

TEST(App, PlaysAGameToStalemate) {
    AppHands hands(game_from(Rules::chess, "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1"));
    hands.play("f1 f7");
    EXPECT_EQ(hands.game().outcome, Outcome::draw(Reason::stalemate));
    EXPECT_TRUE(hands.shows("Draw by stalemate: Black has no legal move."));
}

TEST(App, PlaysAGameToTotalCapture) {
    AppHands hands(game_from(Rules::stackchess, "k3/4/4/(RR)3 w - 0 1"));
    hands.play("a1 a4");
    EXPECT_EQ(hands.game().outcome, Outcome::win(Color::white, Reason::all_captured));
    EXPECT_TRUE(hands.shows("White wins by capturing every piece."));
    EXPECT_EQ(hands.game()
                  .captured_until(hands.game().history.size() - 1)[core::index(Color::black)]
                  .size(),
              1U);
}

TEST(App, EndsAGameByAgreement) {
    AppHands hands(chess_game());
    hands.play("e2 e4");
    hands.type("d");
    EXPECT_TRUE(hands.says("Black offers a draw. Do you accept?"));
    hands.click("e7");
    EXPECT_EQ(hands.screen().selection, std::nullopt) << "first the question";
    hands.type("n");
    EXPECT_EQ(hands.notice(), "Draw declined.");
    hands.type("d");
    hands.key(Key::left);
    hands.key(Key::enter);
    EXPECT_EQ(hands.game().outcome, Outcome::draw(Reason::agreement));
}

TEST(App, AsksBeforeSomebodyResigns) {
    AppHands hands(chess_game());
    hands.type("a");
    EXPECT_TRUE(hands.shows("White: do you want to resign?"));
    hands.key(Key::escape);
    EXPECT_FALSE(hands.game().outcome.is_over());
    hands.type("ay");
    EXPECT_EQ(hands.game().outcome, Outcome::win(Color::black, Reason::resignation));
    EXPECT_TRUE(hands.shows("Black wins by resignation"));
}

TEST(App, EndsAGameWhenTimeIsOver) {
    AppOptions options = chess_game();
    options.game->time = play::TimeControl{std::chrono::seconds(60)};
    AppHands hands(options);
    EXPECT_TRUE(hands.shows("1:00"));
    EXPECT_EQ(hands.app().next_wake(), std::chrono::milliseconds(2000));
    hands.tick(50'000);
    EXPECT_EQ(hands.app().take_sounds(), std::vector{Sound::low_time});
    EXPECT_TRUE(hands.shows("0:10"));
    hands.tick(5'300);
    EXPECT_TRUE(hands.shows("0:04.7"));
    EXPECT_TRUE(hands.app().take_sounds().empty());
    hands.tick(5'000);
    EXPECT_EQ(hands.game().outcome, Outcome::win(Color::black, Reason::time));
    hands.tick(1);
    EXPECT_FALSE(hands.app().next_wake());
}

TEST(App, SaysNothingInTheLanguageOfBefore) {
    AppHands hands(chess_game());
    hands.app().obey(ShowScreen{ScreenKind::open});
    hands.app().obey(OpenFile{"/nowhere.pgn"});
    EXPECT_TRUE(hands.says("/nowhere.pgn"));
    hands.change({.language = words::Language::french});
    EXPECT_FALSE(hands.says("/nowhere.pgn"));
}

TEST(App, AsksEachPlayerOnceWhenADrawCanBeClaimed) {
    AppHands hands(chess_game());
    for (int i = 0; i < 2; ++i) hands.play("g1 f3 g8 f6 f3 g1 f6 g8");
    EXPECT_TRUE(hands.says("White: The same position has occurred 3 times."));
    hands.type("n");
    EXPECT_TRUE(hands.says("Black: The same position has occurred 3 times."));
    hands.type("n");
    EXPECT_FALSE(hands.game().asked);
    EXPECT_TRUE(hands.shows("A draw can be claimed."));
    hands.play("g1 f3 g8 f6 f3 g1 f6 g8");
    EXPECT_FALSE(hands.game().asked) << "once in a game";
    hands.type("d");
    EXPECT_TRUE(hands.says("White: The same position has occurred 3 times."));
    hands.type("n");
    EXPECT_FALSE(hands.game().asked) << "only who wants to claim is asked";
    EXPECT_FALSE(hands.game().outcome.is_over());
    hands.type("dy");
    EXPECT_EQ(hands.game().outcome, Outcome::draw(Reason::threefold_repetition))
        << "what can be claimed need not be offered";
}

TEST(App, EndsAGameByAClaim) {
    AppHands hands(game_from(Rules::chess, "7k/8/8/8/8/8/8/KR6 w - - 99 70"));
    hands.play("b1 b2");
    EXPECT_TRUE(hands.says("Black: 50 moves without a capture or a pawn move."));
    hands.type("y");
    EXPECT_EQ(hands.game().outcome, Outcome::draw(Reason::fifty_moves));
}

TEST(App, SaysWhatIsWrongWithAPawnThatCannotPromote) {
    AppHands hands(game_from(Rules::chess, "4k3/P7/8/8/8/8/4r3/R3K2R w KQ - 0 1"));
    hands.play("a7 a8");
    EXPECT_NE(hands.notice().find("check"), std::string::npos) << hands.notice();
}

} // namespace
} // namespace view
