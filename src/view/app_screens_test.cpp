#include <gtest/gtest.h>

#include <random>

#include "view/app_fixture.hpp"

namespace view {
namespace {

using core::Color;
using game::Rules;

TEST(AppScreens, CopiesAndPastesPositionsAndGames) {
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
    hands.give(TextPasted{"good morning"});
    EXPECT_EQ(hands.notice(), "The pasted text is neither a position nor a game in PGN.");
    EXPECT_EQ(hands.game().rules, Rules::stackchess);
}

TEST(App, ShowsAllOfTheReasonWhyAPastedTextIsRefused) {
    const std::string pasted = "rbqkbr/ppppppp/6/6/PPPPPP/RBQKBR w - 0 1"; // a rank is too long
    AppHands large(chess_game(), {1600, 1200});
    large.app().obey(OpenText{pasted});
    const std::string why = large.notice();
    EXPECT_FALSE(why.empty());
    EXPECT_EQ(large.app().front(), ScreenKind::game) << "it fits below the board";
    AppHands small(chess_game(), {240, 320});
    small.app().obey(OpenText{pasted});
    EXPECT_EQ(small.app().front(), ScreenKind::notes);
    EXPECT_TRUE(small.says("Nothing was opened"));
    EXPECT_TRUE(small.says(why));
    small.key(Key::enter);
    EXPECT_EQ(small.app().front(), ScreenKind::game);
    small.play("e2 e5");
    EXPECT_EQ(small.app().front(), ScreenKind::game) << "a refused move is told below the board";
}

TEST(App, ShowsThatNothingCanBeTakenBack) {
    const auto is_faint = [](AppHands& hands) {
        for (const Label& label : shapes_of<Label>(hands.app().scene()))
            if (label.text == "Take back") return label.tone == Tone::faint;
        ADD_FAILURE();
        return false;
    };
    AppHands hands(chess_game());
    EXPECT_TRUE(is_faint(hands));
    hands.play("e2 e4");
    EXPECT_FALSE(is_faint(hands));
    hands.type("u");
    EXPECT_TRUE(is_faint(hands));
    AppOptions options = chess_game();
    options.game->strict = true;
    AppHands strict(std::move(options));
    strict.play("e2 e4");
    EXPECT_TRUE(is_faint(strict));
}

TEST(AppScreens, ChangesLanguageThemeAndNotationAtOnce) {
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

TEST(AppScreens, IsSilentWhenSoundIsOff) {
    AppHands hands(chess_game());
    hands.type("m");
    EXPECT_EQ(hands.notice(), "Sound is off.");
    hands.play("e2 e4");
    EXPECT_TRUE(hands.app().take_sounds().empty());
    hands.type("m");
    hands.play("e7 e5");
    EXPECT_EQ(hands.app().take_sounds(), std::vector{Sound::move});
}

TEST(AppScreens, OpensEveryScreenAndComesBack) {
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

TEST(AppScreens, KeepsAPuzzleThatWasLeft) {
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

TEST(AppScreens, TellsWhatWentWrongWhereItWasAskedFor) {
    AppHands hands(chess_game());
    hands.app().obey(ShowScreen{ScreenKind::open});
    hands.app().obey(OpenFile{"/no/such/file.pgn"});
    EXPECT_EQ(hands.app().front(), ScreenKind::open);
    EXPECT_TRUE(hands.says("/no/such/file.pgn"));
    hands.app().obey(StartGame{{.start = stackchess::start_setup({})}});
    EXPECT_EQ(hands.app().front(), ScreenKind::game);
}

TEST(AppScreens, OpensTheGuideByAKeyFromEverywhere) {
    AppHands hands(chess_game());
    hands.key(Key::f1, 2);
    EXPECT_EQ(hands.app().front(), ScreenKind::guide);
    hands.key(Key::escape);
    EXPECT_EQ(hands.app().front(), ScreenKind::game);
    hands.app().obey(ShowScreen{ScreenKind::settings});
    hands.key(Key::f1);
    EXPECT_EQ(hands.app().front(), ScreenKind::guide);
    hands.key(Key::escape);
    EXPECT_EQ(hands.app().front(), ScreenKind::settings);
}

TEST(AppScreens, WishesForWhatOnlyAWindowCanDo) {
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
TEST(AppScreens, WithstandsEveryInput) {
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
                ASSERT_EQ(stack.back().color, hands.game().person());
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

TEST(AppScreens, FitsWindowsOfEverySize) {
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
            for (const Rect& part : {layout.cards[0], layout.cards[1], layout.buttons[0],
                                     layout.buttons[3], layout.footer}) {
                EXPECT_GE(part.x, 0);
                EXPECT_LE(part.right(), size.width + 0.5F);
                EXPECT_LE(part.bottom(), size.height + 0.5F);
                EXPECT_GT(part.height, 10) << size.width << ' ' << board;
            }
        }
}

TEST(AppScreens, HasRoomForTheMovesInTallWindows) {
    for (const Size size :
         {Size{960, 1010}, Size{960, 1040}, Size{1280, 1400}, Size{700, 900}, Size{600, 800},
          Size{800, 1000}, Size{768, 1024}, Size{400, 900}, Size{1080, 1920}})
        for (const AppOptions& game : {stackchess_game(), chess_game()}) {
            AppHands hands(game, size);
            const GameLayout layout = hands.layout();
            EXPECT_GE(layout.list.height, 3 * layout.line) << size.width << ' ' << size.height;
            EXPECT_GT(layout.steps.front().height, 0) << size.width << ' ' << size.height;
            EXPECT_GE(layout.board.frame().width, std::min(0.45F * size.height, 0.9F * size.width));
            EXPECT_LE(layout.steps.back().bottom(), layout.buttons.front().y);
        }
}

TEST(AppScreens, DrawsTheSameAtTwiceTheSizeOnAFineScreen) {
    AppHands plain(stackchess_game(), {900, 600});
    AppHands fine(stackchess_game(), {1800, 1200});
    fine.give(Resized{{1800, 1200}, 2});
    EXPECT_EQ(plain.labels(), fine.labels());
    EXPECT_FLOAT_EQ(2 * plain.app().look().unit, fine.app().look().unit);
}

} // namespace
} // namespace view
