#pragma once

#include "game/rules.hpp"
#include "search/score.hpp"

namespace engine {

/// How likely the side to move is to win, to draw and to lose, in thousandths that make 1000.
struct Chances {
    int win = 0;
    int draw = 0;
    int loss = 0;

    /// The points to be expected of a game, in thousandths: a draw is half a point.
    constexpr int points() const { return win + draw / 2; }

    friend constexpr bool operator==(const Chances&, const Chances&) = default;
};

/// What a score (`Variation::centipawns`) is worth in games between equals; a proven end is
/// certain.
Chances chances_of(game::Rules rules, search::Score score);

} // namespace engine
