#include "record/fix_result.hpp"

#include <gtest/gtest.h>

#include "record/pgn_writer.hpp"
#include "record/record_reader.hpp"

namespace record {
namespace {

/// The value of the tag Result and the end of a game, once they are put right.
std::string fixed(std::string_view text) {
    PgnReader reader(text_source(text), record_limits);
    Record record = read_record(reader)->record;
    fix_result(record);
    const std::string pgn = to_pgn(record);
    const std::size_t tag = pgn.find("[Result \"") + 9;
    const std::size_t last = pgn.find_last_of(" \n", pgn.size() - 3) + 1;
    return pgn.substr(tag, pgn.find('"', tag) - tag) + ' ' +
           pgn.substr(last, pgn.size() - 2 - last);
}

TEST(FixResult, TheBoardCountsFirst) {
    EXPECT_EQ(fixed("[Result \"1-0\"]\n1. f3 e5 2. g4 Qh4# 1-0"), "0-1 0-1");
    EXPECT_EQ(fixed("[Result \"1-0\"]\n1. f3 e5 2. g4 Qh4# *"), "0-1 0-1");
}

TEST(FixResult, ThenTheEndThenTheTag) {
    EXPECT_EQ(fixed("[Result \"1-0\"]\n1. e4 0-1"), "0-1 0-1");
    EXPECT_EQ(fixed("[Result \"1-0\"]\n1. e4 *"), "1-0 1-0");
    EXPECT_EQ(fixed("[Result \"nonsense\"]\n1. e4 *"), "* *");
}

TEST(FixResult, AReasonThatNoLongerFitsIsForgotten) {
    EXPECT_EQ(fixed("[Result \"1/2-1/2\"]\n[Termination \"normal\"]\n[Reason \"agreement\"]\n"
                    "1. f3 e5 2. g4 Qh4# 1/2-1/2"),
              "0-1 0-1");
}

} // namespace
} // namespace record
