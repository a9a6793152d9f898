#include "text/dialogue.hpp"

#include <gtest/gtest.h>

#include "text/terminal_fixture.hpp"
#include "words/voices_fixture.hpp"

namespace text {
namespace {

using words::english;
const Question question{"Well?", "Say something."};

/// An occasion that counts how often it is saved.
struct CountedOccasion final : Occasion {
    int saves = 0;
    void save(const std::string&) override { ++saves; }
    std::optional<TimePoint> deadline() const override { return std::nullopt; }
    bool is_over() const override { return saves > 2; }
};

TEST(Dialogue, GivesTheLineWithoutSpacesAround) {
    ScriptedTerminal terminal({"  a2 "});
    Dialogue dialogue(terminal, english);
    EXPECT_EQ(dialogue.ask(question), "a2");
    EXPECT_EQ(dialogue.departure(), Departure::none);
}

TEST(Dialogue, ExplainsItselfAndAsksAgain) {
    ScriptedTerminal terminal({"?", "aide", "HELP", "x"});
    Dialogue dialogue(terminal, english);
    EXPECT_EQ(dialogue.ask(question), "x");
    EXPECT_EQ(terminal.shown(), "Well? ?\nSay something.\nWell? aide\nSay something.\n"
                                "Well? HELP\nSay something.\nWell? x\n");
}

TEST(Dialogue, ShowsAgainWhatStandsBeforeThePrompt) {
    ScriptedTerminal terminal({"?", "x"});
    Dialogue dialogue(terminal, english);
    EXPECT_EQ(dialogue.ask({"Well?", "Say.", [&] { terminal.print("Board\n"); }}), "x");
    EXPECT_EQ(terminal.shown(), "Well? ?\nSay.\nBoard\nWell? x\n");
}

TEST(Dialogue, BreaksSentencesAndPromptsBetweenWordsOnANarrowScreen) {
    ScriptedTerminal terminal({"x"}, Extent{20, 24});
    Dialogue dialogue(terminal, english);
    dialogue.print_line("Of more than twenty columns.");
    dialogue.print_line("  +--+--+--+--+--+--+");
    EXPECT_EQ(dialogue.ask({"What would you like?", ""}), "x");
    EXPECT_EQ(terminal.shown(), "Of more than twenty\ncolumns.\n  +--+--+--+--+--+--+\n"
                                "What would\nyou like? x\n");
}

TEST(Dialogue, SavesWhatGoesOn) {
    ScriptedTerminal terminal({"save", "sauver", "x"});
    Dialogue dialogue(terminal, english);
    CountedOccasion occasion;
    EXPECT_EQ(dialogue.enter(&occasion), nullptr);
    EXPECT_EQ(dialogue.ask(question), "x");
    EXPECT_EQ(occasion.saves, 2);
    EXPECT_EQ(dialogue.enter(nullptr), &occasion);
}

TEST(Dialogue, AsksNothingMoreOfWhatIsOver) {
    ScriptedTerminal terminal({"save", "save", "save", "x", "y"});
    Dialogue dialogue(terminal, english);
    CountedOccasion occasion;
    dialogue.enter(&occasion);
    EXPECT_EQ(dialogue.ask(question), "x");
    EXPECT_EQ(dialogue.ask(question), std::nullopt);
    EXPECT_EQ(dialogue.departure(), Departure::late);
    EXPECT_EQ(terminal.lines_left(), 1U);
}

TEST(Dialogue, HasNothingToSaveWhereNothingGoesOn) {
    ScriptedTerminal terminal({"save"});
    Dialogue dialogue(terminal, english);
    EXPECT_EQ(dialogue.ask(question), std::nullopt);
    EXPECT_TRUE(terminal.has_shown("No game to save"));
}

TEST(Dialogue, IsLeftByQuittingAndGoesOn) {
    ScriptedTerminal terminal({"quit", "x"});
    Dialogue dialogue(terminal, english);
    EXPECT_EQ(dialogue.ask(question), std::nullopt);
    EXPECT_EQ(dialogue.departure(), Departure::quit);
    EXPECT_EQ(dialogue.ask(question), std::nullopt) << "left is left";
    dialogue.go_on();
    EXPECT_EQ(dialogue.ask(question), "x");
}

TEST(Dialogue, NeverGoesOnAfterTheEnd) {
    ScriptedTerminal terminal({});
    Dialogue dialogue(terminal, english);
    EXPECT_EQ(dialogue.ask(question), std::nullopt);
    dialogue.go_on();
    EXPECT_EQ(dialogue.departure(), Departure::end);
}

TEST(YesOrNo, IsAskedUntilAnswered) {
    ScriptedTerminal terminal({"", "perhaps", "O"});
    Dialogue dialogue(terminal, english);
    EXPECT_EQ(dialogue.ask_yes_no(question), true);
    EXPECT_TRUE(terminal.has_shown("Please answer y (yes) or n (no)."));
}

TEST(YesOrNo, HasAnAnswerForAnEmptyLineWhereOneIsUsual) {
    ScriptedTerminal terminal({""});
    Dialogue dialogue(terminal, english);
    EXPECT_EQ(dialogue.ask_yes_no(question, false), false);
}

} // namespace
} // namespace text
