#pragma once

#include <cstddef>
#include <variant>

#include "chess/setup.hpp"
#include "game/outcome.hpp"
#include "game/rules.hpp"
#include "record/game_result.hpp"
#include "record/move_tree.hpp"
#include "record/tags.hpp"
#include "stackchess/setup.hpp"

namespace record {

/// Where a game starts, always playable. The alternative it holds says which game is played.
using Setup = std::variant<chess::Setup, stackchess::Setup>;

/// The game that starts like this.
inline game::Rules rules_of(const Setup& setup) {
    struct OfGame {
        game::Rules operator()(const stackchess::Setup&) const { return game::Rules::stackchess; }
        game::Rules operator()(const chess::Setup&) const { return game::Rules::chess; }
    };
    return std::visit(OfGame{}, setup);
}

/// One game on paper: everything needed to show it, continue it or write it, and nothing computed.
/// Writing it as PGN and reading that gives an equal record.
struct Record {
    Tags tags;
    Setup setup = chess::start_setup();
    MoveTree moves;
    /// The number of moves at the end of the main line that were taken back and can be replayed.
    std::size_t undone = 0;
    GameResult result = GameResult::unfinished;
    game::Reason reason = game::Reason::none; ///< also `none` if it is not known

    game::Rules rules() const { return rules_of(setup); }

    friend bool operator==(const Record&, const Record&) = default;
};

} // namespace record
