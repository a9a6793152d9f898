#pragma once

#include <optional>
#include <string>

#include "command/declaration.hpp"
#include "words/language.hpp"

namespace command {

/// The options of the initial position, as typed.
struct PositionOptions {
    std::string game = "stackchess";
    std::optional<std::string> size;
    bool knights = false;
    bool no_promotion = false;
    std::optional<std::string> position;
    /// Whether a chess position must be written as the standard requires. This is not an option
    /// that can be typed.
    bool standard = false;
};

/// Declares `--game`, with the names of all games. `game` must live until the line is parsed.
void add_game_option(const Declaration& line, std::string& game, const std::string& help);

/// Declares `--game`, `--size`, `--knights`, `--no-promotion` and `--position`. `options` must live
/// until the line is parsed.
void add_position_options(const Declaration& line, PositionOptions& options, words::Voice voice);

} // namespace command
