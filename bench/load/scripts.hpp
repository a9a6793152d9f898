#pragma once

#include <string>
#include <vector>

#include "wire/terms.hpp"

namespace load {

/// A legal game to be played again and again.
struct Script {
    wire::Terms terms{};
    std::vector<std::string> moves{};
};

/// Random games of chess and of both kinds of Stackchess that are rated, in turn.
std::vector<Script> make_scripts(int count);

} // namespace load
