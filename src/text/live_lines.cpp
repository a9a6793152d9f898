#include "text/live_lines.hpp"

#include <algorithm>
#include <string_view>

#include "core/utf8.hpp"

namespace text {
namespace {

/// As many characters of a line as fit.
std::string_view beginning(std::string_view line, std::size_t columns) {
    std::size_t bytes = 0;
    for (std::size_t i = 0; i < columns && bytes < line.size(); ++i)
        bytes += std::max<std::size_t>(core::utf8_length(line.substr(bytes)), 1);
    return line.substr(0, bytes);
}

/// As many words of a line as fit, with a sign if some are missing.
std::string cut(std::string_view line, std::size_t columns) {
    constexpr std::string_view sign = " ...";
    if (beginning(line, columns) == line) return std::string(line);
    if (columns <= sign.size()) return std::string(beginning(line, columns));
    std::string_view kept = beginning(line, columns - sign.size());
    const bool is_between = line[kept.size()] == ' ';
    const std::size_t last = is_between ? kept.size() : kept.rfind(' ');
    if (last != std::string_view::npos) kept = kept.substr(0, last);
    return std::string(kept) + std::string(sign);
}

} // namespace

void LiveLines::show(const std::vector<std::string>& lines, Extent extent) {
    // A line as wide as the terminal may move the cursor down, and the last row is needed for the
    // cursor.
    const auto columns = static_cast<std::size_t>(std::max(extent.columns - 1, 1));
    const auto rows = static_cast<std::size_t>(std::max(extent.rows - 1, 1));
    if (drawn_ > 0) out_ << "\x1B[" << std::min(drawn_, rows) << 'A';
    out_ << "\r\x1B[J";
    drawn_ = std::min(lines.size(), rows);
    for (std::size_t i = 0; i < drawn_; ++i) out_ << cut(lines[i], columns) << '\n';
    out_ << std::flush;
}

} // namespace text
