#pragma once

#include <cstdint>
#include <string_view>

#include "core/piece.hpp"

namespace game {

/// How pieces are named on a score sheet. Files and protocols always use English letters.
enum class Letters : std::uint8_t { english, french, figurines };

/// `N`, `C`, or a figurine such as `♞` (in UTF-8, in the colour of the piece).
std::string_view letter_text(core::Piece piece, Letters letters);

} // namespace game
