#include "online/game_record.hpp"

#include <algorithm>
#include <string_view>

#include "online/phrases.hpp"
#include "play/table.hpp"
#include "wire/start.hpp"

namespace online {
namespace {

using core::Color;
using play::SeatKind;

play::Seat seat_of(words::Voice voice, const wire::GameState& state, Color side) {
    const bool is_here = state.you == static_cast<wire::Participant>(side);
    return {.kind = is_here ? SeatKind::person : SeatKind::remote,
            .name = person_name(voice, state.players[core::index(side)])};
}

bool replay(play::Table& table, const wire::GameState& state) {
    std::string_view rest =
        state.moves; // not a stream: those would make the page's module twice as large
    while (!rest.empty()) {
        const std::string_view move = rest.substr(0, rest.find(' '));
        rest.remove_prefix(std::min(move.size() + 1, rest.size()));
        if (!table.play(table.turn(), move, game::Letters::english)) return false;
    }
    if (state.left && table.has_clock()) table.follow_clocks(*state.left, false);
    if (state.end && state.end->outcome.is_over() && !table.is_over())
        table.follow_end(state.end->outcome);
    return true;
}

} // namespace

std::optional<room::JoinGame> game_for_room(words::Voice voice, const Address& server,
                                            const wire::GameState& state) {
    const auto start = wire::start_of(state.terms);
    if (!start) return std::nullopt;
    const std::array seats{seat_of(voice, state, Color::white),
                           seat_of(voice, state, Color::black)};
    play::TableOptions options{.start = *start, .seats = seats, .time = state.terms.clock};
    options.tags.set("Site", server.base() + '/' + state.game);
    play::Table table(std::move(options), {.judges_time = false});
    if (!replay(table, state)) return std::nullopt;
    return room::JoinGame{table.record(), seats, state.terms.days > 0};
}

} // namespace online
