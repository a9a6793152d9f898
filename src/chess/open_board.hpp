#pragma once

#include <array>
#include <cstddef>

#include "chess/square.hpp"
#include "core/steps.hpp"

namespace chess {

/// What is known of every two squares before any piece stands on the board. These tables are small
/// enough to stay in the cache while other things are done between two moves.
struct OpenBoard {
    using BySquare = std::array<Bits, square_count>;

    std::array<BySquare, core::role_count> reach{}; ///< none for a pawn
    std::array<BySquare, square_count> between{};

    constexpr OpenBoard();

  private:
    constexpr void add_line(Square from, core::Step step, Role role);
};

constexpr OpenBoard::OpenBoard() {
    for (Square from = 0; from < square_count; ++from) {
        const auto i = static_cast<std::size_t>(from);
        reach[core::index(Role::knight)][i] = core::knight_steps(from);
        reach[core::index(Role::king)][i] = core::king_steps(from);
        for (const core::Step step : core::rook_steps) add_line(from, step, Role::rook);
        for (const core::Step step : core::bishop_steps) add_line(from, step, Role::bishop);
    }
}

/// Follows a line to the edge of the board.
constexpr void OpenBoard::add_line(Square from, core::Step step, Role role) {
    const auto i = static_cast<std::size_t>(from);
    int file = file_of(from) + step.files;
    int rank = rank_of(from) + step.ranks;
    Bits passed = 0;
    for (; file >= 0 && file < 8 && rank >= 0 && rank < 8; file += step.files, rank += step.ranks) {
        const Square to = square_at(file, rank);
        between[i][static_cast<std::size_t>(to)] = passed;
        passed |= bit(to);
    }
    reach[core::index(role)][i] |= passed;
    reach[core::index(Role::queen)][i] |= passed;
}

inline constexpr OpenBoard open_board;

/// The squares that a knight, bishop, rook, queen or king on `square` attacks on an empty board;
/// none for a pawn.
constexpr Bits open_reach(Role role, Square square) {
    return open_board.reach[core::index(role)][static_cast<std::size_t>(square)];
}

/// The squares strictly between two squares on one line; none if they are not on one line.
constexpr Bits between(Square a, Square b) {
    return open_board.between[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
}

} // namespace chess
