#include "record/fix_result.hpp"

#include "record/reason_tags.hpp"
#include "record/recorded_move.hpp"
#include "record/start.hpp"

namespace record {
namespace {

/// The outcome by the rules, after the last move of the main line.
game::Outcome last_outcome(const Record& record) {
    return with_start(record.setup, [&](auto position) {
        for (const std::uint32_t move : record.moves.main_line()) play_recorded(position, move);
        return position.outcome();
    });
}

} // namespace

void fix_result(Record& record, bool is_cut) {
    const auto tagged = read_result(record.tags.value_or("Result", ""));
    record.tags.erase("Result");
    if (record.undone > 0) return; // the game continues from an earlier position
    const game::Outcome outcome = is_cut ? game::Outcome{} : last_outcome(record);
    if (is_on_board(outcome.reason()))
        record.result = result_of(outcome);
    else if (record.result == GameResult::unfinished)
        record.result = tagged.value_or(GameResult::unfinished);
    if (!agrees(record.result, record.reason)) record.reason = game::Reason::none;
    settle_reason(record);
}

} // namespace record
