#include <gtest/gtest.h>

#include <random>

#include "view/app_fixture.hpp"

namespace view {
namespace {

using core::Color;
using game::Outcome;
using game::Reason;
using game::Rules;

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
    EXPECT_EQ(hands.game().captured[core::index(Color::black)].size(), 1U);
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

TEST(App, PlaysAgainstTheComputer) {
    AppHands hands(against_computer(chess_game()));
    hands.computer().moves = {"e7e5"};
    hands.play("e2 e4");
    EXPECT_TRUE(hands.game().is_thinking);
    EXPECT_TRUE(hands.shows("The computer is thinking..."));
    hands.click("e7");
    EXPECT_EQ(hands.notice(), "It is the computer's turn.");
    hands.await_computer();
    EXPECT_EQ(hands.last_move(), "e7e5");
    EXPECT_FALSE(hands.game().is_thinking);
    EXPECT_EQ(hands.computer().game, std::vector<std::string>{"e2e4"});
}

TEST(App, AMoveTypedWhileTheComputerThinksIsPlayedAfterItsOwn) {
    AppHands hands(against_computer(chess_game()));
    hands.computer().moves = {"e7e5"};
    hands.play("e2 e4");
    hands.type("/d2d4");
    EXPECT_EQ(hands.notice(), "") << "its letters are no other keys";
    hands.key(Key::enter);
    EXPECT_EQ(hands.notice(), "It is the computer's turn.");
    hands.await_computer();
    EXPECT_EQ(hands.last_move(), "e7e5");
    hands.key(Key::enter);
    EXPECT_EQ(hands.last_move(), "d2d4");
    EXPECT_FALSE(hands.screen().entry);
}

TEST(App, SaysWhatIsWrongWithAPawnThatCannotPromote) {
    AppHands hands(game_from(Rules::chess, "4k3/P7/8/8/8/8/4r3/R3K2R w KQ - 0 1"));
    hands.play("a7 a8");
    EXPECT_NE(hands.notice().find("check"), std::string::npos) << hands.notice();
}

TEST(App, TakesBackWhileTheComputerThinksAndAfter) {
    AppHands hands(against_computer(chess_game()));
    hands.computer().moves = {"e7e5", "e7e5"};
    hands.play("e2 e4");
    hands.type("u");
    EXPECT_EQ(hands.game().history.size(), 1U);
    hands.play("d2 d4");
    while (hands.game().history.size() < 3) hands.await_computer();
    hands.type("u");
    EXPECT_EQ(hands.game().history.size(), 1U);
    hands.type("r");
    EXPECT_EQ(hands.game().history.size(), 3U);
    EXPECT_EQ(hands.last_move(), "e7e5");
}

TEST(App, LetsTwoComputersPlay) {
    AppHands hands(against_computer(against_computer(chess_game(), Color::white), Color::black),
                   {1000, 700}, {"f2f3", "e7e5", "g2g4", "d8h4"});
    for (int i = 0; i < 4; ++i) hands.await_computer();
    EXPECT_EQ(hands.game().outcome.reason(), Reason::checkmate);
}

TEST(App, WaitsWithTheComputersMoveUntilTheOneBeforeWasSeen) {
    AppHands hands(against_computer(chess_game()));
    hands.computer().moves = {"e7e5"};
    hands.play("e2 e4");
    hands.await_thought();
    hands.tick(10);
    EXPECT_EQ(hands.last_move(), "e2e4");
    EXPECT_TRUE(hands.app().next_wake());
    hands.tick(1000);
    EXPECT_EQ(hands.last_move(), "e7e5");
}

TEST(App, ShowsAHintAsAnArrow) {
    AppHands hands(chess_game());
    hands.computer().moves = {"d2d4"};
    hands.type("h");
    hands.await_computer();
    ASSERT_TRUE(hands.game().hint);
    EXPECT_TRUE(hands.notice().starts_with("Hint: d4."));
    const auto arrows = shapes_of<Arrow>(hands.app().scene());
    ASSERT_EQ(arrows.size(), 1U);
    EXPECT_EQ(arrows[0].from, hands.middle("d2"));
    EXPECT_EQ(arrows[0].to, hands.middle("d4"));
    hands.play("e2 e4");
    EXPECT_TRUE(shapes_of<Arrow>(hands.app().scene()).empty());
}

TEST(App, ShowsAHintInThePresent) {
    AppHands hands(chess_game());
    hands.play("e2 e4");
    hands.key(Key::home);
    EXPECT_TRUE(hands.screen().looked_at);
    hands.type("h");
    EXPECT_FALSE(hands.screen().looked_at) << "an arrow would not be seen in the past";
}

TEST(App, LetsTheComputerJudgeADraw) {
    AppHands hands(against_computer(chess_game()));
    hands.computer().moves = {"e2e4"};
    hands.computer().centipawns = -300; // for the person: the computer stands better
    hands.type("d");
    hands.await_computer();
    EXPECT_EQ(hands.notice(), "Draw declined.");
    hands.computer().centipawns = 300;
    hands.type("d");
    hands.await_computer();
    EXPECT_EQ(hands.game().outcome, Outcome::draw(Reason::agreement));
}

TEST(App, ShowsWhatTheComputerThinks) {
    AppOptions options = against_computer(chess_game());
    options.settings.shows_thinking = true;
    AppHands hands(options);
    EXPECT_TRUE(hands.shows("Nothing calculated yet."));
    hands.computer().moves = {"e7e5"};
    hands.computer().centipawns = 45;
    hands.play("e2 e4");
    hands.await_computer();
    EXPECT_TRUE(hands.shows("-0.45")) << "good for Black";
    EXPECT_TRUE(hands.shows("Depth"));
    hands.type("t");
    EXPECT_FALSE(hands.shows("Depth"));
}

TEST(App, CopiesAndPastesPositionsAndGames) {
    AppHands hands(chess_game());
    hands.play("e2 e4");
    hands.control('c');
    const auto position = hands.app().take_wishes().clipboard;
    ASSERT_TRUE(position);
    EXPECT_EQ(*position, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    hands.control('c', true);
    const auto game = hands.app().take_wishes().clipboard;
    ASSERT_TRUE(game);
    EXPECT_NE(game->find("1. e4"), std::string::npos);
    hands.key(Key::home);
    hands.control('c');
    EXPECT_EQ(hands.app().take_wishes().clipboard,
              "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
        << "the position that is shown";

    hands.give(TextPasted{"  " + *position + "\n"});
    EXPECT_EQ(hands.game().history.size(), 1U);
    EXPECT_EQ(hands.game().turn(), Color::black);
    hands.give(TextPasted{*game});
    EXPECT_EQ(hands.game().history.size(), 2U);
    hands.give(TextPasted{"rbqkbr/pppppp/6/6/PPPPPP/RBQKBR w ABCDEFabcdef 0 1"});
    EXPECT_EQ(hands.game().rules, Rules::stackchess);
    hands.give(TextPasted{"6/6/6/6/(Px)5/RBQKBR w - 0 1"});
    EXPECT_TRUE(hands.notice().starts_with("The pasted position cannot be used. "));
    EXPECT_NE(hands.notice().find("'x'"), std::string::npos) << hands.notice();
    hands.give(TextPasted{"good morning"});
    EXPECT_EQ(hands.notice(), "The pasted text is neither a position nor a game in PGN.");
    EXPECT_EQ(hands.game().rules, Rules::stackchess);
}

TEST(App, ChangesLanguageThemeAndNotationAtOnce) {
    AppHands hands(chess_game());
    hands.play("g1 f3");
    EXPECT_TRUE(hands.shows("Nf3"));
    EXPECT_TRUE(hands.shows("Take back"));
    hands.type("s");
    EXPECT_EQ(hands.app().front(), ScreenKind::settings);
    hands.key(Key::escape);
    Settings french = hands.app().settings();
    french.language = words::Language::french;
    hands.change(french);
    EXPECT_TRUE(hands.shows("Cf3"));
    EXPECT_TRUE(hands.shows("Annuler"));
    french.notation = Notation::english;
    hands.change(french);
    EXPECT_TRUE(hands.shows("Nf3"));
}

TEST(App, IsSilentWhenSoundIsOff) {
    AppHands hands(chess_game());
    hands.type("m");
    EXPECT_EQ(hands.notice(), "Sound is off.");
    hands.play("e2 e4");
    EXPECT_TRUE(hands.app().take_sounds().empty());
    hands.type("m");
    hands.play("e7 e5");
    EXPECT_EQ(hands.app().take_sounds(), std::vector{Sound::move});
}

TEST(App, OpensEveryScreenAndComesBack) {
    AppHands hands(chess_game());
    for (const ScreenKind kind :
         {ScreenKind::menu, ScreenKind::new_game, ScreenKind::save, ScreenKind::open,
          ScreenKind::profiles, ScreenKind::guide, ScreenKind::queens, ScreenKind::tour,
          ScreenKind::settings, ScreenKind::keys}) {
        hands.app().obey(ShowScreen{kind});
        EXPECT_EQ(hands.app().front(), kind);
        EXPECT_FALSE(hands.labels().empty());
        hands.key(Key::escape);
        EXPECT_EQ(hands.app().front(), ScreenKind::game);
    }
}

TEST(App, KeepsAPuzzleThatWasLeft) {
    AppHands hands(chess_game());
    hands.app().obey(ShowScreen{ScreenKind::queens});
    const auto empty = shapes_of<PieceImage>(hands.app().scene()).size();
    hands.key(Key::enter);
    const auto begun = shapes_of<PieceImage>(hands.app().scene()).size();
    hands.app().obey(CloseScreen{});
    hands.app().obey(ShowScreen{ScreenKind::queens});
    EXPECT_EQ(shapes_of<PieceImage>(hands.app().scene()).size(), begun);
    EXPECT_EQ(begun, empty + 1) << "a queen was placed";
}

TEST(App, TellsWhatWentWrongWhereItWasAskedFor) {
    AppHands hands(chess_game());
    hands.app().obey(ShowScreen{ScreenKind::open});
    hands.app().obey(OpenFile{"/no/such/file.pgn"});
    EXPECT_EQ(hands.app().front(), ScreenKind::open);
    EXPECT_TRUE(hands.says("/no/such/file.pgn"));
    hands.app().obey(StartGame{{.start = stackchess::start_setup({})}});
    EXPECT_EQ(hands.app().front(), ScreenKind::game);
}

TEST(App, WishesForWhatOnlyAWindowCanDo) {
    AppHands hands(chess_game());
    hands.key(Key::f11);
    EXPECT_TRUE(hands.app().take_wishes().toggles_full_screen);
    hands.control('q');
    EXPECT_TRUE(hands.app().take_wishes().quits);
    hands.key(Key::escape);
    hands.give(CloseAsked{});
    EXPECT_TRUE(hands.app().take_wishes().quits);
}

/// Whatever somebody does, in any order.
TEST(App, WithstandsEveryInput) {
    std::mt19937 chance(7);
    const auto below = [&](int limit) {
        return std::uniform_int_distribution<int>(0, limit - 1)(chance);
    };
    const std::string signs = "/uhfn?stmdar+-0123456789 eNoy";
    for (const bool is_chess : {true, false}) {
        AppHands hands(is_chess ? chess_game() : stackchess_game({.size = 5, .knights = true}));
        for (int i = 0; i < 4000; ++i) {
            const Point point{static_cast<float>(below(1000)), static_cast<float>(below(700))};
            switch (below(8)) {
            case 0: hands.give(KeyPressed{.key = static_cast<Key>(below(14))}); break;
            case 1: hands.type(signs.substr(static_cast<std::size_t>(below(29)), 1)); break;
            case 2: hands.give(Wheel{point, below(3) - 1}); break;
            case 3: hands.give(PointerReleased{point, below(4) == 0}); break;
            case 4: hands.give(PointerMoved{point}); break;
            case 5: hands.tick(below(300)); break;
            default: hands.give(PointerPressed{point, below(9) == 0}); break;
            }
            const Selection held = hands.screen().selection.value_or(Selection{});
            if (hands.screen().selection) {
                const auto& stack = hands.game().present().board.at(held.from);
                ASSERT_LE(held.count, static_cast<int>(stack.size()));
                ASSERT_EQ(stack.back().color, hands.game().turn());
            }
            if (i % 10 == 0) {
                ASSERT_FALSE(hands.app().scene().empty());
            }
        }
        hands.app().obey(Answer{});
        for (int i = 0; i < 10 && hands.app().front() != ScreenKind::game; ++i)
            hands.key(Key::escape);
        EXPECT_EQ(hands.app().front(), ScreenKind::game);
    }
}

TEST(App, FitsWindowsOfEverySize) {
    for (const Size size : {Size{480, 360}, Size{360, 640}, Size{1280, 800}, Size{3840, 2160}})
        for (const int board : {4, 6, 12, 26}) {
            AppHands hands(stackchess_game({.size = board}), size);
            const GameLayout layout = hands.layout();
            const Rect frame = layout.board.frame();
            EXPECT_GE(frame.x, 0);
            EXPECT_GE(frame.y, 0);
            EXPECT_LE(frame.right(), size.width);
            EXPECT_LE(frame.bottom(), layout.footer.y + 1);
            EXPECT_GE(layout.board.side * static_cast<float>(board), 0.4F * size.height * 0.75F);
            for (const Rect& part : {layout.cards[0], layout.cards[1], layout.stack,
                                     layout.buttons[0], layout.buttons[3], layout.footer}) {
                EXPECT_GE(part.x, 0);
                EXPECT_LE(part.right(), size.width + 0.5F);
                EXPECT_LE(part.bottom(), size.height + 0.5F);
                EXPECT_GT(part.height, 10) << size.width << ' ' << board;
            }
        }
}

TEST(App, DrawsTheSameAtTwiceTheSizeOnAFineScreen) {
    AppHands plain(stackchess_game(), {900, 600});
    AppHands fine(stackchess_game(), {1800, 1200});
    fine.give(Resized{{1800, 1200}, 2});
    EXPECT_EQ(plain.labels(), fine.labels());
    EXPECT_FLOAT_EQ(2 * plain.app().look().unit, fine.app().look().unit);
}

} // namespace
} // namespace view
