#pragma once

#include <string>

#include "record/problem.hpp"
#include "words/language.hpp"

namespace words {

/// What is wrong with a recorded game: which game and move, and why.
std::string problem_sentence(Voice voice, const record::Problem& problem);

} // namespace words
