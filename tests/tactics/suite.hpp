#pragma once

#include <string>
#include <vector>

namespace tactics {

/// A position with something to find.
struct Problem {
    int line{};
    std::string position;
    std::vector<std::string> solutions; ///< the first moves that solve it
    std::string remark;
};

/// The problems of a data file: one per line, `position ; move move … ; remark`, with an optional
/// remark; a line that starts with `#` is a comment. A file that cannot be read or is malformed
/// ends the program.
std::vector<Problem> read_problems(const std::string& file);

/// The line of a problem.
std::string to_text(const Problem& problem);

} // namespace tactics
