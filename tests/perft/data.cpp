#include "perft/data.hpp"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace perft {
namespace {

[[noreturn]] void give_up(const std::string& file, int line, const char* why) {
    std::fprintf(stderr, "%s:%d: %s\n", file.c_str(), line, why);
    std::exit(2);
}

std::string without_end_spaces(const std::string& text) {
    return text.substr(0, text.find_last_not_of(' ') + 1);
}

} // namespace

std::vector<Entry> read_entries(const std::string& file) {
    std::ifstream stream(file);
    if (!stream) give_up(file, 0, "cannot be read");
    std::vector<Entry> entries;
    std::string text;
    for (int line = 1; std::getline(stream, text); ++line) {
        text = without_end_spaces(text.substr(0, text.find('#')));
        if (text.empty()) continue;
        const std::size_t mark = text.find(';');
        if (mark == std::string::npos) give_up(file, line, "no ; behind the position");
        Entry entry{line, without_end_spaces(text.substr(0, mark)), {}};
        std::istringstream numbers(text.substr(mark + 1));
        for (std::uint64_t leaves = 0; numbers >> leaves;) entry.leaves.push_back(leaves);
        if (!numbers.eof() || entry.leaves.empty()) give_up(file, line, "no counts behind ;");
        entries.push_back(entry);
    }
    if (entries.empty()) give_up(file, 0, "holds no position");
    return entries;
}

std::string to_text(const Entry& entry) {
    std::string text = entry.position + " ;";
    for (const std::uint64_t leaves : entry.leaves) text += ' ' + std::to_string(leaves);
    return text;
}

} // namespace perft
