#include "record/pgn_reader.hpp"

#include "record/diary_fixture.hpp"

namespace record {
namespace {

using game::RefusalKind;

TEST(PgnReader, ReadsAGame) {
    EXPECT_EQ(told("[White \"A\"]\n\n1. e4 $1 {good} e5 (1... c5 2. Nf3) 2. Nf3 1-0\n"),
              "game@1 White=A e2e4 $1 {good} e7e5 ( c7c5 g1f3 ) g1f3 1-0; ");
}

TEST(PgnReader, TakesMovesInManyForms) {
    EXPECT_EQ(told("1.e2-e4 e7e5 2 Ng1-f3 \u265Ec6 *"), "game@1 e2e4 e7e5 g1f3 b8c6 *; ");
    EXPECT_EQ(told("1. d4 d6 2. Nc3 b8d7 *"), "game@1 d2d4 d7d6 b1c3 b8d7 *; ");
    EXPECT_EQ(told("1.e4 1...e5 2.Bc4 Nf6 d3 d6 4 Nf3! Be7 5.0-0 0-0 *"),
              "game@1 e2e4 e7e5 f1c4 g8f6 d2d3 d7d6 g1f3 $1 f8e7 e1g1 e8g8 *; ");
    EXPECT_EQ(told("1e4 1a6 2e5 d5 3exd6 e.p. *"), "game@1 e2e4 a7a6 e4e5 d7d5 e5d6 *; ");
}

TEST(PgnReader, FindsTheEndOfAGame) {
    EXPECT_EQ(told("1. e4 1-0 1. d4 0-1"), "game@1 e2e4 1-0; game@1 d2d4 0-1; ");
    EXPECT_EQ(told("[Event \"a\"]\n1. e4\n[Event \"b\"]\n1. d4"),
              "game@1 Event=a e2e4 *; game@3 Event=b d2d4 *; ");
    EXPECT_EQ(told("[Event \"a\"]\n[Result \"1-0\"]\n1. e4"),
              "game@1 Event=a Result=1-0 e2e4 1-0; ");
    EXPECT_EQ(told("[Result \"1-0\"]\n1. e4 0-1"), "game@1 Result=1-0 e2e4 ! 0-1; ");
    EXPECT_EQ(told("[Event \"a\"]\n\n1-0[Event \"b\"] *"),
              "game@1 Event=a 1-0; game@3 Event=b *; ");
}

TEST(PgnReader, TellsEmptyGamesApart) {
    EXPECT_EQ(told("[Event \"a\"]\n[Site \"b\"]\n\n[Event \"c\"]\n"),
              "game@1 Event=a Site=b *; game@4 Event=c *; ");
    EXPECT_EQ(told("[Event \"a\"]\n[event \"c\"]\n*"), "game@1 Event=a ! Event=c *; ");
    EXPECT_EQ(told("[White \"a\"]\n\n[White \"b\"]\n"), "game@1 White=a *; game@3 White=b *; ");
    EXPECT_EQ(told("[White \"a\"]\r\n\r\n[Event \"b\"]"), "game@1 White=a *; game@3 Event=b *; ");
    EXPECT_EQ(told("[White \"a\"]\n[Event \"b\"]\n\n[Site \"c\"]\n*"),
              "game@1 White=a Event=b Site=c *; ");
    EXPECT_EQ(told(""), "");
    EXPECT_EQ(told(" \n1-0 ) $1"), "! ") << "a warning";
}

TEST(PgnReader, GoesOnBehindABadGame) {
    const Diary diary = read("[Event \"a\"]\n\n1. e4 e5\n2. Ke3 (2. Qa1) Nf6 {x} 1-0\n\n1. d4 *");
    EXPECT_EQ(diary.text, "game@1 Event=a e2e4 e7e5 ! 1-0; game@6 d2d4 *; ");
    ASSERT_EQ(diary.problems.size(), 1U);
    const Problem& problem = diary.problems[0];
    EXPECT_EQ(problem.kind, ProblemKind::illegal_move);
    EXPECT_EQ(problem.game, 1U);
    EXPECT_EQ(problem.line, 4U);
    EXPECT_EQ(problem.ply, 3U);
    EXPECT_EQ(problem.text, "Ke3");
    EXPECT_NE(problem.refusal.kind, RefusalKind::none);
}

TEST(PgnReader, LeavesOutOnlyTheRestOfABadVariation) {
    const Diary diary = read("1. e4 (1. d4 d5 2. d5 (2. a3) a6) (1. c4) e5 *");
    EXPECT_EQ(diary.text, "game@1 e2e4 ( d2d4 d7d5 ! ) ( c2c4 ) e7e5 *; ");
    ASSERT_EQ(diary.problems.size(), 1U);
    EXPECT_EQ(diary.problems[0].ply, 3U);
}

TEST(PgnReader, NamesWhatIsWrong) {
    EXPECT_EQ(only_problem("1. e4 e5 2. Qh5 Nc6 3. Qxf7+ -- *"), ProblemKind::pass_in_check);
    EXPECT_EQ(only_problem("1. e4 hello *"), ProblemKind::illegal_move);
    EXPECT_EQ(only_problem("1. e4 " + std::string(300, 'x') + " *"), ProblemKind::token_too_long);
    EXPECT_EQ(only_problem("[Event x]\n1. e4 *"), ProblemKind::bad_tag);
    EXPECT_EQ(only_problem("[Event \"x]\n1. e4 *"), ProblemKind::bad_tag);
    EXPECT_EQ(only_problem("[Event \"" + std::string(20'000, 'x') + "\"]\n1. e4 *"),
              ProblemKind::tag_too_long);
    EXPECT_EQ(only_problem("1. e4 {x"), ProblemKind::unclosed_comment);
    EXPECT_EQ(only_problem("1. e4 (1. d4\n[Event \"x\"]\n*"), ProblemKind::unclosed_variation);
    EXPECT_EQ(only_problem("1. e4 ) e5 *"), ProblemKind::unopened_variation);
    EXPECT_EQ(only_problem("[Event \"x\"]\n(1. e4) 1. d4 *"), ProblemKind::variation_before_move);
    EXPECT_EQ(only_problem("1. e4 ((1. d4)) *"), ProblemKind::variation_before_move);
    EXPECT_EQ(only_problem("1. e4 (1. d4 (1. c4)) *", {.depth = 1}),
              ProblemKind::variations_too_deep);
    EXPECT_EQ(only_problem("1. e4 {long} *", {.comment_bytes = 3}), ProblemKind::comment_too_long);
    EXPECT_EQ(only_problem("1. e4 e5 (1... c5) 2. d4 *", {.plies = 2}), ProblemKind::game_too_long);
    EXPECT_EQ(read("1. e4 {a\n\n\nb cd} *", {.comment_bytes = 4}).text, "game@1 e2e4 ! {a b} *; ");
    EXPECT_EQ(read("1. e4 {\xE9\xE9\xE9} *", {.comment_bytes = 3}).text, "game@1 e2e4 ! {é} *; ");
    EXPECT_EQ(read("[A \"1\"]\n[B \"2\"]\n[C \"3\"]\n1. e4 *", {.tags = 1}).text,
              "game@1 A=1 ! e2e4 *; ");
    EXPECT_EQ(only_problem("1. e4 $1 $2 $3 *", {.all_note_bytes = 4}), ProblemKind::game_too_long);
    EXPECT_EQ(only_problem("1. e4 {abc} {d} {e} *", {.all_note_bytes = 70}),
              ProblemKind::game_too_long);
}

TEST(PgnReader, NamesWhatIsWrongWithTheStart) {
    EXPECT_EQ(only_problem("[Variant \"Atomic\"]\n1. e4 *"), ProblemKind::unknown_variant);
    EXPECT_EQ(only_problem("[FEN \"8/8/x w - -\"]\n1. e4 *"), ProblemKind::bad_fen);
    EXPECT_EQ(only_problem("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n1. e4 *"),
              ProblemKind::unplayable_fen);
    EXPECT_EQ(only_problem("[Variant \"Stackchess\"]\n[Size \"27\"]\n*"), ProblemKind::bad_size);
    EXPECT_EQ(only_problem("[Variant \"Stackchess\"]\n[Size \"\"]\n*"), ProblemKind::bad_size);
    EXPECT_EQ(only_problem("[Variant \"Stackchess\"]\n[Size \"6x\"]\n*"), ProblemKind::bad_size);
    EXPECT_EQ(only_problem("[Variant \"Stackchess\"]\n[Size \"6\"]\n"
                           "[FEN \"3k/4/4/K3 w - 0 1\"]\n*"),
              ProblemKind::size_contradicts_fen);
    EXPECT_EQ(only_problem("[Variant \"Stackchess\"]\n[FEN \"3k/4/4/(K)3\"]\n*"),
              ProblemKind::bad_fen);
    const Diary diary =
        read("[Variant \"Stackchess\"]\n[FEN \"3k/4/4/4 w A 0 1\"]\n[Site \"x\"]\n\n"
             "1. a2a3 (1. b2b3 *) *\n1. e4 *");
    EXPECT_EQ(diary.text.substr(diary.text.find('!')), "! *; game@6 e2e4 *; ");
    ASSERT_EQ(diary.problems.size(), 1U);
    EXPECT_EQ(diary.problems[0].line, 2U);
    EXPECT_TRUE(
        diary.problems[0].stackchess_faults.contains(stackchess::Fault::false_unmoved_flag));
}

TEST(PgnReader, ReportsEachLineOnce) {
    EXPECT_EQ(read("1. e4 ) ) ) e5 *").problems.size(), 3U);
    EXPECT_EQ(read("1. e5 ) ) ) e5 *").problems.size(), 1U);
    EXPECT_EQ(read("1. e4 " + std::string(1000, ')') + " *").problems.size(), 100U);
}

TEST(PgnReader, PairsVariationsEvenWhenTheyStayOpen) {
    EXPECT_EQ(told("1. e4 (1. d4 (1. c4"), "game@1 e2e4 ( d2d4 ( c2c4 ! ) ) *; ");
    EXPECT_EQ(told("1. e4 (1. d4 1-0) e5 *"), "game@1 e2e4 ( d2d4 {1-0} ) e7e5 *; ");
}

TEST(PgnReader, StartsFromAPosition) {
    EXPECT_EQ(told("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 5\"]\n\n5... Kd7 6. e4 *"),
              "game@1 SetUp=1 FEN=4k3/8/8/8/8/8/4P3/4K3 b - - 0 5 setup e8d7 e2e4 *; ");
    EXPECT_EQ(told("[Variant \"Chess960\"]\n"
                   "[FEN \"1k5r/8/8/8/8/8/8/1K5R w Hh - 0 1\"]\n1. O-O O-O *")
                  .substr(60),
              told("[Variant \"Fischerandom\"]\n"
                   "[FEN \"1k5r/8/8/8/8/8/8/1K5R w Kk - 0 1\"]\n1. O-O O-O *")
                  .substr(64));
    EXPECT_EQ(told("[Variant \"From Position\"]\n1. e4 *"),
              "game@1 Variant=From Position e2e4 *; ");
}

TEST(PgnReader, ReadsStackchess) {
    EXPECT_EQ(told("[Variant \"Stackchess\"]\n\n1.a1-a2 a6a5 2.2a2-a4 *"),
              "game@1 Variant=Stackchess 6x a1a2 a6a5 2a2a4 *; ");
    EXPECT_EQ(told("[Variant \"stackchess\"]\n[Size \"10\"]\n1.j1j2 j10j9 2.2j2-j4 2j9j7 1-0"),
              "game@1 Variant=stackchess Size=10 10x j1j2 j10j9 2j2j4 2j9j7 1-0; ");
    const Diary diary = read("[Variant \"Stackchess\"]\n1. a1-a2 a6-a5 2. 3a2-a4 *");
    ASSERT_EQ(diary.problems.size(), 1U);
    EXPECT_EQ(diary.problems[0].refusal.kind, RefusalKind::too_many_pieces);
    EXPECT_EQ(diary.problems[0].text, "3a2-a4");
}

TEST(PgnReader, ConvertsLatin1) {
    EXPECT_EQ(told("[White \"J\xF6rg\"]\n1. e4 {sch\xF6n} *"),
              "game@1 White=Jörg e2e4 {schön} *; ");
    EXPECT_EQ(read("1. e4 \xF6 *").problems[0].text, "ö");
    EXPECT_EQ(told("[White \"\x93J\xF6rg\x94\"]\n1. e4 {5 \x80 \x96 100 \x80} *"),
              "game@1 White=“Jörg” e2e4 {5 € – 100 €} *; ");
}

TEST(PgnReader, KeepsJudgementsAndOtherSigns) {
    EXPECT_EQ(told("1. e4!!! e5± 2. d4 +- $300 d5 $70000 3. c4 ∞ *"),
              "game@1 e2e4 {!!!} e7e5 $16 d2d4 $18 $300 d7d5 {$70000} c2c4 $13 *; ");
}

TEST(PgnReader, KeepsNullMoves) {
    EXPECT_EQ(told("1. e4 -- 2. d4 Z0 3. 0000 e5 (3... @@@@ 4. c4) *"),
              "game@1 e2e4 -- d2d4 -- -- e7e5 ( -- c2c4 ) *; ");
    EXPECT_EQ(told("[Variant \"Stackchess\"]\n1. a2-a3 -- 2. a3-a4 *"),
              "game@1 Variant=Stackchess 6x a2a3 -- a3a4 *; ");
}

TEST(PgnReader, WarnsWhereResultsDisagree) {
    const Problem by_tag = only_warning("[Result \"1-0\"]\n\n1. e4\n0-1\n");
    EXPECT_EQ(by_tag.kind, ProblemKind::result_contradicts_tag);
    EXPECT_EQ(by_tag.line, 4U);
    EXPECT_EQ(by_tag.text, "1-0");
    EXPECT_EQ(by_tag.result, GameResult::black_wins);
    const Problem by_board = only_warning("1. f3 e5 2. g4 Qh4# 1-0");
    EXPECT_EQ(by_board.kind, ProblemKind::result_contradicts_board);
    EXPECT_EQ(by_board.outcome.reason(), game::Reason::checkmate);
    EXPECT_EQ(only_warning("[FEN \"7k/8/5K2/6Q1/8/8/8/8 w - - 0 1\"]\n1. Qg6 0-1").kind,
              ProblemKind::result_contradicts_board);
    const std::string mate = "1. f3 e5 2. g4 Qh4#";
    for (const std::string& text : {mate + " *", "[Result \"1-0\"]\n\n" + mate}) {
        const Problem on_board = only_warning(text);
        EXPECT_EQ(on_board.kind, ProblemKind::result_contradicts_board);
        EXPECT_EQ(on_board.outcome.reason(), game::Reason::checkmate);
    }
    const Problem both = only_warning("[Result \"*\"]\n\n" + mate + " 0-1");
    EXPECT_EQ(both.kind, ProblemKind::result_contradicts_tag);
    EXPECT_TRUE(both.outcome.is_over());
    EXPECT_EQ(told("[Undone \"1\"]\n" + mate + " *"), "game@1 Undone=1 f2f3 e7e5 g2g4 d8h4 *; ");
    const Problem no_result = only_warning("[Result \"win\"]\n\n1. e4 1-0");
    EXPECT_EQ(no_result.kind, ProblemKind::bad_result);
    EXPECT_EQ(no_result.text, "win");
    EXPECT_EQ(told("[Result \"0-1\"]\n1. f3 e5 2. g4 Qh4# 0-1"),
              "game@1 Result=0-1 f2f3 e7e5 g2g4 d8h4 0-1; ");
}

TEST(PgnReader, ComparesWithTheBoardUnlessMovesWereTakenBack) {
    const auto problems = [](const std::string& undone) {
        return read("[Undone \"" + undone + "\"]\n\n1. f3 e5 2. g4 Qh4# 1-0").problems;
    };
    EXPECT_TRUE(problems("1").empty());
    for (const char* senseless : {"0", "seven"}) {
        ASSERT_FALSE(problems(senseless).empty()) << senseless;
        EXPECT_EQ(problems(senseless).back().kind, ProblemKind::result_contradicts_board);
    }
}

TEST(PgnReader, PutsRightWhatFensOfTheWildHave) {
    const Problem repaired = only_warning("[FEN \"4k3/8/8/8/8/8/8/R3K3 w Kkq - 0 0\"]\n1. Kd2 *");
    EXPECT_EQ(repaired.kind, ProblemKind::repaired_fen);
    EXPECT_EQ(repaired.repairs, (chess::FenRepairs{chess::FenRepair::castling_dropped,
                                                   chess::FenRepair::move_number_raised}));
    EXPECT_EQ(repaired.line, 1U);
}

TEST(PgnReader, TellsWhichLettersWouldReadAMove) {
    Diary diary;
    PgnReader reader(text_source("1. e4 e5 2. Sf3 *\n\n1. e4 Xf6 *"));
    while (reader.next(diary)) {
    }
    ASSERT_EQ(diary.problems.size(), 2U);
    EXPECT_EQ(diary.problems[0].readable_in, game::LetterSet{game::Letters::german});
    EXPECT_TRUE(diary.problems[1].readable_in.empty());
}

TEST(PgnReader, ReadsTheLettersThatItIsTold) {
    using game::Letters;
    EXPECT_EQ(told_in("1. e4 e5 2. Sf3 Sc6 3. Lb5 *", {Letters::german}),
              "game@1 e2e4 e7e5 g1f3 b8c6 f1b5 *; ");
    EXPECT_EQ(told_in("1. Pf3 Pc6 *", {Letters::dutch}), "game@1 g1f3 b8c6 *; ");
    EXPECT_EQ(told_in("1. Cf3 *", {Letters::english}), "game@1 ! *; ");
}

TEST(PgnReader, FindsOutTheLettersOfEachGame) {
    const game::LetterSet all = game::every_language();
    EXPECT_EQ(told_in("{head}\n1. e4 e5 2. Cf3 Cc6 3. Fb5 1-0 {tail}\n\n"
                      "[Event \"b\"]\n\n1. e4 e5 2. Sf3 Sc6 3. Lb5 1-0\n\nText.\n\n1. Nf3 *\n",
                      all),
              "game@2 {head} e2e4 e7e5 g1f3 b8c6 f1b5 {tail} 1-0; "
              "game@4 Event=b e2e4 e7e5 g1f3 b8c6 f1b5 1-0; ! game@10 g1f3 *; ");
    // R is a king in French; only the whole game tells.
    EXPECT_EQ(told_in("1. e4 e5 2. Re2 Re7 *", all), "game@1 e2e4 e7e5 e1e2 e8e7 *; ");
    EXPECT_EQ(told_in("[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 0 1\"]\n1. Rd1 Ke7 *", all).substr(42),
              "setup a1d1 e8e7 *; ")
        << "English, for a French king is no K";
    Diary diary;
    PgnReader reader(text_source("[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 0 1\"]\n1. Rd1 *"), {},
                     {.letters = all});
    EXPECT_TRUE(reader.next(diary));
    ASSERT_EQ(diary.problems.size(), 1U);
    EXPECT_EQ(diary.problems[0].refusal.kind, RefusalKind::two_readings);
    EXPECT_EQ(reader.problems(), 1U);
    EXPECT_EQ(reader.games(), 1U);
}

TEST(PgnReader, CountsLinesOverAnyNumberOfBuffers) {
    for (const std::string_view end : {"\n", "\r", "\r\n"})
        for (const std::string_view before : {"", " "}) { // a buffer ends behind and inside an end
            std::string text(before);
            for (int i = 0; i < 100'000; ++i) text += end;
            text += "1. e4 e5 2. Ke3 *";
            EXPECT_EQ(read(text).problems.at(0).line, 100'001U);
        }
}

TEST(PgnReader, NamesATagTooManyWhereverTheBufferEnds) {
    for (std::size_t filler = 65'400; filler < 65'560; ++filler) {
        const std::string text =
            '%' + std::string(filler, 'x') + "\n[White \"a\"]\n[Black \"b\"]\n[Round \"c\"]\n*";
        const Diary diary = read(text, {.tags = 1});
        ASSERT_EQ(diary.text, "game@2 White=a ! ! *; ") << filler;
        ASSERT_EQ(diary.problems[0].kind, ProblemKind::game_too_long);
        ASSERT_EQ(diary.problems[0].text, "Black") << filler;
    }
}

TEST(PgnReader, NamesABadTagWhereverTheBufferEnds) {
    for (const std::size_t length : {5U, 20'000U}) // a value without end, short and too long
        for (std::size_t filler = 65'400; filler < 65'560; ++filler) {
            const std::string text = '%' + std::string(filler, 'x') + "\n[White \"" +
                                     std::string(length, 'a') + "\n[Black \"b\"]\n*";
            const Diary diary = read(text);
            ASSERT_EQ(diary.text, "game@2 ! Black=b ! *; ") << filler;
            ASSERT_EQ(diary.problems[0].text, "White") << filler;
        }
}

TEST(PgnReader, CountsProblemsBeyondTheLimit) {
    PgnReader reader(text_source("1. e4 ) ) ) *"), {.problems = 1});
    Diary diary;
    EXPECT_TRUE(reader.next(diary));
    EXPECT_EQ(diary.problems.size(), 1U);
    EXPECT_EQ(reader.problems(), 3U);
}

TEST(PgnReader, CountsWhatItReads) {
    PgnReader reader(text_source("1. e4 (1. d4) e5 * 1. e5 *"));
    Diary diary;
    EXPECT_TRUE(reader.next(diary));
    EXPECT_EQ(reader.plies(), 3U);
    EXPECT_TRUE(reader.next(diary));
    EXPECT_FALSE(reader.next(diary));
    EXPECT_FALSE(reader.next(diary));
    EXPECT_EQ(reader.games(), 2U);
    EXPECT_EQ(reader.plies(), 3U);
    EXPECT_EQ(reader.problems(), 1U);
}

} // namespace
} // namespace record
