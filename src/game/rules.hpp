#pragma once

#include <array>
#include <cstdint>

namespace game {

/// Which game is played, for code that handles both.
enum class Rules : std::uint8_t { stackchess, chess };

/// The game after this one, in a circle.
constexpr Rules next_game(Rules rules) {
    switch (rules) {
    case Rules::stackchess: return Rules::chess;
    case Rules::chess: break;
    }
    return Rules::stackchess;
}

inline constexpr std::array every_game{Rules::stackchess, Rules::chess};
static_assert(next_game(every_game.back()) == every_game.front(), "a game is missing");

/// The value that belongs to a game, of one for each, in the order of `every_game`. A new game is a
/// new parameter here, so that no call compiles before it says what belongs to that game.
template <class Value>
constexpr Value of_game(Rules rules, Value stackchess, Value chess) {
    switch (rules) {
    case Rules::stackchess: return stackchess;
    case Rules::chess: break;
    }
    return chess;
}

/// Whether pieces stand on each other, so that a move says how many of them go.
constexpr bool has_stacks(Rules rules) { return of_game(rules, true, false); }

} // namespace game
