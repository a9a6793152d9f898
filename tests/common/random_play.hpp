#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/random.hpp"
#include "naive/chess.hpp"
#include "naive/stackchess.hpp"

/// Random players that often produce what is rare among all legal moves.
namespace common {

/// How likely a Stackchess player is to make a move: stacks are built and kept together.
inline std::uint64_t eagerness(const stackchess::Setup& setup, const naive::StackMove& move) {
    const stackchess::Stack& there = setup.at(move.to);
    std::uint64_t weight = 1;
    if (!there.empty()) weight *= there.front().color == setup.turn ? 8U : 3U;
    if (move.count > 1) weight *= 4;
    return weight;
}

/// How likely a chess player is to make one: pawns advance and promote to anything, pieces are
/// spared.
inline std::uint64_t eagerness(const chess::Setup& setup, const naive::ChessMove& move) {
    const auto at = [&](chess::Square square) {
        return setup.pieces[static_cast<std::size_t>(square)];
    };
    std::uint64_t weight = 2;
    if (at(move.from).role == core::Role::pawn) weight *= 2;
    if (at(move.from).role == core::Role::king && at(move.to).role == core::Role::rook) weight *= 5;
    if (at(move.to).role != core::Role::none && at(move.to).color != setup.turn) weight /= 2;
    return weight;
}

/// The index of a move chosen from a non-empty list.
template <class Setup, class Move>
std::size_t choose(const Setup& setup, const std::vector<Move>& moves, core::Random& random) {
    std::uint64_t total = 0;
    for (const Move& move : moves) total += eagerness(setup, move);
    std::uint64_t left = random.below(total);
    for (std::size_t i = 0;; ++i) {
        const std::uint64_t weight = eagerness(setup, moves[i]);
        if (left < weight) return i;
        left -= weight;
    }
}

} // namespace common
