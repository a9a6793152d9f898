#include "record/diary_fixture.hpp"

namespace record {
namespace {

/// The problems of a text that is held to the standard.
std::vector<Problem> against_standard(const std::string& text) {
    Diary diary;
    PgnReader reader(text_source(text), {}, {.standard = true});
    while (reader.next(diary)) {
    }
    EXPECT_EQ(reader.problems(), diary.problems.size()) << text;
    return diary.problems;
}

/// The roster, with this result and these tags behind it.
std::string roster(std::string_view result, std::string_view more = "") {
    return "[Site \"?\"]\n[Event \"x\"]\n[Date \"2026.??.??\"]\n[Round \"1\"]\n[White \"a\"]\n"
           "[Black \"b\"]\n[Result \"" +
           std::string(result) + "\"]\n" + std::string(more) + "\n";
}

TEST(PgnStandard, HoldsMovesToTheStandard) {
    EXPECT_TRUE(against_standard(roster("1/2-1/2") +
                                 "1. e4! $1 {a} e5 (1... c5) 2. Nf3 Nc6 Bb5 3... a6 1/2-1/2\n")
                    .empty());
    for (const std::string text : {"1. e2e4 *", "1. e4 e5 2. Ng1f3 *", "1. e4 -- *", "1. e4 ± *",
                                   "1. e4!!! *", "1. e4 $300 *", "1. ♘f3 *"})
        EXPECT_EQ(against_standard(roster("*") + text).size(), 1U) << text;
    EXPECT_EQ(against_standard(roster("1/2-1/2") + "1. e4 ½-½").size(), 1U);
    EXPECT_EQ(against_standard(roster("1-0") + "1. e4 1–0").size(), 1U);
    const auto with_colon = against_standard(roster("1-0") + "1. e4\n1:0\n\n" + roster("*") + "*");
    ASSERT_EQ(with_colon.size(), 1U);
    EXPECT_EQ(with_colon[0].line, 10U);
    const auto inside = against_standard(roster("*") + "1. e4 1:0\n\n\ne5 *");
    ASSERT_EQ(inside.size(), 1U);
    EXPECT_EQ(inside[0].line, 9U);
    Diary diary;
    PgnReader reader(text_source("1. e2-e4 e5 *"), {}, {.standard = true});
    EXPECT_TRUE(reader.next(diary));
    EXPECT_EQ(diary.text, "game@1 ! ! e2e4 e7e5 *; ") << "it is read all the same";
    EXPECT_EQ(diary.problems.at(1).standard, "e4");
}

TEST(PgnStandard, HoldsMoveNumbersToTheStandard) {
    const auto found = against_standard(roster("*") + "1. e4 e5 3. Nf3 (2. d4 3... d5) 2... Nc6 *");
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].kind, ProblemKind::wrong_number);
    EXPECT_EQ(found[0].text, "3");
    EXPECT_EQ(found[0].standard, "2");
    const std::string late = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 9\"]\n";
    EXPECT_TRUE(against_standard(roster("*", late) + "9... Kd7 10. e4 *").empty());
    EXPECT_EQ(against_standard(roster("*", late) + "1... Kd7 2. e4 *").size(), 2U);
}

TEST(PgnStandard, TakesMoveNumbersWholeWhereverTheBufferEnds) {
    for (std::size_t filler = 64'800; filler < 65'000; ++filler) {
        const std::string text = roster("*") + '{' + std::string(filler, 'x') +
                                 "} 1. e4 e5 22. Nf3 *" + std::string(70'000, ' ');
        const auto found = against_standard(text);
        ASSERT_EQ(found.size(), 1U) << filler;
        ASSERT_EQ(found[0].text, "22") << filler;
    }
}

TEST(PgnStandard, ReadsAGameFromAStartThatBreaksTheStandard) {
    const auto found =
        against_standard(roster("*", "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K3 w Kq - 0 1\"]\n") +
                         "1. Ra1-a2 ) Kd7 *");
    ASSERT_EQ(found.size(), 3U);
    EXPECT_EQ(found[0].kind, ProblemKind::unplayable_fen);
    EXPECT_EQ(found[1].standard, "Ra2");
    EXPECT_EQ(found[2].kind, ProblemKind::unopened_variation);
}

TEST(PgnStandard, NamesSignsThatTheStandardDoesNotKnow) {
    const std::string moves = "1. e4 a6 2. e5 d5 ";
    const auto first = [&](const std::string& text) {
        const auto found = against_standard(roster("*") + moves + text);
        EXPECT_EQ(found.size(), 1U) << text;
        if (found.empty()) return std::string();
        EXPECT_EQ(found[0].kind, ProblemKind::not_standard) << text;
        EXPECT_EQ(found[0].line, 9U) << text;
        return found[0].text;
    };
    EXPECT_EQ(first("3. exd6e.p. *"), "exd6e.p.");
    EXPECT_EQ(first("3. exd6 e.p. *"), "e.p.");
    EXPECT_EQ(first("3. exd6ep *"), "exd6ep");
    EXPECT_EQ(first("3. exd6++ *"), "exd6++");
    EXPECT_EQ(first("3. Bb5++ *"), "Bb5++");
    EXPECT_EQ(first("3. Nf3+ *"), "Nf3+");
    EXPECT_EQ(first("3. Bb5# *"), "Bb5#");
    EXPECT_EQ(first("3. Bb5+# *"), "Bb5+#");
    EXPECT_EQ(first("3. c4, *"), ",");
    EXPECT_EQ(first("3. c4 + *"), "+");
    EXPECT_EQ(first("3. c4 <b> *"), "<b>");
    EXPECT_EQ(first("3. c4 3… c6 *"), "…");
    EXPECT_EQ(first("3.\u00A0c4 *"), "U+00A0");
    EXPECT_EQ(first("3. c4 " + std::string(100, '+') + " *"), std::string(60, '+'));
    EXPECT_EQ(first("3. c4 ,\n\n*"), ",") << "where it stands, not where the next word does";
    EXPECT_TRUE(against_standard(roster("*") + "1. e4 1 ... a6 *").empty());
    const auto behind = against_standard(roster("*") + "1. e4 *\n1-0 )\n");
    ASSERT_EQ(behind.size(), 1U);
    EXPECT_EQ(behind[0].kind, ProblemKind::text_outside);
}

TEST(PgnStandard, HoldsTheTextOfTagsToTheStandard) {
    const auto only = [](const std::string& tag) {
        const auto found = against_standard(roster("*", tag + '\n') + "1. e4 *");
        EXPECT_EQ(found.size(), 1U) << tag;
        return found.empty() ? Problem{} : found[0];
    };
    EXPECT_EQ(only(R"([Opening "the "Scotch""])").text, R"(the "Scotch")");
    EXPECT_EQ(only(R"([Opening "the "Scotch""])").standard, R"(the \"Scotch\")");
    EXPECT_EQ(only(R"([Source "C:\games"])").standard, R"(C:\\games)");
    EXPECT_EQ(only(R"([Event-Type "open"])").text, "Event-Type");
    EXPECT_TRUE(against_standard(roster("*", "[Opening \"J\xF6rg \\\"x\\\" \\\\\"]\n") + "1. e4 *")
                    .empty());
    const Problem fen =
        only("[SetUp \"1\"]\n[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -\"]");
    EXPECT_EQ(fen.standard, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
}

TEST(PgnStandard, HoldsPositionsToTheStandard) {
    const auto found = [](const std::string& rights, const std::string& more = "") {
        return against_standard(
            roster("*", "[SetUp \"1\"]\n[FEN \"r3k2r/pppp1ppp/8/8/4p3/8/PPPPPPPP/R3K2R w " +
                            rights + " 0 1\"]\n" + more) +
            "1. a3 *");
    };
    EXPECT_TRUE(found("KQkq -").empty());
    for (const char* rights : {"HAha -", "qkQK -", "KQkq  -", " KQkq -"}) {
        ASSERT_EQ(found(rights).size(), 1U) << rights;
        EXPECT_EQ(found(rights)[0].standard,
                  "r3k2r/pppp1ppp/8/8/4p3/8/PPPPPPPP/R3K2R w KQkq - 0 1");
    }
    EXPECT_TRUE(found("HAha -", "[Variant \"Chess960\"]\n").empty());
    const std::string start = "[SetUp \"1\"]\n[FEN \"1k5r/8/8/8/8/8/8/1K5R w Hh - 0 1\"]\n";
    const auto hidden = against_standard(roster("*", start) + "1. Rh2 *");
    ASSERT_FALSE(hidden.empty());
    EXPECT_EQ(hidden.back().kind, ProblemKind::chess960_rights);
}

TEST(PgnStandard, HoldsTagsAndEndsToTheStandard) {
    const auto only = [](const std::string& text) {
        const auto found = against_standard(text);
        EXPECT_EQ(found.size(), 1U) << text;
        return found.empty() ? Problem{} : found[0];
    };
    const Problem tags = only("[Event \"x\"]\n[site \"?\"]\n[Result \"*\"]\n\n1. e4 *");
    EXPECT_EQ(tags.kind, ProblemKind::missing_tags);
    EXPECT_EQ(tags.text, "Site, Date, Round, White, Black");
    const std::string fen = "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n";
    EXPECT_EQ(only(roster("*", fen) + "1. e4 *").text, "SetUp");
    EXPECT_EQ(only(roster("*") + "1. e4 e5").kind, ProblemKind::missing_end);
    EXPECT_EQ(only(roster("win") + "1. e4 1-0").kind, ProblemKind::bad_result);
    EXPECT_EQ(only(roster("1–0") + "1. e4 1-0").kind, ProblemKind::bad_result);
    EXPECT_EQ(only(roster("0-1") + "1. e4 1-0").kind, ProblemKind::result_contradicts_tag);
    EXPECT_EQ(only(roster("*", "[Event \"y\"]\n") + "1. e4 *").kind, ProblemKind::repeated_tag);
    EXPECT_EQ(only("hello there\n" + roster("*") + "1. e4 *").text, "hello there");
    std::string dated = roster("*");
    dated.replace(dated.find("2026.??.??"), 10, "5/17/2026");
    EXPECT_EQ(only(dated + "1. e4 *").text, "5/17/2026");
    for (const std::string bad : {"[FEN \"4k3/8/8/8/8/8/8/R3K3 w KQkq - 0 1\"]\n",
                                  "[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 0 0\"]\n"})
        EXPECT_EQ(only(roster("*", "[SetUp \"1\"]\n" + bad) + "1. Kd2 *").text.substr(0, 3), "4k3");
}

} // namespace
} // namespace record
