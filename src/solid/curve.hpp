#pragma once

#include <vector>

#include "solid/design.hpp"

namespace solid {

/// The points of a profile with its curves as so many steps between two of its points; a point is
/// `is_round` where no edge is to be seen. A closed line goes on from its last point to its first.
std::vector<ProfilePoint> sampled(const std::vector<ProfilePoint>& points, int steps,
                                  bool is_closed);

} // namespace solid
