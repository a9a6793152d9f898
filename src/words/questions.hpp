#pragma once

#include <string>
#include <string_view>

#include "words/language.hpp"

namespace words {

/// A question for yes or no with the letters that answer it, as a terminal shows it: `Voulez-vous
/// arrêter (o/n) ?`.
std::string with_answers(Voice voice, std::string_view question);

} // namespace words
