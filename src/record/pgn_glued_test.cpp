#include "record/diary_fixture.hpp"

namespace record {
namespace {

/// What was read before the first move that was refused, which must be this one.
void expect_refused(const std::string& text, std::string_view word) {
    const Diary diary = read(text);
    ASSERT_EQ(diary.problems.size(), 1U) << text << ": " << diary.text;
    EXPECT_EQ(diary.problems[0].kind, ProblemKind::illegal_move) << text;
    EXPECT_EQ(diary.problems[0].refusal.kind, game::RefusalKind::not_a_move) << text;
    EXPECT_EQ(diary.problems[0].text, word) << text;
}

TEST(PgnGlued, NeverReadsAWordThatIsGluedToSomethingElse) {
    const std::string moves = "1. e4 e5 2. ";
    for (const std::string word :
         {"?f3",        "!f3", "'f3", "\"f3", ",f3", "&#9816;f3", "&#x2658;f3",
          "&knight;f3", "&f3", "±f3", "$1f3", "^f3", "=/f3",      "N'f3",
          "\\f3",       "|f3", "•f3", "%f3",  "?--", "Nf3!Nc6"})
        expect_refused(moves + word + " *", word == "Nf3!Nc6" || word == "N'f3" || word == "$1f3"
                                                ? read(moves + word).problems.at(0).text
                                                : word);
    for (const std::string word :
         {"<img src=\"n.gif\">f3", "<N>f3", "<b>f3", "</b>f3", "+f3", "+ f3", "{N}f3", "{♘}f3"})
        EXPECT_EQ(only_problem(moves + word + " *"), ProblemKind::illegal_move) << word;
    EXPECT_EQ(told("1. e4 e5 +2.f3 *").find("f2f3"), std::string::npos);
    for (const std::string comment : {"{∞}", "{…}", "{→}", "{好}"})
        EXPECT_NE(told("1. e4 e5 2. d4 " + comment + "exd4 *").find("e5d4"), std::string::npos)
            << comment << " is no piece";
    for (const std::string word : {"{D}Nf6", "{♘}Nf6", "{A}--"})
        EXPECT_EQ(read("1. e4 e5 2. d4 " + word + " *").problems.size(), 0U)
            << word << " has its piece, or passes";
    EXPECT_EQ(told("1.e4 (1.d4)e5{a}2.Nf3 *"), told("1. e4 (1. d4) e5 {a} 2. Nf3 *"));
}

TEST(PgnGlued, ReadsAWordBehindItsNumberABracketOrABreak) {
    for (const std::string text :
         {"1.e4 e5", "1...e4 1.e5", "1.\u00A0e4\u00A0e5", "1. e4\u200Be5", "1…e4 e5", "1. …e4 e5",
          "1. ...e4 e5", "<br>e4 e5", "1. e4<br>e5", "1. e4<BR/>e5", "1. e4&nbsp;e5",
          "1.&nbsp;e4 &#160; e5", "1. e4{a}e5", "<b>1.e4</b> e5", "• 1. e4 e5\n• 2. Nf3",
          "[pgn]e4 e5[/pgn]"})
        EXPECT_NE(told(text).find("e2e4"), std::string::npos) << text << ": " << told(text);
}

TEST(PgnGlued, KeepsAllBehindAnEntity) {
    EXPECT_EQ(told("1. e4 &nbsp; e5 2. Nf3 *"), "game@1 e2e4 e7e5 g1f3 *; ");
    expect_refused("1. e4 &eacute; e5 *", "&eacute;");
    EXPECT_EQ(told("1. e4 {l&#39;id&eacute;e &amp; co} e5 *"),
              "game@1 e2e4 {l&#39;id&eacute;e &amp; co} e7e5 *; ");
}

TEST(PgnGlued, RefusesAnUnreadableFirstMove) {
    for (const std::string tags : {"[Event \"a\"]\n\n", "[Event \"a\"]\n\n1. ", "1. ", "\n\n1."}) {
        expect_refused(tags + "?f3 d5 2. c4 *", "?f3");
        expect_refused(tags + "Xf3 d5 2. c4 *", "Xf3");
        EXPECT_EQ(only_problem(tags + "<img>f3 d5 2. c4 *"), ProblemKind::illegal_move);
        EXPECT_EQ(only_problem(tags + "&#9816;f3 d5 2. c4 *"), ProblemKind::illegal_move);
    }
    expect_refused("1. Foo d5 2. c4 *", "Foo");
    expect_refused("1. \u04354 \u04355 *", "\u04354"); // Cyrillic
    expect_refused("1. P-K4 P-K4 2. Kt-KB3 *", "P-K4");
    expect_refused("1. Kt-KB3 P-Q4 *", "Kt-KB3");
    EXPECT_EQ(told("1. was a draw. Regards, Al\n"), "! ");
    EXPECT_EQ(told("[Event \"a\"]\n\n\"Well,\" he said\n\n1. e4 *"), "game@1 Event=a ! e2e4 *; ");
}

TEST(PgnGlued, RefusesNumericMovesAndIdeas) {
    expect_refused("1. 5254 5755 2. 7163 *", "5254");
    expect_refused("[Event \"a\"]\n\n1. e4 5755 *", "5755");
    expect_refused("1. e4 e5 2. Nf3 /\\ Ng5 *", "/\\");
    expect_refused("1. e4 e5 2. Nf3 -> Nc6 *", "->");
    expect_refused("1. e4 e5 2. Nf3 --> Nc6 *", "-->");
    expect_refused("1. e4 e5 2. Nf3 ∆ Nc6 *", "∆");
    expect_refused("1. e4 e5 2. Nf3 △Nc6 *", "△Nc6");
    EXPECT_EQ(told("1. e4 e5 2. Nf3 ∆ {a} *"), "game@1 e2e4 e7e5 g1f3 $140 {a} *; ");
}

TEST(PgnGlued, RefusesAMoveBehindItsPieceInParentheses) {
    for (const std::string word : {"(N)f3", "(N) f3", "(♘)f3", "(B)c4", "(Knight) f3"}) {
        const Diary diary = read("1. e4 e5 2. " + word + " *");
        ASSERT_EQ(diary.problems.size(), 2U) << word;
        EXPECT_EQ(diary.problems[1].refusal.kind, game::RefusalKind::two_words) << word;
        EXPECT_EQ(diary.text, "game@1 e2e4 e7e5 ( ! ) ! *; ") << word;
    }
    EXPECT_EQ(told("1. e4 e5 2. (N) {x} f3 *"), "game@1 e2e4 e7e5 ( ! ) {x} ! *; ");
    EXPECT_NE(told("1. e4 e5 2. Nf3 (N) d6 *").find("d7d6"), std::string::npos) << "no knight can";
    EXPECT_NE(told("1. e4 e5 2. Nf3 (N is new) c6 *").find("c7c6"), std::string::npos);
    EXPECT_EQ(told("1. a1-a2 a6-a5 2. (2) a2-a3 *").find("a2a3"), std::string::npos);
}

TEST(PgnGlued, WarnsOfAPieceInAComment) {
    const auto warning_of = [](const std::string& text) {
        const Diary diary = read(text);
        if (diary.problems.empty()) return std::string("none");
        EXPECT_EQ(diary.problems.size(), 1U) << text;
        EXPECT_EQ(diary.problems[0].kind, ProblemKind::piece_in_comment) << text;
        EXPECT_EQ(diary.text.find("g1f3"), std::string::npos) << text;
        return diary.problems[0].text;
    };
    EXPECT_EQ(warning_of("1. e4 e5 2. {N} f3 *"), "{N} f3");
    for (const std::string word : {"{ N }", "{Knight}", "{♘}", "{knight}"})
        for (const std::string start : {"1. e4 e5 2. ", "1. ", "[Event \"a\"]\n\n", ""}) {
            const std::string number =
                start.ends_with("1. ") || start.ends_with("2. ") ? "" : "1. ";
            EXPECT_NE(warning_of(start + word + ' ' + number + "f3 *"), "none") << start + word;
        }
    EXPECT_NE(warning_of("1. e4 e5 {N} 2. f3 *"), "none");
    EXPECT_NE(warning_of("1. e4 e5 2. d4 (2. {N} f3) *"), "none");
    EXPECT_NE(warning_of("1. e4 e5 2. d4 {N} f6 *"), "none") << "new, or the knight";
    for (const std::string text :
         {"1. e4 e5 2. {N} Nf3 *", "1. e4 e5 2. Nf3 {N} d6 *", "1. e4 e5 2. {new} f3 *",
          "1. e4 e5 2. {N is new} f3 *", "1. e4 e5 2. {N} {x} d4 *", "1. e4 e5 2. {} f3 *"})
        EXPECT_TRUE(read(text).problems.empty()) << text;
}

TEST(PgnGlued, RefusesAPieceThatStandsApartFromItsSquare) {
    const std::string moves = "1. e4 e5 2. ";
    for (const std::string piece : {"N", "B", "♘", "Knight", "<img src=\"n.png\">", "?", "=", "$",
                                    "~", "□", "\"N\"", "&#9816;", "<i class=\"n\"></i>"})
        EXPECT_EQ(only_problem(moves + piece + " f3 *"), ProblemKind::illegal_move) << piece;
    for (const std::string sign : {"N,", "N.", "N&nbsp;", "N \"", "N 2"})
        EXPECT_EQ(only_problem(moves + "Nc3 " + sign + " f6 *"), ProblemKind::illegal_move) << sign;
    EXPECT_EQ(read(moves + "\x01 f3 *").problems.at(0).text, "U+0001");
}

TEST(PgnGlued, RefusesWhatNoGameHas) {
    expect_refused("1. e4 c5 [1... e5] 2. Nf3 *", "[1...");
    expect_refused("1. e4 [e5] 2. Nf3 *", "[e5]");
    EXPECT_EQ(only_problem("1. e4 e5 2. Nf3 Nc6} 3. Bb5 *"), ProblemKind::unopened_comment);
    expect_refused("1. e4 \"1... e5 2. Nf3\" c5 *", "\"1...");
    for (const std::string sign : {"|", "\\", "]", "'", "^", "&", "%", "<", ">", ">="})
        expect_refused("1. e4 " + sign + " e5 *", sign);
    EXPECT_EQ(told(std::string_view("1. e4, e5 *\x1A\0", 13)), "game@1 e2e4 e7e5 *; ");
    using std::string_literals::operator""s;
    for (const std::string& lost : {"•"s, "\x95"s, "\0"s, "\x1A"s})
        for (const std::string& moves : {"1. e4 e5 2. "s, "1. e4 e5 2. d4 "s})
            EXPECT_EQ(only_problem(moves + lost + " f3 *"), ProblemKind::illegal_move)
                << "a figurine that was lost";
}

TEST(PgnGlued, EndsALineWithABracketThatIsNoTag) {
    const Diary diary = read("1. e4 c5\n[1... e5]\n2. Nc3 *\n\n[Event \"b\"]\n[Foo]\n1. d4 *");
    EXPECT_EQ(diary.text, "game@1 e2e4 c7c5 ! *; game@5 Event=b ! d2d4 *; ");
    EXPECT_EQ(diary.problems.at(0).kind, ProblemKind::bad_tag);
    EXPECT_EQ(diary.problems.at(0).ply, 3U);
    EXPECT_EQ(diary.problems.at(1).ply, 0U);
}

TEST(PgnGlued, RefusesACountOfStackchessThatStandsApart) {
    const std::string tags = "[Variant \"Stackchess\"]\n[FEN \"4/(PR)3/4/3k w -\"]\n\n";
    const std::string plain = "game@1 Variant=Stackchess FEN=4/(PR)3/4/3k w - 4x ";
    EXPECT_EQ(told(tags + "1. 2a3-a4 *"), plain + "2a3a4 *; ");
    EXPECT_EQ(told(tags + "1 a3-a4 *"), plain + "a3a4 *; ");
    for (const std::string moves : {"2 a3-a4 *", "1. 2 a3-a4 *", "1. 2\na3-a4 *", "2 {x} a3-a4 *",
                                    "1. 2 {x} a3-a4 *", "2 $1 a3-a4 *"}) {
        const Diary diary = read(tags + moves);
        ASSERT_FALSE(diary.problems.empty()) << moves;
        EXPECT_EQ(diary.problems.back().kind, ProblemKind::illegal_move) << moves;
        EXPECT_EQ(diary.problems.back().text.substr(0, 1), "2") << moves;
        EXPECT_EQ(diary.text.find("a3a4"), std::string::npos) << moves;
    }
}

TEST(PgnGlued, ReadsResultsInBracketsAndPromotionsInBrackets) {
    EXPECT_EQ(told("1. e4 (1-0)\n"), "game@1 e2e4 1-0; ");
    EXPECT_EQ(told("1. e4 (0.5-0.5)\n\n1. d4 0,5-0,5"),
              "game@1 e2e4 1/2-1/2; game@3 d2d4 1/2-1/2; ");
    EXPECT_EQ(told("1. e4 (½–½) e5 *"), "game@1 e2e4 {(½–½)} e7e5 *; ");
    for (const std::string result : {"(1/2)", "(½)", "( 1/2-1/2 )", "[1/2]", "[½ - ½]"})
        EXPECT_EQ(told("1. e4 " + result + "\n"), "game@1 e2e4 1/2-1/2; ") << result;
    const std::string tags = "[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n";
    for (const std::string move : {"a8(Q)", "a8(Q)+", "a8(♕)", "a8=Q", "a7a8(Q)"})
        EXPECT_NE(told(tags + "1. " + move + " *").find("a7a8q *"), std::string::npos) << move;
    EXPECT_EQ(only_problem(tags + "1. a8(1. a8=Q) *"), ProblemKind::illegal_move);
}

TEST(PgnGlued, ReadsMateAndCheckInWordsWhereTheyAre) {
    EXPECT_EQ(told("1. f3 e5 2. g4 Qh4 mate 0-1"), "game@1 f2f3 e7e5 g2g4 d8h4 0-1; ");
    EXPECT_EQ(told("1. e4 e5 2. Qh5 Nc6 3. Qxf7 ch Kxf7 *"),
              "game@1 e2e4 e7e5 d1h5 b8c6 h5f7 e8f7 *; ");
    expect_refused("1. e4 e5 2. Qh5 Nc6 3. Qxf7 mate 1-0", "mate");
    expect_refused("1. e4 ch e5 *", "ch");
}

TEST(PgnGlued, RefusesEnPassantApartFromACaptureThatIsNone) {
    expect_refused("1. e4 d5 2. exd5 e.p. Qxd5 *", "e.p.");
    EXPECT_EQ(told("1. e4 a6 2. e5 d5 3. exd6 e.p. *"), "game@1 e2e4 a7a6 e4e5 d7d5 e5d6 *; ");
}

TEST(PgnGlued, ReadsACaptureSignBehindTheSquare) {
    EXPECT_EQ(told("1. e4 d5 2. ed5: Qd5: *"), "game@1 e2e4 d7d5 e4d5 d8d5 *; ");
    expect_refused("1. e4: e5 *", "e4:");
}

TEST(PgnParted, BeginsAGameBehindAWrapper) {
    EXPECT_EQ(told("[pgn]1. e4 e5[/pgn]\n[pgn]1. d4 d5[/pgn]"),
              "game@1 e2e4 e7e5 *; game@2 d2d4 d7d5 *; ");
    EXPECT_EQ(told("[pgn]1. e4 e5[/pgn] [pgn]d4 d5[/pgn]").substr(0, 20), "game@1 e2e4 e7e5 *; ");
    EXPECT_EQ(told("[pgn]\n[Event \"a\"]\n[/pgn]\n[pgn]\n[Event \"b\"]\n1. e4[/pgn]"),
              "game@2 Event=a *; game@5 Event=b e2e4 *; ");
}

TEST(PgnParted, BeginsAGameWithAFirstNumberAtTheStartOfALine) {
    EXPECT_EQ(told("1. e4 e5 2. Nf3\n1. d4 d5\n1.c4"),
              "game@1 e2e4 e7e5 g1f3 *; game@2 d2d4 d7d5 *; game@3 c2c4 *; ");
    EXPECT_EQ(told("1. e4 e9\n1. d4 d5"), "game@1 e2e4 ! *; game@2 d2d4 d7d5 *; ");
    EXPECT_EQ(told("1. e4 e5 2. Nf3 Nc6 (2... d6\n3. d4)\n3. Bb5 *"),
              "game@1 e2e4 e7e5 g1f3 b8c6 ( d7d6 d2d4 ) f1b5 *; ");
}

TEST(PgnParted, ReadsQuotedMail) {
    EXPECT_EQ(told("> 1. e4 e5\n> 2. Nf3\n>\n> 1. d4 d5\n"),
              "game@1 e2e4 e7e5 g1f3 *; game@4 d2d4 d7d5 *; ");
    EXPECT_EQ(told(">> 1. e4 e5\n>>2. Nf3\n> > Nc6 *\n"), "game@1 e2e4 e7e5 g1f3 b8c6 *; ");
    EXPECT_EQ(told("> [Event \"a\"]\n> \n> 1. e4 *\n>\n> [Event \"b\"]\n>\n> 1. d4 *\n"),
              "game@1 Event=a e2e4 *; game@5 Event=b d2d4 *; ");
}

TEST(PgnParted, TakesTheSignatureOfAMailForNoMove) {
    EXPECT_EQ(told("1. e4 e5 2. Nf3\n\n-- \nAl\n"), "game@1 e2e4 e7e5 g1f3 *; ! ");
    EXPECT_EQ(told("1. e4 --\n\n2. -- *"), "game@1 e2e4 -- -- *; ");
}

TEST(PgnParted, SeesAnEmptyLineOfAnyLength) {
    for (const std::size_t blanks : {0U, 1U, 14U, 15U, 16U, 17U, 20U, 300U, 70'000U})
        EXPECT_EQ(told("1. e4\n" + std::string(blanks, ' ') + "\n1. d4 d5 *"),
                  "game@1 e2e4 *; game@3 d2d4 d7d5 *; ")
            << blanks;
    EXPECT_EQ(told("1. e4\n\u00A0\n1. d4 d5 *"), "game@1 e2e4 *; game@3 d2d4 d7d5 *; ");
}

TEST(PgnNumbers, TellsOfAGameThatBeginsInTheMiddle) {
    const Diary diary = read("[Event \"a\"]\n\n23. Nf3 Nf6 24. g3 g6 *");
    EXPECT_EQ(diary.text, "game@1 Event=a ! g1f3 g8f6 g2g3 g7g6 *; ");
    EXPECT_EQ(diary.problems.at(0).kind, ProblemKind::wrong_number);
    EXPECT_TRUE(is_warning(diary.problems.at(0)));
    EXPECT_EQ(diary.problems.at(0).text, "23");
    EXPECT_EQ(diary.problems.at(0).standard, "1");
    EXPECT_EQ(told("1. e4 7 e5 *"), "game@1 e2e4 ! e7e5 *; ");
    expect_refused("1. e4 e5 7Nf3 *", "7Nf3");
    expect_refused("1.1e4 e5 *", "1e4");
    expect_refused("1. e4 e5 2. 2Nf3 *", "2Nf3");
    EXPECT_EQ(told("1e4 e5 2Nf3 *"), "game@1 e2e4 e7e5 g1f3 *; ");
}

TEST(PgnNumbers, TellsOfNumbersThatContradictTheSideToMove) {
    const auto only = [](const std::string& text) {
        const Problem problem = only_warning(text);
        EXPECT_EQ(problem.kind, ProblemKind::wrong_side) << text;
        return problem.text;
    };
    EXPECT_EQ(only("1. e4 e5 2... Nf3 *"), "2...");
    EXPECT_EQ(only("1. e4 e5 2. … Nf3 *"), "2...");
    EXPECT_EQ(only("1. e4 1. e5 2. Nf3 2. Nc6 *"), "1.");
    EXPECT_EQ(only("1. e4 e5 2. Nf3 Nc6 (2. Nf6 3. Nc3) 3. Bb5 *"), "2.");
    EXPECT_EQ(only("1. e4 e5 2. Nf3 (2... Nc3 Nf6) 2... Nc6 *"), "2...");
    EXPECT_EQ(told("1. e4 1. ... e5 2 Nf3 2... Nc6 3.Bb5 3…a6 *").find('!'), std::string::npos);
}

TEST(PgnStart, RefusesAGameWhoseStartIsDamaged) {
    for (const std::string tag :
         {"[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\n", "[FEN 4k3/8/8/8/8/8/8/4K3 w - - 0 1]\n",
          "[Variant \"Atomic\n", "[Variant: Atomic]\n", "[Fen]\n", "[Size 8]\n",
          "[FEN='4k3/8/8/8/8/8/8/4K3 w - - 0 1']\n"}) {
        const Diary diary =
            read("[Event \"a\"]\n" + tag + "\n1. e4 e5 *\n\n[Event \"b\"]\n1. d4 *");
        EXPECT_EQ(diary.text, "game@1 Event=a ! *; game@6 Event=b d2d4 *; ") << tag;
        EXPECT_EQ(diary.problems.at(0).kind, ProblemKind::bad_tag) << tag;
    }
    const std::string huge = "[FEN \"" + std::string(20'000, '8') + "\"]\n1. e4 *";
    EXPECT_EQ(told(huge), "game@1 ! *; ");
}

TEST(PgnStart, NamesTheLineOfTheTagThatIsWrong) {
    const std::string fen = "[FEN \"4k3/8/8/8/8/8/8/4K3 x - - 0 1\"]\n";
    EXPECT_EQ(read("[Event \"x\"]\n" + fen + "[SetUp \"1\"]\n\n*").problems.at(0).line, 2U);
    EXPECT_EQ(read("[Variant \"Shogi\"]\n" + fen + "\n*").problems.at(0).line, 1U);
    const std::string size = "[Size \"99\"]\n[Variant \"Stackchess\"]\n[Event \"x\"]\n\n*";
    EXPECT_EQ(read(size).problems.at(0).line, 1U);
}

TEST(PgnStart, WarnsOfASetUpWithoutItsPosition) {
    EXPECT_EQ(told("[SetUp \"1\"]\n1. e4 e5 *"), "game@1 SetUp=1 ! e2e4 e7e5 *; ");
    const Problem missing = only_warning("[SetUp \"1\"]\n\n1. e4 e5 *");
    EXPECT_EQ(missing.kind, ProblemKind::missing_fen);
    EXPECT_EQ(missing.line, 1U);
    EXPECT_EQ(told("[SetUp \"0\"]\n1. e4 e5 *"), "game@1 SetUp=0 e2e4 e7e5 *; ");
}

TEST(PgnStart, WarnsOfAPositionWithoutTurnOrRights) {
    for (const std::string fen : {"4k3/8/8/8/8/8/4P3/4K3", "4k3/8/8/8/8/8/4P3/4K3 w -"})
        EXPECT_EQ(only_warning("[FEN \"" + fen + "\"]\n1. e4 *").kind, ProblemKind::repaired_fen);
    EXPECT_EQ(told("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - -\"]\n1. e4 *").find('!'), std::string::npos);
}

TEST(PgnStart, WarnsOfRightsOfChess960WithoutItsVariant) {
    const std::string fen = "[FEN \"4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1\"]\n";
    EXPECT_EQ(only_warning(fen + "1. O-O *").kind, ProblemKind::chess960_rights);
    EXPECT_EQ(told("[Variant \"Chess960\"]\n" + fen + "1. O-O *").find('!'), std::string::npos);
    EXPECT_EQ(told("[FEN \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\"]\n*").find('!'),
              std::string::npos);
}

TEST(PgnBetween, GivesCommentsBehindAnEmptyLineToTheGameThatFollows) {
    EXPECT_EQ(told("1. e4 e5\n\n{a}\n{b}\n\n1. d4 d5"),
              "game@1 e2e4 e7e5 *; game@6 {a} {b} d2d4 d7d5 *; ");
    EXPECT_EQ(told("1. e4 e5\n\n{a}\n\n[Event \"b\"]\n*"),
              "game@1 e2e4 e7e5 *; game@5 {a} Event=b *; ");
    EXPECT_EQ(told("1. e4 e5\n\n{a}\n\n2. Nf3 *"), "game@1 e2e4 e7e5 {a} g1f3 *; ");
    EXPECT_EQ(told("1. e4 e5\n\n{a}\n\n1-0"), "game@1 e2e4 e7e5 {a} 1-0; ");
    EXPECT_EQ(told("1. e4 e5\n\n{a}\n"), "game@1 e2e4 e7e5 {a} *; ");
    EXPECT_EQ(told("1. e4 e9\n\n{a}\n\n1. d4"), "game@1 e2e4 ! *; game@5 {a} d2d4 *; ");
    const game::LetterSet both{game::Letters::spanish, game::Letters::italian};
    for (const std::string_view text :
         {"1. e4 e5\n\n{a}\n\n1. d4 d5", "1. e4\n\n{a}\n\n2. Nf3", "1. e4\n\n{a}\n",
          "1. e3 {a}\n1.5\n1... e5 2. d4", "[pgn]1. e4[/pgn]\n[pgn]1. d4[/pgn]",
          "> 1. e4\n>                    \n> 1. d4"})
        EXPECT_EQ(told_in(text, both), told(text)) << text;
}

TEST(PgnGlued, ShowsAllOfAWordBehindSignsThatLookLikeHalfACharacter) {
    const Diary diary = read("1. e4 " + std::string(24, '\xB1') + "\xAA\xB1");
    ASSERT_EQ(diary.problems.size(), 1U);
    EXPECT_EQ(diary.problems[0].text, "ª");
}

TEST(PgnBetween, KeepsTabsInTags) {
    EXPECT_EQ(told("[Event\t\"a\tb\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3\tw\t-\t- 0 1\"]\n1. e4 *"),
              "game@1 Event=a\tb FEN=4k3/8/8/8/8/8/4P3/4K3\tw\t-\t- 0 1 setup e2e4 *; ");
}

TEST(PgnBetween, WarnsOfMovesWithoutANumberBehindAText) {
    const Diary diary = read("Hello\n\ne4 e5 *");
    EXPECT_EQ(diary.text, "! ! game@3 e2e4 e7e5 *; ");
    EXPECT_EQ(diary.problems.at(1).kind, ProblemKind::unnumbered_game);
    EXPECT_EQ(diary.problems.at(1).text, "e4 e5 *");
    EXPECT_EQ(diary.problems.at(1).line, 3U);
}

} // namespace
} // namespace record
