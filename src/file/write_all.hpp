#pragma once

#include <string_view>

namespace file {

/// Writes all of `text`, and waits where a pipe is full. Returns 0, or the `errno` that says why
/// the rest could not be written.
int write_all(int descriptor, std::string_view text);

} // namespace file
