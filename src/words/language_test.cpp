#include "words/language.hpp"

#include <gtest/gtest.h>

namespace words {
namespace {

Voice voice(const LocaleVariables& environment) { return voice_for(std::nullopt, environment); }

constexpr Voice french_utf8{Language::french, Encoding::utf8};
constexpr Voice french_ascii{Language::french, Encoding::ascii};
constexpr Voice english_utf8{Language::english, Encoding::utf8};
constexpr Voice english_ascii{Language::english, Encoding::ascii};

TEST(Language, IsFrenchWhereNothingNamesOne) {
    EXPECT_EQ(voice({}), french_ascii);
    EXPECT_EQ(voice({.lang = "C"}), french_ascii);
    EXPECT_EQ(voice({.lang = "POSIX"}), french_ascii);
    EXPECT_EQ(voice({.lang = "C.UTF-8"}), french_utf8);
    EXPECT_EQ(voice({.lang = "de_DE.UTF-8"}), french_utf8);
    EXPECT_EQ(voice({.lang = "english"}), french_ascii);
}

TEST(Language, ComesFromTheFirstVariableThatNamesOne) {
    EXPECT_EQ(voice({.lang = "en_US.UTF-8"}), english_utf8);
    EXPECT_EQ(voice({.lang = "fr_CA.utf8"}), french_utf8);
    EXPECT_EQ(voice({.lang = "en"}), english_ascii);
    EXPECT_EQ(voice({.lc_messages = "en_GB.UTF-8", .lang = "fr_FR.UTF-8"}), english_utf8);
    EXPECT_EQ(voice({.lc_all = "fr_FR.UTF-8", .lc_messages = "en_GB", .lang = "en_GB"}),
              french_utf8);
    EXPECT_EQ(voice({.lc_all = "C.UTF-8", .lang = "en_US"}), english_utf8);
}

TEST(Language, OptionGoesBeforeTheVariables) {
    EXPECT_EQ(voice_for(Language::english, {.lc_all = "fr_FR.UTF-8"}), english_utf8);
    EXPECT_EQ(voice_for(Language::french, {.lang = "en_US"}), french_ascii);
}

TEST(Encoding, FollowsTheVariableThatGovernsIt) {
    EXPECT_EQ(voice({.lc_all = "C", .lang = "fr_FR.UTF-8"}).encoding, Encoding::ascii);
    EXPECT_EQ(voice({.lc_ctype = "C", .lang = "fr_FR.UTF-8"}).encoding, Encoding::ascii);
    EXPECT_EQ(voice({.lc_ctype = "fr_FR.UTF-8", .lang = "C"}).encoding, Encoding::utf8);
    EXPECT_EQ(voice({.lc_messages = "fr_FR.UTF-8"}).encoding, Encoding::utf8);
    EXPECT_EQ(voice({.lang = "fr_FR.ISO-8859-1"}).encoding, Encoding::ascii);
    EXPECT_EQ(voice({.lang = "fr_FR.UTF-8@euro"}).encoding, Encoding::utf8);
}

TEST(Language, HasItsCode) {
    for (const Language language : languages) EXPECT_EQ(language_of(code(language)), language);
    for (const char* const name : {"FR", "Fr", "fr_FR", "fr_FR.UTF-8", "fr-CA", "FR.utf8"})
        EXPECT_EQ(language_of(name), Language::french) << name;
    EXPECT_EQ(language_of("en_GB.UTF-8@euro"), Language::english);
    for (const char* const name : {"de", "de_FR", "french", "f", "_fr", "C.UTF-8"})
        EXPECT_EQ(language_of(name), std::nullopt) << name;
    EXPECT_EQ(language_of(""), std::nullopt);
}

} // namespace
} // namespace words
