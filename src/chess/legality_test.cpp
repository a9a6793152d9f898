#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "chess/position.hpp"
#include "chess/san.hpp"
#include "chess/uci.hpp"
#include "core/random.hpp"

namespace {

using chess::Move;
using chess::Position;

/// Checks everything that must agree about the moves of one position.
void expect_agreement(const Position& position) {
    Position::MoveList moves;
    position.generate(moves);
    ASSERT_EQ(moves.size(), position.move_count()) << position_text(position);
    ASSERT_EQ(position.has_move(), !moves.empty()) << position_text(position);
    std::set<std::uint32_t> legal;
    for (const Move move : moves) legal.insert(move.bits());
    ASSERT_EQ(legal.size(), moves.size())
        << "a move is listed twice in " << position_text(position);
    for (std::uint32_t bits = 0; bits < 0x10000; ++bits) {
        const Move move = Move::from_bits(bits);
        const bool listed = legal.contains(bits);
        ASSERT_EQ(position.is_legal(move), listed) << position_text(position) << ' ' << bits;
        ASSERT_EQ(position.refusal(move).kind == game::RefusalKind::none, listed)
            << position_text(position) << ' ' << bits;
    }
}

void expect_texts_read_back(const Position& position, Move move) {
    using chess::CastlingText;
    EXPECT_EQ(read_move(position, move_text(position, move)), move) << position_text(position);
    EXPECT_EQ(read_uci(position, move_text(move, CastlingText::takes_rook)), move);
    for (const auto letters :
         {game::Letters::english, game::Letters::french, game::Letters::figurines}) {
        const std::string text = score_text(position, move, letters);
        EXPECT_EQ(read_written(position, text, letters), move)
            << text << " in " << position_text(position);
    }
}

/// A game of random moves that checks every move, text and key on the way.
void play_randomly(Position position, std::uint64_t seed, int plies) {
    core::Random random(seed);
    for (int ply = 0; ply < plies; ++ply) {
        expect_agreement(position);
        Position::MoveList moves;
        position.generate(moves);
        if (moves.empty()) return;
        const Position before = position;
        for (const Move move : moves) {
            expect_texts_read_back(position, move);
            const auto undo = position.play(move);
            const auto again = chess::read_setup(position_text(position));
            ASSERT_TRUE(again) << position_text(position);
            const auto copy = Position::from(*again);
            ASSERT_TRUE(copy) << position_text(position);
            ASSERT_EQ(*copy, position) << position_text(position);
            ASSERT_EQ(copy->key(), position.key());
            position.undo(move, undo);
            ASSERT_EQ(position, before);
        }
        position.play(moves[random.below(moves.size())]);
    }
}

TEST(Legality, AgreesWithTheListInRandomGames) {
    for (std::uint64_t seed = 0; seed < 4; ++seed) play_randomly(Position::start(), seed, 60);
}

TEST(Legality, AgreesWithTheListInRandomChess960Games) {
    core::Random random(960);
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        const int number = static_cast<int>(random.below(960));
        play_randomly(*Position::from(chess::chess960_setup(number)), seed, 40);
    }
}

TEST(Legality, AgreesWithTheListWhereItIsHard) {
    for (const char* fen : {
             "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
             "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
             "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
             "8/8/8/2k5/2pP4/8/B7/4K3 b - d3 0 3",      // en passant out of check
             "8/8/8/K2pP2q/8/8/8/7k w - d6 0 2",        // both pawns leave the king's rank at once
             "1r2k3/8/8/8/8/8/8/qRK5 w B - 0 1",        // the rook shields the castling king
             "r1r1k2r/8/8/8/8/8/8/R1R1K2R w KCkc - 0 1" // an inner rook may castle
         }) {
        const auto position = Position::from(*chess::read_setup(fen));
        ASSERT_TRUE(position) << fen;
        play_randomly(*position, 1, 6);
    }
}

} // namespace
