#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "view/geometry.hpp"

namespace window {

/// How much of each pixel is covered, from 0 to 1, in an area of whole pixels.
struct Coverage {
    int left = 0;
    int top = 0;
    int width = 0;
    int height = 0;
    std::vector<float> shares; ///< row by row

    float at(int x, int y) const {
        return shares[static_cast<std::size_t>(y - top) * static_cast<std::size_t>(width) +
                      static_cast<std::size_t>(x - left)];
    }
};

/// A ring that touches all sides of a square of this many pixels. A ring as thick as the square is
/// a disc.
Coverage ring_coverage(int diameter, float thickness);

/// Lines with round ends and corners, from point to point.
Coverage stroke_coverage(std::span<const view::Point> points, float thickness);

/// An arrow whose head ends at `to`.
Coverage arrow_coverage(view::Point from, view::Point to, float thickness);

} // namespace window
