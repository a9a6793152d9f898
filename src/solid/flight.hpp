#pragma once

#include <chrono>
#include <vector>

#include "core/coord.hpp"
#include "solid/piece_stack.hpp"

/// The animation of moves: what rests meanwhile, what travels together, what appears or vanishes.
namespace solid {

/// How long a move takes on the screen.
inline constexpr std::chrono::milliseconds flight_time{420};

/// Pieces on their way.
struct Traveller {
    PieceStack group{};
    core::Coord from{};
    core::Coord to{};
    PieceStack arriving{}; ///< what they become on the way; empty if they do not change
};

/// Pieces that appear or vanish where they stand.
struct Fading {
    PieceStack stack{};
    core::Coord at{};
};

struct Flight {
    PieceStacks resting{};
    std::vector<Traveller> travellers{};
    std::vector<Fading> captured{};
    std::vector<Fading> returning{}; ///< what was captured by a move that is taken back
};

struct StackMove {
    core::Coord from{};
    int count = 1;
    core::Coord to{};
};

/// The move that leads from one board to another.
Flight flight_of(const PieceStacks& before, const PieceStacks& after, const StackMove& step);
/// The same move taken back: `from` is the board it has led to, and `to` the one before it.
Flight flight_back(const PieceStacks& from, const PieceStacks& to, const StackMove& step);

/// Whether this move can have led from one board to another, judged by its own squares only.
bool leads(const PieceStacks& before, const PieceStacks& after, const StackMove& step);

/// Adds everything that moves, where it is after a part of the way, from 0 to 1. It rises in an arc
/// over whatever stands between.
void place_moving(const Flight& flight, float part, std::vector<Placed>& placed);

/// The part of the way after a part of the time, with a slow start and a slow end.
float eased(float part);

} // namespace solid
