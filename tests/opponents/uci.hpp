#pragma once

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "chess/position.hpp"
#include "game/rules.hpp"
#include "opponents/limits.hpp"
#include "stackchess/position.hpp"

namespace opponents {

using AnyPosition =
    std::variant<chess::Position, stackchess::SmallPosition, stackchess::LargePosition>;

/// The position after these moves; nothing if the text is not a position or a move is illegal.
std::optional<AnyPosition> read_position(game::Rules rules, std::string_view text,
                                         std::span<const std::string> moves);

/// An opponent's choice in a position.
struct Choice {
    std::string move; ///< in coordinates; empty if there is none
    int centipawns = 0;
    std::uint64_t nodes = 0;
};

/// A choice within the limits, for a position that is not over.
using Choose = std::function<Choice(const AnyPosition&, const Limits&)>;

/// Speaks enough UCI to play games (of chess, or of the game that the option UCI_Variant names),
/// until `quit` or the end of the input, where a search in progress is finished first. Searches run
/// in parallel to reading, so that `stop` and `isready` are answered.
void serve_uci(std::istream& in, std::ostream& out, std::string_view name, const Choose& choose);

} // namespace opponents
