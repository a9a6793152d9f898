#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "chess/board.hpp"
#include "engine/chess_terms.hpp"
#include "engine/chess_weights.hpp"
#include "engine/term_weight.hpp"

namespace engine {

/// Material and place together, as white sees the board.
inline constexpr auto chess_places = [] {
    std::array<std::array<TermWeight, 64>, core::role_count> table{};
    for (const core::Role role : core::all_roles)
        for (chess::Square square = 0; square < 64; ++square) {
            TermWeight weight =
                chess_weights[static_cast<std::size_t>(chess_terms::place_of(role, square))];
            if (role != core::Role::king)
                weight += chess_weights[static_cast<std::size_t>(chess_terms::material_of(role))];
            table[core::index(role)][static_cast<std::size_t>(square)] = weight;
        }
    return table;
}();

/// Sums up the weights of the terms that it is told, as white sees them.
struct ChessSum {
    TermWeight total;

    template <core::Color us>
    void add(int term, int times = 1) {
        change<us>(chess_weights[static_cast<std::size_t>(term)] * times);
    }
    template <core::Color us>
    void place(core::Role role, chess::Square square) {
        const int seen = us == core::Color::white ? square : square ^ 56;
        change<us>(chess_places[core::index(role)][static_cast<std::size_t>(seen)]);
    }

  private:
    template <core::Color us>
    void change(TermWeight weight) {
        us == core::Color::white ? total += weight : total -= weight;
    }
};

/// How full a board is, by its pieces without pawns and kings.
inline constexpr int most_chess_fullness = 24;
inline int chess_fullness(const chess::Board& board) {
    const int sum = core::count(board.knights() | board.bishops()) +
                    2 * core::count(board.rooks()) + 4 * core::count(board.queens());
    return std::min(sum, most_chess_fullness);
}

} // namespace engine
