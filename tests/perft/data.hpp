#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace perft {

/// A position and how many leaves its tree of moves has at depth 1, 2, …
struct Entry {
    int line{};
    std::string position;
    std::vector<std::uint64_t> leaves;
};

/// The entries of a data file: one a line, `position ; leaves leaves …`; what follows `#` is a
/// comment. A file that cannot be read or is not so ends the program.
std::vector<Entry> read_entries(const std::string& file);

/// The line of an entry.
std::string to_text(const Entry& entry);

} // namespace perft
