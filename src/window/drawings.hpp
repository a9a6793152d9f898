#pragma once

#include <string_view>

#include "core/piece.hpp"
#include "view/settings.hpp"

namespace window {

/// The SVG drawing of a piece, from assets/pieces, embedded in the program.
std::string_view drawing_of(core::Piece piece, view::PieceSet set);

} // namespace window
