#include "sql/rows.hpp"

#include <algorithm>
#include <limits>

#include "sql/connection.hpp"

namespace sql {

void Rows::take(store::Digest& value) {
    const std::string bytes = cursor_->bytes(column_++);
    if (bytes.size() != value.size()) return complain();
    std::ranges::transform(bytes, value.begin(),
                           [](char byte) { return static_cast<std::uint8_t>(byte); });
}

void Rows::take(int& value) {
    const std::int64_t wide = cursor_->integer(column_++);
    using Limits = std::numeric_limits<int>;
    if (wide < Limits::min() || wide > Limits::max()) return complain();
    value = static_cast<int>(wide);
}

void Rows::complain() { connection_.complain(); }

} // namespace sql
