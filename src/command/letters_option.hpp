#pragma once

#include <optional>
#include <string>

#include "command/console.hpp"
#include "command/declaration.hpp"
#include "core/result.hpp"
#include "game/letters.hpp"

namespace command {

/// Declares `--letters`. `value` must live until the line is parsed.
void add_letters_option(const Declaration& line, std::string& value, words::Voice voice);

/// The languages whose letters `value` names: one, or all of them for `auto`.
core::Result<game::LetterSet, Complaint> chosen_letters(words::Voice voice,
                                                        const std::string& value);

/// Declares `--letters` of a command that may load a game.
void add_letters_to_load(const Declaration& line, std::optional<std::string>& value,
                         words::Voice voice);

/// The languages whose letters are used in the file at the path `load`; English without the option.
/// Complains about the option if a saved game, or no game at all, is loaded.
core::Result<game::LetterSet, Complaint> letters_to_load(words::Voice voice,
                                                         const std::optional<std::string>& load,
                                                         const std::optional<std::string>& value);

} // namespace command
