#pragma once

#include <vector>

#include "solid/design.hpp"

namespace solid {

/// The points of a profile, with curves divided into so many steps between two of its points; a
/// point is `is_round` if no edge is seen there. A closed line also joins its last point to its
/// first.
std::vector<ProfilePoint> sampled(const std::vector<ProfilePoint>& points, int steps,
                                  bool is_closed);

} // namespace solid
