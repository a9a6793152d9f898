#include <gtest/gtest.h>

#include <sstream>
#include <string>

#include "chess/position.hpp"
#include "random_record.hpp"
#include "record/pgn_writer.hpp"
#include "record/record_reader.hpp"
#include "record/start.hpp"
#include "stackchess/position.hpp"

namespace record {
namespace {

constexpr random_record::Style everything{.comments = 150,
                                          .nags = 200,
                                          .variations = 100,
                                          .clocks = 300,
                                          .rare_signs = true,
                                          .saved = true};

void expect_short_lines(const std::string& text) {
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (!line.starts_with('[')) {
            EXPECT_LT(line.size(), 80U) << line;
        }
    }
}

/// A record that is written and read back is the same; and so is the text when written again.
void expect_round_trip(const Record& record) {
    const std::string text = to_pgn(record);
    expect_short_lines(text);
    PgnReader reader(text_source(text), record_limits);
    const auto read = read_record(reader);
    ASSERT_TRUE(read && read->problems.empty()) << text;
    EXPECT_TRUE(read->record == record) << text << to_pgn(read->record);
    EXPECT_EQ(to_pgn(read->record), text);
    EXPECT_FALSE(read_record(reader));
}

/// Records that start from the positions of other random games after some moves.
template <class P>
void expect_round_trips(const P& start, int games, std::uint64_t seed) {
    random_record::Maker maker(seed, everything);
    P position = start;
    for (int game = 0; game < games && !position.outcome().is_over(); ++game) {
        expect_round_trip(maker.make(position));
        typename P::MoveList moves;
        position.generate(moves);
        position.play(moves[maker.random().below(moves.size())]);
    }
}

TEST(RoundTrip, Chess) {
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        expect_round_trips(chess::Position::start(), 20, seed);
}

TEST(RoundTrip, Chess960) {
    for (int number = 0; number < 960; number += 31)
        expect_round_trips(*chess::Position::from(chess::chess960_setup(number)), 5, 1);
}

TEST(RoundTrip, Stackchess) {
    for (int size = stackchess::min_size; size <= stackchess::max_size; ++size)
        for (const bool knights : {false, true})
            for (const bool promotion : {false, true})
                with_start(stackchess::start_setup({size, knights, promotion}),
                           [&](const auto& start) { expect_round_trips(start, 6, 3); });
}

TEST(RoundTrip, ManyGamesOneAfterAnother) {
    random_record::Maker maker(9, everything);
    std::string text;
    std::vector<Record> records;
    for (int i = 0; i < 50; ++i) {
        records.push_back(i % 2 == 0
                              ? maker.make(chess::Position::start())
                              : with_start(stackchess::start_setup({}),
                                           [&](const auto& start) { return maker.make(start); }));
        append_pgn(text, records.back());
    }
    PgnReader reader(text_source(text), record_limits);
    for (const Record& record : records) {
        const auto read = read_record(reader);
        ASSERT_TRUE(read);
        EXPECT_TRUE(read->record == record);
    }
    EXPECT_FALSE(read_record(reader));
}

} // namespace
} // namespace record
