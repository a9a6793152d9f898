#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "view/scene.hpp"
#include "window/coverage.hpp"
#include "window/handles.hpp"
#include "window/recent.hpp"

namespace window {

/// A shape in white on nothing, to be tinted, and where it lies. Without a texture it is empty, or
/// the library had no memory for it.
struct Mask {
    Texture texture;
    SDL_Rect area{};

    std::size_t weight() const { return texture_weight(area.w, area.h); }
};

/// Shapes with smooth edges, each made once.
class Masks {
  public:
    explicit Masks(SDL_Renderer* renderer);

    /// A disc or ring in the upper left corner. Their quarters are the corners of frames.
    const Mask& disc(int diameter);
    const Mask& ring(int diameter, float thickness);

    const Mask& stroke(const std::vector<view::Point>& points, float thickness);
    const Mask& arrow(view::Point from, view::Point to, float thickness);

    void clear();

    /// The weight of all that are kept.
    std::size_t weight() const { return rings_.weight() + strokes_.weight() + arrows_.weight(); }

  private:
    using Numbers = std::vector<float>;

    SDL_Renderer* renderer_;
    Recent<std::pair<int, float>, Mask> rings_;
    Recent<Numbers, Mask> strokes_; ///< by their thickness and points
    Recent<Numbers, Mask> arrows_;
};

} // namespace window
