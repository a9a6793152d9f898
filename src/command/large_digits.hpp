#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "words/language.hpp"

namespace command {

/// A number such as `192.168.1.20:8080` in characters five lines high; empty if it has other
/// characters, or is wider than a usual terminal.
std::vector<std::string> large_digits(std::string_view number, words::Encoding encoding);

} // namespace command
