#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "chess/uci.hpp"
#include "core/random.hpp"
#include "engine/chess_evaluator.hpp"
#include "engine/stackchess_evaluator.hpp"
#include "stackchess/notation.hpp"

namespace engine {
namespace {

using core::Color;

/// The same position with the colours exchanged and the board turned upside down.
chess::Setup exchanged(const chess::Setup& setup) {
    chess::Setup other = setup;
    for (int square = 0; square < 64; ++square) {
        core::Piece piece = setup.pieces[static_cast<std::size_t>(square ^ 56)];
        if (piece.role != core::Role::none) piece.color = ~piece.color;
        other.pieces[static_cast<std::size_t>(square)] = piece;
    }
    other.turn = ~setup.turn;
    other.castling = 0;
    other.en_passant.reset();
    return other;
}

stackchess::Setup exchanged(const stackchess::Setup& setup) {
    stackchess::Setup other = setup;
    for (int rank = 0; rank < setup.size; ++rank)
        for (int file = 0; file < setup.size; ++file) {
            stackchess::Stack stack = setup.at(core::coord_at(file, setup.size - 1 - rank));
            for (core::Piece& piece : stack) piece.color = ~piece.color;
            other.at(core::coord_at(file, rank)) = stack;
        }
    other.turn = ~setup.turn;
    std::swap(other.unmoved[0], other.unmoved[1]);
    return other;
}

/// The same position seen in a mirror: left is right.
chess::Setup mirrored(const chess::Setup& setup) {
    chess::Setup other = setup;
    for (int square = 0; square < 64; ++square)
        other.pieces[static_cast<std::size_t>(square)] =
            setup.pieces[static_cast<std::size_t>(square ^ 7)];
    other.castling = 0;
    other.en_passant.reset();
    return other;
}

stackchess::Setup mirrored(const stackchess::Setup& setup) {
    stackchess::Setup other = setup;
    other.unmoved = {};
    for (int file = 0; file < setup.size; ++file) {
        const int from = setup.size - 1 - file;
        for (int rank = 0; rank < setup.size; ++rank)
            other.at(core::coord_at(file, rank)) = setup.at(core::coord_at(from, rank));
        for (std::size_t color = 0; color < 2; ++color)
            other.unmoved[color] |= (setup.unmoved[color] >> from & 1) << file;
    }
    return other;
}

/// Plays a random game and checks that all of its positions are judged alike from both sides.
template <class Evaluator, class Position>
void check_symmetry(Position position, core::Random& random, int plies) {
    Evaluator evaluator;
    for (int ply = 0; ply < plies && !position.outcome().is_over(); ++ply) {
        const auto setup = position.setup();
        const auto score = evaluator.evaluate(position);
        const auto other = Position::from(exchanged(setup));
        const auto mirror = Position::from(mirrored(setup));
        ASSERT_TRUE(other && mirror);
        ASSERT_EQ(score, evaluator.evaluate(*other)) << position_text(position);
        ASSERT_EQ(score, evaluator.evaluate(*mirror)) << position_text(position);
        ASSERT_LT(std::abs(score), search::max_evaluation);
        typename Position::MoveList moves;
        position.generate(moves);
        position.play(moves[random.below(moves.size())]);
    }
}

TEST(ChessEvaluator, JudgesBothSidesAlike) {
    core::Random random(1);
    for (int game = 0; game < 20; ++game)
        check_symmetry<ChessEvaluator>(chess::Position::start(), random, 150);
}

TEST(StackchessEvaluator, JudgesBothSidesAlikeOnEverySize) {
    core::Random random(1);
    for (int size = stackchess::min_size; size <= stackchess::max_size; ++size) {
        const auto start = stackchess::start_setup(
            {.size = size, .knights = size % 2 == 0, .promotion = size % 3 != 0});
        const auto checked = stackchess::with_position(start, [&](const auto& position) {
            using Board = std::remove_cvref_t<decltype(position.board())>;
            check_symmetry<StackchessEvaluator<Board>>(position, random, 120);
            return true;
        });
        ASSERT_TRUE(checked);
    }
}

TEST(StackchessEvaluator, JudgesTheSameOnBoardsOfBothKinds) {
    core::Random random(2);
    for (int size = stackchess::min_size; size <= stackchess::SmallBoard::max_size; ++size) {
        const auto start = stackchess::start_setup({.size = size, .knights = size % 2 == 0});
        auto small = stackchess::SmallPosition::from(start).value();
        for (int ply = 0; ply < 200 && !small.outcome().is_over(); ++ply) {
            const auto large = stackchess::LargePosition::from(small.setup()).value();
            ASSERT_EQ(StackchessEvaluator<stackchess::SmallBoard>().evaluate(small),
                      StackchessEvaluator<stackchess::LargeBoard>().evaluate(large))
                << position_text(small);
            stackchess::SmallPosition::MoveList moves;
            small.generate(moves);
            small.play(moves[random.below(moves.size())]);
        }
    }
}

TEST(StackchessEvaluator, StaysWithinItsBounds) {
    auto setup = stackchess::Setup::empty(stackchess::max_size);
    setup.at(core::coord_at(25, 25)) = {{core::Color::black, core::Role::king}};
    for (int file = 0; file < 26; ++file)
        for (const int rank : {3, 12})
            setup.at(core::coord_at(file, rank)) = {{core::Color::white, core::Role::queen}};
    const auto position = stackchess::LargePosition::from(setup);
    ASSERT_TRUE(position);
    const auto score = StackchessEvaluator<stackchess::LargeBoard>().evaluate(*position);
    EXPECT_GT(score, 10'000);
    EXPECT_LE(score, search::max_evaluation);
}

TEST(ChessEvaluator, KnowsWhatIsBetter) {
    const auto judge = [](std::string_view fen) {
        return ChessEvaluator().evaluate(
            chess::Position::from(chess::read_setup(fen).value()).value());
    };
    EXPECT_GT(judge("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"), 50);
    EXPECT_LT(judge("4k3/8/8/8/8/8/4P3/4K3 b - - 0 1"), -50);
    EXPECT_GT(judge("k7/4P3/8/8/8/8/8/4K3 w - - 0 1"), judge("k7/8/8/8/8/8/4P3/4K3 w - - 0 1"));
    EXPECT_GT(judge("7k/8/8/8/8/8/Q7/4K3 w - - 0 1"), judge("8/8/8/4k3/8/8/Q7/4K3 w - - 0 1"))
        << "a lone king belongs into a corner";
    EXPECT_LT(judge("4k3/8/8/8/8/8/8/RN2K2r w - - 0 1"), 100) << "hardly to be won";
}

TEST(StackchessEvaluator, KnowsWhatIsBetter) {
    const auto judge = [](std::string_view text) {
        return StackchessEvaluator<stackchess::SmallBoard>().evaluate(
            stackchess::SmallPosition::from(stackchess::read_setup(text).value()).value());
    };
    EXPECT_GT(judge("1bqkb1/6/6/6/PPP3/RBQKBR w - 0 1"), 400);
    EXPECT_GT(judge("3qk1/6/6/6/6/1QQK2 w - 0 1"), 20);
    EXPECT_LT(judge("3qk1/6/6/6/6/1QQK2 w - 0 1"), 200) << "three pieces catch hardly any two";
    EXPECT_GT(judge("5p/5P/6/4k1/6/RRQQ2 w - 0 1"), judge("5p/5P/6/6/6/RRQQ1k w - 0 1"))
        << "who cannot move is saved by a stalemate";
    EXPECT_GT(judge("k5/6/6/5P/6/QK4 w - 0 1"), judge("k5/6/6/6/5P/QK4 w - 0 1"));
    EXPECT_EQ(judge("k5/6/6/5P/6/QK4 w - 0 1 nopromotion") < judge("k5/6/6/5P/6/QK4 w - 0 1"),
              true);
    EXPECT_GT(judge("k4k/6/6/6/6/(QQ)5 w - 0 1"), judge("k4k/6/6/6/6/(RB)5 w - 0 1"));
    EXPECT_LT(judge("q5/6/6/6/6/(QQ)5 w - 0 1"), 400) << "a lone queen is never caught";
    EXPECT_LT(judge("kk4/6/6/6/6/RB4 w - 0 1"), 100) << "rook and bishop capture nothing";
    EXPECT_GT(judge("5q/(RR)5/1(QQ)4/6/2(QQ)3/3(RR)2 w - 0 1"),
              judge("5q/(RRRR)5/6/6/2(QQQQ)3/6 w - 0 1"))
        << "many groups catch what few cannot";
}

} // namespace
} // namespace engine
