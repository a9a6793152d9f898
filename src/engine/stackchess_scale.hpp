#pragma once

#include <array>
#include <cstddef>

#include "engine/weight.hpp"
#include "stackchess/position.hpp"

namespace engine {

/// How much of an advantage counts, in parts of `whole_scale`: less where the side that has it can
/// hardly capture what is left. A lone queen or rook flees from a few pieces for ever and from more
/// for long.
template <class Board>
int stackchess_scale(const stackchess::BasicPosition<Board>& position, core::Color ahead) {
    constexpr int harmless = 4;
    static constexpr std::array<int, 9> against_queen{4, 4, 6, 8, 10, 16, 26, 38, 50};
    static constexpr std::array<int, 9> against_rook{4, 4, 10, 16, 28, 42, 54, 64, 64};
    if (!position.can_win(ahead)) return harmless;
    const auto pieces = static_cast<std::size_t>(position.piece_count(ahead));
    if (position.piece_count(~ahead) > 1 || pieces >= against_queen.size()) return whole_scale;
    core::Role last = core::Role::none;
    position.board().for_each_stack(
        ~ahead, [&](auto square) { last = position.board().tower(square).top(); });
    if (last == core::Role::queen) return against_queen[pieces];
    return last == core::Role::rook ? against_rook[pieces] : whole_scale;
}

} // namespace engine
