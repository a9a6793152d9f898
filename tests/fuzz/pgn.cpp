// Any text, read as PGN of either game. What can be read is written and read again as the same, and
// how the text is cut into pieces makes no difference.

#include <algorithm>
#include <cstring>
#include <vector>

#include "fuzz/target.hpp"
#include "record/pgn_writer.hpp"
#include "record/record_reader.hpp"

namespace {

/// The text in pieces of a few bytes.
record::ByteSource in_pieces(std::string_view text, std::size_t piece) {
    return [text, piece](char* into, std::size_t size) mutable {
        const std::size_t count = std::min({text.size(), size, piece});
        std::memcpy(into, text.data(), count);
        text.remove_prefix(count);
        return count;
    };
}

std::vector<record::ReadRecord> read_all(record::ByteSource source) {
    record::PgnReader reader(std::move(source), record::record_limits);
    std::vector<record::ReadRecord> games;
    while (auto game = record::read_record(reader)) games.push_back(*std::move(game));
    return games;
}

bool same(const record::ReadRecord& left, const record::ReadRecord& right) {
    return left.record == right.record && left.line == right.line &&
           left.problems == right.problems && left.has_start == right.has_start;
}

void check_export(const record::Record& record) {
    const std::string text = record::to_pgn(record);
    const auto games = read_all(record::text_source(text));
    fuzz::require(games.size() == 1, "one game is written as one");
    fuzz::require(games[0].problems.empty(), "what is written is read without complaint");
    fuzz::require(games[0].record == record, "what is written is read as the same");
    fuzz::require(record::to_pgn(games[0].record) == text, "and written as the same");
}

} // namespace

void fuzz::check(Input input) {
    const std::uint8_t choice = input.byte();
    const auto games = read_all(record::text_source(input.text()));
    if (choice <
        64) { // a reader costs much beside so short a text: not everything is asked of each
        const auto again = read_all(in_pieces(input.text(), 1 + choice % 16));
        require(std::equal(games.begin(), games.end(), again.begin(), again.end(), same),
                "pieces make no difference");
        return;
    }
    for (const auto& game : games)
        if (game.has_start) check_export(game.record);
}
