#include "record/diary_fixture.hpp"
#include "record/move_form.hpp"

namespace record {
namespace {

TEST(PgnOutside, ReportsMovesThatBelongToNoGame) {
    const std::string tags = "[Event \"a\"]\n\n";
    for (const std::string text :
         {"The Ruy Lopez: 1. e4 e5 2. Nf3 *", "(Paris 1858) 1. e4 e5 2. Nf3 *", "(1. d4 d5)",
          "This is a\ngame of 1. e4 e5\n", "foo e4 e5 *", "White continues with 2. Nf3"}) {
        for (const std::string& whole : {text, tags + text, "1. d4 d5 *\n\n" + text}) {
            Diary diary;
            PgnReader reader(text_source(whole));
            while (reader.next(diary)) {
            }
            EXPECT_GT(reader.problems(), 0U) << whole;
        }
        EXPECT_EQ(read("1. d4 d5 *\n\n" + text).problems.back().kind, ProblemKind::moves_outside);
    }
    for (const std::string text :
         {"1) e4 e5 2) Nf3 *", "1: d4 d5 2: c4 *", "*1.* e4 e5 *2.* Nf3", "1:d4 d5",
          "x1. d4 d5 2. c4 *", "[Event \"a\"]\n\n1-e4 e5 2-Nf3 *", "[Event \"a\"]\n\n«1. e4 e5» *",
          "\"1. d4 d5 2. c4\" *", "| 1. | d4 | d5 |", "1. e4 e5 * d4 d5 c4 *"})
        EXPECT_EQ(read(text).problems.back().kind, ProblemKind::moves_outside) << text;
}

TEST(PgnOutside, ReportsTextAndMovesOnce) {
    const Diary diary = read("Hello\nthere\nsee 1. e4\nand 2. d4\n\n[Event \"a\"]\n*");
    EXPECT_EQ(diary.text, "! ! game@6 Event=a *; ");
    EXPECT_EQ(diary.problems.at(0).kind, ProblemKind::text_outside);
    EXPECT_EQ(diary.problems.at(1).kind, ProblemKind::moves_outside);
    EXPECT_EQ(diary.problems.at(1).line, 3U);
    EXPECT_EQ(diary.problems.at(1).text, "see 1. e4");
}

bool holds_moves(std::string_view text) {
    MoveFinder finder;
    finder.look_at(text);
    return finder.has_found();
}

bool reports_moves_outside(const std::string& text) {
    return std::ranges::count(read(text).problems, ProblemKind::moves_outside, &Problem::kind) == 1;
}

TEST(PgnOutside, FindsMovesInAText) {
    for (const std::string_view text :
         {"12. Nf3", "see 12) Nf3", "1.e4", "then 12...Nf6!", "foo e4 e5", "12 O-O", "3. b8d7",
          "e4 e5", "(e4", "Nf3", "-- e5", "so e4 {best} e5", "so e4 { e5", "see 3. 2a2-a4",
          "so 2a2-a4 b5xb2", "1-e4 e5 2-Nf3", "«1. e4 e5»", "Xf3 e5", "so “e4 e5”"})
        EXPECT_TRUE(holds_moves(text)) << text;
    for (const std::string_view text :
         {"", "Be4 was missed.", "1. was a draw", "in 1999 we", "mp3 of 12 songs", "A 4 B 5",
          "12 May 2026, 5:30 pm", "e4 is best, and e5 too", "so e4 {best} was e5",
          "4r3/6P1/2p2P1k/1p6/pP2p1R1/P1B5/2P2K2/3r4 b - - 0 45", "M8 26.996h5.508v1"})
        EXPECT_FALSE(holds_moves(text)) << text;
    MoveFinder finder;
    finder.look_at("see 12. ");
    EXPECT_FALSE(finder.has_found());
    finder.look_at("Nf3");
    EXPECT_TRUE(finder.has_found());
}

TEST(PgnOutside, FindsMovesBehindLongText) {
    for (const std::size_t words : {10U, 100U, 1000U, 100'000U}) {
        std::string text;
        for (std::size_t i = 0; i < words; ++i) text += "word ";
        for (const std::string before :
             {"", "[Event \"a\"]\n\n", "[a\n1. e4 *\n\n", "[a ", "[Event \"a\"]\n\nword\n"}) {
            const Diary diary = read(before + text + "1. e4 e5\n");
            ASSERT_FALSE(diary.problems.empty()) << before << words;
            EXPECT_EQ(diary.problems.back().kind, ProblemKind::moves_outside) << before << words;
        }
    }
    const std::string word(300, 'x');
    EXPECT_EQ(read(word + " 1. e4 e5").problems.back().kind, ProblemKind::moves_outside);
}

TEST(PgnOutside, LeavesOutNoMoveWithoutAnError) {
    for (const std::string text :
         {"1. d4 d5 1-0 Nf3", "1. d4 d5 1-0 (Nf3)", "1. d4 d5 1-0 3. Nf3 wins",
          "1. d4 d5 1-0 {x} Nf3", "[Event \"a\"]\n\nSome text\ne4\ne5\n*"})
        EXPECT_TRUE(reports_moves_outside(text)) << text;
}

TEST(PgnOutside, BeginsNoGameInTheMiddle) {
    EXPECT_EQ(told("1. d4 d5 1-0\n\n3. e4 e5 *"), "game@1 d2d4 d7d5 1-0; ! ");
    for (const std::string text : {"1. d4 d5 1-0 3. e4 e5 *", "3. e4 e5 *", "3. -- e5", "{a} 3. e4",
                                   "1. d4 d5 1-0 {a}\n3. e4 e5"})
        EXPECT_TRUE(reports_moves_outside(text)) << text;
    EXPECT_EQ(only_warning("[Event \"a\"]\n\n3. e4 e5 *").kind, ProblemKind::wrong_number);
}

TEST(PgnOutside, BeginsAGameBehindAComment) {
    EXPECT_EQ(told("{a} e4 {b} (d4) e5 1-0"), "game@1 {a} e2e4 {b} ( d2d4 ) e7e5 1-0; ");
    EXPECT_EQ(told("1. d4 *\n\n{a} {b} e4 e5 1-0"),
              "game@1 d2d4 *; game@3 {a} {b} e2e4 e7e5 1-0; ");
}

TEST(PgnOutside, HidesNoErrorBehindWarnings) {
    std::string text = "[Event \"a\"]\n";
    for (int i = 0; i < 300; ++i) text += "[Event \"a\"]\n";
    const Diary diary = read(text + "\n1. e4 e9 *");
    EXPECT_EQ(diary.problems.size(), 101U);
    EXPECT_EQ(diary.problems.back().kind, ProblemKind::illegal_move);
}

TEST(PgnOutside, WarnsOfARepeatedTagBehindManyOthers) {
    std::string text;
    for (int i = 0; i < 900; ++i) text += "[T" + std::to_string(i) + " \"a\"]\n";
    EXPECT_EQ(only_warning(text + "[T899 \"b\"]\n*").kind, ProblemKind::repeated_tag);
}

TEST(PgnOutside, WarnsOfControlCharactersInATag) {
    const Problem problem = only_warning("[Event \"a\x01\"]\n[Site \"a\tb\"]\n*");
    EXPECT_EQ(problem.kind, ProblemKind::control_in_tag);
    EXPECT_EQ(problem.text, "Event");
}

TEST(PgnOutside, ClosesNestedBracesTogether) {
    EXPECT_EQ(told("1. e4 {a {b}} e5 {c} *"), "game@1 e2e4 {a {b}} e7e5 {c} *; ");
    EXPECT_EQ(only_problem("1. e4 {a {b} c} e5 *"), ProblemKind::nested_comment);
    EXPECT_EQ(only_problem("1. e4 {a}} e5 *"), ProblemKind::unopened_comment);
    const std::string filler(PgnScanner::capacity - 8, 'x');
    for (std::size_t cut = 0; cut < 16; ++cut)
        EXPECT_TRUE(told("{" + filler.substr(cut) + "{b}} 1. e4 *").ends_with("{b}} e2e4 *; "));
}

TEST(PgnOutside, SaysThatAGameIsOver) {
    const Diary diary = read("1. f3 e5 2. g4 Qh4# 3. e4 *");
    EXPECT_EQ(diary.problems.at(0).refusal.kind, game::RefusalKind::game_over);
}

TEST(PgnOutside, ChoosesALanguageByTheMainLine) {
    EXPECT_EQ(told_in("1. e4 e5 (1... c5 2. Nf3 d6 3. Bb5+ Nd7 4. Nc3 Nf6) 2. Cf3 Cc6 3. Fb5 *",
                      game::every_language()),
              "game@1 e2e4 e7e5 ( c7c5 ! ) g1f3 b8c6 f1b5 *; ");
}

TEST(PgnOutside, ReadsRowsOfBracketsInLittleTime) {
    for (const char sign : {'<', '>', '[', '{', '}', '&', '('}) {
        const Diary diary = read("1. e4 " + std::string(2'000'000, sign));
        EXPECT_FALSE(diary.problems.empty()) << sign;
    }
    std::string signs;
    for (int i = 0; i < 300'000; ++i) signs += ">,";
    EXPECT_FALSE(read("1. e4 " + signs).problems.empty());
}

} // namespace
} // namespace record
