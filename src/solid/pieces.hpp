#pragma once

#include <string_view>

#include "core/piece.hpp"
#include "solid/design.hpp"
#include "solid/mesh.hpp"

/// The set of pieces of assets/solids, embedded in the program.
namespace solid {

/// What the file of a piece says. The role must not be `none`, here and below.
std::string_view design_text(core::Role role);

/// Made once, when it is first asked for. The program's own files are sound: the tests read them.
const Mesh& mesh_of(core::Role role, Detail detail);

/// Where the next piece of a tower stands.
float seat_of(core::Role role);
/// All of it, with a finial that the next piece of a tower hides in its foot.
float height_of(core::Role role);
/// Of its foot, which nothing of it exceeds.
float radius_of(core::Role role);

} // namespace solid
