#pragma once

#include <string>

#include "words/language.hpp"

namespace command {

/// Why a file cannot be read or written: what an `errno` means, in words.
std::string file_error(words::Voice voice, int error);

} // namespace command
