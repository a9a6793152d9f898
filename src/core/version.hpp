#pragma once

namespace core {

/// The version of the program; CMake takes its own from this line.
inline constexpr const char* version = "0.1.0";

} // namespace core
