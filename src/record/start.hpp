#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "chess/position.hpp"
#include "core/result.hpp"
#include "record/problem.hpp"
#include "record/record.hpp"
#include "stackchess/position.hpp"

namespace record {

/// The tags that say which game is played and from where.
struct StartTags {
    std::optional<std::string> variant = std::nullopt;
    std::optional<std::string> size = std::nullopt;
    std::optional<std::string> fen = std::nullopt;

    /// Keeps the value if the tag is one of them, and says whether it is.
    bool set(std::string_view name, std::string_view value);
    bool is_empty() const { return !variant && !size && !fen; }
};

/// The start that these tags name: of chess without a Variant (or with one that says chess or
/// Chess960), of Stackchess with Variant "Stackchess"; the usual start without a FEN, on a board of
/// Size for Stackchess. The problem has neither game nor line.
core::Result<Setup, Problem> read_start(const StartTags& tags);

/// Calls `visit` with the position of a playable setup, of its own type, and returns what it
/// returns.
template <class Visit>
auto with_start(const Setup& setup, Visit visit) {
    if (const auto* const chess_setup = std::get_if<chess::Setup>(&setup)) {
        const auto position = chess::Position::from(*chess_setup);
        assert(position);
        return visit(*position);
    }
    const auto& stackchess_setup = *std::get_if<stackchess::Setup>(&setup);
    if (stackchess_setup.size <= stackchess::SmallBoard::max_size) {
        const auto position = stackchess::SmallPosition::from(stackchess_setup);
        assert(position);
        return visit(*position);
    }
    const auto position = stackchess::LargePosition::from(stackchess_setup);
    assert(position);
    return visit(*position);
}

} // namespace record
