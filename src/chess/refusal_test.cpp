#include "game/refusal.hpp"

#include <gtest/gtest.h>

#include "chess/position.hpp"
#include "chess/uci.hpp"

namespace {

using chess::Move;
using chess::MoveKind;
using chess::Position;
using core::Color;
using core::Piece;
using core::Role;
using game::Refusal;
using game::RefusalKind;

constexpr const char* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

Position position_of(const char* fen) { return *Position::from(*chess::read_setup(fen)); }

core::Coord coord(const char* text) {
    std::string_view view = text;
    return *core::take_coord(view);
}

/// The refusal of a move written in coordinates; kind `none` if it is legal.
Refusal refusal(const char* fen, const char* move) {
    const auto read = read_uci(position_of(fen), move);
    return read ? Refusal{} : read.error();
}

Refusal bare(RefusalKind kind) { return {.kind = kind}; }
Refusal at(RefusalKind kind, const char* square) { return {.kind = kind, .square = coord(square)}; }
Refusal of(RefusalKind kind, Piece piece) { return {.kind = kind, .piece = piece}; }

TEST(ChessRefusal, IsNoneForLegalMoves) {
    EXPECT_EQ(refusal(start, "e2e4"), Refusal{});
    EXPECT_EQ(position_of(start).refusal({12, 28, MoveKind::double_step}), Refusal{});
}

TEST(ChessRefusal, NamesTheOriginAndTheTarget) {
    EXPECT_EQ(refusal(start, "e4e5"), at(RefusalKind::no_piece, "e4"));
    EXPECT_EQ(refusal(start, "e7e5"), at(RefusalKind::not_yours, "e7"));
    EXPECT_EQ(refusal(start, "e2e2"), at(RefusalKind::same_square, "e2"));
    EXPECT_EQ(refusal(start, "a1b1"), at(RefusalKind::own_piece_there, "b1"));
    EXPECT_EQ(refusal(start, "e2e9"), at(RefusalKind::no_such_square, "e9"));
    EXPECT_EQ(refusal(start, "i2e3"), at(RefusalKind::no_such_square, "i2"));
}

TEST(ChessRefusal, SaysThatATextIsNoMove) {
    for (const char* text : {"", "e2", "e2e", "e2e4e", "e2e4qq", "hello", "e0e1"})
        EXPECT_EQ(refusal(start, text), bare(RefusalKind::not_a_move)) << text;
}

TEST(ChessRefusal, SaysThatBitsAreNoMove) {
    const Position position = position_of(start);
    EXPECT_EQ(position.refusal({12, 28}), bare(RefusalKind::not_a_move)) << "kind left out";
    EXPECT_EQ(position.refusal({12, 20, MoveKind::en_passant}), bare(RefusalKind::not_a_move));
    EXPECT_EQ(position.refusal({12, 20, MoveKind::castling}), bare(RefusalKind::not_a_move));
    EXPECT_EQ(position.refusal(Move::from_bits(0xF000 | 12 | 20 << 6)),
              bare(RefusalKind::not_a_move));
}

TEST(ChessRefusal, NamesThePieceThatDoesNotGoSo) {
    EXPECT_EQ(refusal(start, "b1b3"), of(RefusalKind::role_cannot, {Color::white, Role::knight}));
    EXPECT_EQ(refusal(start, "a1b3"), of(RefusalKind::role_cannot, {Color::white, Role::rook}));
    EXPECT_EQ(refusal(start, "c1c4"), of(RefusalKind::role_cannot, {Color::white, Role::bishop}));
    EXPECT_EQ(refusal(start, "d1e3"), of(RefusalKind::role_cannot, {Color::white, Role::queen}));
    EXPECT_EQ(refusal(start, "e1e4"), of(RefusalKind::role_cannot, {Color::white, Role::king}));
    EXPECT_EQ(refusal(start, "e2g3"), of(RefusalKind::role_cannot, {Color::white, Role::pawn}));
    EXPECT_EQ(refusal("4k3/4p3/8/8/8/8/8/4K3 b - - 0 1", "e7e4"),
              of(RefusalKind::role_cannot, {Color::black, Role::pawn}));
    EXPECT_EQ(refusal("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4e3"),
              of(RefusalKind::role_cannot, {Color::white, Role::pawn}));
}

TEST(ChessRefusal, NamesTheFirstPieceInTheWay) {
    EXPECT_EQ(refusal(start, "a1a5"), at(RefusalKind::blocked, "a2"));
    EXPECT_EQ(refusal(start, "c1h6"), at(RefusalKind::blocked, "d2"));
    EXPECT_EQ(refusal("4k3/8/8/8/8/8/8/rr2K2R w - - 0 1", "h1a1"), at(RefusalKind::blocked, "e1"));
    EXPECT_EQ(refusal("4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e2e4"), at(RefusalKind::blocked, "e3"));
}

TEST(ChessRefusal, KnowsThePawnsRules) {
    EXPECT_EQ(refusal("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3e5"),
              bare(RefusalKind::pawn_has_moved));
    EXPECT_EQ(refusal("4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e2e3"),
              bare(RefusalKind::pawn_captures_diagonally));
    EXPECT_EQ(refusal("4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1", "e2e4"),
              bare(RefusalKind::pawn_captures_diagonally));
    EXPECT_EQ(refusal(start, "e2d3"), bare(RefusalKind::pawn_needs_capture));
    EXPECT_EQ(refusal("7k/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7e8"),
              bare(RefusalKind::promotion_missing));
    EXPECT_EQ(refusal("7k/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7e8q"), Refusal{});
    EXPECT_EQ(refusal("7k/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7e8k"),
              of(RefusalKind::promotion_impossible, {Color::white, Role::king}));
    EXPECT_EQ(refusal(start, "e2e4q"),
              of(RefusalKind::promotion_impossible, {Color::white, Role::queen}));
    EXPECT_EQ(refusal(start, "b1c3r"),
              of(RefusalKind::promotion_impossible, {Color::white, Role::rook}));
}

TEST(ChessRefusal, ProtectsTheKing) {
    const Refusal knight = of(RefusalKind::king_in_check, {Color::white, Role::knight});
    const Refusal king = of(RefusalKind::king_in_check, {Color::white, Role::king});
    EXPECT_EQ(refusal("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2c3"), knight) << "pinned";
    EXPECT_EQ(refusal("4r2k/8/8/8/8/8/8/4K2N w - - 0 1", "h1g3"), knight) << "stays in check";
    EXPECT_EQ(refusal("4r2k/8/8/8/8/8/8/3K4 w - - 0 1", "d1e1"), king) << "steps into check";
    EXPECT_EQ(refusal("4r2k/8/8/8/8/8/4K3/8 w - - 0 1", "e2e1"), king) << "in its own shadow";
}

TEST(ChessRefusal, SaysWhyNotToCastle) {
    const auto castle = [](const char* fen, const char* move) { return refusal(fen, move); };
    EXPECT_EQ(castle("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1"), Refusal{});
    EXPECT_EQ(castle("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1g1"),
              bare(RefusalKind::castling_no_right));
    EXPECT_EQ(castle("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1h1"),
              bare(RefusalKind::castling_no_right));
    EXPECT_EQ(castle("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1c1"),
              bare(RefusalKind::castling_no_right));
    EXPECT_EQ(castle("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "e1c1"),
              bare(RefusalKind::castling_no_right));
    EXPECT_EQ(castle(start, "e1g1"), at(RefusalKind::castling_blocked, "f1"));
    EXPECT_EQ(castle(start, "e1c1"), at(RefusalKind::castling_blocked, "d1"));
    EXPECT_EQ(castle("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1c1"),
              at(RefusalKind::castling_blocked, "b1"));
    EXPECT_EQ(castle("4k3/8/8/8/8/4r3/8/R3K2R w KQ - 0 1", "e1g1"),
              bare(RefusalKind::castling_in_check));
    EXPECT_EQ(castle("4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1", "e1g1"),
              at(RefusalKind::castling_attacked, "f1"));
    EXPECT_EQ(castle("4k3/8/8/8/8/6r1/8/R3K2R w KQ - 0 1", "e1g1"),
              at(RefusalKind::castling_attacked, "g1"));
    EXPECT_EQ(castle("4k3/8/8/8/8/2rr4/8/R3K2R w KQ - 0 1", "e1c1"),
              at(RefusalKind::castling_attacked, "d1"));
    EXPECT_EQ(castle("4k3/8/8/8/8/1r6/8/R3K2R w KQ - 0 1", "e1c1"), Refusal{})
        << "only the rook passes b1";
    EXPECT_EQ(castle("4k3/8/8/8/8/8/8/qR1K4 w B - 0 1", "d1b1"),
              at(RefusalKind::castling_attacked, "c1"))
        << "the rook opens the rank";
}

TEST(ChessRefusal, TakesAKingBesideItsOwnRookAtItsWord) {
    EXPECT_EQ(refusal("4k3/8/8/8/8/8/8/4KR2 w - - 0 1", "e1f1"),
              at(RefusalKind::own_piece_there, "f1"));
    EXPECT_EQ(refusal("4k3/8/8/8/8/8/8/4KR2 w F - 0 1", "e1f1"), Refusal{}) << "castling";
}

} // namespace
