#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "command/console.hpp"
#include "command/position_options.hpp"
#include "core/result.hpp"
#include "play/table.hpp"

namespace command {

/// The options of a new game, as typed.
struct GameOptions {
    PositionOptions start;
    std::array<std::optional<std::string>, 2> seats; ///< by the side
    std::optional<std::string> level;
    std::optional<std::string> clock;
    std::optional<std::string> seed;
    bool strict = false;
    std::string player; ///< the profile for which the game counts
    /// Who plays a side for which no player is named.
    std::array<play::SeatKind, 2> usual_seats{};
};

/// Declares the options of `add_position_options`, and `--white`, `--black`, `--level`, `--clock`,
/// `--strict` and `--seed`. `options` must live until the line is parsed.
void add_game_options(const Declaration& line, GameOptions& options, words::Voice voice);

/// The first option that says how a new game begins, if there is one.
const char* option_of_new_game(const GameOptions& options);

/// The table that the options describe.
core::Result<play::TableOptions, Complaint> table_options(words::Voice voice,
                                                          const GameOptions& options);

/// The seed of the computer's choices: the one asked for, or any.
core::Result<std::uint64_t, Complaint> seed_of(words::Voice voice, const GameOptions& options);

} // namespace command
