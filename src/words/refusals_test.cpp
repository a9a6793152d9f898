#include "words/refusals.hpp"

#include <gtest/gtest.h>

#include "chess/san.hpp"
#include "chess/uci.hpp"
#include "core/flags.hpp"
#include "stackchess/notation.hpp"
#include "words/voices_fixture.hpp"

namespace words {
namespace {

using game::Refusal;
using game::RefusalKind;

/// A move that is refused in a position, and the sentence for it.
struct Case {
    const char* position;
    const char* move;
    RefusalKind kind;
    const char* in_french;
    const char* in_english;
};

constexpr const char* start = "rbqkbr/pppppp/6/6/PPPPPP/RBQKBR w ABCDEFabcdef 0 1";
constexpr const char* rook_on_pawn = "rbqkbr/pppppp/6/6/(PR)PPPPP/1BQKBR w ABCDEFabcdef 0 1";
constexpr const char* rook_on_moved_pawn = "rbqkbr/pppppp/6/6/(PR)PPPPP/1BQKBR w BCDEFabcdef 0 1";

constexpr Case stackchess_cases[] = {
    {start, "Hello", RefusalKind::not_a_move,
     "Ce n'est pas un coup : écrivez la case de départ et la case cible, par exemple a2a3, ou "
     "2a2a4 "
     "pour deux pièces.",
     "That is not a move: type the starting square and the target square, for example a2a3, or "
     "2a2a4 for two pieces."},
    {start, "u8a1", RefusalKind::no_such_square, "La case u8 n'existe pas. Exemple : a2.",
     "Square u8 does not exist. Example: a2."},
    {start, "a2a7", RefusalKind::no_such_square, "La case a7 n'existe pas. Exemple : a2.",
     "Square a7 does not exist. Example: a2."},
    {start, "a3a4", RefusalKind::no_piece, "La case choisie ne contient pas de pièce.",
     "There is no piece on the chosen square."},
    {start, "a5a4", RefusalKind::not_yours, "Les pièces présentes ne vous appartiennent pas.",
     "The pieces there are not yours."},
    {start, "0a2a3", RefusalKind::no_pieces_asked,
     "Nombre de pièces incorrect : la case n'en contient qu'une.",
     "Invalid number of pieces: the square holds only one."},
    {rook_on_pawn, "0a2a3", RefusalKind::no_pieces_asked,
     "Nombre de pièces incorrect : entrez un nombre entre 1 et 2.",
     "Invalid number of pieces: enter a number between 1 and 2."},
    {start, "3a2a3", RefusalKind::too_many_pieces,
     "La case contient une pièce, vous ne pouvez donc pas en déplacer 3.",
     "The square holds one piece, so you cannot move 3."},
    {rook_on_pawn, "3a2a3", RefusalKind::too_many_pieces,
     "La case contient 2 pièces, vous ne pouvez donc pas en déplacer 3.",
     "The square holds 2 pieces, so you cannot move 3."},
    {start, "a2a2", RefusalKind::same_square, "Coup illégal : la case cible est la case de départ.",
     "Illegal move: the target is the starting square."},
    {start, "a2a5", RefusalKind::role_cannot,
     "Coup illégal : ce pion ne peut pas se déplacer de cette manière.",
     "Illegal move: this pawn cannot move that way."},
    {start, "a1b2", RefusalKind::role_cannot,
     "Coup illégal : la tour ne peut pas se déplacer de cette manière.",
     "Illegal move: the rook cannot move that way."},
    {start, "b1b2", RefusalKind::role_cannot,
     "Coup illégal : le fou ne peut pas se déplacer de cette manière.",
     "Illegal move: the bishop cannot move that way."},
    {start, "c1d3", RefusalKind::role_cannot,
     "Coup illégal : la dame ne peut pas se déplacer de cette manière.",
     "Illegal move: the queen cannot move that way."},
    {start, "d1d3", RefusalKind::role_cannot,
     "Coup illégal : le roi ne peut pas se déplacer de cette manière.",
     "Illegal move: the king cannot move that way."},
    {"4/4/4/N2k w - 0 1", "a1a2", RefusalKind::role_cannot,
     "Coup illégal : le cavalier ne peut pas se déplacer de cette manière.",
     "Illegal move: the knight cannot move that way."},
    {rook_on_pawn, "2a2b3", RefusalKind::group_member_cannot,
     "Coup illégal : dans ce groupe, la tour ne peut pas se déplacer de cette manière.",
     "Illegal move: in this group, the rook cannot move that way."},
    {rook_on_pawn, "2a2a5", RefusalKind::group_member_cannot,
     "Coup illégal : dans ce groupe, le pion ne peut pas se déplacer de cette manière.",
     "Illegal move: in this group, the pawn cannot move that way."},
    {rook_on_moved_pawn, "2a2a4", RefusalKind::pawn_has_moved,
     "Coup illégal : ce pion a déjà bougé, il n'avance plus que d'une case.",
     "Illegal move: this pawn has already moved, so it can only advance one square."},
    {"4/p3/P3/4 w - 0 1", "a2a3", RefusalKind::pawn_captures_diagonally,
     "Coup illégal : la case contient une pièce adverse, un pion ne prend qu'en diagonale.",
     "Illegal move: the square holds an enemy piece; a pawn captures only diagonally."},
    {start, "a2b3", RefusalKind::pawn_needs_capture,
     "Coup illégal : un pion ne va en diagonale que pour prendre.",
     "Illegal move: a pawn moves diagonally only to capture."},
    {rook_on_pawn, "a2a5", RefusalKind::needs_more_pieces,
     "Coup illégal : la case contient une pièce adverse, il faut en déplacer au moins 2 pour la "
     "prendre.",
     "Illegal move: the square holds an enemy piece; move at least 2 to capture it."},
    {"(pp)3/4/4/(QR)3 w - 0 1", "2a1a4", RefusalKind::needs_more_pieces,
     "Coup illégal : la case contient 2 pièces adverses, il faut en déplacer plus de 2 pour les "
     "prendre.",
     "Illegal move: the square holds 2 enemy pieces; move more than 2 to capture them."},
    {start, "a1a4", RefusalKind::blocked,
     "Coup illégal : vous ne pouvez pas passer au-dessus d'une pièce (a2).",
     "Illegal move: you cannot jump over a piece (a2)."},
    {"k3/4/4/(QNR)3 w - 0 1", "3a1b3", RefusalKind::knights_carry_too_few,
     "Coup illégal : un seul cavalier porte au plus une autre pièce.",
     "Illegal move: one knight can carry at most one other piece."},
    {"k3/4/4/(QNRNR)3 w - 0 1", "5a1b3", RefusalKind::knights_carry_too_few,
     "Coup illégal : 2 cavaliers déplacent en L au plus 4 pièces.",
     "Illegal move: 2 knights can move at most 4 pieces in an L."},
    {start, "a2-a3=Q", RefusalKind::promotion_impossible,
     "Coup illégal : aucun pion ne devient une dame par ce coup.",
     "Illegal move: this move promotes no pawn."},
    {"3k/(PR)3/4/4 w - 0 1", "2a3-a4=2Q", RefusalKind::promotion_impossible,
     "Coup illégal : ce coup fait une dame, pas 2.",
     "Illegal move: this move makes one queen, not 2."},
};

constexpr const char* chess_start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr const char* ready_to_promote = "4k3/P7/8/8/8/8/8/R3K2R w KQ - 0 1";

constexpr Case chess_cases[] = {
    {chess_start, "Hello", RefusalKind::not_a_move,
     "Ce n'est pas un coup : écrivez par exemple e2e4, Cf3 ou O-O.",
     "That is not a move: type, for example, e2e4, Nf3 or O-O."},
    {chess_start, "e2e9", RefusalKind::no_such_square, "La case e9 n'existe pas. Exemple : a2.",
     "Square e9 does not exist. Example: a2."},
    {chess_start, "e3e4", RefusalKind::no_piece, "La case choisie ne contient pas de pièce.",
     "There is no piece on the chosen square."},
    {chess_start, "e7e5", RefusalKind::not_yours,
     "Vous ne pouvez pas bouger une pièce noire : c'est aux blancs de jouer.",
     "You cannot move a black piece: it is White's turn."},
    {"4k3/8/8/8/8/8/8/4K3 b - - 0 1", "e1e2", RefusalKind::not_yours,
     "Vous ne pouvez pas bouger une pièce blanche : c'est aux noirs de jouer.",
     "You cannot move a white piece: it is Black's turn."},
    {chess_start, "e2e2", RefusalKind::same_square,
     "Mouvement impossible : la case cible est la case de départ.",
     "Illegal move: the target is the starting square."},
    {chess_start, "e2e5", RefusalKind::role_cannot,
     "Mouvement impossible : ce pion ne peut pas se déplacer de cette manière.",
     "Illegal move: this pawn cannot move that way."},
    {chess_start, "a1a3", RefusalKind::blocked,
     "Mouvement impossible : vous ne pouvez pas passer au-dessus d'une pièce (a2).",
     "Illegal move: you cannot jump over a piece (a2)."},
    {"4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3e5", RefusalKind::pawn_has_moved,
     "Mouvement impossible : ce pion a déjà bougé, il n'avance plus que d'une case.",
     "Illegal move: this pawn has already moved, so it can only advance one square."},
    {"4k3/8/8/8/4p3/4P3/8/4K3 w - - 0 1", "e3e4", RefusalKind::pawn_captures_diagonally,
     "Mouvement impossible : la case contient une pièce adverse, un pion ne prend qu'en diagonale.",
     "Illegal move: the square holds an enemy piece; a pawn captures only diagonally."},
    {chess_start, "e2d3", RefusalKind::pawn_needs_capture,
     "Mouvement impossible : un pion ne va en diagonale que pour prendre.",
     "Illegal move: a pawn moves diagonally only to capture."},
    {chess_start, "a1a2", RefusalKind::own_piece_there,
     "Mouvement impossible : la case a2 est occupée par l'une de vos pièces.",
     "Illegal move: square a2 holds one of your own pieces."},
    {"4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1", "e2d3", RefusalKind::king_in_check,
     "Attention, votre roi est en échec !", "Careful, your king is in check!"},
    {ready_to_promote, "a7a8", RefusalKind::promotion_missing,
     "Mouvement impossible : ce pion arrive sur la dernière rangée, dites ce qu'il devient, par "
     "exemple e7e8d ou e8=D.",
     "Illegal move: this pawn reaches the last rank; say what it promotes to, for example e7e8q or "
     "e8=Q."},
    {ready_to_promote, "h1h3q", RefusalKind::promotion_impossible,
     "Mouvement impossible : ce coup ne permet pas de promotion en dame.",
     "Illegal move: this move cannot promote to a queen."},
    {"4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "O-O", RefusalKind::castling_no_right,
     "Roque impossible : le roi ou la tour a déjà bougé.",
     "Cannot castle: the king or the rook has already moved."},
    {"4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1", "O-O", RefusalKind::castling_in_check,
     "Roque impossible : le roi est en échec.", "Cannot castle: the king is in check."},
    {"4k3/8/8/8/8/8/5r2/R3K2R w KQ - 0 1", "O-O", RefusalKind::castling_attacked,
     "Roque impossible : la case f1 est menacée.", "Cannot castle: f1 is attacked."},
    {chess_start, "e1g1", RefusalKind::castling_blocked,
     "Roque impossible : la case f1 n'est pas vide.", "Cannot castle: f1 is not empty."},
    {"4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1", "Ne2", RefusalKind::ambiguous,
     "Mouvement impossible : plusieurs pièces peuvent jouer ce coup, précisez la case de départ : "
     "g1e2 ou c3e2.",
     "Illegal move: several pieces can make this move; specify the starting square: g1e2 or "
     "c3e2."},
    {"4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1", "Ng7", RefusalKind::no_such_move,
     "Mouvement impossible : aucun cavalier ne peut aller en g7.",
     "Illegal move: no knight can go to g7."},
    {"4k3/8/8/8/8/1QQ5/8/4K3 w - - 0 1", "Qh7", RefusalKind::no_such_move,
     "Mouvement impossible : aucune dame ne peut aller en h7.",
     "Illegal move: no queen can go to h7."},
};

void expect_sentences(const Case& one, const Refusal& refusal, game::Rules rules,
                      core::Color turn) {
    EXPECT_EQ(refusal.kind, one.kind) << one.move;
    EXPECT_EQ(refusal_sentence(french, refusal, rules, turn), one.in_french);
    EXPECT_EQ(refusal_sentence(english, refusal, rules, turn), one.in_english);
}

TEST(Refusals, OfStackchessHaveTheirSentences) {
    for (const Case& one : stackchess_cases) {
        const auto setup = stackchess::read_setup(one.position);
        ASSERT_TRUE(setup) << one.position;
        const auto checked = stackchess::with_position(*setup, [&](const auto& position) {
            const auto move = read_move(position, one.move);
            EXPECT_FALSE(move) << one.move;
            if (!move)
                expect_sentences(one, move.error(), game::Rules::stackchess, position.turn());
            return true;
        });
        EXPECT_TRUE(checked) << one.position;
    }
}

TEST(Refusals, OfChessHaveTheirSentences) {
    for (const Case& one : chess_cases) {
        const auto position = chess::Position::from(*chess::read_setup(one.position));
        ASSERT_TRUE(position) << one.position;
        const auto move = chess::read_move(*position, one.move);
        ASSERT_FALSE(move) << one.move;
        expect_sentences(one, move.error(), game::Rules::chess, position->turn());
    }
}

TEST(Refusals, OfEveryKindAreAmongTheCases) {
    core::Flags<RefusalKind> seen{RefusalKind::none,         RefusalKind::game_over,
                                  RefusalKind::two_readings, RefusalKind::foreign_letter,
                                  RefusalKind::no_target,    RefusalKind::passing,
                                  RefusalKind::two_words};
    for (const Case& one : stackchess_cases) seen.insert(one.kind);
    for (const Case& one : chess_cases) seen.insert(one.kind);
    for (int kind = 0; kind <= static_cast<int>(RefusalKind::no_such_move); ++kind)
        EXPECT_TRUE(seen.contains(static_cast<RefusalKind>(kind))) << kind;
}

TEST(Refusals, OfTwoReadingsNameBoth) {
    const auto position =
        chess::Position::from(*chess::read_setup("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"));
    const auto move = chess::read_move(*position, "Rd1", game::Letters::french);
    ASSERT_FALSE(move);
    const auto sentence = [&](Voice voice) {
        return refusal_sentence(voice, move.error(), game::Rules::chess, core::Color::white);
    };
    EXPECT_EQ(sentence(french),
              "Ce coup a deux sens : le roi (français, e1d1) ou la tour (anglais, "
              "a1d1). Tapez e1d1 ou a1d1.");
    EXPECT_EQ(sentence(english), "This move has two meanings: the king (French, e1d1) or the rook "
                                 "(English, a1d1). Type e1d1 or a1d1.");
}

TEST(Refusals, OfALetterOfAnotherLanguageNameBothPieces) {
    const auto position =
        chess::Position::from(*chess::read_setup("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"));
    const auto move = chess::read_move(*position, "Rad1", game::Letters::french);
    ASSERT_FALSE(move);
    const auto sentence = [&](Voice voice) {
        return refusal_sentence(voice, move.error(), game::Rules::chess, core::Color::white);
    };
    EXPECT_EQ(sentence(french),
              "Cette lettre désigne le roi (français), qui ne peut pas jouer ce coup, ou la tour "
              "(anglais), qui le peut. Pour la tour, tapez a1d1.");
    EXPECT_EQ(sentence(english),
              "This letter means the king (French), which cannot make this move, or the rook "
              "(English), which can. For the rook, type a1d1.");
}

TEST(Refusals, OfARecordSayWhatIsMissing) {
    const auto sentence = [](const char* fen, const char* text, Voice voice) {
        const auto position = chess::Position::from(*chess::read_setup(fen));
        const auto move = chess::read_written(*position, text);
        return record_refusal_sentence(voice, move.error(), game::Rules::chess, core::Color::white);
    };
    constexpr const char* capture = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    EXPECT_EQ(sentence(capture, "ed", french),
              "Mouvement impossible : la case d'arrivée manque, il faut écrire exd5.");
    EXPECT_EQ(sentence(capture, "ed", english),
              "Illegal move: the target square is missing; this is written exd5.");
    EXPECT_EQ(sentence(capture, "e2e4", french), "Il n'y a pas de pièce en e2.");
    EXPECT_EQ(sentence(capture, "e2e4", english), "There is no piece on e2.");
    EXPECT_EQ(sentence("4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1", "Bd3", french),
              "Mouvement impossible : le roi serait en échec.");
    EXPECT_EQ(sentence("4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1", "Bd3", english),
              "Illegal move: the king would be in check.");
    EXPECT_EQ(sentence(ready_to_promote, "a7a8", french),
              "Mouvement impossible : ce pion arrive sur la dernière rangée, il manque ce qu'il "
              "devient, par exemple e7e8q ou e8=Q.");
    EXPECT_EQ(sentence(ready_to_promote, "a7a8", english),
              "Illegal move: this pawn reaches the last rank; what it promotes to is missing, for "
              "example e7e8q or e8=Q.");
    constexpr const char* castling = "4k3/8/8/8/8/8/8/R3K2R w - - 0 1";
    EXPECT_EQ(sentence(castling, "O-O", french),
              "Roque impossible : le roi ou la tour a déjà bougé, ou la position de départ "
              "n'autorise pas ce roque.");
    EXPECT_EQ(sentence(castling, "O-O", english),
              "Cannot castle: the king or the rook has already moved, or the starting position "
              "does not allow it.");
}

TEST(Refusals, OfARecordSpeakOfItsLetters) {
    const Refusal no_move{.kind = RefusalKind::not_a_move};
    const auto sentence = [&](game::Rules rules) {
        return record_refusal_sentence(french, no_move, rules, core::Color::white);
    };
    EXPECT_EQ(sentence(game::Rules::chess), "Ce n'est pas un coup comme e2e4, Nf3 ou O-O.");
    EXPECT_EQ(sentence(game::Rules::stackchess),
              refusal_sentence(french, no_move, game::Rules::stackchess, core::Color::white));
    const Refusal passing{.kind = RefusalKind::passing};
    EXPECT_EQ(record_refusal_sentence(english, passing, game::Rules::chess, core::Color::white),
              "A side may not pass its turn.");
}

TEST(Refusals, OfAGameThatIsOver) {
    const Refusal refusal{RefusalKind::game_over, {}, {}, 0, 0};
    EXPECT_EQ(refusal_sentence(french, refusal, game::Rules::chess, core::Color::white),
              "La partie est terminée.");
    EXPECT_EQ(refusal_sentence(english, refusal, game::Rules::stackchess, core::Color::white),
              "The game is over.");
}

TEST(Refusals, SpeakOfTheOneKing) {
    const Refusal refusal{
        RefusalKind::no_such_move, {4, 7}, {core::Color::white, core::Role::king}, 0, 0};
    EXPECT_EQ(refusal_sentence(french, refusal, game::Rules::chess, core::Color::white),
              "Mouvement impossible : le roi ne peut pas aller en e8.");
    EXPECT_EQ(refusal_sentence(english, refusal, game::Rules::chess, core::Color::white),
              "Illegal move: the king cannot go to e8.");
}

TEST(Refusals, LoseTheirAccentsInAscii) {
    const Refusal refusal{
        RefusalKind::role_cannot, {}, {core::Color::white, core::Role::rook}, 1, 0};
    EXPECT_EQ(refusal_sentence({Language::french, Encoding::ascii}, refusal,
                               game::Rules::stackchess, core::Color::white),
              "Coup illegal : la tour ne peut pas se deplacer de cette maniere.");
}

} // namespace
} // namespace words
