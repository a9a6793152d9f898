#include "words/spoken_moves.hpp"

#include <gtest/gtest.h>

#include "record/start.hpp"
#include "session/session.hpp"

namespace words {
namespace {

/// A move in both languages, from a position in writing.
struct Spoken {
    std::string english;
    std::string french;
};

Spoken spoken(const char* position, const char* move, bool is_stackchess = false) {
    record::StartTags tags{.fen = position};
    if (is_stackchess) tags.variant = "Stackchess";
    const auto session = session::make_session(record::read_start(tags).value());
    const session::BoardView before = session->board();
    const auto played = session->play(move, game::Letters::english);
    EXPECT_TRUE(played) << move;
    if (!played) return {};
    return {spoken_move({Language::english}, before, *played),
            spoken_move({Language::french}, before, *played)};
}

TEST(SpokenMoves, NameThePieceAndItsSquares) {
    const Spoken quiet = spoken("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4");
    EXPECT_EQ(quiet.english, "The pawn from e2 goes to e4.");
    EXPECT_EQ(quiet.french, "Le pion de e2 va en e4.");
    const Spoken capture = spoken("4k3/8/8/3p4/8/5Q2/8/4K3 w - - 0 1", "f3d5");
    EXPECT_EQ(capture.english, "The queen from f3 captures a pawn on d5.");
    EXPECT_EQ(capture.french, "La dame de f3 prend un pion en d5.");
}

TEST(SpokenMoves, NameAllPiecesThatGoTogether) {
    EXPECT_EQ(spoken("6/6/3p2/3(RKQ)2/6/6 w - 0 1", "2d3d4", true).english,
              "The queen and the king from d3 capture a pawn on d4.");
    EXPECT_EQ(spoken("6/6/3p2/3(RKQ)2/6/6 w - 0 1", "2d3d4", true).french,
              "La dame et le roi de d3 prennent un pion en d4.");
    const Spoken joint = spoken("k5/6/3P2/3(RQ)2/6/6 w - 0 1", "2d3d4", true);
    EXPECT_EQ(joint.english, "The queen and the rook from d3 go onto d4.");
    EXPECT_EQ(joint.french, "La dame et la tour de d3 se posent sur d4.");
}

TEST(SpokenMoves, CountPiecesOfOneKind) {
    const Spoken queens = spoken("6/6/(pr)5/6/6/(RQQQ)4K w - 0 1", "3a1a4", true);
    EXPECT_EQ(queens.english, "Three queens from a1 capture a rook and a pawn on a4.");
    EXPECT_EQ(queens.french, "Trois dames de a1 prennent une tour et un pion en a4.");
    const Spoken rooks = spoken("6/6/(pp)5/6/6/(RQR)4K w - 0 1", "3a1a4", true);
    EXPECT_EQ(rooks.english, "Two rooks and the queen from a1 capture two pawns on a4.");
    EXPECT_EQ(rooks.french, "Deux tours et la dame de a1 prennent deux pions en a4.");
}

TEST(SpokenMoves, TellOfACaptureEnPassant) {
    const Spoken passing = spoken("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6");
    EXPECT_EQ(passing.english, "The pawn from e5 captures a pawn en passant and goes to d6.");
    EXPECT_EQ(passing.french, "Le pion de e5 prend un pion en passant et va en d6.");
}

TEST(SpokenMoves, TellOfCastlingAndPromotion) {
    const Spoken castling = spoken("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "O-O");
    EXPECT_EQ(castling.english, "The king castles kingside.");
    EXPECT_EQ(castling.french, "Le roi fait le petit roque.");
    EXPECT_EQ(spoken("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "O-O-O").french,
              "Le roi fait le grand roque.");
    const Spoken promotion = spoken("8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a7a8q");
    EXPECT_EQ(promotion.english, "The pawn from a7 goes to a8. Promotion: queen.");
    EXPECT_EQ(promotion.french, "Le pion de a7 va en a8. Promotion : dame.");
}

} // namespace
} // namespace words
