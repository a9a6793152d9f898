#include "play/results.hpp"

#include <cassert>

#include "play/name.hpp"

namespace play {
namespace {

PersonalResult score_of(const game::Outcome& outcome, core::Color color) {
    if (outcome.is_draw()) return PersonalResult::drawn;
    return outcome.winner() == color ? PersonalResult::won : PersonalResult::lost;
}

/// What the last game of a profile did to its rating; nothing where it was not rated.
std::optional<ProfileChange> last_change(const Profile& profile, core::Color side) {
    const ProfileGame& last = profile.games.back();
    if (last.opponent.kind != SeatKind::computer) return std::nullopt;
    const auto history = profile.rating_history(last.rules);
    if (history.empty()) return std::nullopt;
    ProfileChange change{.side = side, .name = profile.name, .after = history.back().rating};
    if (history.size() > 1) change.before = history[history.size() - 2].rating;
    return change;
}

} // namespace

NotedResult note_result(const Table& table, Keeper& keeper, const std::string& date,
                        core::Flags<core::Color> sides) {
    assert(table.is_over());
    NotedResult noted;
    const game::Outcome outcome = table.session().outcome();
    sides.for_each([&](core::Color color) {
        const Seat& seat = table.seat(color);
        if (seat.kind != SeatKind::person || !is_name(seat.name)) return;
        const ProfileGame game{date, table.session().rules(), table.seat(~color),
                               score_of(outcome, color)};
        const auto added = keeper.add_result(seat.name, game);
        if (!added)
            noted.lost.push_back({color, seat.name, added.error()});
        else if (auto change = last_change(*added, color))
            noted.changes.push_back(*std::move(change));
    });
    return noted;
}

} // namespace play
