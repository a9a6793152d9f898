#pragma once

#include <string>
#include <string_view>

namespace postgres {

/// Encodes any bytes as a text that PostgreSQL accepts, without zero bytes and invalid UTF-8. Such
/// bytes become a backslash and two hexadecimal digits; a backslash is doubled.
std::string written_text(std::string_view bytes);
/// Decodes such a text.
std::string read_text(std::string_view text);

/// The SQL of other databases, with `$1` instead of `?` or `?1`.
std::string numbered(std::string_view statement);

} // namespace postgres
