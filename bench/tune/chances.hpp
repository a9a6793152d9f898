#pragma once

#include <span>

namespace tune {

/// What a score promises, as `engine/chances.cpp` has it.
struct ChanceModel {
    double even = 0;   ///< the score from which half of the games are won
    double spread = 0; ///< from so much more, it is about three of four
    double loss = 0;   ///< the mean logarithm of how unlikely the results were held
};

/// The model under which these games were likeliest: for each position a score and the points that
/// its game brought (0, ½ or 1), both for white.
ChanceModel fit_chances(std::span<const double> scores, std::span<const double> points);

} // namespace tune
