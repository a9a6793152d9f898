#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace tune {

/// Does what the words of a command line ask for, see `main.cpp`, and returns the exit status. What
/// goes wrong is said to `error`; how the program is used only where the words are not understood.
int follow(const std::vector<std::string>& words, std::ostream& out, std::ostream& error);

} // namespace tune
