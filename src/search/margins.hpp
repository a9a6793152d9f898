#pragma once

#include "search/score.hpp"

namespace search {

/// The unit in which reductions are counted.
inline constexpr int one_ply = 1'024;

/// How boldly a search prunes, reduces and extends. What is right depends on the scores of the
/// evaluator: on how far they reach, and on how well they can be trusted.
struct Margins {
    // Reverse futility pruning: up to which depth, the margin for each ply, and the share of what
    // lies above beta that counts.
    int reverse_futility_depth = 8;
    Score reverse_futility = 80;
    int excess_divisor = 3;

    // Null-move pruning: by how much the search is reduced, how much depth reduces it by one ply
    // more, both in hundredths of a ply, and what lead does.
    int null_move = 300;
    int null_move_depth = 300;
    Score null_move_lead = 200;

    // Futility pruning: up to how many plies left, and the margin.
    int futility_plies = 7;
    Score futility_base = 110;
    Score futility = 90;

    // Late-move pruning, in hundredths of a move.
    int late_moves = 400;
    int late_moves_per_square_of_depth = 100;

    // SEE pruning: what a capture may lose for each ply, and a quiet move for each ply left,
    // squared.
    Score noisy_loss = 90;
    Score quiet_loss = 25;
    int quiet_loss_plies = 6;

    /// History pruning: the least worth of a quiet move, times the depth.
    int least_worth = 4'000;

    // Singular extensions: by how much, in hundredths for each ply, the others must be worse, and
    // by how much more for a second ply.
    int singular = 200;
    Score doubly_singular = 20;

    // Late-move reductions: the worth that takes away one part, and what the kind of node adds or
    // takes away.
    int worth_per_part = 12;
    int in_cut_node = one_ply;
    int in_pv_node = one_ply;
    int not_improving = one_ply / 2;
    int reduction_base = one_ply * 6 / 10;
    int reduction_thousandths = 210;

    Score delta = 180;            ///< of delta pruning
    Score aspiration = 25;        ///< half the width of the first window
    int history_bonus = 160;      ///< for each ply
    Score improvement = 0;        ///< what counts as an improvement
    int correction_percent = 100; ///< how much of what the correction history says is believed
};

} // namespace search
