#pragma once

#include <string>
#include <string_view>

#include "chess/setup.hpp"
#include "game/rules.hpp"
#include "game/text_error.hpp"
#include "stackchess/setup.hpp"
#include "words/language.hpp"

namespace words {

/// Why `text` is not a position: the place and the field, what is there and what was expected.
std::string text_error_sentence(Voice voice, const game::TextError& error, game::Rules rules,
                                std::string_view text);

/// Why a position that can be read cannot be played: all its faults in one sentence.
std::string faults_sentence(Voice voice, stackchess::Faults faults);
std::string faults_sentence(Voice voice, chess::Faults faults);

/// What was corrected in a position, all in one sentence.
std::string repairs_sentence(Voice voice, chess::FenRepairs repairs);

} // namespace words
