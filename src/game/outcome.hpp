#pragma once

#include <cstdint>
#include <optional>

#include "core/color.hpp"

namespace game {

using core::Color;

/// Why a game is over.
enum class Reason : std::uint8_t {
    none, ///< it is not over
    all_captured,
    checkmate,
    stalemate,
    nothing_can_be_captured,
    dead_position,
    fivefold_repetition,
    seventy_five_moves,
    threefold_repetition, ///< claimed
    fifty_moves,          ///< claimed
    agreement,
    resignation,
    time,           ///< a win, or a draw if the other side could never have won
    abandonment,    ///< the loser went away and did not come back
    too_many_moves, ///< a draw: where it is played, no game may be longer
    unrecorded,     ///< only the result is known
};

/// The state of a game: in progress, won by a side, or drawn; and why.
class Outcome {
  public:
    constexpr Outcome() = default;
    static constexpr Outcome win(Color winner, Reason reason) { return {winner, reason}; }
    static constexpr Outcome draw(Reason reason) { return {std::nullopt, reason}; }

    constexpr bool is_over() const { return reason_ != Reason::none; }
    constexpr bool is_draw() const { return is_over() && !winner_; }
    constexpr std::optional<Color> winner() const { return winner_; }
    constexpr Reason reason() const { return reason_; }

    friend constexpr bool operator==(const Outcome&, const Outcome&) = default;

  private:
    constexpr Outcome(std::optional<Color> winner, Reason reason)
        : winner_(winner), reason_(reason) {}

    std::optional<Color> winner_;
    Reason reason_ = Reason::none;
};

} // namespace game
