#pragma once

#include <string>
#include <vector>

#include "command/console.hpp"
#include "words/language.hpp"

namespace command {

/// Runs the whole program `stackchess` on the standard streams; returns its exit status.
int run(int argc, char** argv);

/// The same with the given arguments (without the program's name), variables and streams. The voice
/// of `console` is chosen from the arguments and variables.
int run(const std::vector<std::string>& arguments, const words::LocaleVariables& environment,
        Console& console);

} // namespace command
