#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace tune {

/// Carries out a command line, see `main.cpp`, and returns the exit status. Errors are written to
/// `error`, with the usage only if the arguments are not understood.
int follow(const std::vector<std::string>& words, std::ostream& out, std::ostream& error);

} // namespace tune
