#include "words/squares.hpp"

#include <gtest/gtest.h>

#include "record/start.hpp"
#include "session/session.hpp"

namespace words {
namespace {

constexpr Voice english{Language::english};
constexpr Voice french{Language::french};

session::BoardView board(const char* position) {
    const auto start = record::read_start({.variant = "Stackchess", .fen = position});
    return session::make_session(start.value())->board();
}

const char* const some_pieces = "4k1/6/2(pr)3/6/(PR)1K3/6 w - 0 1";

TEST(Squares, AreNamedWithAllThatStandsThere) {
    const session::BoardView here = board(some_pieces);
    EXPECT_EQ(square_texts(english, here)[0], "a1, empty");
    EXPECT_EQ(square_texts(english, here)[6], "a2, stack of 2: pawn, rook on top, white");
    EXPECT_EQ(square_texts(french, here)[6], "a2, pile de 2 : pion, tour en haut, blancs");
    EXPECT_EQ(square_texts(french, here)[8], "c2, roi blanc");
}

TEST(Squares, OfARankOrAFileAreSaidTogether) {
    const session::BoardView here = board(some_pieces);
    EXPECT_EQ(rank_sentence(english, here, "2"),
              "a2, stack of 2: pawn, rook on top, white; c2, white king.");
    EXPECT_EQ(file_sentence(french, here, "C"),
              "c2, roi blanc ; c4, pile de 2 : pion, tour en haut, noirs.");
    EXPECT_EQ(rank_sentence(english, here, "3"), "3: nothing there.");
    EXPECT_EQ(file_sentence(french, here, "b"), "b : rien ne s'y trouve.");
}

TEST(Squares, OfLinesThatAreNone) {
    const session::BoardView here = board(some_pieces);
    for (const char* named : {"0", "7", "c", "2x", "-1", "99999999999", "2 3"})
        EXPECT_EQ(rank_sentence(english, here, named),
                  "There is no rank or file " + std::string(named) + " on this board.");
    for (const char* named : {"g", "2", "ab", "c3", "\xC3\xA9"})
        EXPECT_EQ(file_sentence(english, here, named),
                  "There is no rank or file " + std::string(named) + " on this board.");
    EXPECT_EQ(rank_sentence(french, here, ""), "Il n'y a ni rangée ni colonne '' sur ce plateau.");
    EXPECT_EQ(file_sentence(english, here, "\x1B[2J"),
              "There is no rank or file ?[2J on this board.");
}

TEST(Squares, OfPiecesAreFoundByKindAndSideInEitherLanguage) {
    const session::BoardView here = board(some_pieces);
    const std::string rooks = "a2, stack of 2: pawn, rook on top, white; "
                              "c4, stack of 2: pawn, rook on top, black.";
    for (const char* named : {"rook", "ROOKS", "tour", "tours"})
        EXPECT_EQ(pieces_sentence(english, here, named), rooks) << named;
    for (const char* named : {"black rooks", "tours noires", "noirs tour", "BLACK rook"})
        EXPECT_EQ(pieces_sentence(french, here, named),
                  "c4, pile de 2 : pion, tour en haut, noirs.");
    for (const char* named : {"white", "blancs", "blanches"})
        EXPECT_EQ(pieces_sentence(english, here, named),
                  "a2, stack of 2: pawn, rook on top, white; c2, white king.");
    EXPECT_EQ(pieces_sentence(french, here, "rois"), "c2, roi blanc ; e6, roi noir.");
    EXPECT_EQ(pieces_sentence(english, here, "").substr(0, 4), "a2, ");
    EXPECT_EQ(pieces_sentence(english, here, "queens"), "queens: none on this board.");
    EXPECT_EQ(pieces_sentence(french, here, "black camel"),
              "Aucune pièce ne s'appelle camel. Exemple : pièces cavalier.");
}

} // namespace
} // namespace words
