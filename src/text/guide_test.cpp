#include "text/guide.hpp"

#include <algorithm>
#include <array>

#include <gtest/gtest.h>

#include "text/guide_page.hpp"
#include "text/terminal_fixture.hpp"
#include "words/guide.hpp"
#include "words/layout.hpp"
#include "words/voices_fixture.hpp"

namespace text {
namespace {

using game::Rules;
using words::Encoding;
using words::guide_pages;
using words::guide_session;
using words::GuideExample;
using words::GuidePage;
using words::Language;

constexpr std::array both_rules{Rules::stackchess, Rules::chess};
using words::english;
using words::french;

/// Calls `visit` with every example of every page in either language.
template <class Visit>
void for_each_example(Visit visit) {
    for (const Rules rules : both_rules)
        for (const GuidePage& page : guide_pages(rules))
            for (const GuideExample& example : page.examples)
                for (const Language language : words::languages)
                    visit(rules, page, example, language);
}

TEST(GuidePages, ExamplesArePlayedOrRefusedAsTheyClaim) {
    int played = 0;
    int refused = 0;
    for_each_example([&](Rules rules, const GuidePage& page, const GuideExample& example,
                         Language language) {
        const auto session = guide_session(rules, page);
        const std::string_view move = example.move.in(language);
        const auto result = session->play(move, words::letters(language));
        EXPECT_EQ(result.has_value(), example.remark.has_value()) << page.position << ' ' << move;
        EXPECT_EQ(session->outcome().reason(), example.ends) << page.position << ' ' << move;
        if (!result) {
            EXPECT_NE(result.error().kind, game::RefusalKind::not_a_move) << move;
        }
        ++(result ? played : refused);
    });
    EXPECT_GT(played, 40);
    EXPECT_GT(refused, 30);
}

TEST(GuidePages, BeginWithPlayablePositions) {
    for (const Rules rules : both_rules)
        for (const GuidePage& page : guide_pages(rules)) {
            if (page.position.empty()) continue;
            const auto session = guide_session(rules, page);
            EXPECT_EQ(session->rules(), rules);
            EXPECT_EQ(session->text(), page.position);
            EXPECT_FALSE(session->outcome().is_over());
        }
}

TEST(GuidePages, FitAScreen) {
    const Extent screen;
    for (const Rules rules : both_rules)
        for (const Language language : words::languages)
            for (std::size_t page = 0; page < guide_pages(rules).size(); ++page) {
                const auto lines = guide_lines({language, Encoding::utf8}, rules, page, {79});
                EXPECT_LT(lines.size(), static_cast<std::size_t>(screen.rows)) << lines[0];
                for (const std::string& line : lines) EXPECT_LE(words::columns(line), 79U) << line;
            }
}

TEST(GuidePages, FitANarrowScreenToo) {
    for (const Rules rules : both_rules)
        for (std::size_t page = 0; page < guide_pages(rules).size(); ++page)
            for (const std::string& line : guide_lines(french, rules, page, {39}))
                EXPECT_LE(words::columns(line), 39U) << line;
}

TEST(GuidePages, ShowTheBoardInTheLettersOfTheLanguage) {
    const auto has = [](const std::vector<std::string>& lines, std::string_view text) {
        return std::ranges::any_of(
            lines, [&](const std::string& line) { return line.find(text) != std::string::npos; });
    };
    EXPECT_TRUE(has(guide_lines(french, Rules::stackchess, 0, {79}), "1 |DB2|"));
    EXPECT_TRUE(has(guide_lines(french, Rules::stackchess, 0, {79}), "a1: TB DB"));
    EXPECT_TRUE(has(guide_lines(english, Rules::stackchess, 0, {79}), "1 |QW2|"));
    EXPECT_TRUE(has(guide_lines(english, Rules::chess, 3, {79}), "Cannot castle: f1 is attacked."));
}

TEST(GuidePages, TellTheirBoardWhereNoneIsDrawn) {
    std::string text;
    for (const std::string& line : guide_lines(english, Rules::stackchess, 0, {79, true}))
        text += line + ' ';
    EXPECT_NE(text.find("a1, stack of 2: rook, queen on top, white"), std::string::npos) << text;
    EXPECT_EQ(text.find('|'), std::string::npos);
}

/// The output when these lines are typed.
std::string shown_for(std::deque<std::string> lines, Rules rules = Rules::stackchess,
                      words::Voice voice = english) {
    ScriptedTerminal terminal(std::move(lines));
    Dialogue dialogue(terminal, voice);
    show_guide(dialogue, rules);
    return terminal.shown();
}

std::size_t count(std::string_view text, std::string_view part) {
    std::size_t found = 0;
    for (std::size_t i = text.find(part); i != std::string_view::npos; i = text.find(part, i + 1))
        ++found;
    return found;
}

TEST(Guide, TurnsPagesAndEndsAfterTheLast) {
    ScriptedTerminal terminal(std::deque<std::string>(9));
    Dialogue dialogue(terminal, english);
    show_guide(dialogue, Rules::stackchess);
    EXPECT_EQ(terminal.lines_left(), 0U);
    EXPECT_EQ(terminal.pictures(), 9);
    EXPECT_EQ(dialogue.departure(), Departure::none);
    EXPECT_TRUE(terminal.has_shown("Stackchess, 9/9: what to type\n"));
}

TEST(Guide, GoesBackAndToAPageByItsNumber) {
    const std::string shown = shown_for({"", "p", "p", "5", "Q"});
    EXPECT_EQ(count(shown, "1/9: the goal"), 3U);
    EXPECT_EQ(count(shown, "2/9:"), 1U);
    EXPECT_EQ(count(shown, "5/9:"), 1U);
    EXPECT_NE(shown_for({"8", "q"}, Rules::chess, french).find("Échecs, 8/8 : ce qu'il"),
              std::string::npos);
}

TEST(Guide, AnswersAnythingElseWithAnExample) {
    const std::string wrong =
        "Press Enter, or type p, q or a page number between 1 and 9, for example 2.\n";
    for (const char* typed :
         {"0", "10", "-1", "x", "pp", "99999999999999999999", "\xFF\x1B[2J", "2a2a4"}) {
        const std::string shown = shown_for({typed, "q"});
        EXPECT_EQ(count(shown, wrong), 1U) << typed;
        EXPECT_EQ(count(shown, "1/9:"), 1U) << "the page is not shown again";
    }
    EXPECT_EQ(count(shown_for({"?", "q"}), "closes the guide after the last one"), 1U);
}

TEST(Guide, IsLeftByTheOrderToQuitAndAtTheEndOfInput) {
    ScriptedTerminal terminal({"quitter", "3"});
    Dialogue dialogue(terminal, french);
    show_guide(dialogue, Rules::chess);
    EXPECT_EQ(dialogue.departure(), Departure::quit);
    EXPECT_EQ(terminal.lines_left(), 1U);
    EXPECT_EQ(count(shown_for({}), "1/9:"), 1U);
}

} // namespace
} // namespace text
