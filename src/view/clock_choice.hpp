#pragma once

#include <cstddef>
#include <optional>

#include "play/time_control.hpp"
#include "view/form.hpp"
#include "words/language.hpp"

namespace view {

/// The clock of a game: none, one of a few, a custom one, or days for each move.
struct ClockChosen {
    std::size_t place = 0; ///< index among the choices
    TextEntry other = suggestion("5+3");
    int days = 3; ///< if days are chosen

    /// Whether a custom clock is chosen.
    bool is_other() const;
    bool is_days() const;
    /// Whether the choice is valid.
    bool is_valid() const { return place == 0 || is_days() || time().has_value(); }
    /// Also nothing if the custom clock is invalid.
    std::optional<play::TimeControl> time() const;
    void set(const play::TimeControl& time);
};

/// The widget for the choice; days for each move are only for online games.
Choice clock_choice(words::Voice voice, const ClockChosen& chosen, bool offers_days = false);
/// The fields for a custom clock and for the days, if chosen.
Field clock_field(words::Voice voice, const ClockChosen& chosen);
Stepper days_stepper(words::Voice voice, const ClockChosen& chosen);

} // namespace view
