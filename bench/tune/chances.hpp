#pragma once

#include <span>

namespace tune {

/// The winning chances of a score, as in `engine/chances.cpp`.
struct ChanceModel {
    double even = 0;   ///< the score at which half of the games are won
    double spread = 0; ///< at this much more, about three in four
    double loss = 0;   ///< the mean negative log-likelihood of the results
};

/// The model under which these games are most likely: for each position a score and the points of
/// its game (0, ½ or 1), both for White.
ChanceModel fit_chances(std::span<const double> scores, std::span<const double> points);

} // namespace tune
