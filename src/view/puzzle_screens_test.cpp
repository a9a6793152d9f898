#include <gtest/gtest.h>

#include "stackchess/notation.hpp"
#include "view/board_layout.hpp"
#include "view/puzzle_board.hpp"
#include "view/queens_screen.hpp"
#include "view/screen_fixture.hpp"
#include "view/tour_screen.hpp"
#include "view/wins_screen.hpp"
#include "words/window_messages.hpp"

namespace view {
namespace {

using puzzle::Square;

/// The middle of a square, from the shapes of the board itself.
template <class Screen>
Point middle(const Hands<Screen>& hands, Square square, int size) {
    const Rect aside = [&] {
        for (const Fill& fill : shapes_of<Fill>(hands.scene()))
            if (fill.tone == Tone::board_light) return fill.area;
        return Rect{};
    }();
    return board_layout(aside, size).square(coord_of(square)).center();
}

TEST(Queens, ArePlacedAndRemovedByTheMouse) {
    Hands hands(QueensScreen{});
    hands.click(middle(hands, {0, 0}, 8));
    EXPECT_TRUE(hands.screen.board.has_queen({0, 0}));
    EXPECT_TRUE(hands.shows("Dames : 1 sur 8"));
    hands.click(middle(hands, {0, 0}, 8));
    EXPECT_TRUE(hands.screen.board.queens().empty());
}

TEST(Queens, ArePlacedByTheKeyboard) {
    Hands hands(QueensScreen{});
    hands.press(Key::right, 2);
    hands.press(Key::up);
    hands.press(Key::enter);
    EXPECT_TRUE(hands.screen.board.has_queen({2, 1}));
    hands.press(Key::left, 20);
    hands.type(" ");
    EXPECT_TRUE(hands.screen.board.has_queen({0, 1}));
}

TEST(Queens, AreWarnedAbout) {
    Hands hands(QueensScreen{});
    hands.click(middle(hands, {0, 0}, 8));
    hands.click(middle(hands, {3, 3}, 8));
    EXPECT_NE(hands.all_text().find("Des dames s'attaquent : a1-d4."), std::string::npos);
    const auto strokes = shapes_of<Stroke>(hands.scene());
    EXPECT_EQ(std::ranges::count(strokes, Tone::check, &Stroke::tone), 1);
}

TEST(Queens, AreSolvedStepByStep) {
    Hands hands(QueensScreen{});
    hands.click(middle(hands, {0, 0}, 8));
    hands.click("Conseil");
    EXPECT_TRUE(hands.screen.advice);
    EXPECT_NE(hands.all_text().find("Conseil : une dame en"), std::string::npos);
    EXPECT_EQ(shapes_of<Ring>(hands.scene()).size(), 1U);
    for (int i = 0; i < 7; ++i) hands.click("Le pas suivant");
    EXPECT_TRUE(hands.screen.board.is_solved());
    EXPECT_TRUE(hands.screen.board.has_queen({0, 0}));
    EXPECT_TRUE(hands.shows("Voici une solution."));
    EXPECT_TRUE(hands.click("Conseil").empty());
    EXPECT_FALSE(hands.screen.advice) << "nothing is left to be advised";
}

TEST(Queens, PraisesWhoFindsIt) {
    QueensScreen screen{.board = puzzle::QueensBoard(4)};
    for (const Square square : {Square{1, 0}, Square{3, 1}, Square{0, 2}})
        screen.board.place(square);
    Hands hands(std::move(screen));
    hands.click(middle(hands, {2, 3}, 4));
    EXPECT_NE(hands.all_text().find("Bravo ! Aucune des 4 dames n'en attaque une autre."),
              std::string::npos);
    hands.click(middle(hands, {0, 0}, 4));
    EXPECT_EQ(hands.screen.board.queens().size(), 4U);
}

TEST(Queens, PraisesNobodyForWhatWasShown) {
    Hands hands(QueensScreen{.board = puzzle::QueensBoard(4)});
    for (int i = 0; i < 3; ++i) hands.click("Le pas suivant");
    const auto last = hands.screen.board.advice();
    hands.click(middle(hands, last.square, 4));
    EXPECT_TRUE(hands.shows("Voici une solution."));
}

TEST(Queens, RefusesOneTooMany) {
    QueensScreen screen{.board = puzzle::QueensBoard(4)};
    for (const int file : {0, 1, 2, 3}) screen.board.place({file, 0});
    Hands hands(std::move(screen));
    hands.click(middle(hands, {0, 2}, 4));
    EXPECT_NE(hands.all_text().find("Les 4 dames sont déjà posées"), std::string::npos);
    hands.click("Tout effacer");
    EXPECT_TRUE(hands.screen.board.queens().empty());
    hands.click("Une solution");
    EXPECT_TRUE(hands.screen.board.is_solved());
}

TEST(Queens, HaveBoardsOfManySizesInAnyWindow) {
    for (const Size size : {Size{480, 360}, Size{360, 800}, Size{1920, 1080}})
        for (const int board : {4, 8, 26}) {
            Hands hands(QueensScreen{.board = puzzle::QueensBoard(board)}, size, 14);
            const Point corner = middle(hands, {board - 1, board - 1}, board);
            hands.click(corner);
            EXPECT_TRUE(hands.screen.board.has_queen({board - 1, board - 1}));
        }
    Hands hands(QueensScreen{});
    hands.press(Key::tab);
    EXPECT_FALSE(hands.screen.form.focus == aside_key);
    hands.screen.form.focus = WidgetKey{0};
    hands.press(Key::right);
    EXPECT_EQ(hands.screen.board.size(), 9);
}

TEST(Tour, LeapsAndGoesBack) {
    Hands hands(TourScreen{});
    EXPECT_NE(hands.all_text().find("commencer où vous voulez"), std::string::npos);
    hands.click(middle(hands, {0, 0}, 8));
    hands.click(middle(hands, {1, 2}, 8));
    hands.click(middle(hands, {2, 4}, 8));
    EXPECT_TRUE(hands.shows("Cases visitées : 3 sur 64"));
    EXPECT_EQ(shapes_of<PieceImage>(hands.scene()).size(), 1U);
    hands.click(middle(hands, {0, 0}, 8));
    EXPECT_EQ(hands.screen.path.squares().size(), 1U);
    hands.click("Revenir d'un saut");
    EXPECT_TRUE(hands.screen.path.squares().empty());
}

TEST(Tour, SaysWhyALeapIsNone) {
    Hands hands(TourScreen{});
    hands.press(Key::enter);
    hands.press(Key::right);
    hands.press(Key::enter);
    EXPECT_NE(hands.all_text().find("De a1, le cavalier ne saute pas en b1"), std::string::npos);
    hands.press(Key::up, 2);
    hands.press(Key::enter);
    EXPECT_EQ(hands.screen.path.squares().size(), 2U);
    EXPECT_EQ(hands.all_text().find("ne saute pas"), std::string::npos);
}

TEST(Tour, IsLedToItsEnd) {
    Hands hands(TourScreen{.path = puzzle::TourPath(5)});
    hands.click("Le pas suivant");
    EXPECT_EQ(hands.screen.path.squares().size(), 1U);
    hands.click("Conseil");
    ASSERT_TRUE(hands.screen.advice);
    EXPECT_EQ(shapes_of<Ring>(hands.scene()).size(), 1U);
    hands.click("Une solution");
    EXPECT_TRUE(hands.screen.path.is_complete());
    EXPECT_TRUE(hands.shows("Voici un tour complet."));
}

TEST(Tour, ExplainsASquareWithoutTours) {
    Hands hands(TourScreen{.path = puzzle::TourPath(5)});
    hands.click(middle(hands, {1, 0}, 5));
    hands.click("Conseil");
    EXPECT_NE(hands.all_text().find("Aucun tour depuis b1"), std::string::npos);
    hands.click("Une solution");
    EXPECT_TRUE(hands.screen.path.is_complete());
}

TEST(Tour, OfAPersonIsPraised) {
    puzzle::TourPath path(5);
    path.visit({0, 0});
    const std::vector<Square> rest = path.rest();
    for (std::size_t i = 0; i + 1 < rest.size(); ++i) path.visit(rest[i]);
    Hands hands(TourScreen{.path = path});
    hands.click(middle(hands, rest.back(), 5));
    EXPECT_NE(hands.all_text().find("Bravo ! Le cavalier a visité les 25 cases."),
              std::string::npos);
}

/// The first forced win that takes so many moves.
std::size_t win_in(int moves) {
    const auto all = puzzle::forced_wins();
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].moves == moves) return i;
    return 0;
}

/// Plays a move by the arrows and digits of the keyboard.
void play(Hands<WinsScreen>& hands, puzzle::Move move) {
    const auto go_to = [&](core::Coord square) {
        const auto cursor = [&] { return *hands.screen.board.cursor; };
        while (cursor().file != square.file)
            hands.press(cursor().file < square.file ? Key::right : Key::left);
        while (cursor().rank != square.rank)
            hands.press(cursor().rank < square.rank ? Key::up : Key::down);
    };
    go_to(move.from());
    hands.press(Key::enter);
    hands.type(std::to_string(move.count()));
    go_to(move.to());
    hands.press(Key::enter);
}

TEST(Wins, AreFoundMoveByMove) {
    Hands hands(WinsScreen(win_in(2)));
    hands.settings.language = words::Language::english;
    hands.settings.has_animation = false;
    EXPECT_TRUE(hands.shows("Puzzle"));
    play(hands, hands.screen.trial.solution());
    EXPECT_NE(hands.all_text().find("Right. Black answers"), std::string::npos);
    EXPECT_EQ(hands.screen.study.snapshot().history.size(), 3U) << "the answer is on the board";
    play(hands, hands.screen.trial.solution());
    EXPECT_TRUE(hands.screen.trial.is_solved());
    EXPECT_NE(hands.all_text().find("Well done!"), std::string::npos);
}

TEST(Wins, LetTheAnswerFollowTheMove) {
    Hands hands(WinsScreen(win_in(2)));
    hands.give(Tick{std::chrono::milliseconds(1000)});
    play(hands, hands.screen.trial.solution());
    EXPECT_TRUE(hands.screen.is_moving());
    EXPECT_EQ(hands.screen.study.snapshot().history.size(), 2U);
    hands.give(Tick{std::chrono::milliseconds(3000)});
    EXPECT_EQ(hands.screen.study.snapshot().history.size(), 3U);
}

TEST(Wins, GiveAHintByTheKeyForHints) {
    Hands hands(WinsScreen(win_in(1)));
    hands.type("h");
    EXPECT_TRUE(hands.screen.hint);
    play(hands, hands.screen.trial.solution());
    ASSERT_TRUE(hands.screen.trial.is_solved());
    hands.screen.remark.clear();
    hands.type("h");
    EXPECT_EQ(hands.screen.remark, "") << "there is nothing left to be found";
}

TEST(Wins, SayWhyAMoveIsNone) {
    Hands hands(WinsScreen(win_in(1)));
    puzzle::WinPosition::MoveList moves;
    hands.screen.trial.position().generate(moves);
    for (const puzzle::Move move : moves)
        if (hands.screen.trial.refutation(move)) {
            play(hands, move);
            break;
        }
    EXPECT_TRUE(hands.screen.is_warning);
    EXPECT_EQ(hands.screen.study.snapshot().history.size(), 1U) << "nothing was played";
    EXPECT_FALSE(hands.screen.remark.empty());
}

TEST(Wins, KeepThePlaceOfTheButtonsWhenAMoveIsWrong) {
    for (const words::Language language : words::languages) {
        Hands hands(WinsScreen(win_in(2)), {1100, 720}, 16);
        hands.settings.language = language;
        const auto buttons = [&] {
            std::vector<Rect> areas;
            const std::string hint = words::say({language}, words::message::window_puzzle_hint);
            for (const Label& label : shapes_of<Label>(hands.scene()))
                if (label.text == hint) areas.push_back(label.area);
            return areas;
        };
        const auto before = buttons();
        ASSERT_EQ(before.size(), 1U);
        puzzle::WinPosition::MoveList moves;
        hands.screen.trial.position().generate(moves);
        for (const puzzle::Move move : moves) {
            if (!hands.screen.trial.refutation(move)) continue;
            play(hands, move);
            EXPECT_EQ(buttons(), before) << hands.screen.remark;
        }
    }
}

TEST(Wins, SwitchBetweenFlatAndSolidWhereverTheFocusIs) {
    Hands hands(WinsScreen(win_in(2)));
    for (const bool is_solid : {false, true}) {
        hands.settings.is_solid = is_solid;
        for (int i = 0; i < 3; ++i) {
            const auto change = order_of<ChangeSettings>(hands.type("v"));
            ASSERT_TRUE(change) << i;
            EXPECT_EQ(change->settings.is_solid, !is_solid);
            hands.press(Key::tab);
        }
    }
}

TEST(Wins, AreTurnedByKeysInSpace) {
    Hands hands(WinsScreen(win_in(1)));
    hands.settings.is_solid = true;
    const auto orbit = [&] { return hands.screen.board.camera.orbit; };
    hands.give(KeyPressed{.key = Key::left, .with_shift = true});
    EXPECT_NE(orbit().yaw, 0);
    hands.give(KeyPressed{.key = Key::page_up, .with_shift = true});
    EXPECT_NE(orbit().zoom, 1);
    hands.give(KeyPressed{.key = Key::home, .with_shift = true});
    EXPECT_EQ(orbit(), solid::Orbit{});
}

TEST(Wins, AreHintedAtSolvedAndLeftForOthers) {
    Hands hands(WinsScreen(win_in(2)));
    hands.settings.has_animation = false;
    hands.click("Conseil");
    EXPECT_EQ(hands.screen.hint, hands.screen.trial.solution().from());
    hands.click("Une solution");
    EXPECT_TRUE(hands.screen.trial.is_solved());
    EXPECT_GE(hands.screen.study.snapshot().history.size(), 4U);
    hands.click("Recommencer");
    EXPECT_FALSE(hands.screen.trial.is_solved());
    const std::size_t number = hands.screen.number;
    const auto change = order_of<ChangeSettings>(hands.click("Problème suivant"));
    ASSERT_TRUE(change);
    EXPECT_EQ(change->settings.win, number + 1);
    EXPECT_EQ(hands.screen.number, number + 1);
    hands.click("Problème précédent");
    EXPECT_EQ(hands.screen.number, number);
}

} // namespace
} // namespace view
