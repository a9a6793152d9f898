#pragma once

#include <array>
#include <cstddef>

#include "engine/term_weight.hpp"
#include "stackchess/position.hpp"

namespace engine {

/// How much of an advantage counts, in parts of `whole_scale`: less where the side that has it can
/// hardly capture what is left. With few pieces it has few groups, and those that it hunts flee or
/// stand together too high to be taken.
template <class Board>
int stackchess_scale(const stackchess::BasicPosition<Board>& position, core::Color ahead) {
    constexpr int harmless = 4;
    static constexpr std::array<int, 9> by_pieces{12, 12, 12, 16, 20, 28, 40, 50, 60};
    static constexpr std::array<int, by_pieces.size()> against_rook{4,  4,  10, 16, 28,
                                                                    42, 54, 64, 64};
    if (!position.can_win(ahead)) return harmless;
    // A large board takes more of them to leave no square safe.
    const int size = position.size();
    const int on_small_board =
        size > 8 ? position.piece_count(ahead) * 6 / size : position.piece_count(ahead);
    const auto pieces = static_cast<std::size_t>(on_small_board);
    if (pieces >= by_pieces.size()) return whole_scale;
    if (position.piece_count(~ahead) > 1) return by_pieces[pieces];
    core::Role last = core::Role::none;
    position.board().for_each_stack(
        ~ahead, [&](auto square) { last = position.board().tower(square).top(); });
    if (last == core::Role::queen) return by_pieces[pieces];
    return last == core::Role::rook ? against_rook[pieces] : whole_scale;
}

} // namespace engine
