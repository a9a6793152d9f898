#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "chess/square.hpp"
#include "core/result.hpp"
#include "game/letters.hpp"
#include "game/refusal.hpp"

namespace chess {

/// What a SAN text says of a move: a piece of this role, standing on one of these squares, goes
/// there. Coordinates name no role: whatever stands on their square.
struct SanClue {
    Role role;
    Square to;
    Bits origins;
    Role promotion;

    /// Whether the text names the whole square that the piece comes from.
    bool has_origin() const { return origins != 0 && !core::has_several(origins); }
};

enum class SanCastling : std::uint8_t { none, king_side, queen_side };

/// A text that has the form of a move: castling, or a clue.
struct SanReading {
    SanCastling castling = SanCastling::none;
    SanClue clue{};
};

/// A move text in ASCII, without what follows the move: signs of check, judgement and en passant.
/// Figurines are the numbers of their roles, and dashes of all kinds are hyphens.
std::string plain_san(std::string_view text);

/// Whether a move text says that it takes en passant: `exd6 e.p.`.
bool names_en_passant(std::string_view text);

/// Which letters name the pieces of a text. Those of a promotion may be of a second language where
/// the first has no such letter, for a pawn never becomes a king or a pawn.
struct SanLetters {
    game::Letters pieces;
    game::Letters promotions; ///< the second language
    /// Whether a letter of the second must be small, as coordinates have it: `e7e8q`.
    bool only_small = true;
};

/// Takes a plain text apart, every sign of it: `[piece][file][rank][x][square][promotion]`, two
/// squares alone, or castling. Only a capital or a figurine is a piece. Refused as `not_a_move`,
/// `no_such_square`, `promotion_impossible`, or `role_cannot` for a pawn that would take on its own
/// file; the piece of a refusal has no colour.
core::Result<SanReading, game::Refusal> read_plain_san(std::string_view plain, SanLetters letters);

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
