#pragma once

#include <cstddef>
#include <cstdint>

#include "core/color.hpp"

namespace play {

/// What one side may propose to the other.
enum class OfferKind : std::uint8_t { draw, takeback };

/// How it was answered; by a move, or by the end of the game, it lapses.
enum class OfferAnswer : std::uint8_t { none, accepted, declined, lapsed };

/// A proposal of one side to the other.
struct Offer {
    core::Color by{};
    std::size_t ply = 0; ///< half-moves that had been played then
    OfferAnswer answer = OfferAnswer::none;

    bool is_open() const { return answer == OfferAnswer::none; }

    friend bool operator==(const Offer&, const Offer&) = default;
};

/// Why a side may not do what it asks for.
enum class Denial : std::uint8_t {
    none,
    game_over,
    not_your_turn,
    strict,          ///< nothing is taken back at this table
    declared,        ///< the game ended by a declaration, which nothing takes back
    finished,        ///< the game was over when it came to the table, and stays as it is
    nothing_there,   ///< no move to take back or to play again, no draw to claim
    touched,         ///< another piece was touched and has to move
    needs_consent,   ///< of somebody far away, to whom it can be offered
    already_offered, ///< the same, by this side, and not answered yet
    not_offered,     ///< by the other side
};

} // namespace play
