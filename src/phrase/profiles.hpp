#pragma once

#include <string>

#include "play/profile_text.hpp"
#include "words/language.hpp"

namespace phrase {

/// How many games, and how they ended: `3 parties (2 +, 0 =, 1 -)`.
std::string tally_text(words::Voice voice, const play::Tally& tally);

/// `Classement : 1500 ± 120`.
std::string rating_text(words::Voice voice, const play::Rating& rating);

/// What is wrong with the profile of `name`.
std::string profile_error(words::Voice voice, const std::string& name,
                          const play::ProfileError& error);

} // namespace phrase
