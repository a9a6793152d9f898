#pragma once

#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "chess/position.hpp"
#include "core/result.hpp"
#include "game/rules.hpp"
#include "stackchess/position.hpp"
#include "uci/tokens.hpp"

namespace uci {

/// A game as the other program describes it.
struct ToldGame {
    using Position =
        std::variant<chess::Position, stackchess::SmallPosition, stackchess::LargePosition>;

    std::string start; ///< what a searcher is told about it
    std::vector<std::string> moves;
    Position position;           ///< after the moves
    chess::FenRepairs repairs{}; ///< what was corrected in the position it started from
    /// Whether a king may castle by taking its own rook: the game began, or is meant, as Chess960.
    bool is_chess960 = false;

    core::Color turn() const;
    /// Whether the side to move has lost.
    bool is_lost() const;
};

/// A new game.
ToldGame new_game(game::Rules rules);

/// Reads what follows `position`: `startpos` or `fen …`, and `moves …`; or returns what is wrong
/// with it. A game that continues after a draw by the laws is accepted. `is_chess960`: whether the
/// other program writes castling as the king taking its rook.
core::Result<ToldGame, std::string> read_game(game::Rules rules, Tokens words,
                                              bool is_chess960 = false,
                                              const UnknownWords& unknown = pass_over);

/// The given moves that can be played now.
std::vector<std::string> playable(const ToldGame& game, std::span<const std::string> moves);

/// The moves of a line, with castling written as the king taking its rook.
std::vector<std::string> rook_taking(const ToldGame& game, std::span<const std::string> line);

} // namespace uci
