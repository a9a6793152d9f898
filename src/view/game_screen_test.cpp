#include <gtest/gtest.h>

#include "view/app_fixture.hpp"
#include "view/move_list.hpp"
#include "view/stack_panel.hpp"

namespace view {
namespace {

using core::Color;
using game::Rules;

/// Three white rooks on a1, a single black pawn on a4, two black bishops on d1.
AppOptions rooks_game() { return game_from(Rules::stackchess, "6/6/p5/6/6/(RRR)2(bb)2 w - 0 1"); }

int count_of_labels(const AppHands& hands, const std::string& text) {
    return static_cast<int>(std::ranges::count(hands.labels(), text));
}

TEST(GameScreen, LiftsTheLargestPartAndSaysHowMuch) {
    AppHands hands(rooks_game());
    hands.click("a1");
    EXPECT_EQ(hands.screen().selection, (Selection{at("a1"), 3}));
    EXPECT_TRUE(hands.shows("3 of 3"));
    EXPECT_EQ(count_of_labels(hands, "rook"), 3) << "the stack lies open";
    hands.click("a1");
    EXPECT_FALSE(hands.screen().selection);
}

TEST(GameScreen, SetsTheCountByDigitsWheelSignsAndClicks) {
    AppHands hands(rooks_game());
    hands.click("a1");
    hands.type("2");
    EXPECT_EQ(hands.screen().selection->count, 2);
    EXPECT_TRUE(hands.shows("2 of 3"));
    EXPECT_TRUE(hands.shows("2/3"));
    hands.type("-");
    EXPECT_EQ(hands.screen().selection->count, 1);
    hands.type("+");
    EXPECT_EQ(hands.screen().selection->count, 2);
    hands.give(Wheel{hands.middle("c3"), 1});
    EXPECT_EQ(hands.screen().selection->count, 3);
    hands.give(Wheel{hands.middle("c3"), -1});
    EXPECT_EQ(hands.screen().selection->count, 2);
    hands.give(Wheel{hands.middle("c3"), 0});
    EXPECT_EQ(hands.screen().selection->count, 2) << "a wheel that was turned sideways";
    const auto rows = stack_parts(hands.layout(), 3, true, hands.app().look()).rows;
    hands.click(rows[2].center());
    EXPECT_EQ(hands.screen().selection->count, 1) << "the top alone";
    hands.click(rows[0].center());
    EXPECT_EQ(hands.screen().selection->count, 3) << "the bottom and all above it";
}

TEST(GameScreen, MarksTargetsCapturesAndWhatNeedsAnotherCount) {
    AppHands hands(rooks_game());
    hands.click("a1");
    EXPECT_EQ(shapes_of<Ring>(hands.app().scene()).size(), 2U) << "captures on a4 and d1";
    EXPECT_EQ(shapes_of<Disc>(hands.app().scene()).size(), 4U) << "a2, a3, b1 and c1";
    hands.type("1");
    EXPECT_EQ(count_of_labels(hands, "2"), 3) << "on a4, the height of d1, and the second rank";
    const auto labels = shapes_of<Label>(hands.app().scene());
    const Rect d1 = hands.layout().board.square(at("d1"));
    EXPECT_TRUE(std::ranges::any_of(labels, [&](const Label& label) {
        return label.text == "3" && d1.contains(label.area.center());
    })) << "three are needed there";
}

TEST(GameScreen, SaysWhyInFrench) {
    AppOptions options = rooks_game();
    options.settings.language = words::Language::french;
    AppHands hands(options);
    hands.play("a1 b2");
    EXPECT_EQ(hands.notice(),
              "Coup illégal : dans ce groupe, la tour ne peut pas se déplacer de cette manière.");
    EXPECT_TRUE(hands.screen().selection) << "it can be tried again";
    hands.key(Key::escape);
    hands.click("d1");
    EXPECT_EQ(hands.notice(), "Les pièces présentes ne vous appartiennent pas.");
}

TEST(GameScreen, StacksOnOwnPiecesAndChoosesOthers) {
    AppHands hands(stackchess_game());
    hands.click("a1");
    EXPECT_TRUE(hands.screen().selection);
    hands.click("c2");
    EXPECT_EQ(hands.screen().selection->from, at("c2")) << "not where the rook can go";
    hands.play("c2 a1 a2");
    EXPECT_EQ(hands.last_move(), "a1a2") << "the rook climbs on the pawn";
    EXPECT_EQ(hands.game().present().board.at(at("a2")).size(), 2U);
}

TEST(GameScreen, DragsWhatIsHeld) {
    AppHands hands(rooks_game());
    hands.click("a1");
    hands.type("2");
    hands.press(hands.middle("a1"));
    hands.give(PointerMoved{hands.middle("a2")});
    EXPECT_TRUE(hands.screen().drag->is_moving);
    const auto pieces = shapes_of<PieceImage>(hands.app().scene());
    const Rect under_pointer = hands.layout().board.square(at("a2"));
    EXPECT_EQ(
        std::ranges::count_if(
            pieces, [&](const PieceImage& piece) { return under_pointer.contains(piece.center); }),
        2)
        << "both that are held";
    hands.release(hands.middle("a3"));
    EXPECT_EQ(hands.last_move(), "2a1a3");
    EXPECT_FALSE(hands.screen().animation) << "it is there already";
}

TEST(GameScreen, KeepsWhatIsDroppedAtHomeOrOutside) {
    AppHands hands(chess_game());
    hands.press(hands.middle("e2"));
    hands.give(PointerMoved{hands.middle("e4")});
    hands.release({1, 1});
    EXPECT_EQ(hands.game().history.size(), 1U);
    EXPECT_TRUE(hands.screen().selection);
    hands.drag("e2", "e5");
    EXPECT_TRUE(hands.notice().starts_with("Illegal move:"));
    hands.give(PointerPressed{hands.middle("a8"), true});
    EXPECT_FALSE(hands.screen().selection) << "the right button lets go";
    hands.drag("e2", "e4");
    EXPECT_EQ(hands.last_move(), "e2e4");
}

TEST(GameScreen, IsPlayedByKeyboardAlone) {
    AppHands hands(chess_game());
    hands.key(Key::up);
    EXPECT_EQ(hands.screen().cursor, at("e2"));
    hands.key(Key::enter);
    EXPECT_EQ(hands.screen().selection, (Selection{at("e2"), 1}));
    hands.key(Key::up, 2);
    hands.key(Key::enter);
    EXPECT_EQ(hands.last_move(), "e2e4");
    hands.type("f");
    hands.key(Key::down, 2);
    hands.type(" ");
    EXPECT_EQ(hands.notice(), "") << "down is up for Black";
    EXPECT_EQ(hands.screen().cursor, at("e6"));
    hands.key(Key::down);
    hands.type(" ");
    hands.key(Key::up, 2);
    hands.type(" ");
    EXPECT_EQ(hands.last_move(), "e7e5");
}

TEST(GameScreen, LiftsByADigitUnderTheCursor) {
    AppHands hands(rooks_game());
    hands.key(Key::up);
    hands.key(Key::left, 3);
    hands.key(Key::down);
    hands.type("2");
    EXPECT_EQ(hands.screen().selection, (Selection{at("a1"), 2, 2}));
}

TEST(GameScreen, TakesTypedMovesInBothLanguages) {
    AppHands hands(chess_game());
    hands.type("/Nf9");
    hands.key(Key::enter);
    EXPECT_TRUE(hands.screen().entry) << "it can be mended";
    EXPECT_FALSE(hands.notice().empty());
    hands.key(Key::backspace);
    hands.type("3");
    hands.key(Key::enter);
    EXPECT_EQ(hands.last_move(), "g1f3");
    EXPECT_FALSE(hands.screen().entry);
    Settings french = hands.app().settings();
    french.language = words::Language::french;
    hands.change(french);
    hands.type("/Cf6");
    hands.key(Key::enter);
    EXPECT_EQ(hands.last_move(), "g8f6");
    hands.type("/h");
    hands.key(Key::escape);
    EXPECT_FALSE(hands.screen().entry);
    EXPECT_FALSE(hands.game().is_thinking);
}

TEST(GameScreen, OffersTheQueenOnTheSquareOfThePawn) {
    for (const bool is_flipped : {false, true}) {
        AppHands hands(game_from(Rules::chess, "k7/8/8/8/8/8/7p/K7 b - - 0 1"));
        if (is_flipped) hands.type("f");
        hands.play("h2 h1");
        ASSERT_TRUE(hands.screen().promotion);
        const auto cells = promotion_cells(hands.layout(), *hands.screen().promotion);
        EXPECT_TRUE(cells.front().contains(hands.middle("h1")));
        hands.key(is_flipped ? Key::down : Key::up);
        EXPECT_EQ(hands.screen().promotion->chosen, 1U) << "the arrow leads to the neighbour";
        hands.click("h1");
        EXPECT_EQ(hands.last_move(), "h2h1q");
    }
}

TEST(GameScreen, AsksWhatAPawnBecomes) {
    const AppOptions options = game_from(Rules::chess, "8/P6p/8/8/8/7k/8/K7 w - - 0 1");
    AppHands clicked(options);
    clicked.play("a7 a8");
    ASSERT_TRUE(clicked.screen().promotion);
    EXPECT_EQ(clicked.screen().promotion->moves.size(), 4U);
    const auto cells = promotion_cells(clicked.layout(), *clicked.screen().promotion);
    const std::string wanted = clicked.screen().promotion->moves[2].text;
    clicked.click(cells[2].center());
    EXPECT_EQ(clicked.last_move(), wanted);
    EXPECT_EQ(clicked.app().take_sounds().back(), Sound::promotion);

    AppHands typed(options);
    typed.play("a7 a8");
    typed.type("n");
    EXPECT_EQ(typed.last_move(), "a7a8n");

    AppHands changed_mind(options);
    changed_mind.play("a7 a8");
    changed_mind.key(Key::escape);
    EXPECT_FALSE(changed_mind.screen().promotion);
    EXPECT_EQ(changed_mind.game().history.size(), 1U);
    changed_mind.click("a8");
    changed_mind.key(Key::down);
    changed_mind.key(Key::enter);
    EXPECT_EQ(changed_mind.game().history.size(), 2U);
}

TEST(GameScreen, LooksBackAndComesAgain) {
    AppHands hands(chess_game());
    hands.play("e2 e4 e7 e5 g1 f3");
    hands.tick(1000);
    hands.key(Key::page_up);
    EXPECT_EQ(hands.screen().looked_at, 2U);
    EXPECT_TRUE(hands.shows("half-move 2 of 3. Press End or click the board"));
    hands.key(Key::home);
    EXPECT_EQ(hands.screen().looked_at, 0U);
    EXPECT_TRUE(hands.shows("starting position."));
    hands.key(Key::tab);
    hands.key(Key::right);
    EXPECT_EQ(hands.screen().looked_at, 1U);
    hands.key(Key::down);
    EXPECT_FALSE(hands.screen().looked_at) << "the end is the game itself";
    hands.click(move_cell(hands.layout(), hands.screen(), hands.game(), 2)->center());
    EXPECT_EQ(hands.screen().looked_at, 2U);
    hands.click("e2");
    EXPECT_FALSE(hands.screen().looked_at);
    EXPECT_FALSE(hands.screen().selection) << "a click comes back, and does nothing more";
    hands.key(Key::home);
    hands.type("/");
    EXPECT_FALSE(hands.screen().looked_at) << "what is typed is played in the game";
    hands.key(Key::escape);
    hands.key(Key::home);
    hands.key(Key::end);
    EXPECT_FALSE(hands.screen().looked_at);
    EXPECT_EQ(hands.game().history.size(), 4U);
}

TEST(GameScreen, ScrollsALongListToWhatIsLookedAt) {
    AppHands hands(chess_game(), {480, 240});
    for (int i = 0; i < 2; ++i) hands.play("g1 f3 g8 f6 f3 g1 f6 g8");
    hands.type("nn");
    hands.play("b1 c3 b8 c6 c3 b1 c6 b8");
    hands.key(Key::home);
    hands.key(Key::page_down);
    EXPECT_TRUE(move_cell(hands.layout(), hands.screen(), hands.game(), 1));
    hands.key(Key::end);
    EXPECT_TRUE(move_cell(hands.layout(), hands.screen(), hands.game(), 12));
    hands.give(Wheel{hands.layout().list.center(), 100});
    EXPECT_TRUE(move_cell(hands.layout(), hands.screen(), hands.game(), 1));
}

TEST(GameScreen, AnimatesAMoveForHowLongItTakes) {
    AppHands hands(rooks_game());
    hands.play("a1 a3");
    ASSERT_TRUE(hands.screen().animation);
    EXPECT_EQ(hands.screen().animation->travellers[0].group.size(), 3U) << "together";
    EXPECT_TRUE(hands.app().next_wake());
    hands.tick(90);
    EXPECT_TRUE(hands.screen().animation);
    hands.tick(100);
    EXPECT_FALSE(hands.screen().animation);
    EXPECT_FALSE(hands.app().next_wake());
    hands.type("u");
    EXPECT_TRUE(hands.screen().animation) << "and back";
}

TEST(GameScreen, StandsStillWhereNothingShallMove) {
    AppOptions options = rooks_game();
    options.settings.has_animation = false;
    AppHands hands(options);
    hands.play("a1 a3");
    EXPECT_FALSE(hands.screen().animation);
}

TEST(GameScreen, MarksTheLastMoveAndACheck) {
    AppHands hands(game_from(Rules::chess, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"));
    hands.play("a1 a8");
    hands.tick(1000);
    const Scene scene = hands.app().scene();
    int marked = 0;
    for (const Fill& fill : shapes_of<Fill>(scene)) marked += fill.tone == Tone::last_move ? 1 : 0;
    EXPECT_EQ(marked, 2);
    EXPECT_TRUE(std::ranges::any_of(shapes_of<Ring>(scene),
                                    [](const Ring& ring) { return ring.tone == Tone::check; }));
    EXPECT_TRUE(hands.shows("Check. Black to move."));
}

TEST(GameScreen, HoldsPlayersOfAStrictGameToWhatTheyTouched) {
    AppOptions options = chess_game();
    options.game->strict = true;
    AppHands hands(options);
    hands.click("e2");
    hands.key(Key::escape);
    EXPECT_TRUE(hands.notice().starts_with("Touch-move: ")) << hands.notice();
    hands.click("d2");
    EXPECT_EQ(hands.screen().selection->from, at("e2"));
    hands.click("e4");
    EXPECT_EQ(hands.last_move(), "e2e4");
    hands.type("u");
    EXPECT_EQ(hands.notice(), "Moves cannot be taken back in a strict game.");
}

TEST(GameScreen, RemembersATouchedPieceWhateverElseIsDone) {
    AppOptions options = chess_game();
    options.game->strict = true;
    AppHands hands(options);
    hands.play("e2 e4 e7 e5 g1");
    hands.key(Key::home);
    hands.key(Key::end);
    hands.click("b1");
    EXPECT_TRUE(hands.notice().starts_with("Touch-move: ")) << hands.notice();
    EXPECT_FALSE(hands.screen().selection);
    hands.type("/Nc3");
    hands.key(Key::enter);
    EXPECT_EQ(hands.last_move(), "e7e5");
    EXPECT_TRUE(hands.notice().starts_with("Touch-move: ")) << hands.notice();
    hands.key(Key::escape);
    hands.play("g1 f3");
    EXPECT_EQ(hands.last_move(), "g1f3");
    hands.play("b8 c6");
    EXPECT_EQ(hands.last_move(), "b8c6") << "it was another's";
}

TEST(GameScreen, LetsStacksBeTouchedInAStrictGame) {
    AppOptions options = stackchess_game();
    options.game->strict = true;
    AppHands hands(options);
    hands.click("a2");
    hands.click("b2");
    EXPECT_EQ(hands.screen().selection->from, at("b2"));
    hands.key(Key::escape);
    EXPECT_FALSE(hands.screen().selection);
}

TEST(GameScreen, LetsARefusalBeHeard) {
    AppHands hands(chess_game());
    hands.play("e2 e5");
    EXPECT_EQ(hands.app().take_sounds(), std::vector{Sound::refusal});
    hands.key(Key::escape);
    hands.click("e7");
    EXPECT_EQ(hands.app().take_sounds(), std::vector{Sound::refusal});
    EXPECT_NE(hands.notice(), "");
}

TEST(GameScreen, SaysWhatCannotMove) {
    AppHands hands(chess_game());
    hands.click("a1");
    EXPECT_EQ(hands.notice(), "This piece cannot move.");
    hands.click("a3");
    EXPECT_EQ(hands.notice(), "Illegal move: you cannot jump over a piece (a2).");
    hands.key(Key::escape);
    hands.click("e7");
    EXPECT_EQ(hands.notice(), "You cannot move a black piece: it is White's turn.");
}

TEST(GameScreen, TurnsTheBoardForABlackPlayer) {
    EXPECT_TRUE(AppHands(against_computer(chess_game(), Color::white)).screen().is_flipped);
    EXPECT_FALSE(AppHands(against_computer(chess_game(), Color::black)).screen().is_flipped);
}

TEST(GameScreen, HasButtonsForWhatIsDoneMost) {
    AppHands hands(chess_game());
    hands.play("e2 e4");
    hands.click(hands.layout().buttons[1].center());
    EXPECT_EQ(hands.game().history.size(), 1U);
    hands.click(hands.layout().buttons[3].center());
    EXPECT_TRUE(hands.screen().is_flipped);
    hands.click(hands.layout().buttons[0].center());
    EXPECT_EQ(hands.app().front(), ScreenKind::menu);
}

TEST(GameScreen, ShowsWhatWasTaken) {
    AppHands hands(chess_game());
    hands.play("e2 e4 d7 d5 e4 d5");
    hands.tick(1000);
    EXPECT_EQ(hands.game()
                  .captured_until(hands.game().history.size() - 1)[core::index(Color::black)]
                  .size(),
              1U);
    const Rect card = hands.layout().cards[core::index(Color::white)];
    const auto pieces = shapes_of<PieceImage>(hands.app().scene());
    EXPECT_TRUE(std::ranges::any_of(pieces, [&](const PieceImage& piece) {
        return piece.piece == core::Piece{Color::black, core::Role::pawn} &&
               card.contains(piece.center);
    }));
}

TEST(GameScreen, GroupsWhatWasTakenWithItsNumberAndTheDifference) {
    AppHands hands(chess_game());
    hands.play("e2 e4 d7 d5 e4 d5 c7 c6 d5 c6 h7 h6 c6 b7");
    hands.tick(1000);
    const Rect card = hands.layout().cards[core::index(Color::white)];
    std::vector<PieceImage> taken;
    for (const PieceImage& piece : shapes_of<PieceImage>(hands.app().scene()))
        if (card.contains(piece.center) && piece.piece.color == Color::black)
            taken.push_back(piece);
    ASSERT_EQ(taken.size(), 1U) << "one picture for three pawns";
    EXPECT_EQ(taken[0].piece.role, core::Role::pawn);
    EXPECT_GE(taken[0].side, 1.8F * hands.app().look().unit) << "larger than the letters";
    std::vector<std::string> beside;
    for (const Label& label : shapes_of<Label>(hands.app().scene()))
        if (card.contains(label.area.center())) beside.push_back(label.text);
    for (const char* const text : {"×3", "+3"})
        EXPECT_NE(std::ranges::find(beside, text), beside.end()) << text;
}

TEST(GameScreen, ForgetsADragWhenTheWindowLosesFocus) {
    AppHands hands(chess_game());
    hands.press(hands.middle("e2"));
    hands.give(FocusLost{});
    hands.release(hands.middle("e4"));
    EXPECT_EQ(hands.game().history.size(), 1U);
}

TEST(GameScreen, EscapePutsTheCursorAwayBeforeItOpensTheMenu) {
    AppHands hands(chess_game());
    hands.play("e2 e4 e7 e5");
    hands.key(Key::up);
    ASSERT_TRUE(hands.screen().cursor);
    hands.key(Key::escape);
    EXPECT_FALSE(hands.screen().cursor);
    EXPECT_EQ(hands.app().front(), ScreenKind::game);
    hands.key(Key::left);
    EXPECT_EQ(hands.screen().looked_at, 1U) << "the arrows look back again";
    hands.key(Key::escape);
    hands.key(Key::escape);
    EXPECT_EQ(hands.app().front(), ScreenKind::menu);
}

} // namespace
} // namespace view
