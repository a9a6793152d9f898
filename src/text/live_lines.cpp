#include "text/live_lines.hpp"

#include <algorithm>
#include <string_view>

#include "core/utf8.hpp"

namespace text {
namespace {

/// As many characters as fit.
std::string_view cut(std::string_view line, std::size_t columns) {
    std::size_t bytes = 0;
    for (std::size_t i = 0; i < columns && bytes < line.size(); ++i)
        bytes += std::max<std::size_t>(core::utf8_length(line.substr(bytes)), 1);
    return line.substr(0, bytes);
}

} // namespace

void LiveLines::show(const std::vector<std::string>& lines, Extent extent) {
    // A line as wide as the terminal may move the cursor on, and the last row is the cursor's.
    const auto columns = static_cast<std::size_t>(std::max(extent.columns - 1, 1));
    const auto rows = static_cast<std::size_t>(std::max(extent.rows - 1, 1));
    if (drawn_ > 0) out_ << "\x1B[" << std::min(drawn_, rows) << 'A';
    out_ << "\r\x1B[J";
    drawn_ = std::min(lines.size(), rows);
    for (std::size_t i = 0; i < drawn_; ++i) out_ << cut(lines[i], columns) << '\n';
    out_ << std::flush;
}

} // namespace text
