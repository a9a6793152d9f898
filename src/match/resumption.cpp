#include "match/resumption.hpp"

#include <cstdint>
#include <utility>
#include <vector>

#include "chess/uci.hpp"
#include "core/digits.hpp"
#include "record/pgn_reader.hpp"
#include "record/pgn_writer.hpp"
#include "record/record_reader.hpp"
#include "record/start.hpp"
#include "stackchess/notation.hpp"

namespace match {
namespace {

std::string start_text(const record::Setup& setup) {
    return record::with_start(setup, [](const auto& start) { return position_text(start); });
}

/// The first moves of a game, in coordinates.
std::vector<std::string> first_moves(const record::Record& record, std::size_t count) {
    return record::with_start(record.setup, [&](const auto& start) {
        std::vector<std::string> texts;
        auto position = start;
        for (const std::uint32_t bits : record.moves.main_line()) {
            if (texts.size() == count) break;
            const auto move = decltype(position)::Move::from_bits(bits);
            texts.push_back(move_text(position, move));
            position.play(move);
        }
        return texts;
    });
}

/// The place of a game in the schedule; nothing if it has none.
std::optional<std::size_t> place_of(const record::Record& record, const Plan& plan,
                                    const Schedule& schedule, Openings& openings) {
    const auto number =
        core::read_number<std::size_t>(record.tags.value_or("Round", ""), 1, schedule.size());
    if (!number) return std::nullopt;
    const std::size_t index = *number - 1;
    const Slot slot = schedule.at(index);
    const auto name = [&](std::size_t color) {
        return std::string_view(plan.players[slot.players[color]].name);
    };
    const Opening opening = openings.at(slot.opening);
    const bool is_ours = record.tags.value_or("White", "") == name(0) &&
                         record.tags.value_or("Black", "") == name(1) &&
                         record.is_chess() == (plan.rules == game::Rules::chess) &&
                         start_text(record.setup) == start_text(opening.start) &&
                         first_moves(record, opening.moves.size()) == opening.moves;
    return is_ours ? std::optional(index) : std::nullopt;
}

/// Whether the last game of a text has its end: its result also stands in a tag.
bool ends_with_result(std::string_view pgn) {
    pgn = pgn.substr(0, pgn.find_last_not_of("\r\n ") + 1);
    const std::string_view word = pgn.substr(pgn.find_last_of("\r\n ") + 1);
    return record::read_result(word).has_value();
}

} // namespace

core::Result<Resumption, std::size_t> take_up(std::string_view pgn, const Plan& plan,
                                              std::size_t games_each, Openings& openings) {
    Resumption resumption{Standings(plan.players.size(), games_each), std::nullopt};
    record::PgnReader reader(record::text_source(pgn), record::record_limits);
    std::string whole;
    bool is_damaged = false;
    auto next = record::read_record(reader);
    while (const auto read = std::exchange(next, std::nullopt)) {
        const record::Record& record = read->record;
        const std::size_t number = reader.games();
        next = record::read_record(reader);
        if (!read->problems.empty() || record.result == record::GameResult::unfinished ||
            (!next && !ends_with_result(pgn))) {
            is_damaged = true;
            continue;
        }
        const auto index = place_of(record, plan, resumption.standings.schedule(), openings);
        if (!index || resumption.standings.has(*index)) return core::Failure(number);
        resumption.standings.add(*index, record.result,
                                 read_blame(record.tags.value_or("Fault", "")));
        append_pgn(whole, record);
    }
    if (is_damaged) resumption.mended = std::move(whole);
    return resumption;
}

} // namespace match
