#include "record/pgn_writer.hpp"

#include <gtest/gtest.h>

#include "chess/position.hpp"
#include "record/record_reader.hpp"

namespace record {
namespace {

using Id = MoveTree::Id;

Record record_in(std::string_view text) {
    PgnReader reader(text_source(text), record_limits);
    return read_record(reader).value().record;
}

TEST(PgnWriter, WritesTheExportFormat) {
    EXPECT_EQ(
        to_pgn(record_in("[ECO \"A\\\"\\\\\"]\n[White \"B\"]\n[Termination \"normal\"]\n"
                         "[Reason \"resignation\"]\n{i} e4{a}({x}d4 d5)(c4)e5 $5(c5)d4 exd4 1-0")),
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"B\"]\n"
        "[Black \"?\"]\n[Result \"1-0\"]\n[ECO \"A\\\"\\\\\"]\n[Termination \"normal\"]\n"
        "[Reason \"resignation\"]\n\n"
        "{i} 1. e4 {a} ({x} 1. d4 d5) (1. c4) 1... e5 $5 (1... c5) 2. d4 exd4 1-0\n\n");
}

TEST(PgnWriter, WritesAnEmptyRecord) {
    EXPECT_EQ(to_pgn(Record{}),
              "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
              "[Black \"?\"]\n[Result \"*\"]\n\n*\n\n");
}

TEST(PgnWriter, WritesStackchessWithItsSetup) {
    const std::string text =
        to_pgn(record_in("[Variant \"Stackchess\"]\n[Round \"2\"]\n[Opening \"x\"]\n"
                         "1.a1a2 f6f5 2.2a2a4 *"));
    EXPECT_EQ(text.substr(text.find("[Result")),
              "[Result \"*\"]\n[Variant \"Stackchess\"]\n[Size \"6\"]\n[SetUp \"1\"]\n"
              "[FEN \"rbqkbr/pppppp/6/6/PPPPPP/RBQKBR w ABCDEFabcdef 0 1\"]\n[Opening \"x\"]\n\n"
              "1. a1-a2 f6-f5 2. 2a2-a4 *\n\n");
}

TEST(PgnWriter, NumbersFromTheSetup) {
    const std::string text =
        to_pgn(record_in("[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 3 41\"]\nKd7 e4 Kd6 *"));
    EXPECT_EQ(text.substr(text.find("[SetUp")),
              "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 3 41\"]\n\n"
              "41... Kd7 42. e4 Kd6 *\n\n");
}

TEST(PgnWriter, WritesTagsAsSomebodyElseDid) {
    Record record;
    record.tags.set("Undone", "x");
    EXPECT_NE(to_pgn(record).find("[Undone \"x\"]"), std::string::npos);
    record.undone = 1;
    EXPECT_EQ(to_pgn(record).find("[Undone \"x\"]"), std::string::npos);
    record.undone = 0;
    record.tags.erase("Undone");
    record.tags.set("Result", "unknown");
    record.reason = game::Reason::time;
    record.tags.set("Termination", "Time Forfeit");
    const std::string text = to_pgn(record);
    EXPECT_EQ(text.substr(text.find("[Result")),
              "[Result \"unknown\"]\n[Termination \"Time Forfeit\"]\n\n*\n\n");
}

TEST(PgnWriter, CleansComments) {
    Record record;
    record.moves[MoveTree::root].comments = {" a}\nb ", " "};
    EXPECT_TRUE(to_pgn(record).ends_with("\n\n;a} b\n*\n\n")) << "braces cannot hold a brace";
}

TEST(PgnWriter, WritesDeepVariationsWithoutTheCallStack) {
    Record record;
    const auto e4 = chess::Position::start().intended(12, 28).bits();
    Id at = record.moves.append(MoveTree::root, e4);
    constexpr int depth = 20'000;
    for (int i = 0; i < depth; ++i) at = record.moves.add_variation(at, e4);
    const std::string text = to_pgn(record);
    EXPECT_EQ(std::count(text.begin(), text.end(), '('), depth);
    EXPECT_EQ(std::count(text.begin(), text.end(), ')'), depth);
}

} // namespace
} // namespace record
