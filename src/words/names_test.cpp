#include "words/names.hpp"

#include <gtest/gtest.h>

#include "words/voices_fixture.hpp"

namespace words {
namespace {

using core::Color;
using core::Role;

TEST(Names, FrenchArticlesAndColoursAgree) {
    EXPECT_EQ(the_piece(french, Role::rook), "la tour");
    EXPECT_EQ(this_piece(french, Role::queen), "cette dame");
    EXPECT_EQ(no_piece(french, Role::queen), "aucune dame");
    EXPECT_EQ(colored_name(french, {Color::black, Role::rook}), "tour noire");
    EXPECT_EQ(colored_name(french, {Color::white, Role::queen}), "dame blanche");
    EXPECT_EQ(colored_name(french, {Color::black, Role::knight}), "cavalier noir");
    EXPECT_EQ(colored_name(english, {Color::black, Role::rook}), "black rook");
}

TEST(Names, CellsAreThoseOfTheDocuments) {
    EXPECT_EQ(stack_cell(french, {Color::black, Role::rook}), "TN");
    EXPECT_EQ(stack_cell(french, {Color::white, Role::pawn}), "PB");
    EXPECT_EQ(stack_cell(english, {Color::black, Role::rook}), "RB");
    EXPECT_EQ(stack_cell(english, {Color::white, Role::king}), "KW");
}

TEST(Names, ChessCellsAreThoseOfTheDocuments) {
    std::string white;
    std::string black;
    for (const Role role :
         {Role::rook, Role::knight, Role::bishop, Role::queen, Role::king, Role::pawn}) {
        white += chess_cell(french, {Color::white, role});
        black += chess_cell(french, {Color::black, role});
    }
    EXPECT_EQ(white, "TCFDRP");
    EXPECT_EQ(black, "tkfdri");
    EXPECT_EQ(chess_cell(english, {Color::black, Role::knight}), 'n');
}

TEST(Names, Sides) {
    EXPECT_EQ(side_name(french, Color::white), "les blancs");
    EXPECT_EQ(side_name_first(french, Color::black), "Les noirs");
    EXPECT_EQ(side_name(english, Color::black), "Black");
}

} // namespace
} // namespace words
