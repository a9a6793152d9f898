#include "words/outcomes.hpp"

#include <gtest/gtest.h>

#include "words/voices_fixture.hpp"

namespace words {
namespace {

using core::Color;
using game::Outcome;
using game::Reason;

struct Case {
    Outcome outcome;
    Color turn;
    const char* in_french;
    const char* in_english;
};

TEST(Outcomes, HaveTheSentencesOfTheGlossary) {
    const Case cases[] = {
        {{}, Color::white, "La partie continue.", "The game continues."},
        {Outcome::win(Color::black, Reason::all_captured), Color::white,
         "Les noirs ont gagné la partie", "Black has won the game."},
        {Outcome::win(Color::white, Reason::checkmate), Color::black,
         "Échec et mat !!! Les blancs ont gagné la partie", "Checkmate!!! White has won the game."},
        {Outcome::win(Color::black, Reason::resignation), Color::white,
         "Les noirs gagnent par forfait", "Black wins by resignation."},
        {Outcome::win(Color::white, Reason::time), Color::black, "Les blancs gagnent au temps.",
         "White wins on time."},
        {Outcome::win(Color::white, Reason::abandonment), Color::white,
         "Les blancs gagnent : l'adversaire est parti.", "White wins: the opponent has left."},
        {Outcome::draw(Reason::too_many_moves), Color::white,
         "Partie nulle : la partie est trop longue.", "Draw: the game is too long."},
        {Outcome::draw(Reason::time), Color::black,
         "Partie nulle au temps : les blancs ne pouvaient plus gagner.",
         "Draw on time: White could no longer win."},
        {Outcome::draw(Reason::nothing_can_be_captured), Color::white,
         "Partie nulle : égalité, plus aucune prise n'est possible.",
         "Draw: nothing can ever be captured again."},
        {Outcome::draw(Reason::stalemate), Color::black,
         "Partie nulle : pat, les noirs n'ont plus de coup.",
         "Draw: stalemate, Black has no legal move."},
        {Outcome::draw(Reason::dead_position), Color::white,
         "Partie nulle : aucun camp ne peut plus mater.", "Draw: neither side can checkmate."},
        {Outcome::draw(Reason::fivefold_repetition), Color::white,
         "Partie nulle : même position 5 fois.", "Draw: the same position occurred 5 times."},
        {Outcome::draw(Reason::threefold_repetition), Color::white,
         "Partie nulle : même position 3 fois.", "Draw: the same position occurred 3 times."},
        {Outcome::draw(Reason::seventy_five_moves), Color::white,
         "Partie nulle : 75 coups sans prise ni mouvement de pion.",
         "Draw: 75 moves without a capture or a pawn move."},
        {Outcome::draw(Reason::fifty_moves), Color::white,
         "Partie nulle : 50 coups sans prise ni mouvement de pion.",
         "Draw: 50 moves without a capture or a pawn move."},
        {Outcome::draw(Reason::agreement), Color::white, "Partie nulle par accord mutuel.",
         "Draw by agreement."},
        {Outcome::win(Color::black, Reason::unrecorded), Color::white,
         "Les noirs ont gagné la partie", "Black has won the game."},
        {Outcome::draw(Reason::unrecorded), Color::white, "Partie nulle.", "Draw."},
    };
    for (const Case& one : cases) {
        EXPECT_EQ(outcome_sentence(french, one.outcome, one.turn), one.in_french);
        EXPECT_EQ(outcome_sentence(english, one.outcome, one.turn), one.in_english);
    }
}

TEST(Outcomes, HaveAReasonInTwoPartsToo) {
    const Case cases[] = {
        {Outcome::win(Color::black, Reason::all_captured), Color::white,
         "Les noirs gagnent en prenant toutes les pièces.", "Black wins by capturing every piece."},
        {Outcome::win(Color::white, Reason::resignation), Color::black,
         "Les blancs gagnent par abandon.", "White wins by resignation."},
        {Outcome::draw(Reason::too_many_moves), Color::white,
         "Partie nulle en raison de sa longueur.", "Draw because the game is too long."},
        {Outcome::draw(Reason::agreement), Color::white, "Partie nulle par accord mutuel.",
         "Draw by agreement."},
        {Outcome::draw(Reason::unrecorded), Color::white, "Partie nulle.", "Draw."},
    };
    for (const Case& one : cases) {
        EXPECT_EQ(result_sentence(french, one.outcome, one.turn), one.in_french);
        EXPECT_EQ(result_sentence(english, one.outcome, one.turn), one.in_english);
    }
    for (const Reason reason :
         {Reason::stalemate, Reason::time, Reason::nothing_can_be_captured, Reason::dead_position,
          Reason::fivefold_repetition, Reason::threefold_repetition, Reason::seventy_five_moves,
          Reason::fifty_moves, Reason::agreement, Reason::too_many_moves})
        EXPECT_NE(result_reason(english, Outcome::draw(reason), Color::white), "");
}

TEST(Outcomes, AccentsFallAwayInAscii) {
    EXPECT_EQ(outcome_sentence({Language::french, Encoding::ascii},
                               Outcome::win(Color::white, Reason::checkmate), Color::black),
              "Echec et mat !!! Les blancs ont gagne la partie");
}

TEST(Turn, IsToldInTheWordsOfTheGame) {
    EXPECT_EQ(turn_sentence(english, Color::black), "Black to move.");
    EXPECT_EQ(turn_sentence(french, Color::black, game::Rules::stackchess),
              "C'est au tour des noirs.");
    EXPECT_EQ(turn_sentence(english, Color::white, game::Rules::stackchess), "White to move.");
    EXPECT_EQ(turn_sentence(french, Color::white, game::Rules::chess), "Tour de jeu : Blanc");
    EXPECT_EQ(turn_sentence(english, Color::black, game::Rules::chess), "Turn: Black");
}

} // namespace
} // namespace words
