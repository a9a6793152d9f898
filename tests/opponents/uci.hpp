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

/// The position after these moves; nothing where the text is no position or a move not legal.
std::optional<AnyPosition> read_position(game::Rules rules, std::string_view text,
                                         std::span<const std::string> moves);

/// What an opponent made of a position.
struct Choice {
    std::string move; ///< in coordinates; empty where there is none
    int centipawns = 0;
    std::uint64_t nodes = 0;
};

/// A choice within the limits, for a position that is not over.
using Choose = std::function<Choice(const AnyPosition&, const Limits&)>;

/// Speaks as much UCI as it takes to play games (of chess, or of what the option UCI_Variant
/// names), until `quit` or the end of the input, where a search under way is still finished. A
/// search runs beside the reading, so that `stop` and `isready` are heard.
void serve_uci(std::istream& in, std::ostream& out, std::string_view name, const Choose& choose);

} // namespace opponents
