#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "record/pgn_reader.hpp"
#include "record/problem.hpp"
#include "record/record.hpp"

namespace record {

/// Whether what remains of the main line is left out for a problem in it, or in a variation.
bool cuts_main_line(const Problem& problem, bool is_in_variation);

/// The limits of a game that is to be held in memory: 1000 tags, 2²⁰ moves, 16 MiB of comments.
inline constexpr ReadLimits record_limits{
    .tags = 1000,
    .plies = std::size_t{1} << 20,
    .all_note_bytes = std::size_t{16} << 20,
};

/// A game as far as it could be read, and all that is wrong with it.
struct ReadRecord {
    Record record;
    std::size_t line = 0; ///< where the game begins
    std::vector<Problem> problems;
    std::vector<Problem> warnings;
    /// Whether only a part of the main line could be read.
    bool is_cut = false;
    /// False when the tags name no start that can be played: there are no moves then.
    bool has_start = true;
};

/// Reads the next game of a text; nothing at its end. Make the reader with `record_limits`.
std::optional<ReadRecord> read_record(PgnReader& reader);
/// The same; at the end, `behind` receives what is wrong with the text behind the last game.
std::optional<ReadRecord> read_record(PgnReader& reader, std::vector<Problem>& behind);

} // namespace record
