#pragma once

#include <chrono>
#include <string>

namespace phrase {

/// What a clock shows: `4:53`, `1:00:00`, and below ten seconds tenths, `0:09.4`. A begun second
/// counts as whole as long as there are no tenths.
std::string clock_text(std::chrono::milliseconds left);

/// When `clock_text` changes next, counted from now; never nothing.
std::chrono::milliseconds next_clock_change(std::chrono::milliseconds left);

} // namespace phrase
