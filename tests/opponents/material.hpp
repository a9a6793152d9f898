#pragma once

#include <array>

#include "chess/position.hpp"
#include "core/bits.hpp"
#include "core/piece.hpp"
#include "stackchess/position.hpp"

/// Opponents for measurements: known methods in their simplest form, for any game.
namespace opponents {

/// The values of pieces, in pawns, by role. In chess the kings cancel out.
inline constexpr std::array<int, core::role_count> values{0, 1, 3, 3, 5, 9, 4};

constexpr int value(core::Role role) { return values[core::index(role)]; }

/// The total value of one side's pieces.
inline int material(const chess::Position& position, core::Color color) {
    int sum = 0;
    for (const core::Role role : core::all_roles)
        sum += value(role) * core::count(position.board().of(color) & position.board().of(role));
    return sum;
}

template <class Board>
int material(const stackchess::BasicPosition<Board>& position, core::Color color) {
    int sum = 0;
    position.board().for_each_stack(color, [&](typename Board::Square square) {
        const auto& tower = position.board().tower(square);
        for (int above = 0; above < tower.height(); ++above) sum += value(tower.below(above));
    });
    return sum;
}

/// The material of the side to move minus the other's.
template <class P>
int balance(const P& position) {
    return material(position, position.turn()) - material(position, ~position.turn());
}

/// By how much a legal move changes the balance for the side that makes it.
inline int gain(const chess::Position& position, chess::Move move) {
    int sum = 0;
    if (const auto square = position.captured(move))
        sum += value(position.board().role_at(*square));
    if (move.promotion() != core::Role::none)
        sum += value(move.promotion()) - value(core::Role::pawn);
    return sum;
}

template <class Board>
int gain(const stackchess::BasicPosition<Board>& position, stackchess::Move move) {
    int sum = (value(core::Role::queen) - value(core::Role::pawn)) * position.promoted_by(move);
    const int height = position.captured_by(move);
    for (int above = 0; above < height; ++above)
        sum += value(position.piece_below(move.to(), above).role);
    return sum;
}

} // namespace opponents
