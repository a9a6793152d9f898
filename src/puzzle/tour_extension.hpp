#pragma once

#include <vector>

#include "puzzle/square.hpp"

namespace puzzle {

/// The squares that make a tour of `path`, a knight's way of one square at least that visits none
/// twice, on a board of at most 16×16. Empty where there are none, or where the path is complete;
/// also, and only on boards beyond 6×6, where a search of a few milliseconds found none.
std::vector<Square> extend_tour(int size, const std::vector<Square>& path);

} // namespace puzzle
