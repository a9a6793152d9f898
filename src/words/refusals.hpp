#pragma once

#include <string>

#include "core/color.hpp"
#include "game/refusal.hpp"
#include "game/rules.hpp"
#include "words/language.hpp"

namespace words {

/// Why a move by the side `turn` is refused, as a whole sentence.
std::string refusal_sentence(Voice voice, const game::Refusal& refusal, game::Rules rules,
                             core::Color turn);

/// The same for a move of a record, whose letters do not depend on the voice.
std::string record_refusal_sentence(Voice voice, const game::Refusal& refusal, game::Rules rules,
                                    core::Color turn);

} // namespace words
