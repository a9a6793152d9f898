#include "record/fix_result.hpp"

#include <gtest/gtest.h>

#include "record/pgn_writer.hpp"
#include "record/record_reader.hpp"

namespace record {
namespace {

std::string fixed_pgn(std::string_view text) {
    PgnReader reader(text_source(text), record_limits);
    ReadRecord read = *read_record(reader);
    fix_result(read.record, read.is_cut);
    return to_pgn(read.record);
}

/// The value of the tag Result and the end of a game, once they are put right.
std::string fixed(std::string_view text) {
    const std::string pgn = fixed_pgn(text);
    const std::size_t tag = pgn.find("[Result \"") + 9;
    const std::size_t last = pgn.find_last_of(" \n", pgn.size() - 3) + 1;
    return pgn.substr(tag, pgn.find('"', tag) - tag) + ' ' +
           pgn.substr(last, pgn.size() - 2 - last);
}

TEST(FixResult, TheBoardOfACutGameDoesNotCount) {
    EXPECT_EQ(fixed("[Result \"1-0\"]\n1. f3 e5 2. g4 Qh4# 3. Kf2 1-0"), "1-0 1-0");
    EXPECT_EQ(fixed("[Result \"0-1\"]\n1. f3 e5 2. g4 Qh4# 3. Kf2 1-0"), "1-0 1-0");
    EXPECT_EQ(fixed("[Result \"1-0\"]\n1. f3 e5 2. g4 Qh4# 3. Kf2 *"), "1-0 1-0");
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
    const std::string drawn = "[Result \"1/2-1/2\"]\n[Termination \"normal\"]\n"
                              "[Reason \"agreement\"]\n";
    const auto has_reason = [&](std::string_view moves) {
        return fixed_pgn(drawn + std::string(moves)).find("agreement") != std::string::npos;
    };
    EXPECT_FALSE(has_reason("1. f3 e5 2. g4 Qh4# 1/2-1/2"));
    EXPECT_TRUE(has_reason("1. f3 e5 1/2-1/2"));
}

} // namespace
} // namespace record
