#pragma once

#include <string>
#include <vector>

namespace tactics {

/// A position with something to be found in it.
struct Problem {
    int line{};
    std::string position;
    std::vector<std::string> solutions; ///< the first moves that solve it
    std::string remark;
};

/// The problems of a data file: one a line, `position ; move move … ; remark`, of which the remark
/// may be missing; a line that begins with `#` is a comment. A file that cannot be read or is not
/// so ends the program.
std::vector<Problem> read_problems(const std::string& file);

/// The line of a problem.
std::string to_text(const Problem& problem);

} // namespace tactics
