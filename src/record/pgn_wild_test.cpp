#include "record/diary_fixture.hpp"

namespace record {
namespace {

TEST(PgnWild, KeepsCommentsAroundGames) {
    EXPECT_EQ(told("{a} {b} 1. e4 {c} 1-0 {d} ; e"), "game@1 {a} {b} e2e4 {c} {d} {e} 1-0; ");
    EXPECT_EQ(told("{a}\n[Event \"x\"]\n{b}\n1. e4 1-0 {c}\n\n{d}\n\n[Event \"y\"]\n*"),
              "game@2 {a} Event=x {b} e2e4 {c} 1-0; game@8 {d} Event=y *; ");
    EXPECT_EQ(told("1. e4 *\n\n{the end}\n"), "game@1 e2e4 {the end} *; ");
    EXPECT_EQ(told("1. e4 (1. d4) {a} e5 *"), "game@1 e2e4 ( d2d4 ) {a} e7e5 *; ");
}

TEST(PgnWild, PartsGamesWithoutTagsAtAnEmptyLine) {
    EXPECT_EQ(told("1. e4 e5\n\n1. d4 d5\n\n2. c4\n\n1. c4\n"),
              "game@1 e2e4 e7e5 *; game@3 d2d4 d7d5 c2c4 *; game@7 c2c4 *; ");
    EXPECT_EQ(told("[Event \"a\"]\n\n1. e4 e5\n\n2. d4 *"), "game@1 Event=a e2e4 e7e5 d2d4 *; ");
    EXPECT_EQ(told("e4 e5 *\nd4 *"), "game@1 e2e4 e7e5 *; game@2 d2d4 *; ");
}

TEST(PgnWild, PassesOverTextBetweenGames) {
    const Diary diary =
        read("Dear Bob,\nhere are my games (both of 1999):\n\n[Event \"a\"]\n\n1. e4 e5 *"
             "\n\n1. was a draw. Regards, Al\n-- \nAl\n\n<html><pre>1. d4 0-1</pre>\n"
             "P.S. e4 is best\n");
    EXPECT_EQ(diary.text, "! game@4 Event=a e2e4 e7e5 *; ! game@12 d2d4 0-1; ! ");
    for (const Problem& problem : diary.problems) {
        EXPECT_EQ(problem.kind, ProblemKind::text_outside);
        EXPECT_EQ(problem.game, 0U);
    }
    EXPECT_EQ(diary.problems.at(0).text, "Dear Bob,");
    EXPECT_EQ(diary.problems.at(1).text, "was a draw. Regards, Al");
    EXPECT_EQ(told("[Event \"a\"]\n\nA good game.\n\n1. e4 e5\n\nRegards\n\n[Event \"b\"]\n*"),
              "game@1 Event=a ! e2e4 e7e5 *; ! game@9 Event=b *; ");
}

TEST(PgnWild, WarnsOfSignsBetweenGames) {
    for (const std::string_view signs : {"1-0", "$1", "!!!", ")", "1-0 $1 )"}) {
        const Diary diary = read("1. e4 1-0\n" + std::string(signs) + "\n1. d4 *");
        EXPECT_EQ(diary.text, "game@1 e2e4 1-0; ! game@3 d2d4 *; ") << signs;
        EXPECT_EQ(diary.problems.at(0).kind, ProblemKind::text_outside);
        EXPECT_EQ(diary.problems.at(0).text, signs.substr(0, signs.find(' ')));
        EXPECT_EQ(diary.problems.at(0).line, 2U);
    }
}

TEST(PgnWild, NeverTakesAKnightForAJudgement) {
    for (const std::string_view text :
         {"1. e4 e5 2. N f3 Nc6 *", "1. e4 e5 2. <b>N</b>f3 <b>N</b>c6 *", "1. e4 e5 2. Nf3 N c6 *",
          "1. e4 e5 2. Nf3 <b>N</b>c6 *", "1. e4 N\nxe5 *", "1. e4 N\u00A0f6 *", "1. e4 N 8d7 *",
          "[Event \"x\"]\n\nN {new} f3 *"}) {
        const Diary diary = read(text);
        ASSERT_EQ(diary.problems.size(), 1U) << text;
        EXPECT_EQ(diary.problems[0].kind, ProblemKind::illegal_move);
        EXPECT_TRUE(diary.problems[0].text.ends_with("N")) << text;
    }
    EXPECT_EQ(told("1. e4 N 1... e5 N {new} 2. Nf3 N Nc6 N 1-0"),
              "game@1 e2e4 $146 e7e5 $146 {new} g1f3 $146 b8c6 $146 1-0; ");
    EXPECT_EQ(told("1. e4 N"), "game@1 e2e4 $146 *; ");
}

TEST(PgnWild, GoesOnWithAMoveOfBlackBehindAnEmptyLine) {
    for (const std::string_view number : {"1... ", "1...", "1. ... ", "1.…", "1…", "1.\u00A0…"})
        EXPECT_EQ(told("1. e4 {Best by test.}\n\n" + std::string(number) + "e5 2. Nf3 *"),
                  "game@1 e2e4 {Best by test.} e7e5 g1f3 *; ")
            << number;
}

TEST(PgnWild, TakesCastlingWithZerosForAMoveWhereverItStands) {
    for (const std::string castling : {"0-0", "00", "0-0-0", "000", "O-O", "0-0+"}) {
        const Diary diary = read("1. e4 e5\n\n" + castling + " 2. Nf3 1-0");
        EXPECT_EQ(diary.text, "game@1 e2e4 e7e5 ! 1-0; ") << castling;
        EXPECT_EQ(diary.problems.at(0).kind, ProblemKind::illegal_move) << castling;
    }
}

TEST(PgnWild, NeverShortensCastling) {
    const std::string start = "[FEN \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\"]\n";
    for (const std::string castling : {"0-0\n-0", "O-O\n-O", "0-0 - 0", "O–O\n–O", "00 -0",
                                       "O-O\u00A0-O", "O-O-\nO", "O-\nO-O"}) {
        const Diary diary = read(start + "1. " + castling + " Kd7 *");
        EXPECT_NE(diary.text.find("setup ! *; "), std::string::npos) << castling;
    }
    EXPECT_NE(told(start + "1. O-O - O-O-O *").find("e1g1 {-} e8c8 *; "), std::string::npos);
}

TEST(PgnWild, WarnsOfNumbersThatNoMoveFollows) {
    const auto numbers = [](std::string_view text) {
        std::string all;
        for (const Problem& problem : read(text).problems) {
            EXPECT_EQ(problem.kind, ProblemKind::lone_number) << text;
            all += problem.text + '@' + std::to_string(problem.line) + ' ';
        }
        return all;
    };
    EXPECT_EQ(numbers("1. e4 e5 99\n98 97 *"), "99@1 ") << "one warning for all of them";
    EXPECT_EQ(numbers("1. e4 e5 99 {a} *"), "99@1 ");
    EXPECT_EQ(numbers("1. e4\ne5 99\n2. Nf3 7 (2. d4) *"), "99@2 7@3 ");
    EXPECT_EQ(numbers("1. e4 e5 2. 1-0"), "");
    EXPECT_EQ(numbers("1. {a} e4 1 ... e5 2. {b} Nf3 *"), "");
    EXPECT_EQ(only_problem("1. e4 e5 2. Nf3 Nc6 0 *"), ProblemKind::illegal_move);
    EXPECT_EQ(told("1. e4 *\n\n1999\n\n[Event \"b\"]\n*"), "game@1 e2e4 *; ! game@5 Event=b *; ");
}

TEST(PgnWild, NamesTheLineOfANumberThatNoMoveFollows) {
    const auto line = [](const std::string& text) { return read(text).problems.at(0).line; };
    EXPECT_EQ(line("\n\n1999\n\n[Event \"b\"]\n*"), 3U);
    EXPECT_EQ(line(std::string(70'000, '\n') + "1999" + std::string(70'000, '\n') + '*'), 70'001U);
    EXPECT_EQ(line("1. e4\ne5\n99\n98\n*"), 3U);
}

TEST(PgnWild, EndsAnUnclosedCommentBeforeTheTagsOfTheNextGame) {
    for (const std::string tag :
         {"\n\n[Site \"b\"]\n\n", "\n\n[EVENT \"b\"]\n", "\n[Event \"b\"]\n",
          "\r\n [ECO \"b\"][Round \"2\"]\r\n", "\n\n[Foo \"b\"]\n"}) {
        const Diary diary = read("1. e4 {unclosed e5 *" + tag + "1. d4 {c} d5 *");
        EXPECT_NE(diary.text.find("{unclosed e5 *} *; game@"), std::string::npos) << diary.text;
        EXPECT_TRUE(diary.text.ends_with("d2d4 {c} d7d5 *; ")) << diary.text;
        ASSERT_EQ(diary.problems.size(), 1U);
        EXPECT_EQ(diary.problems[0].kind, ProblemKind::unclosed_comment);
        EXPECT_EQ(diary.problems[0].line, 1U);
    }
    const std::string far = "1. e4 {open\n[Site \"b\"]\n1. d4 *" + std::string(70'000, ' ') + '}';
    EXPECT_EQ(read(far).problems.at(0).kind, ProblemKind::unclosed_comment);
}

TEST(PgnWild, WarnsOfATagInAClosedComment) {
    const std::string text = "1. e4 {as in\n[Event \"b\"]\n1. d4 d5} e5 *";
    EXPECT_EQ(only_warning(text).kind, ProblemKind::tag_in_comment);
    EXPECT_EQ(only_warning(text).line, 2U);
    EXPECT_TRUE(told(text).ends_with(" ! {as in [Event \"b\"] 1. d4 d5} e7e5 *; "));
    EXPECT_EQ(told("1. e4 {\n[%clk 0:05:00]\n[note] [a b]\n[x \"y\"] z} *"),
              "game@1 e2e4 {[%clk 0:05:00] [note] [a b] [x \"y\"] z} *; ");
}

TEST(PgnWild, LosesNoCommentBehindTheLastGame) {
    EXPECT_EQ(told("1. e4 1-0\n\n{A closing comment}\n\nfooter"),
              "game@1 e2e4 {A closing comment} 1-0; ! ");
    EXPECT_EQ(told("1. e4 1-0 {a} $1 {b}"), "game@1 e2e4 {a} {b} 1-0; ! ");
    EXPECT_EQ(told("1. e4 e5\n\nfooter\n{a}"), "game@1 e2e4 e7e5 {a} *; ! ");
    EXPECT_EQ(told("1. e4 1-0 {a}\nfooter\n{b}\n[Event \"x\"]\n*"),
              "game@1 e2e4 {a} 1-0; ! game@4 {b} Event=x *; ");
}

TEST(PgnWild, TellsOfWhichGameACommentBehindTheResultIs) {
    EXPECT_EQ(read("1. e4 1-0 {open").problems.at(0).game, 1U);
    EXPECT_EQ(read("1. e4 1-0\n\n{open").problems.at(0).game, 0U);
}

TEST(PgnWild, FindsAMoveWhoseNumberHasAComment) {
    EXPECT_EQ(told("Text\n1. {a} e4 e5 *"), "! game@2 {a} e2e4 e7e5 *; ");
}

TEST(PgnWild, WarnsOfATagAboutTakenBackMovesThatMakesNoSense) {
    for (const std::string value : {"seven", "3", "-1", "01"}) {
        const Problem problem = only_warning("[Undone \"" + value + "\"]\n1. e4 e5 *");
        EXPECT_EQ(problem.kind, ProblemKind::bad_undone);
        EXPECT_EQ(problem.text, value);
    }
    EXPECT_EQ(only_problem("[Undone \"3\"]\n1. e4 e9 *"), ProblemKind::illegal_move);
}

TEST(PgnWild, ReadsAGameOfACommentAlone) {
    EXPECT_EQ(told("{White did not appear} 0-1"), "game@1 {White did not appear} 0-1; ");
    EXPECT_EQ(told("1. e4 *\n\n{White did not appear} 0-1\n"),
              "game@1 e2e4 *; game@3 {White did not appear} 0-1; ");
}

TEST(PgnWild, ReportsCommentsWithoutAnyGame) {
    const Problem problem = only_warning("\n{nothing} ; at all\n");
    EXPECT_EQ(problem.kind, ProblemKind::comment_outside);
    EXPECT_EQ(problem.line, 2U);
    DeafVisitor deaf;
    PgnReader reader(text_source("{nothing}"));
    EXPECT_FALSE(reader.next(deaf));
    EXPECT_EQ(reader.warnings(), 1U) << "whether comments are wanted or not";
}

TEST(PgnWild, HoldsOnlySoManyCommentsBetweenGames) {
    std::string text = "1. e4 *\n\n";
    for (int i = 0; i < 10; ++i) text += "{abc}\n";
    const Diary diary = read(text + "[Event \"b\"]\n1. d4 *", {.all_note_bytes = 80});
    EXPECT_EQ(diary.text, "game@1 e2e4 *; ! game@13 {abc} {abc} Event=b d2d4 *; ");
    EXPECT_EQ(diary.problems.at(0).kind, ProblemKind::game_too_long);
}

TEST(PgnWild, ReadsResultsWithSpacesThatDoNotBreak) {
    EXPECT_EQ(told("1. e4 1\u00A0–\u00A00"), "game@1 e2e4 1-0; ");
    EXPECT_EQ(told("1. e4 1\xA0-\xA0"
                   "0"),
              "game@1 e2e4 1-0; ");
    EXPECT_EQ(told("1. e4 ½\u202F-\u2009½"), "game@1 e2e4 1/2-1/2; ");
    EXPECT_EQ(told("1. e4 ½\n"), "game@1 e2e4 1/2-1/2; ");
    EXPECT_EQ(told("1. e4 \xBD\n"), "game@1 e2e4 1/2-1/2; ");
}

TEST(PgnWild, PassesOverAParagraphBetweenTagsAndMoves) {
    const std::string moves = "1. e4 e5 *";
    for (const std::string text : {"A good game\n(or so I thought)\nBe4 was missed.\n\n",
                                   "Two\nlines\n", "One\r\ntwo\r\n\r\n"}) {
        const Diary diary = read("[Event \"a\"]\n\n" + text + moves);
        EXPECT_EQ(diary.text, "game@1 Event=a ! e2e4 e7e5 *; ") << text;
        EXPECT_EQ(diary.problems.at(0).kind, ProblemKind::text_outside);
    }
    EXPECT_EQ(told("[Event \"a\"]\n\nA\nb\n{c}\n" + moves), "game@1 Event=a ! {c} e2e4 e7e5 *; ");
    EXPECT_EQ(told("[Event \"a\"]\n\nNot\nplayed\n1-0\n"), "game@1 Event=a ! 1-0; ");
    EXPECT_EQ(told("[Event \"a\"]\n\nNot\nplayed\n[Event \"b\"]\n*"),
              "game@1 Event=a ! *; game@5 Event=b *; ");
}

TEST(PgnWild, BeginsALineBehindAByteOrderMark) {
    EXPECT_EQ(only_problem("\xEF\xBB\xBF[Event x]\n1. e4 *"), ProblemKind::bad_tag);
    EXPECT_EQ(read("\xEF\xBB\xBF[Event x]\n1. e4 *").problems.at(0).line, 1U);
    EXPECT_EQ(told("\xEF\xBB\xBF"
                   "1. e4 *\n\n\xEF\xBB\xBF"
                   "1. d4 *"),
              "game@1 e2e4 *; game@3 d2d4 *; ");
}

TEST(PgnWild, BeginsNoGameWithAWordOfProse) {
    for (const std::string_view text : {"mp3 of the talk\n", "r2d2 said\n", "h264 video\n"})
        EXPECT_EQ(told(std::string(text) + "1. e4 *"), "! game@2 e2e4 *; ") << text;
    EXPECT_EQ(told("1. e4 e5\n\nmp3 of the talk\n"), "game@1 e2e4 e7e5 *; ! ");
    EXPECT_EQ(only_problem("1. e4 e5\n\nNf9 Nc6 *"), ProblemKind::illegal_move);
}

TEST(PgnWild, NamesTheLineWhereAGameEnds) {
    const std::string gap = std::string(40, '\n') + std::string(100'000, ' ');
    for (const std::string next : {"[Event \"b\"]\n*", ""}) {
        const Diary open = read("1. e4\n(1. d4" + gap + next);
        EXPECT_EQ(open.problems.at(0).kind, ProblemKind::unclosed_variation);
        EXPECT_EQ(open.problems[0].line, 2U);
        Diary standard;
        PgnReader reader(text_source("1. e4\ne5" + gap + next), {}, {.standard = true});
        EXPECT_TRUE(reader.next(standard));
        EXPECT_EQ(standard.problems.back().kind, ProblemKind::missing_end);
        EXPECT_EQ(standard.problems.back().line, 2U);
    }
}

TEST(PgnWild, TakesForfeitsWhereTheGameEnds) {
    EXPECT_EQ(told("1. e4 +--"), "game@1 e2e4 1-0; ");
    EXPECT_EQ(told("1. e4 --+\n\n[Event \"x\"]\n*"), "game@1 e2e4 0-1; game@3 Event=x *; ");
    EXPECT_EQ(told("1. e4 +--\n\n1. d4 d5 *"), "game@1 e2e4 1-0; game@3 d2d4 d7d5 *; ");
    EXPECT_EQ(told("1. e4 +--\n\nRegards\n"), "game@1 e2e4 1-0; ! ");
    EXPECT_EQ(told("1. e4 +-- e5 *"), "game@1 e2e4 {+--} e7e5 *; ");
    EXPECT_EQ(told("1. e4 +-- +-- {a}"), "game@1 e2e4 {+--} {+--} {a} *; ");
    EXPECT_EQ(told("1. e4 e5 (1... c5 +--) *"), "game@1 e2e4 e7e5 ( c7c5 {+--} ) *; ");
}

TEST(PgnWild, TakesAColonForAResultOnlyWhereTheGameEnds) {
    EXPECT_EQ(told("1. e4 e5 0:1"), "game@1 e2e4 e7e5 0-1; ");
    EXPECT_EQ(told("1. e4 0:1 e5 *"), "game@1 e2e4 {0:1} e7e5 *; ");
    EXPECT_EQ(told("1. e4 e5 2. Nf6 [%clk 0:1] Nc6 1/2-1/2"), "game@1 e2e4 e7e5 ! 1/2-1/2; ");
}

TEST(PgnWild, KeepsSignsThatJudgeWithoutANumber) {
    for (const std::string_view sign :
         {"==", "~", "+/--", "+=/=", "⊞", "⟫", "⟪", "✕", "⊥", "⇔", "⇗", "≈", "√", "\u2BFD"}) {
        const std::string kept = "game@1 e2e4 {" + std::string(sign) + "} e7e5 *; ";
        EXPECT_EQ(told("1. e4 " + std::string(sign) + " e5 *"), kept);
        EXPECT_EQ(told("1. e4" + std::string(sign) + " e5 *"), kept);
        EXPECT_EQ(told("1. c4 c5 2. " + std::string(sign) + "e4 e5 *"), "game@1 c2c4 c7c5 ! *; ")
            << sign;
    }
    EXPECT_EQ(told("1. e4⇄ e5 *"), "game@1 e2e4 $132 e7e5 *; ");
}

TEST(PgnWild, KeepsSignsThatStandApart) {
    EXPECT_EQ(told("1. e4 + = e5 + - 2. d4 - + d5 = *"),
              "game@1 e2e4 {+ =} e7e5 {+ -} d2d4 {- +} d7d5 $10 *; ");
    EXPECT_EQ(told("1. e4 e5 (1... d5 + =) 2. d4 + ="),
              "game@1 e2e4 e7e5 ( d7d5 {+ =} ) d2d4 {+ =} *; ")
        << "before a bracket and at the end";
    EXPECT_EQ(told("1. e4 + e5 # *"), "game@1 e2e4 {+} e7e5 {#} *; ") << "there is no check";
    EXPECT_EQ(told("1. e4 f6 2. Qh5 + g6 -- *"), "game@1 e2e4 f7f6 d1h5 g7g6 -- *; ");
    EXPECT_EQ(told("1. f3 e5 2. g4 Qh4 # 0-1"), "game@1 f2f3 e7e5 g2g4 d8h4 0-1; ");
    EXPECT_EQ(told("1. e4 + -- *"), "game@1 e2e4 {+} -- *; ");
}

TEST(PgnWild, KeepsAnEvaluationAsAComment) {
    EXPECT_EQ(told("1. e4 +0.35 e5 -12.5 2. Nf3 −0.1 *"),
              "game@1 e2e4 {+0.35} e7e5 {-12.5} g1f3 {−0.1} *; ");
    EXPECT_EQ(told("1. e4 +1.e5 *"), "game@1 e2e4 {+} ! *; ") << "perhaps not its number";
}

TEST(PgnWild, TakesNoValueOfAPositionForCastling) {
    const std::string moves = "1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 ";
    for (const char* value : {"0.00", "1.00", "10.00", "4.00", ".00", "0.000", "0.0000"})
        EXPECT_TRUE(
            told(moves + value + " 1/2-1/2").starts_with("game@1 e2e4 e7e5 g1f3 b8c6 f1b5 g8f6 !"))
            << value;
    EXPECT_EQ(told(moves + "4.0-0 *"), told(moves + "4. 00 *"));
}

TEST(PgnWild, WarnsOfTwoEncodingsInOneText) {
    const Diary diary = read("[White \"Ren\xE9 and Zoé\"]\n\n1. e4 {\xE9\xE8 é} e5 {é \xE9} *");
    ASSERT_EQ(diary.problems.size(), 3U);
    for (const Problem& problem : diary.problems) EXPECT_EQ(problem.kind, ProblemKind::mixed_bytes);
    EXPECT_EQ(diary.problems[0].text, "White");
    EXPECT_EQ(read("[White \"Ren\xE9\"]\n\n1. e4 {é} *").problems.size(), 0U);
}

TEST(PgnWild, RefusesEnPassantThatIsNone) {
    for (const std::string_view text : {"1. e4ep *", "1. Nf3ep *", "1. e4e.p. *", "1. Nf3e.p *"})
        EXPECT_EQ(only_problem(text), ProblemKind::illegal_move) << text;
}

TEST(PgnWild, RefusesAMoveInAngleBrackets) {
    EXPECT_EQ(only_problem("1. e4 e5 2. <Nf3> Nc6 *"), ProblemKind::illegal_move);
    EXPECT_EQ(only_problem("1. e4 <e5> *"), ProblemKind::illegal_move);
    EXPECT_EQ(told("<h4>1. e4 <br> e5 <B>2. d4</B> *"), "game@1 e2e4 e7e5 d2d4 *; ");
}

TEST(PgnWild, ReadsInSeveralLanguagesWhatOneReads) {
    // Spanish and Italian have the same letters: only the way of reading differs.
    const game::LetterSet one{game::Letters::spanish};
    const game::LetterSet both{game::Letters::spanish, game::Letters::italian};
    for (const std::string_view text :
         {"1. e4 +--\n\n1. d4 d5 *", "1. e4 +--\n\nRegards\n\n1. d4 *", "{a}", "text",
          "1. e4 1-0 {a}\n\n{b}\n\nfooter", "1. e4 1-0\n\n{b}\n\n[Event \"x\"]\n*\n1999\n",
          "1. e4 (1. d4\n\n\n[Event \"x\"]\n\n1. e9 1-0", "{a} 0-1\n{b}\n\n{c} 1-0",
          "1. e4 e5\"3.\n1. f3 d5", "1. OO- 1-0 2. b3}\n1. OO-"})
        EXPECT_EQ(told_in(text, both), told_in(text, one)) << text;
}

TEST(PgnWild, GoesOnBehindAGameThatIsTooLongForSeveralLanguages) {
    const std::string huge = "[Event \"b\"]\n\n1. d4 {" + std::string(33 << 20, 'x') + "\n} *\n";
    const std::string text =
        "[Event \"a\"]\n\n1. e4 *\n\n" + huge + "\n{c}\n[Event \"c\"]\n\n1. c4 e9 *\n";
    Diary diary;
    PgnReader reader(text_source(text), {}, {.letters = game::every_language()});
    while (reader.next(diary)) {
    }
    EXPECT_EQ(diary.text, "game@1 Event=a e2e4 *; ! game@11 {c} Event=c c2c4 ! *; ");
    ASSERT_EQ(diary.problems.size(), 2U);
    EXPECT_EQ(diary.problems[0].kind, ProblemKind::game_too_long);
    EXPECT_EQ(diary.problems[0].game, 2U);
    EXPECT_EQ(diary.problems[0].line, 5U);
    EXPECT_EQ(diary.problems[1].game, 3U);
    EXPECT_EQ(diary.problems[1].line, 13U);
    EXPECT_EQ(reader.games(), 3U);
}

TEST(PgnWild, TakesNoKnightForANovelty) {
    EXPECT_EQ(told("1. e4 e5 2. Nc3 N {x} d6 *"), "game@1 e2e4 e7e5 b1c3 $146 {x} d7d6 *; ");
    for (const std::string text :
         {"N {x} f6", "N $1 f6", "N (2. d4) f6", "N! f6", "N {x} 2... f6", "N {x} xf6", "N ;x\nf6"})
        EXPECT_EQ(read("1. e4 e5 2. Nc3 " + text + " *").problems.back().kind,
                  ProblemKind::illegal_move)
            << text;
    EXPECT_EQ(told("1. e4 e5 2. Nc3 (2. d4 N) 2... f6 *"),
              "game@1 e2e4 e7e5 b1c3 ( d2d4 $146 ) f7f6 *; ");
    EXPECT_EQ(told("1. e4 e5 2. Nc3 N 2... Nf6 3. f3 *"),
              "game@1 e2e4 e7e5 b1c3 $146 g8f6 f2f3 *; ");
    EXPECT_EQ(told("1. e4 e5 N ± 2. Nf3 N += Nc6 N ⩲ 3. Bb5 *"),
              "game@1 e2e4 e7e5 $146 $16 g1f3 $146 $14 b8c6 $146 $14 f1b5 *; ");
    for (const std::string text : {"N ± f6", "N - f6", "N → f6", "N = f6", "N ±f6", "N + f6"})
        EXPECT_EQ(read("1. e4 e5 2. Nc3 " + text + " *").problems.back().kind,
                  ProblemKind::illegal_move)
            << text;
    EXPECT_EQ(told_in("1. e4 e5 2. Cc3 N {x} f6 *", {game::Letters::french}),
              "game@1 e2e4 e7e5 b1c3 $146 {x} f7f6 *; ");
}

TEST(PgnWild, DropsNothingInAngleBracketsButMarksOfHtml) {
    for (const std::string inside : {"N", "knight", "/N", "--", "0000", "Z0", "null", "", "kt/",
                                     "Nc6 3. Bb5", "1...Nf6", "P-K4", "1-0", "!-- Nc6 --"})
        EXPECT_EQ(read("1. e4 e5 2. Nf3 <" + inside + "> c6 *").problems.back().kind,
                  ProblemKind::illegal_move)
            << inside;
    EXPECT_EQ(told("1. e4 <i> e5 </i> <BR /> 2. d4 </p> *"), "game@1 e2e4 e7e5 d2d4 *; ");
}

TEST(PgnWild, WarnsOfAPositionOfStackchessWithoutItsFields) {
    const std::string tags = "[Variant \"Stackchess\"]\n[FEN \"";
    const std::string board = "rbqkbr/pppppp/6/6/PPPPPP/RBQKBR";
    for (const std::string& fen : {board, board + " b"}) {
        const Problem problem = only_warning(tags + fen + "\"]\n\n*");
        EXPECT_EQ(problem.kind, ProblemKind::repaired_fen);
        EXPECT_TRUE(problem.repairs.contains(chess::FenRepair::fields_added));
    }
    EXPECT_TRUE(read(tags + board + " w -\"]\n\n*").problems.empty());
}

} // namespace
} // namespace record
