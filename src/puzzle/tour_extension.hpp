#pragma once

#include <vector>

#include "puzzle/square.hpp"

namespace puzzle {

/// The squares that complete `path`, a knight's path of at least one square that visits none twice,
/// to a tour, on a board of at most 16×16. Empty if there are none or the path is complete; also,
/// only on boards larger than 6×6, if a search of a few milliseconds found none.
std::vector<Square> extend_tour(int size, const std::vector<Square>& path);

} // namespace puzzle
