#pragma once

#include <cstdint>
#include <string>

#include "game/letters.hpp"
#include "game/position.hpp"
#include "record/move_tree.hpp"

namespace record {

/// Plays a move of a record that stands in this position, or passes. Inline always, because a whole
/// move of chess costs little more than a call.
template <game::Position P>
[[gnu::always_inline]] inline typename P::Undo play_recorded(P& position, std::uint32_t bits) {
    if (bits == null_move) return position.pass();
    return position.play(P::Move::from_bits(bits));
}

template <game::Position P>
void undo_recorded(P& position, std::uint32_t bits, const typename P::Undo& undo) {
    if (bits == null_move) return position.undo_pass(undo);
    position.undo(P::Move::from_bits(bits), undo);
}

/// Whether a move of a record can stand in this position.
template <game::Position P>
bool fits(const P& position, std::uint32_t bits) {
    if (bits == null_move) return position.can_pass();
    return position.is_legal(P::Move::from_bits(bits));
}

/// The move as on a score sheet and, with English letters, in files; `--` for a null move.
template <game::Position P>
std::string recorded_text(const P& position, std::uint32_t bits,
                          game::Letters letters = game::Letters::english) {
    if (bits == null_move) return "--";
    return score_text(position, P::Move::from_bits(bits), letters);
}

/// The same in coordinates; `0000` for a null move.
template <game::Position P>
std::string recorded_coordinates(const P& position, std::uint32_t bits) {
    if (bits == null_move) return "0000";
    return move_text(position, P::Move::from_bits(bits));
}

} // namespace record
