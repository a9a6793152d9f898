#include "words/guide.hpp"

#include <gtest/gtest.h>

namespace words {
namespace {

using game::Letters;
using game::Rules;

std::vector<std::string> first_moves(Rules rules, Language language, Letters letters) {
    const GuidePage page = drawn_guide_pages(rules).front();
    const auto session = guide_session(rules, page);
    std::vector<std::string> moves;
    for (const GuideExample& example : page.examples)
        moves.push_back(guide_move(language, *session, example, letters));
    return moves;
}

using Moves = std::vector<std::string>;

TEST(Guide, WritesExamplesAsAScoreSheetDoes) {
    EXPECT_EQ(first_moves(Rules::stackchess, Language::french, Letters::french),
              (Moves{"2a1xa4", "a1xa4"}));
    EXPECT_EQ(first_moves(Rules::chess, Language::french, Letters::french),
              (Moves{"e4", "Cf3", "Fc4"}));
    EXPECT_EQ(first_moves(Rules::chess, Language::french, Letters::english),
              (Moves{"e4", "Nf3", "Bc4"}));
    EXPECT_EQ(first_moves(Rules::chess, Language::english, Letters::english),
              (Moves{"e4", "Nf3", "Bc4"}));
}

TEST(Guide, KnowsTheSquaresOfEveryExampleButRefusedCastling) {
    for (const Rules rules : game::every_game)
        for (const GuidePage& page : drawn_guide_pages(rules))
            for (const GuideExample& example : page.examples)
                for (const Language language : languages)
                    EXPECT_EQ(
                        guide_squares(language, *guide_session(rules, page), example).has_value(),
                        example.move.in(language) != "O-O");
}

TEST(Guide, SpeaksOfNoLettersOnSquaresWhereBoardsAreDrawn) {
    for (const Rules rules : game::every_game) {
        const auto pages = drawn_guide_pages(rules);
        EXPECT_EQ(pages.size(), guide_pages(rules).size());
        for (const GuidePage& page : pages)
            EXPECT_EQ(page.text.in(Language::french).find("R roi"), std::string_view::npos);
    }
}

TEST(Guide, NamesNoKeysWhereThereAreNone) {
    for (const Rules rules : game::every_game)
        for (const std::string_view word :
             {"clavier", "Échap", "Esc", "molette", "wheel", "lick", "Cliqu", "cliqu", "clic"})
            for (const Language language : languages)
                EXPECT_EQ(
                    drawn_guide_pages(rules, MovedBy::fingers).back().text.in(language).find(word),
                    std::string_view::npos)
                    << word;
}

} // namespace
} // namespace words
