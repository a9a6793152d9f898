#pragma once

#include <optional>
#include <string_view>

namespace command {

/// The whole number that `text` is, digits alone, when it lies between `least` and `most`.
std::optional<int> read_number(std::string_view text, int least, int most);

} // namespace command
