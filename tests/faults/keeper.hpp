#pragma once

#include "play/profile.hpp"
#include "play/table.hpp"

/// What the program under test stores, and the test expects to find.
namespace keeper {

/// A game of this many half-moves; the same number always gives the same game.
inline record::Record game_of(int plies) {
    play::TableOptions options{.start = stackchess::start_setup({})};
    options.time = play::TimeControl{std::chrono::seconds(300), std::chrono::seconds(3)};
    const play::Instant start;
    play::Table table(options, {.now = [start] { return start; }});
    for (int i = 0; i < plies; ++i)
        table.play(table.turn(), table.session().legal_moves()[static_cast<std::size_t>(i)].text,
                   game::Letters::english);
    return table.record();
}

inline play::ProfileGame result_of(int number) {
    return {"2026-05-17",
            game::Rules::chess,
            {play::SeatKind::computer, 1 + number % 10},
            play::PersonalResult::won};
}

/// How many things it stores one after another.
inline constexpr int rounds = 2;

} // namespace keeper
