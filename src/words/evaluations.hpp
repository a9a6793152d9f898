#pragma once

#include <string>

#include "record/annotation.hpp"
#include "words/language.hpp"

namespace words {

/// A score for people to read, from White's point of view: `+0.35` (`+0,35` in French), `#3` if
/// White wins in three moves, `#-3` if Black does.
std::string evaluation_text(Voice voice, const record::Evaluation& evaluation);

/// The same as short as possible, without a sign unless it is a mate, for places that show in
/// another way which side is better: `0.4`, `12`, `#3`.
std::string short_evaluation_text(Voice voice, const record::Evaluation& evaluation);

} // namespace words
