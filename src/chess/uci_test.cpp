#include "chess/uci.hpp"

#include <gtest/gtest.h>

namespace {

using chess::CastlingText;
using chess::Move;
using chess::MoveKind;
using chess::Position;
using core::Role;

Position position_of(const char* fen) { return *Position::from(*chess::read_setup(fen)); }

TEST(Uci, WritesAndReadsEveryKindOfMove) {
    const Position position = position_of("r3k2r/1P6/8/3pP3/8/8/4P3/R3K2R w KQkq d6 0 2");
    const auto expect = [&](const char* text, Move move) {
        EXPECT_EQ(read_uci(position, text), move) << text;
        EXPECT_EQ(move_text(position, move), text);
    };
    expect("e2e3", {12, 20});
    expect("e2e4", {12, 28, MoveKind::double_step});
    expect("e5d6", {36, 43, MoveKind::en_passant});
    expect("e1g1", {4, 7, MoveKind::castling});
    expect("e1c1", {4, 0, MoveKind::castling});
    expect("b7b8q", Move::promotion(49, 57, Role::queen));
    expect("b7a8n", Move::promotion(49, 56, Role::knight));
}

TEST(Uci, ReadsBothWaysOfCastling) {
    const Position position = position_of("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1");
    const Move castling{60, 63, MoveKind::castling};
    EXPECT_EQ(read_uci(position, "e8g8"), castling);
    EXPECT_EQ(read_uci(position, "e8h8"), castling);
    EXPECT_EQ(move_text(castling, CastlingText::takes_rook), "e8h8");
    EXPECT_EQ(move_text(castling, CastlingText::king_target), "e8g8");
}

TEST(Uci, WritesChess960CastlingAsTakingTheRook) {
    const Position position = position_of("4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1");
    EXPECT_EQ(move_text(position, {5, 6, MoveKind::castling}), "f1g1");
    EXPECT_EQ(read_uci(position, "f1g1"), (Move{5, 6, MoveKind::castling}));
    EXPECT_EQ(read_uci(position, "f1b1"), (Move{5, 1, MoveKind::castling}));
    EXPECT_EQ(read_uci(position, "f1c1"), (Move{5, 1, MoveKind::castling})) << "unambiguous";
    EXPECT_EQ(read_uci(position, "f1e1"), (Move{5, 4})) << "a step of the king";
}

TEST(Uci, TakesOneStepOfTheKingForAStep) {
    const Position position = position_of("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
    EXPECT_EQ(read_uci(position, "f1g1"), (Move{5, 6}));
    EXPECT_EQ(read_uci(position, "f1h1"), (Move{5, 7, MoveKind::castling}));
}

TEST(Uci, KnowsAChess960Position) {
    EXPECT_FALSE(Position::start().is_chess960());
    EXPECT_FALSE(position_of("4k3/8/8/8/8/8/8/1R3KR1 w - - 0 1").is_chess960());
    EXPECT_TRUE(position_of("4k3/8/8/8/8/8/8/1R2K2R w B - 0 1").is_chess960());
    EXPECT_TRUE(position_of("4k3/8/8/8/8/8/8/R4K1R w KQ - 0 1").is_chess960());
    EXPECT_TRUE(position_of("r4k2/8/8/8/8/8/8/R3K2R w KQq - 0 1").is_chess960());
}

TEST(Uci, WritesTheFenOfAPosition) {
    EXPECT_EQ(position_text(Position::start()),
              "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
}

TEST(ReadMove, TakesCoordinatesAndSan) {
    const Position position = Position::start();
    EXPECT_EQ(read_move(position, "g1f3"), (Move{6, 21}));
    EXPECT_EQ(read_move(position, "Nf3"), (Move{6, 21}));
    EXPECT_EQ(read_move(position, "Cf3", game::Letters::french), (Move{6, 21}));
    EXPECT_EQ(read_move(position, "e2e4"), (Move{12, 28, MoveKind::double_step}));
    EXPECT_EQ(read_move(position, "e4"), (Move{12, 28, MoveKind::double_step}));
    EXPECT_EQ(read_move(position, "nonsense").error().kind, game::RefusalKind::not_a_move);
    EXPECT_EQ(read_move(position, "e2e5").error().kind, game::RefusalKind::role_cannot);
}

} // namespace
