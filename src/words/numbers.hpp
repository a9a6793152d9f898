#pragma once

#include <chrono>
#include <string>

#include "words/language.hpp"

namespace words {

/// Thousandths as a percentage: `93.4%`, `93,4 %`.
std::string share_text(Voice voice, int thousandths);

/// Seconds with two decimals: `1.25`, `1,25`.
std::string seconds_text(Voice voice, std::chrono::milliseconds time);

} // namespace words
