#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "fit.hpp"
#include "trace.hpp"

namespace tune {

/// A header of weights with its table replaced by these; nothing if it has no table.
std::optional<std::string> with_table(std::string_view header, std::span<const Section> sections,
                                      std::span<const Real> weights);

} // namespace tune
