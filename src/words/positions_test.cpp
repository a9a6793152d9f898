#include "words/positions.hpp"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

#include "words/voices_fixture.hpp"

namespace words {
namespace {

using core::Flags;

std::string stackchess_error(Voice voice, const char* text) {
    const auto setup = stackchess::read_setup(text);
    return setup ? "" : text_error_sentence(voice, setup.error(), game::Rules::stackchess, text);
}

std::string chess_error(Voice voice, const char* text) {
    const auto setup = chess::read_setup(text);
    return setup ? "" : text_error_sentence(voice, setup.error(), game::Rules::chess, text);
}

TEST(PositionText, NamesPlaceFieldAndWhatWouldBeRight) {
    EXPECT_EQ(
        stackchess_error(french, "rbqkbr/pppppp/6/6/PPPPPP/RBQKBR x"),
        "Position illisible, colonne 33 (trait) : 'x' ne convient pas, il faut w (blancs) ou b "
        "(noirs).");
    EXPECT_EQ(stackchess_error(english, "rbqkbr/pppppp/6/6/PPPPPP/RBQKBR w AZ"),
              "Unreadable position, column 36 (unmoved pawns): 'Z' is not valid here; expected the "
              "files of those pawns, in capitals for White (ABab), or -.");
    EXPECT_EQ(chess_error(english, "8/8/8/8/8/8/8/8 w - e"),
              "Unreadable position, column 21 (en passant): 'e' is not valid here; expected a "
              "square such as e3 or e6, or -.");
    EXPECT_EQ(chess_error(french, "8/8/8/8/8/8/8/8 w - - 0 1 x"),
              "Position illisible, colonne 27 (après le dernier champ) : 'x' ne convient pas, il "
              "faut la fin du texte.");
}

TEST(PositionText, ShowsNumbersAndWordsWhole) {
    EXPECT_EQ(
        stackchess_error(english, "4/4/4/4 w - 007"),
        "Unreadable position, column 13 (half-moves without a capture or pawn move): '007' is not "
        "valid here; expected a whole number from 0 to 9999999, with no leading zero.");
    EXPECT_EQ(stackchess_error(english, "4/04/4/4"),
              "Unreadable position, column 3 (board): '04' is not valid here; expected a number of "
              "empty squares from 1 to 26, with no leading zero.");
    EXPECT_EQ(stackchess_error(french, "4/4/4/4 w - 0 1 promo"),
              "Position illisible, colonne 17 (option) : 'promo' ne convient pas, il faut le mot "
              "nopromotion, ou rien.");
}

TEST(PositionText, CountsColumnsInCharacters) {
    EXPECT_EQ(
        stackchess_error(french, "é").substr(0, 60),
        std::string("Position illisible, colonne 1 (plateau) : 'é' ne convient pas").substr(0, 60));
    EXPECT_NE(stackchess_error(french, "kk\u00E9").find("colonne 3"), std::string::npos);
}

TEST(PositionText, ExplainsTheShapeOfTheBoard) {
    EXPECT_EQ(
        stackchess_error(english, "4/4/3/4"),
        "Unreadable position, column 6 (board): rank number 3 from the top is too short; there "
        "must be as many ranks as squares in each rank, from 4 to 26.");
    EXPECT_EQ(chess_error(french, "8/8/ppppppppp/8"),
              "Position illisible, colonne 13 (plateau) : la rangée numéro 3 à partir du haut est "
              "trop longue, il faut 8 rangées de 8 cases.");
    EXPECT_EQ(stackchess_error(english, "3/3/3"),
              "Unreadable position, column 2 (board): the board "
              "must be 4 to 26 squares wide.");
}

TEST(PositionText, ExplainsStacks) {
    EXPECT_EQ(
        stackchess_error(french, "(P)3/4/4/4"),
        "Position illisible, colonne 1 (plateau) : une pièce seule s'écrit sans parenthèses.");
    EXPECT_EQ(stackchess_error(english, "()3/4/4/4"),
              "Unreadable position, column 1 (board): there is nothing between the parentheses; a "
              "stack has at least two pieces.");
    EXPECT_EQ(stackchess_error(english, "3(PP"),
              "Unreadable position, column 5 (board): the parenthesis that closes the stack is "
              "missing.");
    EXPECT_EQ(stackchess_error(english, "4/(P2)3/4/4"),
              "Unreadable position, column 5 (board): '2' is not valid here; expected a piece of "
              "the stack (KQRBNP or kqrbnp), or the parenthesis that closes it.");
    EXPECT_EQ(stackchess_error(french, "4/4/PP2/4 w AAB"),
              "Position illisible, colonne 14 (pions jamais déplacés) : 'A' est écrit deux fois.");
}

TEST(PositionText, GivesAnExampleForNothingAtAll) {
    EXPECT_EQ(stackchess_error(french, ""),
              "Position illisible : le texte est vide. Exemple : rbqkbr/pppppp/6/6/PPPPPP/RBQKBR w "
              "ABCDEFabcdef 0 1");
    EXPECT_EQ(chess_error(english, " "),
              "Unreadable position: the text is empty. Example: "
              "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
}

TEST(Faults, AreAllToldInOneSentence) {
    using stackchess::Fault;
    EXPECT_EQ(faults_sentence(french, Flags<Fault>{Fault::too_many_white, Fault::mixed_stack}),
              "Position injouable : les blancs ont plus de pièces que deux rangées pleines ; une "
              "pile mélange les deux couleurs.");
    EXPECT_EQ(faults_sentence(english, chess::faults(*chess::read_setup("8/8/8/8/8/8/8/8 w"))),
              "Unplayable position: there is no white king; there is no black king.");
}

TEST(Faults, HaveDifferentSentences) {
    std::vector<std::string> sentences;
    for (int i = 0; i <= static_cast<int>(stackchess::Fault::false_unmoved_flag); ++i)
        sentences.push_back(
            faults_sentence(french, Flags<stackchess::Fault>{static_cast<stackchess::Fault>(i)}));
    for (int i = 0; i <= static_cast<int>(chess::Fault::impossible_en_passant); ++i)
        sentences.push_back(
            faults_sentence(french, Flags<chess::Fault>{static_cast<chess::Fault>(i)}));
    std::ranges::sort(sentences);
    EXPECT_EQ(std::ranges::adjacent_find(sentences), sentences.end());
}

} // namespace
} // namespace words
