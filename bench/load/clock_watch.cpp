#include "clock_watch.hpp"

#include <algorithm>
#include <utility>

namespace load {

void ClockWatch::sent(Instant at) {
    sent_ = at;
    again_.reset();
}

void ClockWatch::was_away(std::size_t side, Instant from, Instant until) {
    absences_[side].push_back({from, until});
}

Clock::duration ClockWatch::away(std::size_t side, Instant from, Instant until) const {
    Clock::duration sum{};
    for (const Absence& absence : absences_[side])
        sum += std::max(std::min(absence.until, until) - std::max(absence.from, from),
                        Clock::duration(0));
    return sum;
}

std::optional<ClockWatch::Finding> ClockWatch::moved(std::size_t side,
                                                     std::chrono::milliseconds left,
                                                     std::chrono::milliseconds increment,
                                                     Instant now) {
    const auto before = std::exchange(left_[side], left);
    const Turn turn = std::exchange(turn_, {sent_, again_});
    const auto taken = [&](Instant begin) { return now - begin - away(side, begin, now); };
    const Clock::duration absence = away(side, turn.begin, now);
    const auto most =
        turn.again ? std::max(taken(turn.begin), taken(*turn.again)) : taken(turn.begin);
    std::erase_if(absences_[side], [&](const Absence& one) { return one.until <= sent_; });
    if (!before) return std::nullopt;
    return Finding{*before + increment - left - most, absence > Clock::duration(0)};
}

} // namespace load
