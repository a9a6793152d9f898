#include "play/profile.hpp"

#include <algorithm>
#include <array>
#include <tuple>

#include "engine/levels.hpp"

namespace play {
namespace {

/// What of an opponent tells it from others.
Seat plain(const Seat& seat) {
    return seat.kind == SeatKind::computer ? Seat{seat.kind, seat.level} : Seat{.name = seat.name};
}

auto place(const TallyLine& line) {
    return std::tie(line.rules, line.opponent.kind, line.opponent.level, line.opponent.name);
}

double points(PersonalResult score) { return static_cast<double>(score) / 2; }

} // namespace

void Tally::add(PersonalResult score) {
    switch (score) {
    case PersonalResult::won: ++won; break;
    case PersonalResult::drawn: ++drawn; break;
    case PersonalResult::lost: ++lost; break;
    }
}

Tally Profile::total(game::Rules rules) const {
    Tally tally;
    for (const ProfileGame& game : games)
        if (game.rules == rules) tally.add(game.score);
    return tally;
}

std::vector<TallyLine> Profile::tallies() const {
    std::vector<TallyLine> lines;
    for (const ProfileGame& game : games) {
        TallyLine line{game.rules, plain(game.opponent)};
        auto at = std::lower_bound(lines.begin(), lines.end(), line,
                                   [](const TallyLine& left, const TallyLine& right) {
                                       return place(left) < place(right);
                                   });
        if (at == lines.end() || place(*at) != place(line)) at = lines.insert(at, line);
        at->tally.add(game.score);
    }
    return lines;
}

std::vector<RatingPoint> Profile::rating_history(game::Rules rules) const {
    std::vector<RatingPoint> history;
    Rating rating;
    for (const ProfileGame& game : games) {
        if (game.rules != rules || game.opponent.kind != SeatKind::computer) continue;
        const std::array period{RatedGame{engine::level_rating(rules, game.opponent.level),
                                          level_deviation, points(game.score)}};
        rating = rating_after(rating, period);
        history.push_back({game.date, rating});
    }
    return history;
}

std::optional<Rating> Profile::rating(game::Rules rules) const {
    const auto history = rating_history(rules);
    if (history.empty()) return std::nullopt;
    return history.back().rating;
}

} // namespace play
