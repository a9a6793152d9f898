#pragma once

#include <span>

namespace play {

/// A strength as Glicko-2 has it: the value, how uncertain it is (a standard deviation), and how
/// much the strength itself changes.
struct Rating {
    double value = 1500;
    double deviation = 350;
    double volatility = 0.06;

    friend bool operator==(const Rating&, const Rating&) = default;
};

/// One game against someone whose rating is known.
struct RatedGame {
    double opponent = 1500;
    double opponent_deviation = 0;
    double score = 0; ///< 1 won, ½ drawn, 0 lost
};

/// The rating after one rating period with these games (Glickman, Example of the Glicko-2 system,
/// τ = 0.5). Without games only the uncertainty grows.
Rating rating_after(const Rating& before, std::span<const RatedGame> games);

/// How uncertain the ratings of the computer's levels are.
inline constexpr double level_deviation = 50;

} // namespace play
