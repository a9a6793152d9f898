#include "play/save_text.hpp"

#include <utility>

#include "core/checksum.hpp"
#include "play/table_tags.hpp"
#include "record/pgn_writer.hpp"
#include "record/record_reader.hpp"

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

/// A save of ours says so twice, so that damage to one of the two does not hide it.
bool is_ours(std::string_view text, const record::Tags& tags) {
    return text.starts_with(head) || tags.find(tag::save_format);
}

std::size_t count_other_games(record::PgnReader& reader) {
    class Ignoring final : public record::PgnVisitor {
    } ignoring;
    std::size_t count = 0;
    while (reader.next(ignoring)) ++count;
    return count;
}

/// A damaged game as one that goes on behind its last readable move.
record::Record shortened(record::Record record) {
    record.undone = 0;
    record.result = record::GameResult::unfinished;
    record.reason = game::Reason::none;
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

core::Failure<LoadError> damaged(record::ReadRecord read, LoadedGame game) {
    auto found = failure(LoadFault::damaged);
    if (read.has_start) {
        game.record = shortened(std::move(game.record));
        found = failure(LoadFault::damaged, std::move(game));
    }
    found.value().problem = std::move(read.problems.front());
    return found;
}

} // namespace

std::string save_text(const record::Record& record) {
    record::Record saved = record;
    saved.tags.set(tag::save_format, format);
    std::string text(head);
    text.append(digits, '0').append("\"]\n");
    record::append_pgn(text, saved);
    text.replace(head.size(), digits, checksum_of(text));
    return text;
}

LoadResult read_save(std::string_view text) {
    if (text.empty()) return failure(LoadFault::empty);
    record::PgnReader reader(record::text_source(text), record::record_limits);
    auto read = record::read_record(reader);
    if (!read) return failure(LoadFault::no_game);
    const bool is_foreign = !is_ours(text, read->record.tags);
    LoadedGame game{std::move(read->record), is_foreign};
    const std::string written_format(game.record.tags.value_or(tag::save_format, format));
    for (const std::string_view name : {tag::checksum, tag::save_format})
        game.record.tags.erase(name);
    // Any words are a game without moves to a reader of PGN.
    if (game.is_foreign && game.record.tags.empty() && game.record.moves.size() == 0)
        return failure(LoadFault::no_game);
    if (!read->problems.empty()) return damaged(std::move(*read), std::move(game));
    if (game.is_foreign) {
        game.games += count_other_games(reader);
        return game;
    }
    // A saved game holds one game, whatever its checksum says of the text.
    if (!has_right_checksum(text) || count_other_games(reader) > 0)
        return failure(LoadFault::checksum, std::move(game));
    if (written_format != format) return failure(LoadFault::newer, std::move(game));
    return game;
}

} // namespace play
