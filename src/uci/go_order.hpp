#pragma once

#include <array>
#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "core/color.hpp"
#include "engine/searcher.hpp"
#include "uci/tokens.hpp"

namespace uci {

/// What stands behind `go`.
struct GoOrder {
    engine::Limits limits;                                        ///< but for the clocks
    std::array<std::optional<std::chrono::milliseconds>, 2> left; ///< of White and Black
    std::array<std::chrono::milliseconds, 2> increments{};
    int moves_to_go = 0;
    std::vector<std::string> moves;   ///< to be looked at alone
    std::vector<std::string> wanting; ///< words that lack the number they need
    std::optional<int> perft;         ///< only counts, so deep
    bool is_ponder = false;
    bool is_infinite = false; ///< only `stop` ends it

    /// Whether it ends by itself, and not because somebody's time is over.
    bool is_bounded() const { return limits.depth != 0 || limits.nodes != 0; }
    /// All limits for one who is to move and loses that much of the clock besides.
    engine::Limits limits_of(core::Color turn, std::chrono::milliseconds overhead) const;
};

/// Reads an order. What is not understood is left out, and told; figures beyond all sense count as
/// the nearest that have one.
GoOrder read_go(Tokens words, const UnknownWords& unknown = pass_over);

} // namespace uci
