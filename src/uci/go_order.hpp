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

/// What follows `go`.
struct GoOrder {
    engine::Limits limits;                                        ///< except for the clocks
    std::array<std::optional<std::chrono::milliseconds>, 2> left; ///< of White and Black
    std::array<std::chrono::milliseconds, 2> increments{};
    int moves_to_go = 0;
    std::vector<std::string> moves;   ///< to be searched exclusively
    std::vector<std::string> wanting; ///< words that lack the number they need
    std::optional<int> perft;         ///< only counts moves, to this depth
    bool is_ponder = false;
    bool is_infinite = false; ///< only `stop` ends it

    /// Whether it ends by itself, and not because time is over.
    bool is_bounded() const { return limits.depth != 0 || limits.nodes != 0; }
    /// All limits for the side to move, with its clock reduced by `overhead`.
    engine::Limits limits_of(core::Color turn, std::chrono::milliseconds overhead) const;
};

/// Reads a command. Unknown words are skipped and reported; numbers beyond all sense count as the
/// nearest sensible ones.
GoOrder read_go(Tokens words, const UnknownWords& unknown = pass_over);

} // namespace uci
