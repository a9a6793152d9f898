#include "words/records.hpp"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

#include "record/pgn_reader.hpp"
#include "words/voices_fixture.hpp"

namespace words {
namespace {

using record::Problem;
using record::ProblemKind;

/// The sentences for everything a reader finds wrong with a text.
class Complaints : public record::PgnVisitor {
  public:
    Complaints(Voice voice, const char* pgn) : voice_(voice) {
        record::PgnReader reader(record::text_source(pgn));
        while (reader.next(*this)) {
        }
    }
    void problem(const Problem& problem) override {
        all.push_back(problem_sentence(voice_, problem));
    }

    std::vector<std::string> all;

  private:
    Voice voice_;
};

TEST(Records, TellWhichMoveIsRefusedAndWhy) {
    const char* pgn = "1. e4 e5 2. Ke3 *";
    EXPECT_EQ(Complaints(french, pgn).all,
              std::vector<std::string>{
                  "partie 1, demi-coup 3 (Ke3) : Mouvement impossible : le roi ne peut pas se "
                  "déplacer de cette manière."});
    EXPECT_EQ(Complaints(english, pgn).all,
              std::vector<std::string>{
                  "game 1, half-move 3 (Ke3): Illegal move: the king cannot move that way."});
}

TEST(Records, TellWhatIsWrongWithTheStart) {
    const char* pgn = "[Variant \"stackchess\"]\n[FEN \"4/4/4/4 x\"]\n\n*\n";
    EXPECT_EQ(
        Complaints(english, pgn).all,
        std::vector<std::string>{"game 1: FEN tag. Unreadable position, column 9 (side to move): "
                                 "'x' is not valid here; expected w (White) or b (Black)."});
    EXPECT_EQ(Complaints(french, "[FEN \"8/8/8/8/8/8/8/K7 w\"]\n\n*\n").all,
              std::vector<std::string>{
                  "partie 1 : Étiquette FEN. Position injouable : il n'y a pas de roi noir."});
}

TEST(Records, NameTheSideWhosePieceItIs) {
    Problem problem;
    problem.kind = ProblemKind::illegal_move;
    problem.ply = 2;
    problem.refusal.kind = game::RefusalKind::not_yours;
    problem.turn = core::Color::black;
    EXPECT_NE(problem_sentence(english, problem).find("a white piece: it is Black's turn"),
              std::string::npos);
    problem.turn = core::Color::white;
    EXPECT_NE(problem_sentence(english, problem).find("a black piece: it is White's turn"),
              std::string::npos);
}

TEST(Records, WarnOfWhatIsReadAllTheSame) {
    EXPECT_EQ(Complaints(english, "[Result \"1-0\"]\n\n1. e4 0-1\n").all,
              std::vector<std::string>{
                  "game 1, warning: The game ends with 0-1, but the Result tag says 1-0."});
    EXPECT_EQ(Complaints(english, "[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n").all,
              std::vector<std::string>{
                  "game 1, warning: The game ends with 0-1, but the Result tag says 1-0. On the "
                  "board: Black wins by checkmate."});
    EXPECT_EQ(Complaints(french, "Bonjour !\n\n1. e4 *\n").all,
              std::vector<std::string>{"avertissement : Ce texte n'appartient à aucune partie ; il "
                                       "est laissé de côté : Bonjour !"});
    EXPECT_EQ(
        Complaints(english, "[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 0 0\"]\n*\n").all,
        std::vector<std::string>{"game 1, warning: FEN tag. Position corrected: move number 0 "
                                 "is taken as 1."});
}

TEST(Records, EveryProblemHasASentenceOfItsOwnInBothLanguages) {
    for (const Voice voice : {french, english}) {
        std::vector<std::string> sentences;
        for (int kind = 0; kind <= static_cast<int>(ProblemKind::text_outside); ++kind) {
            Problem problem;
            problem.kind = static_cast<ProblemKind>(kind);
            problem.refusal.kind = game::RefusalKind::not_a_move;
            problem.fen_error.field = game::Field::turn;
            problem.game = 1;
            problem.repairs.insert(chess::FenRepair::move_number_raised);
            problem.outcome = game::Outcome::draw(game::Reason::stalemate);
            sentences.push_back(problem_sentence(voice, problem));
        }
        std::ranges::sort(sentences);
        EXPECT_EQ(std::ranges::adjacent_find(sentences), sentences.end());
    }
}

} // namespace
} // namespace words
