#include "match/resumption.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "chess/uci.hpp"
#include "core/digits.hpp"
#include "record/pgn_reader.hpp"
#include "record/record_reader.hpp"
#include "record/recorded_move.hpp"
#include "record/start.hpp"
#include "stackchess/notation.hpp"

namespace match {
namespace {

/// The tags that must match those of the match, in the order in which they are written.
constexpr std::array<std::string_view, 8> telling_tags{
    "Event",       "Round",         "White",         "Black",
    "TimeControl", "WhiteSettings", "BlackSettings", "Adjudication"};

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
            texts.push_back(record::recorded_coordinates(position, bits));
            record::play_recorded(position, bits);
        }
        return texts;
    });
}

/// What a game says about a fault; an illegal move was played after the last one.
std::optional<Blame> blame_of(const record::Record& record) {
    auto blame = read_blame(record.tags.value_or("Fault", ""));
    if (!blame || blame->fault != Fault::illegal_move) return blame;
    blame->position = record::with_start(record.setup, [&](auto position) {
        for (const std::uint32_t bits : record.moves.main_line())
            record::play_recorded(position, bits);
        return position_text(position);
    });
    return blame;
}

/// Whether a game that was read up to `end` has its result there, as also given by a tag.
bool ends_with_result(std::string_view pgn, std::size_t end) {
    end = pgn.substr(0, end).find_last_not_of("\r\n ") + 1;
    if (pgn.find_first_of("\r\n", end) == std::string_view::npos) return false;
    pgn = pgn.substr(0, end);
    return record::read_result(pgn.substr(pgn.find_last_of("\r\n ") + 1)).has_value();
}

/// Where a line starts; the first is line 1.
std::size_t place_of_line(std::string_view text, std::size_t line) {
    std::size_t place = 0;
    while (--line > 0) {
        place = text.find_first_of("\r\n", place);
        if (place == std::string_view::npos) return text.size();
        place += text.substr(place, 2) == "\r\n" ? 2U : 1U;
    }
    return place;
}

/// Finds the place of games in a match.
class Finder {
  public:
    Finder(const Plan& plan, const Standings& standings, Openings& openings)
        : plan_(plan), standings_(standings), openings_(openings) {}

    /// The place of a game that has not been played yet; nothing if it does not belong to the
    /// match.
    std::optional<std::size_t> place_of(const record::Record& record) const;
    /// Whether a text is the beginning of a game of the match.
    bool is_beginning(std::string_view pgn) const;

  private:
    std::optional<std::size_t> round_of(const record::Record& record) const;
    record::Tags tags_at(std::size_t index) const;
    bool has_beginning(const record::Record& record) const;

    const Plan& plan_;
    const Standings& standings_;
    Openings& openings_;
};

/// The value of the tag Round, from 0.
std::optional<std::size_t> Finder::round_of(const record::Record& record) const {
    const auto number = core::read_number<std::size_t>(record.tags.value_or("Round", ""), 1,
                                                       standings_.schedule().size());
    if (!number || standings_.has(*number - 1)) return std::nullopt;
    return *number - 1;
}

record::Tags Finder::tags_at(std::size_t index) const {
    record::Record record;
    set_tags(record, plan_, standings_.schedule().at(index), index, "");
    return record.tags;
}

std::optional<std::size_t> Finder::place_of(const record::Record& record) const {
    const auto index = round_of(record);
    if (!index) return std::nullopt;
    const record::Tags tags = tags_at(*index);
    const Opening opening = openings_.at(standings_.schedule().at(*index).opening);
    const bool is_ours =
        std::ranges::all_of(telling_tags,
                            [&](std::string_view name) {
                                return record.tags.value_or(name, "") == tags.value_or(name, "");
                            }) &&
        record.rules() == plan_.rules && start_text(record.setup) == start_text(opening.start) &&
        first_moves(record, opening.moves.size()) == opening.moves;
    return is_ours ? index : std::nullopt;
}

/// Whether everything that was read of a game, which may stop anywhere, agrees with the match.
bool Finder::has_beginning(const record::Record& record) const {
    const auto index = round_of(record);
    if (!index) // then no more may have been read than the beginning shared by all games
        return record.tags.value_or("Event", "") == event_name &&
               std::ranges::none_of(telling_tags, [&](std::string_view name) {
                   return name != "Event" && record.tags.find(name);
               });
    const record::Tags tags = tags_at(*index);
    for (const std::string_view name : telling_tags)
        if (const auto value = record.tags.find(name); value && value != tags.find(name))
            return false;
    const Opening opening = openings_.at(standings_.schedule().at(*index).opening);
    const auto moves = first_moves(record, opening.moves.size());
    return moves.empty() ||
           (start_text(record.setup) == start_text(opening.start) &&
            std::ranges::equal(moves, std::span(opening.moves).first(moves.size())));
}

bool Finder::is_beginning(std::string_view pgn) const {
    const std::string first_line = "[Event \"" + std::string(event_name) + "\"]";
    if (!pgn.starts_with(first_line.substr(0, pgn.size()))) return false;
    // A line without its end may be incomplete.
    pgn = pgn.substr(0, pgn.find_last_of("\r\n") + 1);
    record::PgnReader reader(record::text_source(pgn), record::record_limits);
    const auto read = record::read_record(reader);
    return !read || has_beginning(read->record);
}

} // namespace

core::Result<Resumption, std::size_t> take_up(std::string_view pgn, const Plan& plan,
                                              std::size_t games_each, Openings& openings) {
    // After a power cut while a file was growing, zeros may stand for what was not written.
    pgn = pgn.substr(0, pgn.find_last_not_of('\0') + 1);
    Resumption resumption{Standings(plan.players.size(), games_each), pgn.size()};
    const Finder finder(plan, resumption.standings, openings);
    record::PgnReader reader(record::text_source(pgn), record::record_limits);
    auto next = record::read_record(reader);
    if (!next && pgn.find_first_not_of("\r\n ") != std::string_view::npos)
        return core::Failure(std::size_t{1});
    while (const auto read = std::exchange(next, std::nullopt)) {
        const record::Record& record = read->record;
        const std::size_t number = reader.games();
        const std::size_t end = reader.game_end();
        next = record::read_record(reader);
        const bool is_whole = read->problems.empty() &&
                              record.result != record::GameResult::unfinished &&
                              (next || ends_with_result(pgn, end));
        if (!is_whole) {
            resumption.kept = place_of_line(pgn, read->line);
            if (next || !finder.is_beginning(pgn.substr(resumption.kept)))
                return core::Failure(number);
            return resumption;
        }
        const auto index = finder.place_of(record);
        if (!index) return core::Failure(number);
        resumption.standings.add(*index, record.result, blame_of(record));
    }
    return resumption;
}

} // namespace match
