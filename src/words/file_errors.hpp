#pragma once

#include <string>

#include "words/language.hpp"

namespace words {

/// Why a file cannot be read: the meaning of an `errno`.
std::string read_error(Voice voice, int error);

/// Why a file cannot be written.
std::string write_error(Voice voice, int error);

} // namespace words
