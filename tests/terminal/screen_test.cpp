#include "screen.hpp"

#include <gtest/gtest.h>

namespace terminal {
namespace {

TEST(Screen, ShowsLinesAndCharactersOfSeveralBytes) {
    Screen screen(10, 3);
    screen.feed("déjà\r\nvu \xC3");
    screen.feed("\xA9");
    EXPECT_EQ(screen.text(), "déjà\nvu é");
    EXPECT_EQ(screen.cursor_column(), 4);
}

TEST(Screen, WrapsBeforeTheNextCharacterAndScrolls) {
    Screen screen(3, 2);
    screen.feed("abc");
    EXPECT_EQ(screen.cursor_row(), 0) << "a full row does not wrap yet";
    screen.feed("d\r\ne");
    EXPECT_EQ(screen.text(), "d\ne");
}

TEST(Screen, MovesItsCursor) {
    Screen screen(5, 3);
    screen.feed("abc\b\bX\x1B[2Cz\x1B[2;3Hm\x1B[A\x1B[3Dn\rr\x1B[B\x1B[4Gq");
    EXPECT_EQ(screen.text(), "rXc z\n  mq");
}

TEST(Screen, Erases) {
    Screen screen(5, 3);
    screen.feed("abcde\r\nfghij\r\nklmno\x1B[2;3H\x1B[K");
    EXPECT_EQ(screen.text(), "abcde\nfg\nklmno");
    screen.feed("\x1B[1K\x1B[J");
    EXPECT_EQ(screen.text(), "abcde");
    screen.feed("\x1B[H\x1B[2J!");
    EXPECT_EQ(screen.text(), "!");
}

TEST(Screen, InsertsAndDeletesWithinARow) {
    Screen screen(6, 1);
    screen.feed("abcd\x1B[1;2H\x1B[@X\x1B[4hY\x1B[4l");
    EXPECT_EQ(screen.text(), "aXYbcd");
    screen.feed("\x1B[1;2H\x1B[2P");
    EXPECT_EQ(screen.text(), "abcd");
}

TEST(Screen, KnowsWhatIsReversedAndColored) {
    Screen screen(9, 2);
    screen.feed("a\x1B[7mbc\x1B[0md\r\n");
    EXPECT_EQ(screen.reversed(), "bc");
    EXPECT_FALSE(screen.has_colors());
    screen.feed("\x1B[1;33;7mPB\x1B[0m");
    EXPECT_EQ(screen.reversed(), "bc PB");
    EXPECT_TRUE(screen.has_colors());
    screen.feed("\x1B[2J");
    EXPECT_EQ(screen.reversed(), "");
    EXPECT_FALSE(screen.has_colors());
}

TEST(Screen, TakesASequenceInPiecesAndNotesUnknownOnes) {
    Screen screen(5, 1);
    screen.feed("a\x1B");
    screen.feed("[");
    screen.feed("1");
    screen.feed(";4Hb\x1B[?25h");
    EXPECT_EQ(screen.text(), "a  b");
    EXPECT_EQ(screen.unknown(), "");
    screen.feed("\x1B[9Z");
    EXPECT_EQ(screen.unknown(), "Z");
}

} // namespace
} // namespace terminal
