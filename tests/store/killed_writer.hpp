#pragma once

/// How much the killed writer has to do.
namespace killed {

inline constexpr int games = 1000; ///< that run at the same time
inline constexpr int accounts = 50;

} // namespace killed
