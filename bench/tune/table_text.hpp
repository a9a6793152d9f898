#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "fit.hpp"
#include "trace.hpp"

namespace tune {

/// A header of weights with these in place of those in its table; nothing if there is no table.
std::optional<std::string> with_table(std::string_view header, std::span<const Section> sections,
                                      std::span<const Real> weights);

} // namespace tune
