#pragma once

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

} // namespace command
