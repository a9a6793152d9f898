#pragma once

namespace core {

/// The version of the program; CMake reads it from this line.
inline constexpr const char* version = "0.1.0";

} // namespace core
