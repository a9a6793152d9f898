#pragma once

#include "chess/position.hpp"
#include "search/margins.hpp"
#include "stackchess/position.hpp"

namespace engine {

/// What suits the scores of the hand-written evaluation and of the networks of a game.
template <class Position>
struct MarginsOf;

template <>
struct MarginsOf<chess::Position> {
    static constexpr search::Margins hand{};
    static constexpr search::Margins network{
        .reverse_futility_depth = 7,
        .reverse_futility = 59,
        .excess_divisor = 3,
        .null_move = 312,
        .null_move_depth = 319,
        .null_move_lead = 199,
        .futility_plies = 6,
        .futility_base = 108,
        .futility = 88,
        .late_moves = 469,
        .late_moves_per_square_of_depth = 128,
        .noisy_loss = 97,
        .quiet_loss = 28,
        .quiet_loss_plies = 7,
        .least_worth = 3'950,
        .singular = 169,
        .doubly_singular = 20,
        .worth_per_part = 11,
        .in_cut_node = 1'108,
        .in_pv_node = 808,
        .not_improving = 563,
        .reduction_base = 696,
        .reduction_thousandths = 253,
        .delta = 196,
        .aspiration = 23,
        .history_bonus = 169,
        .improvement = -5,
        .correction_percent = 95,
    };
};

/// Those of networks were found by SPSA on 6×6 (docs/learning.md).
template <>
struct MarginsOf<stackchess::SmallPosition> {
    static constexpr search::Margins hand{.correction_percent = 0};
    static constexpr search::Margins network{
        .reverse_futility_depth = 6,
        .reverse_futility = 132,
        .excess_divisor = 12,
        .null_move = 420,
        .null_move_depth = 238,
        .null_move_lead = 401,
        .futility_plies = 6,
        .futility_base = 135,
        .futility = 83,
        .late_moves = 904,
        .late_moves_per_square_of_depth = 210,
        .noisy_loss = 149,
        .quiet_loss = 40,
        .quiet_loss_plies = 5,
        .least_worth = 4'347,
        .singular = 87,
        .doubly_singular = 35,
        .worth_per_part = 8,
        .in_cut_node = 514,
        .in_pv_node = 551,
        .not_improving = 569,
        .reduction_base = 685,
        .reduction_thousandths = 149,
        .delta = 172,
        .aspiration = 44,
        .history_bonus = 88,
        .improvement = 54,
        .correction_percent = 27,
    };
};

} // namespace engine
