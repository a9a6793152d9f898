#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "chess/square.hpp"
#include "core/static_vector.hpp"
#include "game/letters.hpp"
#include "game/refusal.hpp"

namespace chess {

/// What a SAN text says about a move: a piece of this role on one of these squares moves there.
struct SanClue {
    Role role;
    Square to;
    Bits origins;
    Role promotion;
};

enum class SanCastling : std::uint8_t { king_side, queen_side };

/// Everything a SAN text can mean: castling, or one or two clues in the order to try them; if
/// neither, why it means nothing.
struct SanReading {
    std::optional<SanCastling> castling;
    core::StaticVector<SanClue, 2> clues;
    game::Refusal refusal;
};

/// Reads everything that `read_san` accepts.
SanReading read_san_text(std::string_view text, game::Letters letters);

/// The squares that an optional file and an optional rank leave; none if `text` is anything else.
inline Bits origins_of(std::string_view text) {
    Bits origins = ~Bits{0};
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'h') {
        origins &= file_bits(text.front() - 'a');
        text.remove_prefix(1);
    }
    if (!text.empty() && text.front() >= '1' && text.front() <= '8') {
        origins &= rank_bits(text.front() - '1');
        text.remove_prefix(1);
    }
    return text.empty() ? origins : 0;
}

} // namespace chess
