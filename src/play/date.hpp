#pragma once

#include <chrono>
#include <string>
#include <string_view>

namespace play {

/// The local date of a moment, as a profile has it: `2026-05-17`.
std::string day_text(std::chrono::system_clock::time_point time);
/// The same with the time of day: `2026-05-17 14:05`.
std::string minute_text(std::chrono::system_clock::time_point time);
/// The day as the PGN tag Date has it: `2026.05.17`.
std::string date_tag(std::chrono::system_clock::time_point time);

/// A moment in local time, as the name of a game that ended then: `2026-05-17 20-15-09`.
std::string moment_name(std::chrono::system_clock::time_point time);
/// Such a name as people read it: `2026-05-17 20:15`; any other name as it is.
std::string moment_text(std::string_view name);

} // namespace play
