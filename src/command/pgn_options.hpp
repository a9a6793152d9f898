#pragma once

#include <string>
#include <vector>

#include "command/console.hpp"
#include "command/declaration.hpp"
#include "words/language.hpp"

namespace command {

/// Declares the files that a PGN command takes. `files` must live until the line is parsed.
void add_file_arguments(const Declaration& line, std::vector<std::string>& files,
                        words::Voice voice);

/// Complains that no file was named; `example` is a complete command line. Returns the exit status.
int complain_without_files(const Console& console, const char* example);

} // namespace command
