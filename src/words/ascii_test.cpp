#include "words/ascii.hpp"

#include <gtest/gtest.h>

namespace words {
namespace {

TEST(Ascii, DropsAccentsAndNothingElse) {
    EXPECT_EQ(to_ascii("Échec à l'œil : déjà reçu, où ?"), "Echec a l'oeil : deja recu, ou ?");
    EXPECT_EQ(to_ascii("6×6"), "6x6");
    EXPECT_EQ(to_ascii("plain {square}\n"), "plain {square}\n");
    EXPECT_EQ(to_ascii(""), "");
    EXPECT_EQ(to_ascii("a♜\xE9ñ"), "a???");
}

TEST(Ascii, HasAPlainFormOfEveryLetter) {
    for (const auto& [letter, plain] : plain_letters) {
        EXPECT_EQ(to_ascii(letter), plain);
        for (const char c : plain) EXPECT_GT(c, ' ');
    }
}

} // namespace
} // namespace words
