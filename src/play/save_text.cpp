#include "play/save_text.hpp"

#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

#include "chess/san.hpp"
#include "core/checksum.hpp"
#include "play/seat.hpp"
#include "play/table_tags.hpp"
#include "record/pgn_writer.hpp"
#include "record/record_reader.hpp"
#include "record/recorded_move.hpp"
#include "record/start.hpp"
#include "session/session.hpp"
#include "stackchess/notation.hpp"

namespace play {
namespace {

constexpr std::string_view head = "[Checksum \"";
constexpr std::size_t digits = 16;
constexpr std::string_view format = "1";

/// The checksum that a text must carry.
std::string checksum_of(std::string text) {
    text.replace(head.size(), digits, digits, '0');
    return core::checksum_text(core::checksum(text));
}

bool has_right_checksum(std::string_view text) {
    return text.size() >= head.size() + digits && text.starts_with(head) &&
           text.substr(head.size(), digits) == checksum_of(std::string(text));
}

/// Our saves are marked in two places, so that damage to one of them does not hide it.
bool is_ours(std::string_view text, const record::Tags& tags) {
    return text.starts_with(head) || tags.find(tag::save_format);
}

/// Collects reports of moves outside all games; there may be any number of them.
class StrayMoves final : public record::PgnVisitor {
  public:
    explicit StrayMoves(LoadedGame& game) : game_(game) {}

    void problem(const record::Problem& problem) override {
        if (problem.kind != record::ProblemKind::moves_outside) return;
        if (game_.warnings.size() < record::record_limits.problems)
            game_.warnings.push_back(problem);
        else
            ++game_.more_warnings;
    }

  private:
    LoadedGame& game_;
};

/// Counts the games behind the first, and adds what seems to be one to what is odd about the file.
std::size_t count_other_games(record::PgnReader& reader, LoadedGame& game) {
    StrayMoves stray(game);
    std::size_t count = 0;
    while (reader.next(stray)) ++count;
    return count;
}

/// A damaged game as one that goes on behind its last readable move.
record::Record shortened(record::Record record) {
    record.undone = 0;
    forget_end(record);
    forget_clocks(record.tags);
    return record;
}

core::Failure<LoadError> failure(LoadFault fault) {
    return core::Failure<LoadError>(LoadError{.fault = fault});
}

core::Failure<LoadError> failure(LoadFault fault, LoadedGame game) {
    auto found = failure(fault);
    found.value().readable = std::move(game);
    return found;
}

/// The game that a text is damaged in, of which `read` says what is wrong.
core::Failure<LoadError> damaged(record::ReadRecord read, LoadedGame game) {
    auto found = failure(LoadFault::damaged);
    const bool is_cut =
        read.has_start && (read.is_cut || session::resume_session(game.record).refusal);
    if (is_cut) game.record = shortened(std::move(game.record));
    if (read.has_start) found = failure(LoadFault::damaged, std::move(game));
    found.value().is_cut = is_cut;
    found.value().problem = std::move(read.problems.front());
    return found;
}

/// A game of a text, counted from 1.
struct Place {
    std::string_view text;
    record::Habits habits;
    std::size_t number = 1;
    bool is_chosen = false; ///< so that the other games are of no interest

    /// Reads that game next.
    record::PgnReader reader(const record::ReadLimits& limits) const {
        record::PgnReader reader(record::text_source(text), limits, habits);
        record::DeafVisitor deaf;
        for (std::size_t before = 1; before < number && reader.next(deaf);) ++before;
        return reader;
    }
};

/// The line where this move of the game stands: a reader that takes no more than the moves before
/// it stops there.
std::size_t line_of(const Place& place, record::MoveTree::Id move) {
    record::ReadLimits limits = record::record_limits;
    limits.plies = move - 1;
    record::PgnReader reader = place.reader(limits);
    const auto read = record::read_record(reader);
    return read->problems.empty() ? read->line : read->problems.front().line;
}

/// The first move of the main line that cannot be played, though a reader of PGN takes it: a side
/// passes, or the game was over before.
std::optional<record::Problem> unplayable_move(const Place& place, const record::Record& record) {
    const auto [session, refusal] = session::resume_session(record);
    if (!refusal) return std::nullopt;
    record::Problem problem{.kind = record::ProblemKind::illegal_move, .game = place.number};
    problem.ply = session->ply_count() + 1;
    problem.rules = session->rules();
    problem.turn = session->turn();
    problem.refusal = *refusal;
    record::MoveTree::Id move = record.moves.next(record::MoveTree::root);
    problem.text = record::with_start(record.setup, [&](const auto& start) {
        auto position = start;
        for (std::size_t ply = 1; ply < problem.ply; ++ply, move = record.moves.next(move))
            record::play_recorded(position, record.moves[move].move);
        return record::recorded_text(position, record.moves[move].move);
    });
    problem.line = line_of(place, move);
    return problem;
}

/// A game as it was read, the form in which a save says that it is written, and how many games
/// stand behind it.
struct ReadGame {
    LoadResult result;
    std::string format{};
    std::size_t others = 0;
};

/// Reads the next game, which is the one of that place.
ReadGame read_next(record::PgnReader& reader, const Place& place) {
    auto read = record::read_record(reader);
    if (!read) return {failure(LoadFault::no_game)};
    const bool is_foreign = !is_ours(place.text, read->record.tags);
    LoadedGame game{.record = std::move(read->record), .is_foreign = is_foreign};
    game.warnings = std::move(read->warnings);
    std::string written_format(game.record.tags.value_or(tag::save_format, format));
    for (const std::string_view name : {tag::checksum, tag::save_format})
        game.record.tags.erase(name);
    // To a PGN reader, any text is a game without moves, but not any text says where it starts.
    const bool says_start = game.record.setup != record::Setup(chess::start_setup());
    if (game.is_foreign && game.record.tags.empty() && game.record.moves.size() == 0 && !says_start)
        return {failure(LoadFault::no_game)};
    if (read->has_start && read->problems.empty())
        if (auto problem = unplayable_move(place, game.record))
            read->problems.push_back(*std::move(problem));
    const std::size_t others = place.is_chosen ? 0 : count_other_games(reader, game);
    if (game.is_foreign) game.games += others;
    // Errors come first: not all of them may be shown.
    std::ranges::sort(game.warnings, {}, [](const record::Problem& problem) {
        return std::tuple(record::is_warning(problem), problem.line, problem.kind);
    });
    if (!read->problems.empty()) return {damaged(std::move(*read), std::move(game))};
    return {std::move(game), std::move(written_format), others};
}

} // namespace

bool is_text(std::string_view contents) {
    constexpr std::size_t looked_at = 4096;
    return contents.starts_with(head) ||
           contents.substr(0, looked_at).find('\0') == std::string_view::npos;
}

std::string save_text(const record::Record& record) {
    record::Record saved = record;
    saved.tags.set(tag::save_format, format);
    std::string text(head);
    text.append(digits, '0').append("\"]\n");
    record::append_pgn(text, saved);
    text.replace(head.size(), digits, checksum_of(text));
    return text;
}

LoadResult read_save(std::string_view text, game::LetterSet letters) {
    if (text.empty()) return failure(LoadFault::empty);
    const Place place{text, {.letters = letters}};
    record::PgnReader reader = place.reader(record::record_limits);
    ReadGame read = read_next(reader, place);
    if (!read.result || read.result->is_foreign) return read.result;
    LoadedGame& game = *read.result;
    // A save holds one game, even if the checksum of a text with several is right.
    if (!has_right_checksum(text) || read.others > 0)
        return failure(LoadFault::checksum, std::move(game));
    if (read.format != format) return failure(LoadFault::newer, std::move(game));
    return read.result;
}

LoadResult read_game(std::string_view text, game::LetterSet letters, std::size_t number) {
    const Place place{text, {.letters = letters}, number, true};
    record::PgnReader reader = place.reader(record::record_limits);
    ReadGame read = read_next(reader, place);
    if (!read.result) return read.result;
    if (read.format != format) return failure(LoadFault::newer, *std::move(read.result));
    read.result->is_foreign = true; // a saved game is alone in its file
    return read.result;
}

std::optional<std::string> with_player_renamed(std::string_view text, std::string_view from,
                                               std::string_view to) {
    auto game = read_save(text);
    if (!game || game->is_foreign) return std::nullopt;
    auto seats = read_seats(game->record.tags);
    bool is_renamed = false;
    for (Seat& seat : seats) {
        if (seat.kind != SeatKind::person || seat.name != from) continue;
        seat.name = to;
        is_renamed = true;
    }
    if (!is_renamed) return std::nullopt;
    const record::Tags written = game->record.tags;
    write_seats(game->record.tags, seats, &written);
    return save_text(game->record);
}

} // namespace play
