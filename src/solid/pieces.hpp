#pragma once

#include <string_view>

#include "core/piece.hpp"
#include "solid/design.hpp"
#include "solid/mesh.hpp"

/// The set of pieces of assets/solids, embedded in the program.
namespace solid {

/// The text of the file of a piece. The role must not be `none`, here and below.
std::string_view design_text(core::Role role);

/// All meshes are made on the first call. The embedded files can be read: the tests check that.
const Mesh& mesh_of(core::Role role, Detail detail);

/// The height at which the next piece of a stack stands.
float seat_of(core::Role role);
/// The height of the whole piece; its finial is hidden in the foot of a piece on top of it.
float height_of(core::Role role);
/// The largest distance of any part of it from its axis.
float radius_of(core::Role role);

} // namespace solid
