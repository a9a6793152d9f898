#include "uci/counting.hpp"

#include <algorithm>

#include "chess/perft.hpp"
#include "chess/uci.hpp"
#include "stackchess/notation.hpp"
#include "stackchess/perft.hpp"

namespace uci {
namespace {

using Shares = std::vector<std::pair<std::string, std::uint64_t>>;

/// A count to this depth cannot be stopped; it takes some milliseconds.
constexpr int small_depth = 2;

template <class P>
std::uint64_t counted(P& position, int depth, const std::function<bool()>& is_stopped) {
    if (depth <= small_depth) return game::perft(position, depth);
    typename P::MoveList moves;
    position.generate(moves);
    std::uint64_t leaves = 0;
    for (const auto move : moves) {
        if (is_stopped()) break;
        const auto undo = position.play(move);
        leaves += counted(position, depth - 1, is_stopped);
        position.undo(move, undo);
    }
    return leaves;
}

template <class P>
Shares shares_of(P position, int depth, const std::function<bool()>& is_stopped) {
    Shares shares;
    if (depth == 0) return shares;
    typename P::MoveList moves;
    position.generate(moves);
    for (const auto move : moves) {
        if (is_stopped()) break;
        const auto undo = position.play(move);
        const std::uint64_t leaves = counted(position, depth - 1, is_stopped);
        position.undo(move, undo);
        shares.emplace_back(move_text(position, move), leaves);
    }
    std::sort(shares.begin(), shares.end());
    return shares;
}

} // namespace

std::optional<Shares> divided(const ToldGame& game, int depth,
                              const std::function<bool()>& is_stopped) {
    Shares shares =
        std::visit([&](const auto& position) { return shares_of(position, depth, is_stopped); },
                   game.position);
    if (is_stopped()) return std::nullopt;
    return shares;
}

} // namespace uci
