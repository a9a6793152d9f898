#pragma once

#include <string>

#include "core/color.hpp"
#include "record/problem.hpp"
#include "words/language.hpp"
#include "words/rules.hpp"

namespace words {

/// What is wrong with a recorded game: which game and move, and why. The game is played by `rules`
/// and `first` makes its first move.
std::string problem_sentence(Voice voice, const record::Problem& problem, Rules rules,
                             core::Color first);

} // namespace words
