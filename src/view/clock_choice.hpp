#pragma once

#include <cstddef>
#include <optional>

#include "play/time_control.hpp"
#include "view/form.hpp"
#include "words/language.hpp"

namespace view {

/// Which clock a game has: none, one of a few, one that is typed, or days for each move.
struct ClockChosen {
    std::size_t place = 0; ///< among those offered
    TextEntry other = suggestion("5+3");
    int days = 3; ///< where these count

    /// Whether what is typed counts.
    bool is_other() const;
    bool is_days() const;
    /// Whether it is a clock, days, or nothing on purpose.
    bool is_valid() const { return place == 0 || is_days() || time().has_value(); }
    /// Nothing as well where what was typed is none.
    std::optional<play::TimeControl> time() const;
    void set(const play::TimeControl& time);
};

/// The widget that chooses; days for each move are for games with somebody far away.
Choice clock_choice(words::Voice voice, const ClockChosen& chosen, bool offers_days = false);
/// For one's own clock, where that is chosen, and for the days.
Field clock_field(words::Voice voice, const ClockChosen& chosen);
Stepper days_stepper(words::Voice voice, const ClockChosen& chosen);

} // namespace view
