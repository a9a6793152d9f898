#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "game/outcome.hpp"

namespace record {

/// What stands at the end of a score sheet.
enum class GameResult : std::uint8_t { unfinished, white_wins, black_wins, draw };

/// `*`, `1-0`, `0-1`, `1/2-1/2`.
std::string_view to_text(GameResult result);

/// Reads the form of `to_text`, and others: with dashes of any kind and blanks around them, `1/2`,
/// `½`, and `+--` and `--+` for games that were forfeited.
std::optional<GameResult> read_result(std::string_view text);

/// Takes a result of three signs off the start of a text; they may stand apart, `1 - 0`.
std::optional<GameResult> take_result(std::string_view& text);

GameResult result_of(const game::Outcome& outcome);

/// The outcome of a finished game; an unfinished one, or one that ended for a reason not recorded,
/// has none.
game::Outcome outcome_of(GameResult result, game::Reason reason);

/// Whether a game can end with this result for this reason.
bool agrees(GameResult result, game::Reason reason);

/// Whether the last position alone ends a game for this reason, whatever came before it.
bool is_on_board(game::Reason reason);

/// The word of the tag `Reason`: `resignation`, `50 moves`, …; nothing for `Reason::none`.
std::string_view reason_word(game::Reason reason);
std::optional<game::Reason> read_reason_word(std::string_view word);

/// The standard tag `Termination` of a game that ended for this reason: `normal`, or `time
/// forfeit`, `abandoned` or `adjudication`.
std::string_view termination_word(game::Reason reason);

} // namespace record
