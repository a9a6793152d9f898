#pragma once

#include <cstdint>

#include "board.hpp"
#include "chess/position.hpp"
#include "engine/chess_evaluator.hpp"
#include "engine/chess_tactics.hpp"
#include "engine/network_evaluator.hpp"
#include "engine/stackchess_evaluator.hpp"
#include "engine/stackchess_tactics.hpp"
#include "nnue/chess_inputs.hpp"
#include "nnue/stackchess_inputs.hpp"
#include "stackchess/position.hpp"

// What learning has to know of each game.

namespace learn {

/// When a game is decided without being played to its end.
struct Adjudication {
    int winning;            ///< a score that wins when it stands for `winning_plies`
    int winning_plies;      ///< half-moves in a row
    int drawing;            ///< a score below which nothing more happens when the last
    int drawing_plies;      ///< half-moves were all quiet
    int longest_game = 400; ///< half-moves; then it is drawn
};

struct ChessStudy {
    using Position = chess::Position;
    using Tactics = engine::ChessTactics;
    using Inputs = nnue::ChessInputs;
    using Evaluator = engine::NetworkEvaluator<Inputs, engine::ChessEvaluator>;

    static constexpr Adjudication adjudication{
        .winning = 1'500, .winning_plies = 6, .drawing = 60, .drawing_plies = 40};
    static constexpr int uneven = 500;    ///< the start of an uneven game is less uneven than that
    static constexpr int unclear = 1'500; ///< scores beyond it teach nothing

    static Position start(const Board&) { return Position::start(); }
    static std::uint16_t pack(chess::Move move) { return static_cast<std::uint16_t>(move.bits()); }
    static chess::Move unpack(std::uint16_t bits) { return chess::Move::from_bits(bits); }
    static bool in_check(const Position& position) { return position.in_check(); }
};

struct StackchessStudy {
    using Position = stackchess::SmallPosition;
    using Tactics = engine::StackchessTactics<stackchess::SmallBoard>;
    using Inputs = nnue::StackchessInputs;
    using Evaluator =
        engine::NetworkEvaluator<Inputs, engine::StackchessEvaluator<stackchess::SmallBoard>>;

    static constexpr Adjudication adjudication{
        .winning = 2'500, .winning_plies = 6, .drawing = 1'000, .drawing_plies = 50};
    static constexpr int uneven = 900;
    static constexpr int unclear = 3'000;

    static Position start(const Board& board) {
        return *Position::from(
            stackchess::start_setup({.size = board.size, .knights = board.has_knights}));
    }
    /// Six bits for each square and four for the count.
    static std::uint16_t pack(stackchess::Move move) {
        using stackchess::SmallBoard;
        return static_cast<std::uint16_t>(SmallBoard::square(move.from()) |
                                          SmallBoard::square(move.to()) << 6 |
                                          (move.count() - 1) << 12);
    }
    static stackchess::Move unpack(std::uint16_t bits) {
        using stackchess::SmallBoard;
        return {SmallBoard::coord(bits & 63), (bits >> 12) + 1, SmallBoard::coord(bits >> 6 & 63)};
    }
    static bool in_check(const Position&) { return false; }
};

} // namespace learn
