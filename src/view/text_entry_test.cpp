#include "view/text_entry.hpp"

#include <gtest/gtest.h>

namespace view {
namespace {

bool press(TextEntry& entry, Key key) { return edit(entry, KeyPressed{.key = key}); }

TEST(TextEntry, MovesAndErasesWholeCharacters) {
    TextEntry entry;
    edit(entry, TextTyped{"été"});
    EXPECT_EQ(entry.caret, 5U);
    press(entry, Key::left);
    EXPECT_EQ(entry.caret, 3U);
    press(entry, Key::backspace);
    EXPECT_EQ(entry.text, "éé");
    press(entry, Key::remove);
    EXPECT_EQ(entry.text, "é");
    press(entry, Key::home);
    press(entry, Key::backspace);
    EXPECT_EQ(entry.text, "é");
    press(entry, Key::right);
    press(entry, Key::right);
    EXPECT_EQ(entry.caret, 2U);
}

TEST(TextEntry, ReplacesASuggestion) {
    TextEntry entry = suggestion("partie 1");
    edit(entry, TextTyped{"s"});
    EXPECT_EQ(entry, (TextEntry{"s", 1}));
    entry = suggestion("partie 1");
    press(entry, Key::end);
    edit(entry, TextTyped{"2"});
    EXPECT_EQ(entry.text, "partie 12");
    edit(entry, KeyPressed{.key = Key::letter, .letter = 'a', .with_control = true});
    press(entry, Key::remove);
    EXPECT_EQ(entry.text, "");
}

TEST(TextEntry, TakesNoControlCharactersAndNoBrokenBytes) {
    TextEntry entry;
    edit(entry, TextPasted{"a\nb\x1B\xFFö\xC2\x85"});
    EXPECT_EQ(entry.text, "abö");
    edit(entry, TextPasted{std::string(TextEntry::max_bytes, 'x')});
    EXPECT_EQ(entry.text, "abö");
}

TEST(TextEntry, LeavesOtherKeysToOthers) {
    TextEntry entry = suggestion("a");
    EXPECT_FALSE(press(entry, Key::enter));
    EXPECT_FALSE(press(entry, Key::tab));
    EXPECT_FALSE(edit(entry, PointerMoved{}));
    EXPECT_TRUE(entry.has_selection());
}

void select_by(TextEntry& entry, Key key, int times = 1) {
    for (int i = 0; i < times; ++i) edit(entry, KeyPressed{.key = key, .with_shift = true});
}

KeyPressed with_control(char letter) {
    return {.key = Key::letter, .letter = letter, .with_control = true};
}

TEST(TextEntry, SelectsWithTheShiftKey) {
    TextEntry entry{"l'été", 7};
    select_by(entry, Key::left, 2);
    EXPECT_EQ(copied(entry, with_control('c')), "té");
    select_by(entry, Key::right);
    edit(entry, TextTyped{"e"});
    EXPECT_EQ(entry.text, "l'éte");
    select_by(entry, Key::home);
    press(entry, Key::right);
    EXPECT_EQ(entry.caret, 6U) << "without it, the caret goes to the end of what was selected";
    select_by(entry, Key::home);
    press(entry, Key::backspace);
    EXPECT_EQ(entry, TextEntry{});
}

TEST(TextEntry, CopiesAndCutsWhatIsSelected) {
    TextEntry entry{"e2e4", 4};
    EXPECT_FALSE(copied(entry, with_control('c')));
    EXPECT_FALSE(edit(entry, with_control('x'))) << "nothing is selected";
    edit(entry, with_control('a'));
    EXPECT_EQ(copied(entry, with_control('c')), "e2e4");
    EXPECT_TRUE(edit(entry, with_control('c')));
    EXPECT_EQ(entry.text, "e2e4");
    EXPECT_EQ(copied(entry, with_control('x')), "e2e4");
    EXPECT_TRUE(edit(entry, with_control('x')));
    EXPECT_EQ(entry, TextEntry{});
    edit(entry, TextPasted{"e2e4"});
    EXPECT_EQ(entry.text, "e2e4");
}

} // namespace
} // namespace view
