#pragma once

#include <string>
#include <string_view>

namespace match {

/// Adds to a list of settings in the form of a tag: `nodes=5000; Hash=64`.
inline void add_setting(std::string& list, std::string_view name, std::string_view value) {
    if (!list.empty()) list += "; ";
    list.append(name).append("=").append(value);
}

} // namespace match
