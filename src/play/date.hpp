#pragma once

#include <chrono>
#include <string>

namespace play {

/// The day of a moment where we are, as a profile has it: `2026-05-17`.
std::string day_text(std::chrono::system_clock::time_point time);
/// The same with the time of day: `2026-05-17 14:05`.
std::string minute_text(std::chrono::system_clock::time_point time);
/// The day as the PGN tag Date has it: `2026.05.17`.
std::string date_tag(std::chrono::system_clock::time_point time);

} // namespace play
