#include "table_text.hpp"

#include <cmath>
#include <cstddef>
#include <ostream>
#include <sstream>

namespace tune {
namespace {

void write_table(std::ostream& out, std::span<const Section> sections,
                 std::span<const Real> weights) {
    for (std::size_t i = 0; i < sections.size(); ++i) {
        const auto& [name, first, row, is_fitted] = sections[i];
        const auto end = i + 1 < sections.size() ? static_cast<std::size_t>(sections[i + 1].first)
                                                 : weights.size();
        out << "    // " << name << '\n';
        int column = 0;
        for (auto index = static_cast<std::size_t>(first); index < end; ++index) {
            const auto& [full, empty] = weights[index];
            out << (column == 0 ? "    " : " ") << '{' << std::lround(full) << ", "
                << std::lround(empty) << "},";
            column = (column + 1) % row;
            if (column == 0 || index + 1 == end) out << '\n';
        }
    }
}

} // namespace

std::optional<std::string> with_table(std::string_view header, std::span<const Section> sections,
                                      std::span<const Real> weights) {
    constexpr std::string_view opening = "std::to_array<TermWeight>({\n";
    const std::size_t begin = header.find(opening);
    if (begin == std::string_view::npos) return std::nullopt;
    const std::size_t first = begin + opening.size();
    const std::size_t last = header.find("});\n", first);
    if (last == std::string_view::npos) return std::nullopt;
    std::ostringstream out;
    out << header.substr(0, first);
    write_table(out, sections, weights);
    out << header.substr(last);
    return out.str();
}

} // namespace tune
