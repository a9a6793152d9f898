#pragma once

#include <string>
#include <vector>

#include "command/console.hpp"
#include "words/language.hpp"

namespace command {

/// The whole program `stackchess`, on the standard streams: returns its exit status.
int run(int argc, char** argv);

/// The same with arguments (without the program's name), variables and streams of the caller's
/// choosing. The voice of `console` is chosen from the arguments and variables.
int run(const std::vector<std::string>& arguments, const words::LocaleVariables& environment,
        Console& console);

} // namespace command
