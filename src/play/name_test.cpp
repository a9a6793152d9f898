#include "play/name.hpp"

#include <string>

#include <gtest/gtest.h>

namespace play {
namespace {

TEST(Name, MayHaveLettersDigitsSpacesAndSomeSigns) {
    for (const char* const name : {"a", "Partie 1", "finale_contre-Zoé", "ŒUVRE", "Straße", "Łódź",
                                   "Ἀθήνα", "Игра 2", "-", "e\u0301te\u0301", "ÿ", "À", "L'Étoile",
                                   "Anne-Marie", "d\u2019Artagnan", "Jean\u2010Luc"})
        EXPECT_TRUE(is_name(name)) << name;
}

TEST(Name, HasNothingElse) {
    for (const char* const name :
         {"",         " ",   " a",   "a ",   "a.pgn", ".",     "..", "a/b",     "../a",
          "a\\b",     "a:b", "a\nb", "a\tb", "×",     "÷",     "½",  "\u0301a", "1\u0301",
          "a\u00A0b", "♔",   "a*",   "\"",   "\xE9",  "a\xC3", "😀"})
        EXPECT_FALSE(is_name(name)) << name;
    EXPECT_FALSE(is_name(std::string_view("a\0b", 3)));
}

TEST(Name, HasSixtyCharactersAtMost) {
    std::string name;
    for (int i = 0; i < 60; ++i) name += "é";
    EXPECT_TRUE(is_name(name));
    EXPECT_FALSE(is_name(name + 'a'));
    EXPECT_FALSE(is_name(std::string(1'000'000, 'a')));
}

} // namespace
} // namespace play
