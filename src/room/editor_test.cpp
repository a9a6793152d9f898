#include "room/editor.hpp"

#include <random>

#include <gtest/gtest.h>

#include "record/start.hpp"
#include "session/session.hpp"
#include "words/voices_fixture.hpp"

namespace room {
namespace {

using core::Color;
using core::Coord;
using core::Piece;
using core::Role;

using words::english;
using words::french;

Coord at(std::string_view square) { return *core::take_coord(square); }
Piece piece(char letter) { return core::piece_of(letter); }

Editor empty_chess() {
    Editor editor{chess::start_setup()};
    editor.clear();
    return editor;
}
Editor empty_stackchess() {
    Editor editor{stackchess::start_setup({})};
    editor.clear();
    return editor;
}

TEST(Editor, PutsOnePieceOnASquareInChess) {
    Editor editor = empty_chess();
    editor.place(at("e1"), piece('K'));
    editor.place(at("e8"), piece('q'));
    editor.place(at("e8"), piece('k'));
    EXPECT_EQ(editor.text(), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    editor.remove(at("e8"));
    EXPECT_EQ(editor.text(), "8/8/8/8/8/8/8/4K3 w - - 0 1");
}

TEST(Editor, BuildsStacksInOrder) {
    Editor editor = empty_stackchess();
    for (const char letter : {'P', 'K', 'Q'}) editor.place(at("c3"), piece(letter));
    EXPECT_EQ(editor.text(), "6/6/6/2(PKQ)3/6/6 w - 0 1");
    editor.remove(at("c3"));
    EXPECT_EQ(editor.text(), "6/6/6/2(PK)3/6/6 w - 0 1");
    editor.place(at("c3"), piece('r'));
    EXPECT_EQ(editor.text(), "6/6/6/2r3/6/6 w - 0 1");
}

TEST(Editor, MovesWholeStacks) {
    Editor editor = empty_stackchess();
    for (const char letter : {'R', 'K'}) editor.place(at("a1"), piece(letter));
    editor.place(at("b1"), piece('Q'));
    editor.move(at("a1"), at("b1"));
    EXPECT_EQ(editor.text(), "6/6/6/6/6/1(QRK)4 w - 0 1");
    editor.place(at("f6"), piece('q'));
    editor.move(at("b1"), at("f6"));
    EXPECT_EQ(editor.text(), "5(QRK)/6/6/6/6/6 w - 0 1");
}

TEST(Editor, StopsAStackAtAllPiecesOfASide) {
    Editor editor = empty_stackchess();
    for (int i = 0; i < 12; ++i) editor.place(at("a1"), piece('R'));
    EXPECT_EQ(editor.board().at(at("a1")).size(), 12U);
    editor.place(at("a1"), piece('R'));
    EXPECT_EQ(editor.board().at(at("a1")).size(), 1U);
}

TEST(Editor, CountsPawnsOnTheirFirstRankAsUnmoved) {
    Editor editor = empty_stackchess();
    editor.place(at("b2"), piece('P'));
    editor.place(at("c5"), piece('p'));
    editor.place(at("d3"), piece('P'));
    EXPECT_EQ(editor.text(), "6/2p3/6/3P2/1P4/6 w Bc 0 1");
    EXPECT_FALSE(editor.can_be_unmoved(at("d3")));
    editor.set_unmoved(at("b2"), false);
    editor.set_unmoved(at("d3"), true);
    EXPECT_EQ(editor.text(), "6/2p3/6/3P2/1P4/6 w c 0 1");
    EXPECT_TRUE(editor.is_unmoved(at("c5")));
    editor.move(at("c5"), at("c4"));
    EXPECT_EQ(editor.text(), "6/6/2p3/3P2/1P4/6 w - 0 1");
}

TEST(Editor, KeepsTheMarkOfAPawnUnderOthers) {
    Editor editor = empty_stackchess();
    editor.place(at("b2"), piece('P'));
    editor.place(at("b2"), piece('P'));
    EXPECT_EQ(editor.text(), "6/6/6/6/1(PP)4/6 w B 0 1");
    editor.place(at("b2"), piece('q'));
    EXPECT_EQ(editor.text(), "6/6/6/6/1q4/6 w - 0 1");
}

TEST(Editor, GivesRightsToCastleToKingsAndRooksInPlace) {
    Editor editor = empty_chess();
    editor.place(at("e1"), piece('K'));
    editor.place(at("h1"), piece('R'));
    editor.place(at("e8"), piece('k'));
    EXPECT_TRUE(editor.can_castle(Color::white, Wing::king));
    EXPECT_FALSE(editor.can_castle(Color::white, Wing::queen));
    EXPECT_FALSE(editor.can_castle(Color::black, Wing::king));
    EXPECT_FALSE(editor.has_castling(Color::white, Wing::king));
    editor.set_castling(Color::white, Wing::king, true);
    editor.set_castling(Color::white, Wing::queen, true);
    EXPECT_EQ(editor.text(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    editor.move(at("h1"), at("h2"));
    EXPECT_EQ(editor.text(), "4k3/8/8/8/8/8/7R/4K3 w - - 0 1");
    editor.undo();
    editor.set_castling(Color::white, Wing::king, false);
    EXPECT_EQ(editor.text(), "4k3/8/8/8/8/8/8/4K2R w - - 0 1");
}

TEST(Editor, KnowsTheSquaresOfEnPassant) {
    Editor editor = empty_chess();
    ASSERT_EQ(editor.read("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", english), "");
    ASSERT_EQ(editor.passable(), std::vector{at("d6")});
    editor.set_passed(at("d6"));
    EXPECT_EQ(editor.text(), "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    editor.set_turn(Color::black);
    EXPECT_EQ(editor.text(), "4k3/8/8/3pP3/8/8/8/4K3 b - - 0 1");
    EXPECT_EQ(editor.passed(), std::nullopt);
}

TEST(Editor, NamesFaultsInBothLanguages) {
    Editor editor = empty_chess();
    EXPECT_EQ(editor.problem(english),
              "Unplayable position: there is no white king; there is no black king.");
    EXPECT_EQ(editor.problem(french),
              "Position injouable : il n'y a pas de roi blanc ; il n'y a pas de roi noir.");
    editor.place(at("e1"), piece('K'));
    editor.place(at("e8"), piece('k'));
    editor.place(at("a2"), piece('Q'));
    EXPECT_EQ(editor.problem(english), "");
}

TEST(Editor, SaysWhereTheGameWouldBeOver) {
    Editor editor;
    ASSERT_EQ(editor.read("k7/1Q6/1K6/8/8/8/8/8 b - - 0 1", english), "");
    EXPECT_EQ(editor.problem(english),
              "The game would already be over here: White wins by checkmate.");
}

TEST(Editor, ReadsEitherGame) {
    Editor editor{chess::start_setup()};
    EXPECT_EQ(editor.read("4/4/4/(RB)3 w - 0 1", english), "");
    EXPECT_EQ(editor.rules(), game::Rules::stackchess);
    EXPECT_EQ(editor.size(), 4);
    EXPECT_EQ(editor.read("4k3/8/8/8/8/8/8/4K3 w - - 0 1", english), "");
    EXPECT_EQ(editor.rules(), game::Rules::chess);
    EXPECT_EQ(editor.read("4k3/8/8/8/8/8/8/4K3 x", english),
              "Unreadable position, column 21 (side to move): 'x' is not valid here; expected w "
              "(White) or b (Black).");
    EXPECT_EQ(editor.text(), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
}

TEST(Editor, ChangesTheSizeOfTheBoard) {
    Editor editor;
    editor.set_size(8);
    EXPECT_EQ(editor.setup(), record::Setup(stackchess::start_setup({.size = 8})));
    editor.clear();
    editor.place(at("h8"), piece('K'));
    editor.place(at("b2"), piece('P'));
    editor.set_size(5);
    EXPECT_EQ(editor.text(), "5/5/5/1P3/5 w B 0 1");
    editor.set_size(3);
    EXPECT_EQ(editor.size(), 5);
}

TEST(Editor, UndoesAndRedoes) {
    Editor editor = empty_chess();
    const std::string before = editor.text();
    editor.place(at("e1"), piece('K'));
    const std::string after = editor.text();
    editor.place(at("e1"), piece('K')); // changes nothing
    editor.undo();
    EXPECT_EQ(editor.text(), before);
    editor.redo();
    EXPECT_EQ(editor.text(), after);
    EXPECT_FALSE(editor.can_redo());
    editor.undo();
    editor.set_move_number(0);
    EXPECT_TRUE(editor.can_redo()); // nothing has changed
    editor.set_move_number(7);
    EXPECT_FALSE(editor.can_redo());
}

/// One change of any kind.
void change(Editor& editor, std::mt19937& random) {
    const auto below = [&](int most) { return static_cast<int>(random() % unsigned(most)); };
    const auto square = [&] { return core::coord_at(below(editor.size()), below(editor.size())); };
    const Color side = core::colors[below(2) == 0 ? 0 : 1];
    switch (below(12)) {
    case 0: return editor.remove(square());
    case 1: return editor.move(square(), square());
    case 2: return editor.clear(square());
    case 3: return editor.set_turn(side);
    case 4: return editor.set_unmoved(square(), below(2) == 0);
    case 5: return editor.set_castling(side, Wing::king, below(2) == 0);
    case 6: return editor.set_castling(side, Wing::queen, below(2) == 0);
    case 7:
        if (const auto squares = editor.passable(); !squares.empty())
            editor.set_passed(squares.front());
        return;
    case 8: return below(9) == 0 ? editor.set_size(4 + below(8)) : editor.undo();
    default:
        return editor.place(square(), {side, core::all_roles[static_cast<std::size_t>(below(6))]});
    }
}

TEST(Editor, WritesWhatItReadsWhateverIsDone) {
    std::mt19937 random(5);
    for (Editor editor : {Editor{chess::start_setup()}, Editor{}}) {
        for (int i = 0; i < 1000; ++i) {
            change(editor, random);
            const record::Setup setup = editor.setup();
            Editor other = editor;
            other.clear();
            ASSERT_EQ(other.read(editor.text(), english), "");
            ASSERT_EQ(other.setup(), setup) << editor.text();
            // What a change makes impossible goes with it.
            const std::string problem = editor.problem(english);
            EXPECT_EQ(problem.find("unmoved pawn"), std::string::npos) << editor.text();
            EXPECT_EQ(problem.find("castling is"), std::string::npos) << editor.text();
            EXPECT_EQ(problem.find("en passant"), std::string::npos) << editor.text();
        }
    }
}

} // namespace
} // namespace room
