#pragma once

#include <cstdint>
#include <string_view>

#include "core/piece.hpp"

namespace game {

/// How a score sheet names the pieces. Files and protocols use English letters always.
enum class Letters : std::uint8_t { english, french, figurines };

/// `N`, `C` or `♞`-like for a piece (figurines are UTF-8 and have the piece's colour).
std::string_view letter_text(core::Piece piece, Letters letters);

} // namespace game
