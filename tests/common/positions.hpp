#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>

#include "chess/position.hpp"
#include "chess/san.hpp"
#include "chess/uci.hpp"
#include "core/random.hpp"
#include "naive/chess.hpp"
#include "naive/stackchess.hpp"
#include "stackchess/notation.hpp"
#include "stackchess/position.hpp"

/// What lets the tests of both games be written once.
namespace common {

template <class P>
using SetupOf = decltype(std::declval<const P&>().setup());

inline auto read_setup_like(const stackchess::Setup&, std::string_view text) {
    return stackchess::read_setup(text);
}
inline auto read_setup_like(const chess::Setup&, std::string_view text) {
    return chess::read_setup(text);
}

/// A move of the fast rules in the form of the naive ones.
inline naive::StackMove naive_move(stackchess::Move move) {
    return {move.from(), move.count(), move.to()};
}
inline naive::ChessMove naive_move(chess::Move move) {
    return {move.from(), move.to(), move.promotion()};
}

/// A plausible move: of pieces that are there, or nearly, to any square.
template <class Board>
stackchess::Move plausible_move(const stackchess::BasicPosition<Board>& position,
                                core::Random& random) {
    const auto square = [&] {
        const auto size = static_cast<std::uint64_t>(position.size());
        return core::Coord{static_cast<std::int8_t>(random.below(size)),
                           static_cast<std::int8_t>(random.below(size))};
    };
    core::Coord from = square();
    for (int tries = 0; tries < 8 && position.height(from) == 0; ++tries) from = square();
    const int most = std::min(position.height(from) + 1, 2 * position.size());
    return {from, 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(most))), square()};
}

inline chess::Move plausible_move(const chess::Position& position, core::Random& random) {
    const auto square = [&] { return static_cast<chess::Square>(random.below(64)); };
    chess::Square from = square();
    const core::Bits own = position.board().of(position.turn());
    for (int tries = 0; tries < 8 && !core::has(own, from); ++tries) from = square();
    const core::Role promotion =
        random.below(4) != 0 ? core::Role::none : static_cast<core::Role>(2 + random.below(4));
    return position.intended(from, square(), promotion);
}

} // namespace common
