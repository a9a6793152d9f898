#include "chess/position.hpp"

#include <gtest/gtest.h>

#include <unordered_map>

#include "chess/uci.hpp"
#include "game/game.hpp"
#include "game/perft.hpp"

namespace {

using chess::Color;
using chess::Move;
using chess::MoveKind;
using chess::Position;
using game::Outcome;
using game::Reason;

Position position_of(const char* fen) { return *Position::from(*chess::read_setup(fen)); }

/// The position after moves in coordinates, all legal.
Position after(const char* fen, std::initializer_list<const char*> moves) {
    Position position = position_of(fen);
    for (const char* text : moves) {
        const auto move = read_uci(position, text);
        EXPECT_TRUE(move) << text;
        if (move) position.play(*move);
    }
    return position;
}

std::string text_after(const char* fen, const char* move) {
    return position_text(after(fen, {move}));
}

TEST(Position, PlaysEveryKindOfMove) {
    constexpr const char* fen = "r3k2r/1P6/8/3pP3/8/8/4P3/R3K2R w KQkq d6 7 2";
    EXPECT_EQ(text_after(fen, "e2e3"), "r3k2r/1P6/8/3pP3/8/4P3/8/R3K2R b KQkq - 0 2");
    EXPECT_EQ(text_after(fen, "e2e4"), "r3k2r/1P6/8/3pP3/4P3/8/8/R3K2R b KQkq - 0 2");
    EXPECT_EQ(text_after(fen, "e5d6"), "r3k2r/1P6/3P4/8/8/8/4P3/R3K2R b KQkq - 0 2");
    EXPECT_EQ(text_after(fen, "e1g1"), "r3k2r/1P6/8/3pP3/8/8/4P3/R4RK1 b kq - 8 2");
    EXPECT_EQ(text_after(fen, "e1c1"), "r3k2r/1P6/8/3pP3/8/8/4P3/2KR3R b kq - 8 2");
    EXPECT_EQ(text_after(fen, "e1f1"), "r3k2r/1P6/8/3pP3/8/8/4P3/R4K1R b kq - 8 2");
    EXPECT_EQ(text_after(fen, "b7b8n"), "rN2k2r/8/8/3pP3/8/8/4P3/R3K2R b KQkq - 0 2");
    EXPECT_EQ(text_after(fen, "b7a8q"), "Q3k2r/8/8/3pP3/8/8/4P3/R3K2R b KQk - 0 2");
    EXPECT_EQ(text_after(fen, "h1h8"), "r3k2R/1P6/8/3pP3/8/8/4P3/R3K3 b Qq - 0 2");
    EXPECT_EQ(text_after(fen, "a1b1"), "r3k2r/1P6/8/3pP3/8/8/4P3/1R2K2R b Kkq - 8 2");
}

TEST(Position, PlaysBlackMovesToo) {
    constexpr const char* fen = "r3k2r/4p3/8/8/3Pp3/8/1p6/R3K2R b KQkq d3 3 9";
    EXPECT_EQ(text_after(fen, "e7e5"), "r3k2r/8/8/4p3/3Pp3/8/1p6/R3K2R w KQkq - 0 10");
    EXPECT_EQ(text_after("4k3/4p3/8/3P4/8/8/8/4K3 b - - 1 1", "e7e5"),
              "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 2");
    EXPECT_EQ(text_after(fen, "e4d3"), "r3k2r/4p3/8/8/8/3p4/1p6/R3K2R w KQkq - 0 10");
    EXPECT_EQ(text_after(fen, "e8c8"), "2kr3r/4p3/8/8/3Pp3/8/1p6/R3K2R w KQ - 4 10");
    EXPECT_EQ(text_after(fen, "b2a1r"), "r3k2r/4p3/8/8/3Pp3/8/8/r3K2R w Kkq - 0 10");
}

TEST(Position, CastlesWhenKingAndRookTradePlaces) {
    EXPECT_EQ(text_after("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "f1g1"),
              "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
    EXPECT_EQ(text_after("4k3/8/8/8/8/8/8/2RK4 w C - 0 1", "d1c1"),
              "4k3/8/8/8/8/8/8/2KR4 b - - 1 1");
    EXPECT_EQ(text_after("4k3/8/8/8/8/8/8/6KR w H - 0 1", "g1h1"),
              "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
}

TEST(Position, RemembersEnPassantOnlyIfLegal) {
    EXPECT_EQ(after("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", {"e2e4"}).en_passant(), 20);
    EXPECT_EQ(after("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", {"e2e4"}).en_passant(), std::nullopt);
    EXPECT_EQ(after("8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1", {"e2e4"}).en_passant(), std::nullopt)
        << "both pawns would leave the rank";
    EXPECT_EQ(after("3k4/8/8/8/3p4/8/4P3/3RK3 w - - 0 1", {"e2e4"}).en_passant(), std::nullopt)
        << "the capturing pawn is pinned";
}

TEST(Position, CountsTheSamePositionInTheSameWay) {
    constexpr const char* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    EXPECT_EQ(after(start, {"g1f3", "g8f6", "b1c3"}).key(),
              after(start, {"b1c3", "g8f6", "g1f3"}).key());
    EXPECT_EQ(after(start, {"g1f3", "g8f6", "f3g1", "f6g8"}).key(), Position::start().key());
    EXPECT_NE(after(start, {"g1f3", "g8f6", "h1g1", "h8g8", "g1h1", "g8h8"}).key(),
              after(start, {"g1f3", "g8f6"}).key())
        << "the rights to castle are gone";
    EXPECT_NE(position_of("4k3/8/8/8/8/8/8/4K3 w - - 0 1").key(),
              position_of("4k3/8/8/8/8/8/8/4K3 b - - 0 1").key());
    EXPECT_NE(position_of("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1").key(),
              position_of("4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1").key());
}

TEST(Position, HasFewEqualKeys) {
    std::unordered_map<core::PositionKey, std::string> seen;
    const auto visit = [&](auto&& self, Position& position, int depth) -> void {
        std::string text = position_text(position);
        text.resize(text.rfind(' ', text.rfind(' ') - 1)); // without the counters
        const auto [known, is_new] = seen.emplace(position.key(), text);
        ASSERT_EQ(known->second, text) << "two positions share a key";
        if (depth == 0) return;
        Position::MoveList moves;
        position.generate(moves);
        for (const Move move : moves) {
            const auto undo = position.play(move);
            self(self, position, depth - 1);
            position.undo(move, undo);
        }
    };
    Position position =
        position_of("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    visit(visit, position, 3);
    EXPECT_GT(seen.size(), 50000U);
}

TEST(Position, KnowsCheckAndAttackers) {
    const Position position = position_of("4r2k/8/8/8/8/5n2/8/4K3 w - - 0 1");
    EXPECT_TRUE(position.in_check());
    EXPECT_EQ(position.attackers(4, position.board().occupied()), chess::bit(60) | chess::bit(21));
    EXPECT_FALSE(Position::start().in_check());
}

TEST(Position, TellsWhatIsCaptured) {
    const Position position = position_of("4k3/8/8/3pP3/8/8/8/R3K2R w KQ d6 0 2");
    EXPECT_EQ(position.captured({36, 43, MoveKind::en_passant}), 35);
    EXPECT_EQ(position.captured({4, 7, MoveKind::castling}), std::nullopt);
    EXPECT_EQ(position.captured({36, 44}), std::nullopt);
    EXPECT_EQ(position_of("4k3/8/8/8/8/8/4p3/4K3 w - - 0 1").captured({4, 12}), 12);
}

struct Ended {
    const char* fen;
    Outcome outcome;
};

TEST(Outcome, JudgesThePosition) {
    const Outcome dead = Outcome::draw(Reason::dead_position);
    for (const auto& [fen, outcome] : {
             Ended{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", {}},
             Ended{"R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1",
                   Outcome::win(Color::white, Reason::checkmate)},
             Ended{"R5k1/5ppp/8/8/8/8/8/6K1 b - - 150 99",
                   Outcome::win(Color::white, Reason::checkmate)},
             Ended{"rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
                   Outcome::win(Color::black, Reason::checkmate)},
             Ended{"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Outcome::draw(Reason::stalemate)},
             Ended{"4k3/8/8/8/8/8/8/R3K3 w - - 149 99", {}},
             Ended{"4k3/8/8/8/8/8/8/R3K3 w - - 150 99", Outcome::draw(Reason::seventy_five_moves)},
             Ended{"4k3/8/8/8/8/8/8/4K3 w - - 0 1", dead},
             Ended{"4k3/8/8/8/8/8/8/4KB2 w - - 0 1", dead},
             Ended{"4k1n1/8/8/8/8/8/8/4K3 w - - 0 1", dead},
             Ended{"4k3/8/8/8/8/8/B1B5/2B1K2b w - - 0 1", {}}, // bishops of both colours
             Ended{"4k3/8/8/8/8/8/B7/4K2b w - - 0 1", dead},   // both on light squares
             Ended{"4k2b/8/8/8/8/8/8/B3K3 w - - 0 1", dead},   // both on dark squares
             Ended{"4k1n1/8/8/8/8/8/8/4K1N1 w - - 0 1", {}},
             Ended{"4k3/8/8/8/8/8/8/4KNN1 w - - 0 1", {}},
             Ended{"4k3/8/8/8/8/8/8/4KBN1 w - - 0 1", {}},
             Ended{"4k3/7p/8/8/8/8/8/4K3 w - - 0 1", {}},
         })
        EXPECT_EQ(position_of(fen).outcome(), outcome) << fen;
}

TEST(CanWin, CountsWhatCouldMate) {
    const auto white_can_win = [](const char* fen) {
        return position_of(fen).can_win(Color::white);
    };
    EXPECT_TRUE(Position::start().can_win(Color::white));
    EXPECT_TRUE(Position::start().can_win(Color::black));
    EXPECT_FALSE(white_can_win("4k2q/8/8/8/8/8/8/4K3 w - - 0 1")) << "a lone king";
    EXPECT_TRUE(white_can_win("4k3/8/8/8/8/8/P7/4K3 w - - 0 1"));
    EXPECT_TRUE(white_can_win("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"));
    EXPECT_TRUE(white_can_win("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1"));

    EXPECT_FALSE(white_can_win("4k3/8/8/8/8/8/8/N3K3 w - - 0 1"));
    EXPECT_FALSE(white_can_win("4kqq1/8/8/8/8/8/8/N3K3 w - - 0 1")) << "queens are no help";
    EXPECT_TRUE(white_can_win("4k3/p7/8/8/8/8/8/N3K3 w - - 0 1"));
    EXPECT_TRUE(white_can_win("4kn2/8/8/8/8/8/8/N3K3 w - - 0 1"));
    EXPECT_TRUE(white_can_win("4kb2/8/8/8/8/8/8/N3K3 w - - 0 1"));
    EXPECT_TRUE(white_can_win("4kr2/8/8/8/8/8/8/N3K3 w - - 0 1"));
    EXPECT_TRUE(white_can_win("4k3/8/8/8/8/8/8/NN2K3 w - - 0 1"));
    EXPECT_TRUE(white_can_win("4k3/8/8/8/8/8/8/NB2K3 w - - 0 1"));

    EXPECT_FALSE(white_can_win("4k3/8/8/8/8/8/8/B3K3 w - - 0 1"));
    EXPECT_FALSE(white_can_win("4krq1/8/8/8/8/8/8/B3K3 w - - 0 1")) << "nor are rooks";
    EXPECT_FALSE(white_can_win("4k2b/8/8/8/8/8/8/B3K3 w - - 0 1")) << "on the same colour";
    EXPECT_TRUE(white_can_win("4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1") !=
                white_can_win("4k1b1/8/8/8/8/8/8/2B1K3 w - - 0 1"))
        << "one of the two stands on the other colour";
    EXPECT_TRUE(white_can_win("4k3/8/8/8/8/8/8/BB2K3 w - - 0 1"));
    EXPECT_TRUE(white_can_win("4kn2/8/8/8/8/8/8/B3K3 w - - 0 1"));
    EXPECT_TRUE(white_can_win("4k3/p7/8/8/8/8/8/B3K3 w - - 0 1"));
}

TEST(ChessGame, DrawsByRepetition) {
    game::Game<Position> game(Position::start());
    for (int round = 1; round < 5; ++round) {
        EXPECT_FALSE(game.outcome().is_over());
        EXPECT_EQ(game.claims().contains(game::Claim::threefold_repetition), round >= 3);
        for (const char* text : {"g1f3", "g8f6", "f3g1", "f6g8"})
            game.play(*read_uci(game.position(), text));
    }
    EXPECT_EQ(game.outcome(), Outcome::draw(Reason::fivefold_repetition));
}

struct Leaves {
    const char* fen;
    int depth;
    std::uint64_t count;
};

TEST(Perft, AgreesWithPublishedCounts) {
    for (const auto& [fen, depth, count] : {
             Leaves{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5, 4865609},
             Leaves{"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4,
                    4085603},
             Leaves{"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6, 11030083},
             Leaves{"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 5,
                    15833292},
             Leaves{"bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", 5,
                    8146062},
         }) {
        Position position = position_of(fen);
        EXPECT_EQ(game::perft(position, depth), count) << fen;
        EXPECT_EQ(position, position_of(fen)) << "undo left something behind";
    }
}

TEST(Position, CountersStopAtTheLargestNumberThatIsWritten) {
    auto position =
        *chess::Position::from(*chess::read_setup("4k3/8/8/8/8/8/8/R3K3 b - - 9999 9999"));
    position.play(*read_uci(position, "e8e7"));
    EXPECT_EQ(position_text(position), "8/4k3/8/8/8/8/8/R3K3 w - - 9999 9999");
}

} // namespace
