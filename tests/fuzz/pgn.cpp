// Any text, read as PGN of either game. What can be read is written and read back identically, and
// neither how the text is split nor where the scanner's buffer ends makes a difference.

#include <algorithm>
#include <array>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "fuzz/target.hpp"
#include "record/pgn_scanner.hpp"
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

/// What may precede a text any number of times without changing how it is read.
struct Filler {
    std::string_view before;
    char repeated;
    std::size_t least; ///< fewer are read as something else
    std::string_view after;

    std::string text(std::size_t count, std::string_view rest) const {
        return std::string(before) + std::string(count, repeated) + std::string(after) +
               std::string(rest);
    }
};

constexpr std::size_t more_than_a_word = record::PgnScanner::max_word + 45;

// The text starts after the filler, or inside it: a comment, a line, a word or a row of signs.
constexpr std::array fillers{
    Filler{"%", 'x', 0, "\n\n"},
    Filler{"{", 'x', 0, "}\n\n"},
    Filler{"", '\n', 20, ""},
    Filler{"", ' ', 20, ""},
    Filler{"%", 'x', 1, ""},
    Filler{";", 'x', 1, ""},
    Filler{"{", 'x', 1, ""},
    Filler{"", 'x', more_than_a_word, ""},
    Filler{"", '+', more_than_a_word, ""},
};

/// The end of the scanner's buffer, `end` bytes into the text, makes no difference.
void check_buffer_end(const Filler& filler, std::size_t end, std::string_view text) {
    const std::size_t beside = filler.before.size() + filler.after.size();
    const std::size_t count = record::PgnScanner::capacity - end - beside;
    const std::size_t lines = filler.repeated == '\n' ? count - filler.least : 0;
    auto games = read_all(record::text_source(filler.text(filler.least, text)));
    for (auto& game : games) {
        game.line += lines;
        for (auto& problem : game.problems) problem.line += lines;
    }
    const std::string filled = filler.text(count, text);
    const auto again = read_all(record::text_source(filled));
    fuzz::require(std::equal(games.begin(), games.end(), again.begin(), again.end(), same),
                  "the end of the buffer makes no difference");
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
    // A reader is expensive compared with so short a text, and filling its buffer even more: not
    // everything is checked for each input.
    const std::uint8_t choice = input.byte();
    if (choice >= 248) {
        const Filler& filler = fillers[input.byte() % fillers.size()];
        const std::size_t high = input.byte();
        const std::size_t end = high << 8 | input.byte();
        // Words are read with enough before them that the buffer is refilled long before.
        const std::size_t most = input.text().size() + record::PgnScanner::lookahead;
        check_buffer_end(filler, end % most, input.text());
        return;
    }
    const auto games = read_all(record::text_source(input.text()));
    if (choice < 64) {
        const auto again = read_all(in_pieces(input.text(), 1 + choice % 16));
        require(std::equal(games.begin(), games.end(), again.begin(), again.end(), same),
                "pieces make no difference");
        return;
    }
    for (const auto& game : games)
        if (game.has_start) check_export(game.record);
}
