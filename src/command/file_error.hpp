#pragma once

#include <string>

#include "words/language.hpp"

namespace command {

/// Why a file cannot be read: what an `errno` means, in words.
std::string read_error(words::Voice voice, int error);

/// Why a file cannot be written.
std::string write_error(words::Voice voice, int error);

} // namespace command
