#include "tactics/suite.hpp"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace tactics {
namespace {

[[noreturn]] void give_up(const std::string& file, int line, const char* why) {
    std::fprintf(stderr, "%s:%d: %s\n", file.c_str(), line, why);
    std::exit(2);
}

std::string trimmed(const std::string& text) {
    const std::size_t first = text.find_first_not_of(' ');
    if (first == std::string::npos) return {};
    return text.substr(first, text.find_last_not_of(' ') + 1 - first);
}

/// The next part of a line, up to `;`.
std::string part(std::istream& line) {
    std::string text;
    std::getline(line, text, ';');
    return trimmed(text);
}

} // namespace

std::vector<Problem> read_problems(const std::string& file) {
    std::ifstream stream(file);
    if (!stream) give_up(file, 0, "cannot be read");
    std::vector<Problem> problems;
    std::string text;
    for (int line = 1; std::getline(stream, text); ++line) {
        // A `#` at the end of a move means checkmate.
        if (trimmed(text).empty() || trimmed(text).front() == '#') continue;
        std::istringstream parts(text);
        Problem problem{line, part(parts), {}, {}};
        std::istringstream moves(part(parts));
        for (std::string move; moves >> move;) problem.solutions.push_back(move);
        problem.remark = part(parts);
        if (problem.solutions.empty()) give_up(file, line, "no move behind ;");
        problems.push_back(problem);
    }
    if (problems.empty()) give_up(file, 0, "holds no position");
    return problems;
}

std::string to_text(const Problem& problem) {
    std::string text = problem.position + " ;";
    for (const std::string& move : problem.solutions) text += ' ' + move;
    if (!problem.remark.empty()) text += " ; " + problem.remark;
    return text;
}

} // namespace tactics
