#include "command/large_digits.hpp"

#include <array>
#include <cstddef>

namespace command {
namespace {

constexpr std::size_t height = 5;
constexpr std::size_t most_columns = 76; ///< of a usual terminal, less a margin
using Glyph = std::array<std::string_view, height>;

constexpr std::string_view signs = "0123456789.:";
constexpr std::array<Glyph, 12> glyphs{{{"###", "# #", "# #", "# #", "###"},
                                        {"## ", " # ", " # ", " # ", "###"},
                                        {"###", "  #", "###", "#  ", "###"},
                                        {"###", "  #", "###", "  #", "###"},
                                        {"# #", "# #", "###", "  #", "  #"},
                                        {"###", "#  ", "###", "  #", "###"},
                                        {"###", "#  ", "###", "# #", "###"},
                                        {"###", "  #", "  #", "  #", "  #"},
                                        {"###", "# #", "###", "# #", "###"},
                                        {"###", "# #", "###", "  #", "###"},
                                        {" ", " ", " ", " ", "#"},
                                        {" ", "#", " ", "#", " "}}};

void append(std::string& line, std::string_view row, words::Encoding encoding) {
    const std::string_view full = encoding == words::Encoding::utf8 ? "█" : "#";
    for (const char dot : row) line += dot == ' ' ? " " : full;
}

} // namespace

std::vector<std::string> large_digits(std::string_view number, words::Encoding encoding) {
    std::vector<std::string> lines(height);
    std::size_t columns = 0;
    for (const char sign : number) {
        const std::size_t place = signs.find(sign);
        if (place == std::string_view::npos) return {};
        const bool is_first = columns == 0;
        columns += glyphs[place][0].size() + (is_first ? 0 : 1);
        for (std::size_t row = 0; row < height; ++row) {
            if (!is_first) lines[row] += ' ';
            append(lines[row], glyphs[place][row], encoding);
        }
    }
    if (columns == 0 || columns > most_columns) return {};
    return lines;
}

} // namespace command
