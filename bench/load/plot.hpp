#pragma once

#include <string>

#include "figures.hpp"

namespace load {

/// The relay times and the server's memory over time, as a drawing in SVG.
std::string plot(const Figures& figures, int seconds);

} // namespace load
