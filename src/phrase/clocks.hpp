#pragma once

#include <chrono>
#include <string>

namespace phrase {

/// What a clock shows: `4:53`, `1:00:00`, and below ten seconds tenths, `0:09.4`. Without
/// tenths, a started second counts as a whole one.
std::string clock_text(std::chrono::milliseconds left);

/// The time until `clock_text` changes next; always more than zero.
std::chrono::milliseconds next_clock_change(std::chrono::milliseconds left);

} // namespace phrase
