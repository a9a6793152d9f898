#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.hpp"
#include "game/letters.hpp"
#include "game/position.hpp"
#include "game/refusal.hpp"

namespace game {

/// A `Position` that can be put on paper and read from it: all that a record of a game needs.
///
/// - `setup` is what `position_text` writes, and what the game's own reader gives.
/// - `move_number` counts from 1 and goes up after Black.
/// - `bits` and `from_bits` keep any move in a record.
/// - `move_text` is in coordinates, `score_text` as score sheets have it; `read_move` takes either,
///   and gives a legal move or the reason why there is none.
/// - `can_pass` says whether a record may contain a null move here, which `pass` plays.
/// - `is_chess960` says whether castling is written as in Chess960; a game without castling says
/// no.
template <class P>
concept WrittenPosition = Position<P> &&
    requires(P there, const P& here, typename P::Undo before, typename P::Move move,
             std::string_view text, Letters letters) {
    here.setup();
    { here.move_number() } -> std::same_as<int>;
    { here.is_chess960() } -> std::same_as<bool>;
    { here.can_pass() } -> std::same_as<bool>;
    { there.pass() } -> std::same_as<typename P::Undo>;
    there.undo_pass(before);
    { move.bits() } -> std::same_as<std::uint32_t>;
    { P::Move::from_bits(std::uint32_t()) } -> std::same_as<typename P::Move>;
    { position_text(here) } -> std::same_as<std::string>;
    { move_text(here, move) } -> std::same_as<std::string>;
    { score_text(here, move, letters) } -> std::same_as<std::string>;
    { read_move(here, text, letters) } -> std::same_as<core::Result<typename P::Move, Refusal>>;
};

} // namespace game
