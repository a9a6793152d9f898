#include "record/record_reader.hpp"

#include <gtest/gtest.h>

#include "record/pgn_writer.hpp"

namespace record {
namespace {

using Id = MoveTree::Id;
using Comments = std::vector<std::string>;

ReadRecord first_record(std::string_view text) {
    PgnReader reader(text_source(text), record_limits);
    auto read = read_record(reader);
    EXPECT_TRUE(read);
    return *read;
}

Record record_in(std::string_view text) {
    const ReadRecord found = first_record(text);
    EXPECT_TRUE(found.problems.empty()) << text;
    EXPECT_TRUE(found.has_start);
    return found.record;
}

TEST(RecordReader, HangsCommentsWhereTheyBelong) {
    const Record record =
        record_in("[Event \"x\"]\n{head} 1. e4 {a} {b} ({c} 1. d4 {d}) {e} 1... e5 $1 {f} $2 *");
    const MoveTree& moves = record.moves;
    EXPECT_EQ(moves[MoveTree::root].comments, Comments{"head"});
    const Id e4 = moves.next(MoveTree::root);
    EXPECT_EQ(moves[e4].comments, (Comments{"a", "b"}));
    EXPECT_TRUE(moves[e4].comments_before.empty());
    const Id d4 = moves.first_variation(e4);
    EXPECT_EQ(moves[d4].comments_before, Comments{"c"});
    EXPECT_EQ(moves[d4].comments, Comments{"d"});
    const Id e5 = moves.next(e4);
    EXPECT_EQ(moves[e5].comments_before, Comments{"e"});
    EXPECT_EQ(moves[e5].comments, Comments{"f"});
    EXPECT_EQ(moves[e5].nags, (std::vector<Nag>{1, 2}));
}

TEST(RecordReader, LosesNoComment) {
    const Record record = record_in("1. e4 (1. d4) {a} (1. c4) {b} ({c}) {d} () *");
    const Id e4 = record.moves.next(MoveTree::root);
    const Id c4 = record.moves.next_variation(record.moves.first_variation(e4));
    EXPECT_EQ(record.moves[c4].comments_before, Comments{"a"});
    EXPECT_EQ(record.moves[e4].comments_behind, (Comments{"b", "c", "d"}));
    EXPECT_EQ(record.moves.size(), 3U);
    EXPECT_EQ(record_in("[Event \"x\"]\n{alone} *").moves[MoveTree::root].comments,
              Comments{"alone"});
    // A comment behind a variation without moves is no different from one behind the move.
    EXPECT_EQ(record_in("1. e4 () {a} e5 *"), record_in("1. e4 {a} e5 *"));
}

TEST(RecordReader, KeepsTagsThatAreKnown) {
    const Record record =
        record_in("[ECO \"A00\"]\n[Event \"?\"]\n[Date \"????.??.??\"]\n[White \"A\"]\n"
                  "[Result \"1-0\"]\n[Round \"-\"]\n\n1-0");
    ASSERT_EQ(record.tags.size(), 3U);
    EXPECT_EQ(record.tags.begin()->name, "Round");
    EXPECT_EQ(record.tags.find("White"), "A");
    EXPECT_EQ(record.tags.find("ECO"), "A00");
    EXPECT_EQ(record.result, GameResult::white_wins);
}

TEST(RecordReader, TakesTheReasonFromTags) {
    const auto reason = [](std::string_view termination, std::string_view word,
                           std::string_view result) {
        std::string text;
        if (!termination.empty())
            text.append("[Termination \"").append(termination).append("\"]\n");
        if (!word.empty()) text.append("[Reason \"").append(word).append("\"]\n");
        const Record record = record_in(text.append(result));
        return record.reason;
    };
    EXPECT_EQ(reason("normal", "resignation", "1-0"), game::Reason::resignation);
    EXPECT_EQ(reason("time forfeit", "time", "1-0"), game::Reason::time);
    EXPECT_EQ(reason("Time forfeit", "", "0-1"), game::Reason::time);
    EXPECT_EQ(reason("normal", "", "0-1"), game::Reason::none);
    EXPECT_EQ(reason("normal", "stalemate", "0-1"), game::Reason::none);
    EXPECT_EQ(reason("abandoned", "resignation", "0-1"), game::Reason::none);
    EXPECT_EQ(reason("time forfeit", "", "*"), game::Reason::none);
}

TEST(RecordReader, KeepsTagsAsTheyAreWritten) {
    const auto kept = [](std::string_view tags, std::string_view moves = "*") {
        const std::string text =
            to_pgn(first_record(std::string(tags).append("\n").append(moves)).record);
        std::string others;
        for (std::size_t at = 0; at < text.find("\n\n");) {
            const std::size_t end = text.find('\n', at);
            const std::string line = text.substr(at, end - at);
            if (line.find("\"?") == std::string::npos) others += line + '\n';
            at = end + 1;
        }
        return others;
    };
    for (const char* tags :
         {"[Result \"*\"]\n[Termination \"Time forfeit\"]\n", "[Result \"1-0\"]\n",
          "[Result \"*\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1\"]\n",
          "[Result \"*\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3 w KQ - 0 0\"]\n",
          "[Result \"*\"]\n[Termination \"normal\"]\n[Reason \"boredom\"]\n",
          "[Result \"*\"]\n[ECO \"A00\"]\n[Annotator \"  x \"]\n"})
        EXPECT_EQ(kept(tags), tags);
    EXPECT_EQ(kept("[Result \"1-0\"]\n[Termination \"Time forfeit\"]\n", "1. e4 1-0"),
              "[Result \"1-0\"]\n[Termination \"Time forfeit\"]\n");
    EXPECT_EQ(kept("[Result \"1/2\"]\n", "1. e4 1/2-1/2"), "[Result \"1/2\"]\n");
}

TEST(RecordReader, KeepsAGlyphWithoutAMoveAsAComment) {
    const Record record = record_in("[Event \"x\"]\n$5 1. e4 ($6 1. d4) *");
    EXPECT_EQ(record.moves[MoveTree::root].comments, Comments{"$5"});
    const Id d4 = record.moves.first_variation(record.moves.next(MoveTree::root));
    EXPECT_EQ(record.moves[d4].comments_before, Comments{"$6"});
}

TEST(RecordReader, RestoresWhatWasTakenBack) {
    EXPECT_EQ(record_in("[Undone \"1\"]\n1. e4 e5 *").undone, 1U);
    EXPECT_EQ(record_in("[Undone \"3\"]\n1. e4 e5 *").undone, 0U);
    EXPECT_EQ(record_in("[Undone \"x\"]\n1. e4 e5 *").undone, 0U);
}

TEST(RecordReader, KeepsATagAboutTakenBackMovesThatIsNoNumber) {
    for (const std::string_view value : {"seven", "-1", "0", "01"}) {
        const Record record = record_in("[Undone \"" + std::string(value) + "\"]\n1. e4 e5 *");
        EXPECT_EQ(record.undone, 0U);
        EXPECT_EQ(record.tags.find("Undone"), value);
        EXPECT_EQ(record_in(to_pgn(record)), record);
    }
}

TEST(RecordReader, TakesNothingBackOfAMainLineThatIsCut) {
    for (const std::string_view moves : {"1. e4 e5 2. Ke3 *", "1. f3 e5 2. g4 Qh4# 3. -- *"}) {
        const Record record = first_record("[Undone \"1\"]\n" + std::string(moves)).record;
        EXPECT_EQ(record.undone, 0U) << moves;
        EXPECT_FALSE(record.tags.find("Undone"));
    }
    EXPECT_EQ(first_record("[Undone \"1\"]\n1. e4 e5 (1... Ke3) *").record.undone, 1U);
}

TEST(RecordReader, KeepsCommentsBehindVariationsThere) {
    constexpr std::string_view behind[] = {
        "1. e4 {a} (1. d4) {b} *", "1. e4 (1. d4 d5 (1... Nf6) {a}) {b} *",
        "1. e4 (1. d4) ({a} 1. c4) {b} 1... e5 *", "1. e4 (1. d4) {a} {b} *"};
    for (const std::string_view text : behind) {
        const std::string written = to_pgn(record_in(text));
        EXPECT_TRUE(written.ends_with("\n\n" + std::string(text) + "\n\n")) << written;
    }
    Record record = record_in("1. e4 (1. d4) {a} *");
    const Id e4 = record.moves.next(MoveTree::root);
    EXPECT_EQ(record.moves[e4].comments_behind, Comments{"a"});
    const std::uint32_t again = record.moves[e4].move; // any move will do
    EXPECT_EQ(record.moves[record.moves.append(e4, again)].comments_before, Comments{"a"});
    EXPECT_TRUE(record.moves[e4].comments_behind.empty());
}

TEST(RecordReader, TakesAJudgementInParenthesesForOneOfTheMove) {
    const Record record = record_in("1. e4 e5 (=) 2. Nf3 *");
    const Id e5 = record.moves.next(record.moves.next(MoveTree::root));
    EXPECT_EQ(record.moves[e5].nags, std::vector<Nag>{10});
    EXPECT_TRUE(record.moves[e5].comments.empty());
}

TEST(RecordReader, GivesABadGameAsFarAsItGoes) {
    const ReadRecord found = first_record("\n[Event \"x\"]\n\n1. e4 e5 2. Ke3 Nf6 1-0");
    EXPECT_EQ(found.line, 2U);
    EXPECT_EQ(found.problems.size(), 1U);
    EXPECT_EQ(found.record.moves.main_line_size(), 2U);
    EXPECT_EQ(found.record.result, GameResult::white_wins);
    EXPECT_TRUE(found.warnings.empty());
    EXPECT_FALSE(first_record("[FEN \"x\"]\n1. e4 *").has_start);
}

TEST(RecordReader, DropsAnEnPassantSquareOfNoUse) {
    EXPECT_EQ(record_in("[FEN \"4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1\"]\n*").setup,
              record_in("[FEN \"4k3/8/8/8/4P3/8/8/4K3 b - - 0 1\"]\n*").setup);
}

TEST(RecordReader, WhatItReadIsWrittenStably) {
    constexpr std::string_view texts[] = {
        "1.e4{a}e5(1...c5({x}1...d5!?))2.Nf3?? *",
        "[Variant \"Stackchess\"]\n[Size \"8\"]\n1.b1b2 g8g7 1/2",
        "[Termination \"Time forfeit\"]\n[White \"say \"hi\"\"]\n1. e4 1-0",
        "[Variant \"Chess960\"]\n[FEN \"1k5r/8/8/8/8/8/8/1K5R w Hh - 0 1\"]\n1. O-O ;x } y\n *",
        "1. e4 (1. d4) {late}",
        "{before} 1. e4!!! ± -- 2. Z0 (2. d4 --) e5 $300 1-0 {after}",
        "[Result \"0-1\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3 w KQ - 0 0\"]\n1. Kd2 1-0",
    };
    for (const std::string_view text : texts) {
        const std::string once = to_pgn(record_in(text));
        EXPECT_EQ(to_pgn(record_in(once)), once);
        EXPECT_EQ(record_in(once), record_in(text));
    }
}

TEST(RecordReader, ReadsAFenAsItWillBeWritten) {
    // The control character is written as a space, which parts the number from what precedes it.
    PgnReader reader(text_source("[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - \x01"
                                 "01\"]\n*"),
                     record_limits);
    const auto read = read_record(reader);
    ASSERT_TRUE(read);
    PgnReader again(text_source(to_pgn(read->record)), record_limits);
    EXPECT_EQ(read->has_start, read_record(again)->has_start);
}

TEST(RecordReader, TellsWhatStandsBehindTheLastGame) {
    PgnReader reader(text_source("1. e4 *\n\nRegards, Al\n"), record_limits);
    std::vector<Problem> behind;
    EXPECT_TRUE(read_record(reader, behind));
    EXPECT_TRUE(behind.empty());
    EXPECT_FALSE(read_record(reader, behind));
    ASSERT_EQ(behind.size(), 1U);
    EXPECT_EQ(behind[0].text, "Regards, Al");
}

} // namespace
} // namespace record
