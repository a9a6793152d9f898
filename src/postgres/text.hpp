#pragma once

#include <string>
#include <string_view>

namespace postgres {

/// Any bytes as a text that PostgreSQL takes: in its texts there is no zero byte, and nothing that
/// is not UTF-8. Such bytes become a backslash and two hexadecimal digits; a backslash is doubled.
std::string written_text(std::string_view bytes);
/// The bytes that became this text.
std::string read_text(std::string_view text);

/// The SQL of other databases, with `$1` where they have `?` or `?1`.
std::string numbered(std::string_view statement);

} // namespace postgres
