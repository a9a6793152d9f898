#include "record/diary_fixture.hpp"

namespace record {
namespace {

TEST(PgnTorn, TagsAmongTheMovesAreAnError) {
    const Diary diary = read("[Event \"a\"]\n\n1. e4 e5\n[White \"x\"]\n2. Nf3 Nc6 *");
    EXPECT_EQ(diary.text, "game@1 Event=a e2e4 e7e5 ! *; game@4 White=x ! *; ");
    EXPECT_EQ(diary.problems.at(0).kind, ProblemKind::tag_among_moves);
    EXPECT_EQ(diary.problems.at(0).text, "White");
    EXPECT_EQ(diary.problems.at(0).line, 4U);
    EXPECT_EQ(diary.problems.at(1).kind, ProblemKind::moves_of_game_before);
    EXPECT_EQ(diary.problems.at(1).text, "Nf3");
    EXPECT_EQ(diary.problems.at(1).line, 5U);
    EXPECT_EQ(told("1. e4 e5 [Opening \"x\"] Nf3 Nc6 *"),
              "game@1 e2e4 e7e5 ! *; game@1 Opening=x ! *; ")
        << "without a number";
    EXPECT_EQ(told("1. e4 e5 [Event \"x\"] 2. Nf3 *"),
              "game@1 e2e4 e7e5 ! *; game@1 Event=x ! *; ");
    EXPECT_EQ(told("1. e4\n[ECO \"x\"]\n1... e5 *"), "game@1 e2e4 ! *; game@2 ECO=x ! *; ");
    EXPECT_EQ(told("1. e4 e5\n[ECO \"x\"]\n1. d4 *"),
              "game@1 e2e4 e7e5 ! *; game@2 ECO=x d2d4 *; ");
}

TEST(PgnTorn, MovesThatContinueAGameAreNotPlayedFromTheStart) {
    EXPECT_EQ(told("[Event \"a\"]\n\n1. e4 e5\n\n[Event \"b\"]\n\n2. Nf3 Nc6 *"),
              "game@1 Event=a e2e4 e7e5 *; game@5 Event=b ! *; ");
    EXPECT_EQ(told("[Event \"a\"]\n\n1. e4 e5\n\n[Event \"b\"]\n\n2. Nf3 *\n\n3. d4 *"),
              "game@1 Event=a e2e4 e7e5 *; game@5 Event=b ! *; ! ");
    EXPECT_EQ(told("[Event \"a\"]\n\n1. e4 e5\n\n[Event \"b\"]\n\n2. {x} Nf3 Nc6 *"),
              "game@1 Event=a e2e4 e7e5 *; game@5 Event=b {x} ! *; ")
        << "a comment parts the number from its move";
    EXPECT_EQ(told("[Event \"a\"]\n\n1. e4 e5\n\n[Event \"b\"]\n\n1. {x} d4 *"),
              "game@1 Event=a e2e4 e7e5 *; game@5 Event=b {x} d2d4 *; ");
    EXPECT_EQ(told("1. e4 e5 *\n\n[Event \"b\"]\n\n2. Nf3 *"),
              "game@1 e2e4 e7e5 *; game@3 Event=b ! g1f3 *; ")
        << "behind a result only the number is wrong";
}

TEST(PgnTorn, AGameMayLackItsResult) {
    EXPECT_EQ(told("[Event \"a\"]\n\n1. e4 e5\n\n[Site \"b\"]\n\n1. d4 *"),
              "game@1 Event=a e2e4 e7e5 *; game@5 Site=b d2d4 *; ");
    EXPECT_EQ(told("1. e4 e5\n[Event \"b\"]\nd4 *"), "game@1 e2e4 e7e5 *; game@2 Event=b d2d4 *; ");
    EXPECT_EQ(told("[White \"a\"]\ne4\n[White \"b\"]\nd4 *"),
              "game@1 White=a e2e4 *; game@3 White=b d2d4 *; ");
    EXPECT_EQ(told("1. e4 e5\n\n{next game}\n[White \"x\"]\nd4 *"),
              "game@1 e2e4 e7e5 *; game@4 {next game} White=x d2d4 *; ")
        << "a comment stands before the tags";
    EXPECT_EQ(told("1. e4\n\n[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 0 9\"]\n9. Kd2 *"),
              "game@1 e2e4 *; game@3 FEN=4k3/8/8/8/8/8/8/R3K3 w - - 0 9 setup e1d2 *; ");
}

TEST(PgnTorn, TellsWhyALineIsNoTag) {
    const auto fault = [](std::string_view text) {
        const Diary diary = read(text);
        EXPECT_EQ(diary.problems.at(0).kind, ProblemKind::bad_tag) << text;
        return diary.problems.at(0).tag_fault;
    };
    EXPECT_EQ(fault("[Event \"a]\n\n1. e4 *"), TagFault::unclosed);
    EXPECT_EQ(fault("[White “Anne”]\n\n1. e4 *"), TagFault::other_quotes);
    EXPECT_EQ(fault("[White \x93"
                    "Anne\x94]\n\n1. e4 *"),
              TagFault::other_quotes);
    EXPECT_EQ(fault("[Event 'Cup']\n\n1. e4 *"), TagFault::other_quotes);
    EXPECT_EQ(fault("[Event Cup]\n\n1. e4 *"), TagFault::other);
    EXPECT_EQ(fault("1. e4\n[White “Anne”]\ne5 *"), TagFault::other_quotes);
}

TEST(PgnTorn, NamesABraceThatClosesNothing) {
    const Diary nested = read("1. e4 {a {b} c} e5 *");
    EXPECT_EQ(nested.text, "game@1 e2e4 {a {b} ! *; ");
    EXPECT_EQ(nested.problems.at(0).kind, ProblemKind::nested_comment);
    EXPECT_EQ(only_problem("1. e4 very good} e5 *"), ProblemKind::unopened_comment);
    EXPECT_EQ(only_problem("1. e4 } e5 *"), ProblemKind::unopened_comment);
    EXPECT_EQ(only_problem("1. e4 {a {b} and\nso on} e5 *"), ProblemKind::nested_comment);
    EXPECT_EQ(told("1. e4 {a {b} e5 *"), "game@1 e2e4 {a {b} e7e5 *; ");
}

TEST(PgnTorn, NamesANumberWithAParenthesis) {
    for (const std::string_view text : {"[Event \"a\"]\n\n1)e4 e5 2)Nf3 *", "1. e4 e5 2) Nf3 *"}) {
        EXPECT_EQ(only_problem(text), ProblemKind::bad_number) << text;
    }
    EXPECT_EQ(told("1. e4 e5 (1... c5 2)Nf3 *"), "game@1 e2e4 e7e5 ( c7c5 ! ) ! *; ");
    EXPECT_EQ(told("1. e4 e5 (1... c5)2. Nf3 *"), "game@1 e2e4 e7e5 ( c7c5 ) g1f3 *; ");
}

TEST(PgnTorn, NamesAMoveInTwoWords) {
    for (const std::string_view text :
         {"1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O - O *", "1. e4 e5 2. N f3 *"}) {
        const Diary diary = read(text);
        EXPECT_EQ(diary.problems.at(0).refusal.kind, game::RefusalKind::two_words) << text;
    }
}

TEST(PgnTorn, CastlesByTheRookInChess960Alone) {
    const std::string game = "[FEN \"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1\"]\n\n1. e1h1 *";
    EXPECT_TRUE(told(game).ends_with("setup ! *; ")) << told(game);
    const std::string other = "[Variant \"Chess960\"]\n" + game;
    EXPECT_TRUE(told(other).ends_with("setup e1g1 *; ")) << told(other);
    const std::string later = "[FEN \"4k3/8/8/8/8/8/8/1R2K2R w KB - 0 1\"]\n\n"
                              "1. Rb2 Kd7 2. e1h1 *";
    EXPECT_TRUE(told(later).ends_with("b1b2 e8d7 e1g1 *; ")) << told(later);
}

TEST(PgnTorn, TakesAnEmptyFenForNone) {
    for (const std::string_view value : {"", " ", "?"}) {
        const Problem warning =
            only_warning("[FEN \"" + std::string(value) + "\"]\n[SetUp \"1\"]\n\n1. e4 *");
        EXPECT_EQ(warning.kind, ProblemKind::empty_fen);
    }
    EXPECT_EQ(told("[FEN \"\"]\n\n1. e4 *"), "game@1 FEN= ! e2e4 *; ");
    EXPECT_EQ(told("[Variant \"Stackchess\"]\n[FEN \"\"]\n\n1. a2-a3 *"),
              "game@1 Variant=Stackchess FEN= ! 6x a2a3 *; ");
}

TEST(PgnTorn, WarnsOfASetUpThatDeniesTheFen) {
    const Problem warning =
        only_warning("[SetUp \"0\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 0 1\"]\n\n1. Kd2 *");
    EXPECT_EQ(warning.kind, ProblemKind::denied_fen);
    EXPECT_EQ(warning.text, "0");
    EXPECT_EQ(read("[SetUp \"0\"]\n\n1. e4 *").problems.size(), 0U);
}

TEST(PgnTorn, WarnsOfBytesThatAreNoText) {
    EXPECT_EQ(only_warning("[White \"A\x81\"]\n\n1. e4 *").kind, ProblemKind::lost_bytes);
    EXPECT_EQ(only_warning("1. e4 {A\x81} *").kind, ProblemKind::lost_bytes);
    EXPECT_EQ(only_warning("1. e4 {bell \x07} *").kind, ProblemKind::lost_bytes);
    EXPECT_EQ(read("1. e4 {caf\xE9\ttwo\r\nlines \x92} *").problems.size(), 0U);
}

TEST(PgnTorn, WarnsOfEscapedLinesOnceInAGame) {
    for (const std::string text :
         {"% mine\n1. e4 *", "1. e4\n% 1... e5\n\n% more\n*", "1. e4 *\n%\n"})
        EXPECT_EQ(only_warning(text).kind, ProblemKind::escaped_line) << text;
    EXPECT_EQ(only_warning("1. e4\n% 1... e5\n% more\n*").line, 2U);
    EXPECT_EQ(read("1. e4 {\n% in a comment\n} *").problems.size(), 0U);
    const Diary of_each = read("1. e4 *\n\n% 1. c4\n1. d4\n% 1... d5\n*\n\n1. f4 *\n% 1... d5");
    ASSERT_EQ(of_each.problems.size(), 2U);
    EXPECT_EQ(of_each.problems[0].game, 2U);
    EXPECT_EQ(of_each.problems[0].line, 3U);
    EXPECT_EQ(of_each.problems[1].line, 9U);
}

TEST(PgnTorn, PlaysNothingWhereANameIsNotQuiteThatOfAStart) {
    for (const std::string tag : {"[FEN: \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]",
                                  "[Variant: \"Atomic\"]", "[Variant= \"Atomic\"]"}) {
        EXPECT_EQ(only_problem(tag + "\n\n1. e4 e5 *"), ProblemKind::bad_tag) << tag;
        EXPECT_EQ(told(tag + "\n\n1. e4 e5 *").find("e2e4"), std::string::npos) << tag;
    }
}

TEST(PgnTorn, WarnsOfADashThatIsReadAsAPass) {
    for (const std::string text : {"1. e4 e5 2. Nf3 Nc6 --1-0", "1. e4 e5 -- ½-½",
                                   "1. e4 e5\n--\n[Event \"b\"]\n\n*", "1. e4 e5 2. Nf3\n-- \n"})
        EXPECT_EQ(only_warning(text).kind, ProblemKind::pass_at_end) << text;
    EXPECT_EQ(read("1. e4 -- 2. d4 d5 *").problems.size(), 0U);
    EXPECT_EQ(read("1. e4 e5 (1... --) *").problems.size(), 0U);
}

TEST(PgnTorn, WarnsOfMovesBehindAResult) {
    const std::string tags = "[Event \"x\"]\n[Result \"0-1\"]\n\n";
    EXPECT_EQ(only_warning(tags + "0-1\n1. e4 e5 0-1").kind, ProblemKind::moves_behind_result);
    EXPECT_EQ(read(tags + "0-1\n\n" + tags + "1. e4 0-1").problems.size(), 0U);
    EXPECT_EQ(read(tags + "1. d4 0-1\n\n1. e4 *").problems.size(), 0U);
}

TEST(PgnTorn, KnowsOfWhatIsLeftOutBeyondTheLimit) {
    const auto leaves_out = [](std::string_view text) {
        PgnReader reader(text_source(text), {.problems = 1});
        DeafVisitor deaf;
        while (reader.next(deaf)) {
        }
        return reader.has_left_out();
    };
    EXPECT_TRUE(leaves_out("[Result \"win\"]\n\n1. e4 ; 1... c5\n% mine\n*"));
    EXPECT_FALSE(leaves_out("[Result \"win\"]\n\n1. e4 ; 1... c5\n*"));
}

TEST(PgnTorn, WarnsOfMovesBehindASemicolon) {
    for (const std::string text : {"; 2. Nf3 Nc6", ";2.Nf3", "; Nf3 Nc6", "; Nf3",
                                   "2. ; Nf3 is played", "; e5 2. Nf3", "; 1-0", ";*"}) {
        const Problem warning = only_warning("1. e4 e5\n" + text + "\n*");
        EXPECT_EQ(warning.kind, ProblemKind::moves_in_comment) << text;
        EXPECT_EQ(warning.line, 2U) << text;
        EXPECT_EQ(told("1. e4 e5\n" + text + "\n*").find("g1f3"), std::string::npos) << text;
    }
    EXPECT_EQ(only_warning("1. e4 ; 1... c5\n; 2. Nf3\n*").line, 1U) << "once a game";
    for (const std::string text :
         {"; better is Nf3", ";", "; e4 is best by test", "; 1999 in Paris", "; see 2. Nf3",
          "; 1-0 was near", "{2. Nf3 Nc6}"})
        EXPECT_EQ(read("1. e4 e5 " + text + "\n*").problems.size(), 0U) << text;
}

} // namespace
} // namespace record
