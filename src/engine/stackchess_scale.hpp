#pragma once

#include "stackchess/position.hpp"

namespace engine {

/// How much of an advantage counts, in 64 parts: less where the side that has it can hardly capture
/// what is left.
template <class Board>
int stackchess_scale(const stackchess::BasicPosition<Board>& position, core::Color ahead) {
    constexpr int whole = 64;
    constexpr int harmless = 4;
    constexpr int fugitive = 16;
    constexpr int most_fled_from = 3; // from so many a lone queen or rook escapes for ever
    if (!position.can_win(ahead)) return harmless;
    if (position.piece_count(~ahead) > 1 || position.piece_count(ahead) > most_fled_from)
        return whole;
    core::Role last = core::Role::none;
    position.board().for_each_stack(
        ~ahead, [&](auto square) { last = position.board().tower(square).top(); });
    return last == core::Role::queen || last == core::Role::rook ? fugitive : whole;
}

} // namespace engine
