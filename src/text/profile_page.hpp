#pragma once

#include <string>
#include <vector>

#include "play/profile.hpp"
#include "words/language.hpp"

namespace text {

/// A profile as it is shown: games by opponent, the rating in each game, and how it went.
std::vector<std::string> profile_page(words::Voice voice, const play::Profile& profile);

/// A curve of values over their places, drawn with letters in that many rows; the last ones where
/// there are more than fit.
std::vector<std::string> plot(const std::vector<double>& values, std::size_t columns,
                              std::size_t rows);

} // namespace text
