#pragma once

#include <cstddef>
#include <optional>

#include "play/time_control.hpp"
#include "view/form.hpp"
#include "words/language.hpp"

namespace view {

/// Which clock a game has: none, one of a few, or one that is typed.
struct ClockChosen {
    std::size_t place = 0; ///< among those offered
    TextEntry other = suggestion("5+3");

    /// Whether what is typed counts.
    bool is_other() const;
    /// Whether it is a clock, or none on purpose.
    bool is_valid() const { return place == 0 || time().has_value(); }
    /// Nothing as well where what was typed is none.
    std::optional<play::TimeControl> time() const;
    void set(const play::TimeControl& time);
};

/// The widget that chooses, and the field for one's own clock where that is chosen.
Choice clock_choice(words::Voice voice, const ClockChosen& chosen);
Field clock_field(words::Voice voice, const ClockChosen& chosen);

} // namespace view
