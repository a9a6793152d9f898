#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
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
    std::optional<std::string> set_up = std::nullopt;
    bool has_empty_fen = false; ///< a FEN without a position, which counts as none
    bool is_damaged = false;    ///< one of them could not be read

    /// Keeps the value if the tag is one of them, and says whether it is.
    bool set(std::string_view name, std::string_view value);
    static bool are(std::string_view name) {
        return name == "FEN" || name == "Variant" || name == "Size";
    }
    /// Whether the Variant names a form of chess other than the usual game: then it is Chess960.
    bool names_chess960() const;
    /// Whether SetUp says that there is a FEN, which is missing.
    bool lacks_fen() const { return set_up == "1" && !fen; }
    /// Whether SetUp says that there is no FEN, though there is one.
    bool denies_fen() const { return set_up && *set_up != "1" && fen; }
    bool is_empty() const {
        return !variant && !size && !fen && set_up != "1" && !has_empty_fen && !is_damaged;
    }
};

/// The tags of a game of these rules that starts from this FEN.
StartTags start_tags(game::Rules rules, std::string fen);

/// The start that these tags name: of chess without a Variant (or with one that says chess or
/// Chess960), of Stackchess with Variant "Stackchess"; the usual start without a FEN, on a board of
/// Size for Stackchess. The problem has neither game nor line.
core::Result<Setup, Problem> read_start(const StartTags& tags);

/// A start, and what was corrected in its FEN.
struct Start {
    Setup setup;
    chess::FenRepairs repairs;
};

/// The start that these tags name, where a FEN of chess may be written as other programs do.
core::Result<Start, Problem> read_wild_start(const StartTags& tags);
/// The same by the standard alone: nothing is corrected.
core::Result<Start, Problem> read_standard_start(const StartTags& tags);

/// The position that a text describes, of the game `first` or else of another. The problem says why
/// the position cannot be played, if it can be read in some game; else it is that of `first`.
core::Result<Start, Problem> find_start(const std::string& fen, game::Rules first);

/// Whether a start of chess has castling rights that only Chess960 knows, with a king that is not
/// on its e-file or a rook that is in no corner, though these tags do not name Chess960.
bool hides_chess960(const StartTags& tags, const Setup& setup);

/// Calls `visit` with the position of a playable setup, of its own type, and returns what it
/// returns.
template <class Visit>
auto with_start(const Setup& setup, Visit visit) {
    return std::visit(
        [&](const auto& of_game) {
            auto result = with_position(of_game, visit);
            assert(result);
            if constexpr (!std::is_void_v<typename decltype(result)::value_type>)
                return *std::move(result);
        },
        setup);
}

} // namespace record
