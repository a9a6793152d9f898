#include "play/results.hpp"

#include <cassert>

#include "play/name.hpp"

namespace play {
namespace {

Score score_of(const game::Outcome& outcome, core::Color color) {
    if (outcome.is_draw()) return Score::drawn;
    return outcome.winner() == color ? Score::won : Score::lost;
}

} // namespace

std::vector<LostResult> note_result(const Table& table, Keeper& keeper, const std::string& date,
                                    core::Flags<core::Color> sides) {
    assert(table.is_over());
    std::vector<LostResult> lost;
    const game::Outcome outcome = table.session().outcome();
    sides.for_each([&](core::Color color) {
        const Seat& seat = table.seat(color);
        if (seat.kind != SeatKind::person || !is_name(seat.name)) return;
        const PlayedGame game{date, table.session().rules(), table.seat(~color),
                              score_of(outcome, color)};
        if (const auto added = keeper.add_result(seat.name, game); !added)
            lost.push_back({color, seat.name, added.error()});
    });
    return lost;
}

} // namespace play
