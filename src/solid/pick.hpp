#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "solid/camera.hpp"
#include "solid/piece_stack.hpp"

namespace solid {

/// The index of the first of these pieces that a ray meets.
std::optional<std::size_t> piece_met(const Ray& ray, std::span<const Placed> pieces);

/// Where a ray meets the plane at this height, if it does.
std::optional<Vec3> met_at(const Ray& ray, float height);

/// The square of a board of this size under a ray that meets no piece.
std::optional<core::Coord> square_met(const Ray& ray, int size);

/// How far a piece is turned about its axis: the knights of both sides look at each other.
float turn_of(core::Piece piece);

} // namespace solid
