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
    EXPECT_EQ(entry, (TextEntry{"s", 1, false}));
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
    EXPECT_TRUE(entry.is_all_selected);
}

} // namespace
} // namespace view
