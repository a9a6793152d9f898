#pragma once

#include <string>

#include "record/annotation.hpp"
#include "words/language.hpp"

namespace words {

/// A score as people read it, from White's point of view: `+0.35` (`+0,35` in French), `#3` if
/// White wins in three moves, `#-3` if Black does.
std::string evaluation_text(Voice voice, const record::Evaluation& evaluation);

} // namespace words
