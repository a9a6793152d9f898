#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "solid/design.hpp"
#include "solid/vector.hpp"

namespace solid {

using Triangle = std::array<std::uint32_t, 3>;

/// A closed surface; its triangles are anticlockwise seen from outside.
struct Mesh {
    std::vector<Vec3> positions{};
    std::vector<Vec3> normals{}; ///< one for each position, of length 1
    std::vector<Triangle> triangles{};
};

/// How finely a piece is made: to fill the window, to stand on a board, or to be a few pixels
/// wide.
enum class Detail : std::uint8_t { fine, middle, coarse };
inline constexpr std::array all_details{Detail::fine, Detail::middle, Detail::coarse};

Mesh mesh_of(const Design& design, Detail detail);

} // namespace solid
