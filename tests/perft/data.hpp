#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace perft {

/// A position and the number of leaves of its move tree at depth 1, 2, …
struct Entry {
    int line{};
    std::string position;
    std::vector<std::uint64_t> leaves;
};

/// The entries of a data file: one per line, `position ; leaves leaves …`; `#` starts a comment. A
/// file that cannot be read or is malformed ends the program.
std::vector<Entry> read_entries(const std::string& file);

/// The line of an entry.
std::string to_text(const Entry& entry);

} // namespace perft
