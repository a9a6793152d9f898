#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "chess/position.hpp"
#include "engine/chess_pawns.hpp"
#include "engine/term_weight.hpp"
#include "search/tactics.hpp"

namespace engine {

/// Judges chess positions by the terms of `chess_terms`, weighed by how full the board still is.
/// What it knows of pawns it keeps (pawn hash table), for nearly all positions of a search share
/// theirs with others.
class ChessEvaluator {
  public:
    search::Score evaluate(const chess::Position& position);

  private:
    struct Pawns {
        chess::Bits white = 0;
        chess::Bits black = 0;
        chess_pawns::Facts facts;
        TermWeight worth;
        std::array<TermWeight, 2> shelters; ///< of these kings
        std::array<std::int8_t, 2> kings{-1, -1};
    };
    static constexpr std::size_t pawns_kept = 2048;

    const Pawns& pawns(const chess::Position& position);
    template <core::Color us>
    static void keep_shelter(Pawns& kept, chess::Square king, chess::Bits own, chess::Bits enemies);

    std::array<Pawns, pawns_kept> pawns_{};
};

static_assert(search::Evaluator<ChessEvaluator, chess::Position>);

} // namespace engine
