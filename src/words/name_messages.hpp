#pragma once

#include <array>

#include "core/piece.hpp"
#include "words/message.hpp"

/// The names of pieces and sides.
namespace words::message {

/// The words for one kind of piece; French articles agree with its gender.
struct PieceNames {
    Message name;
    Message the;
    Message that;
    Message none;
    Message white;
    Message black;
    Message one;
    Message several; ///< after a number
};

/// By role, from the pawn on.
inline constexpr std::array<PieceNames, core::role_count - 1> pieces{{
    {{"pion", "pawn"},
     {"le pion", "the pawn"},
     {"ce pion", "this pawn"},
     {"aucun pion", "no pawn"},
     {"pion blanc", "white pawn"},
     {"pion noir", "black pawn"},
     {"un pion", "a pawn"},
     {"pions", "pawns"}},
    {{"cavalier", "knight"},
     {"le cavalier", "the knight"},
     {"ce cavalier", "this knight"},
     {"aucun cavalier", "no knight"},
     {"cavalier blanc", "white knight"},
     {"cavalier noir", "black knight"},
     {"un cavalier", "a knight"},
     {"cavaliers", "knights"}},
    {{"fou", "bishop"},
     {"le fou", "the bishop"},
     {"ce fou", "this bishop"},
     {"aucun fou", "no bishop"},
     {"fou blanc", "white bishop"},
     {"fou noir", "black bishop"},
     {"un fou", "a bishop"},
     {"fous", "bishops"}},
    {{"tour", "rook"},
     {"la tour", "the rook"},
     {"cette tour", "this rook"},
     {"aucune tour", "no rook"},
     {"tour blanche", "white rook"},
     {"tour noire", "black rook"},
     {"une tour", "a rook"},
     {"tours", "rooks"}},
    {{"dame", "queen"},
     {"la dame", "the queen"},
     {"cette dame", "this queen"},
     {"aucune dame", "no queen"},
     {"dame blanche", "white queen"},
     {"dame noire", "black queen"},
     {"une dame", "a queen"},
     {"dames", "queens"}},
    {{"roi", "king"},
     {"le roi", "the king"},
     {"ce roi", "this king"},
     {"aucun roi", "no king"},
     {"roi blanc", "white king"},
     {"roi noir", "black king"},
     {"un roi", "a king"},
     {"rois", "kings"}},
}};

/// Two, three or four of a kind.
inline constexpr std::array<Message, 3> piece_counts{{{"deux {pieces}", "two {pieces}"},
                                                      {"trois {pieces}", "three {pieces}"},
                                                      {"quatre {pieces}", "four {pieces}"}}};

/// By colour.
inline constexpr std::array<Message, 2> sides{{{"les blancs", "White"}, {"les noirs", "Black"}}};
inline constexpr std::array<Message, 2> sides_first{
    {{"Les blancs", "White"}, {"Les noirs", "Black"}}};

/// The letter of a colour, written after that of the piece in Stackchess.
inline constexpr std::array<Message, 2> color_letters{{{"B", "W"}, {"N", "B"}}};

/// The letters of chess cells, by role from the pawn on. In French the black knight and pawn are
/// `k` and `i`.
inline constexpr std::array<Message, 2> chess_cells{{{"PCFTDR", "PNBRQK"}, {"ikftdr", "pnbrqk"}}};

/// The languages of letters, in the order of `game::Letters`.
inline constexpr std::array<Message, 7> language_names{{
    {"anglais", "English"},
    {"français", "French"},
    {"allemand", "German"},
    {"espagnol", "Spanish"},
    {"italien", "Italian"},
    {"néerlandais", "Dutch"},
    {"figurines", "figurines"},
}};

} // namespace words::message
