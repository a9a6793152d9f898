#pragma once

#include <optional>

#include "core/color.hpp"
#include "game/outcome.hpp"

namespace search {

/// The value of a position to the side to move, in centipawns. Beyond `max_evaluation` the end is
/// proven, and the score tells how many plies away it is.
using Score = int;

/// No line is searched deeper.
inline constexpr int max_ply = 200;

// All of them fit in 16 bits, as stored in the table.
inline constexpr Score draw = 0;
inline constexpr Score win = 32'000;
inline constexpr Score infinite = win + 1;
inline constexpr Score max_evaluation = win - 1'000;
/// Stands for a missing score.
inline constexpr Score unknown = win + 2;

/// The side to move wins or has lost in this many plies.
constexpr Score win_in(int plies) { return win - plies; }
constexpr Score loss_in(int plies) { return plies - win; }

constexpr bool is_win(Score score) { return score > max_evaluation; }
constexpr bool is_loss(Score score) { return score < -max_evaluation; }
constexpr bool is_decided(Score score) { return is_win(score) || is_loss(score); }

/// The plies to a proven end: positive for a win of the side to move, negative for a loss.
constexpr std::optional<int> plies_to_end(Score score) {
    if (is_win(score)) return win - score;
    if (is_loss(score)) return -(win + score);
    return std::nullopt;
}

/// The score of a game that is over `ply` plies after the root, for `turn`.
constexpr Score score_of(const game::Outcome& outcome, core::Color turn, int ply) {
    if (!outcome.winner()) return draw;
    return *outcome.winner() == turn ? win_in(ply) : loss_in(ply);
}

/// Converts a score found `ply` plies after the root to one that counts from its own position, and
/// back: what the table stores must be valid wherever the position occurs.
constexpr Score from_here(Score score, int ply) {
    if (is_win(score)) return score + ply;
    if (is_loss(score)) return score - ply;
    return score;
}
constexpr Score from_root(Score score, int ply) {
    if (is_win(score)) return score - ply;
    if (is_loss(score)) return score + ply;
    return score;
}

/// The scores that still matter: more than `alpha` and less than `beta`.
struct ScoreWindow {
    Score alpha = -infinite;
    Score beta = infinite;

    constexpr bool is_null() const { return beta - alpha <= 1; }
    /// The same from the other side's point of view.
    constexpr ScoreWindow operator-() const { return {-beta, -alpha}; }
    /// A null window: tells only whether a score is above `alpha`.
    constexpr ScoreWindow null() const { return {alpha, alpha + 1}; }
};

} // namespace search
