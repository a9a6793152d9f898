#include "view/clock_choice.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "wire/terms.hpp"
#include "words/online_offer_messages.hpp"
#include "words/window_messages.hpp"

namespace view {

namespace message = words::message;

namespace {

/// The choices between no clock and a custom one.
constexpr std::array<std::string_view, 5> clocks{"1+0", "3+2", "5+3", "10+5", "30+20"};
constexpr std::size_t other_clock = clocks.size() + 1;
constexpr std::size_t by_days = other_clock + 1;

} // namespace

bool ClockChosen::is_other() const { return place == other_clock; }
bool ClockChosen::is_days() const { return place == by_days; }

std::optional<play::TimeControl> ClockChosen::time() const {
    if (place == 0 || is_days()) return std::nullopt;
    return play::read_time_control(is_other() ? std::string_view(other.text) : clocks[place - 1]);
}

void ClockChosen::set(const play::TimeControl& time) {
    const std::string text = play::to_text(time);
    const auto* const found = std::ranges::find(clocks, text);
    place = static_cast<std::size_t>(found - clocks.begin()) + 1;
    if (is_other()) other = suggestion(text);
}

Choice clock_choice(words::Voice voice, const ClockChosen& chosen, bool offers_days) {
    Choice choice{.caption = say(voice, message::window_clock), .chosen = chosen.place};
    choice.options.push_back(say(voice, message::window_no_clock));
    for (const std::string_view clock : clocks) choice.options.emplace_back(clock);
    choice.options.push_back(say(voice, message::window_other_clock));
    if (offers_days) choice.options.push_back(say(voice, message::offer_by_days));
    return choice;
}

Stepper days_stepper(words::Voice voice, const ClockChosen& chosen) {
    return {say(voice, message::offer_days), std::to_string(chosen.days), chosen.days > 1,
            chosen.days < wire::Terms::max_days};
}

Field clock_field(words::Voice voice, const ClockChosen& chosen) {
    return {say(voice, message::window_clock_field), chosen.other};
}

} // namespace view
