#pragma once

#include <string>
#include <vector>

#include "play/profile.hpp"
#include "words/language.hpp"

namespace text {

/// A profile as lines of text: games by opponent, the rating in each game, and its course.
std::vector<std::string> profile_page(words::Voice voice, const play::Profile& profile);

/// A curve of the values, drawn with characters in this many rows; if they do not all fit, the last
/// ones.
std::vector<std::string> plot(const std::vector<double>& values, std::size_t columns,
                              std::size_t rows);

} // namespace text
