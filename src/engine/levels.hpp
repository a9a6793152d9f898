#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/searcher.hpp"
#include "game/rules.hpp"

namespace engine {

/// How a player of some strength thinks: how far it looks, how many moves it considers, how many of
/// those that go with several pieces it overlooks, how easily it takes one that is not the best,
/// and what it judges by. Never by the clock, so that games can be repeated.
struct Level {
    int depth;           ///< 0: any
    std::uint64_t nodes; ///< of a small game
    int lines;
    int spread; ///< a move that is worse by this many hundredths of a pawn is still chosen half as
                ///< often; 0: always the best
    int overlooked = 0;      ///< of a hundred moves of groups, unless they win the game
    bool by_network = false; ///< judges by the network of the board, if there is one
};

/// The way of a level of a game, from `min_level` to `max_level`; others count as the nearest.
const Level& level_of(game::Rules rules, int level);

/// The place of the line that a player of this level takes; there is one.
std::size_t choose_line(const Level& level, const Thought& thought, std::uint64_t seed);

/// The rating of a level in a game; levels beyond the last count as the last.
double level_rating(game::Rules rules, int level);

/// The level whose rating is nearest.
int level_near(game::Rules rules, double rating);

} // namespace engine
