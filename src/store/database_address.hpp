#pragma once

#include <string>
#include <string_view>

namespace store {

/// Whether this has the form of a PostgreSQL address: postgresql://…
bool is_database_address(std::string_view text);

/// The address with asterisks instead of its password, for people and logs.
std::string without_password(std::string_view address);

} // namespace store
