#include "store/database_address.hpp"

#include <algorithm>

namespace store {

bool is_database_address(std::string_view text) {
    return text.starts_with("postgresql://") || text.starts_with("postgres://");
}

std::string without_password(std::string_view address) {
    std::string shown(address);
    const std::size_t scheme = shown.find("://");
    const std::size_t begin = scheme == std::string::npos ? 0 : scheme + 3;
    const std::size_t at = shown.substr(0, shown.find_first_of("/?", begin)).rfind('@');
    const std::size_t colon = shown.find(':', begin);
    if (at != std::string::npos && colon < at) shown.replace(colon + 1, at - colon - 1, "***");
    constexpr std::string_view option = "password=";
    const std::size_t found = shown.find(option);
    if (found == std::string::npos) return shown;
    const std::size_t value = found + option.size();
    return shown.replace(value, std::min(shown.find('&', value), shown.size()) - value, "***");
}

} // namespace store
