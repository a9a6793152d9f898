#pragma once

#include <array>

#include "words/message.hpp"

/// Why a move is refused.
namespace words::message {

// What introduces a reason, by game, and for castling.
inline constexpr Message illegal_move{"Coup illégal : {reason}.", "Illegal move: {reason}."};
inline constexpr Message impossible_move{"Mouvement impossible : {reason}.",
                                         "Illegal move: {reason}."};
inline constexpr Message cannot_castle{"Roque impossible : {reason}.", "Cannot castle: {reason}."};

// Reasons.
inline constexpr Message same_square{"la case cible est la case de départ",
                                     "the target is the starting square"};
inline constexpr Message piece_cannot{"{piece} ne peut pas se déplacer de cette manière",
                                      "{piece} cannot move that way"};
inline constexpr Message group_cannot{
    "dans ce groupe, {piece} ne peut pas se déplacer de cette manière",
    "in this group, {piece} cannot move that way"};
inline constexpr Message blocked{"vous ne pouvez pas passer au-dessus d'une pièce ({square})",
                                 "you cannot jump over a piece ({square})"};
inline constexpr Message pawn_has_moved{
    "ce pion a déjà bougé, il n'avance plus que d'une case",
    "this pawn has already moved, so it can only advance one square"};
inline constexpr Message pawn_captures_diagonally{
    "la case contient une pièce adverse, un pion ne prend qu'en diagonale",
    "the square holds an enemy piece; a pawn captures only diagonally"};
inline constexpr Message pawn_needs_capture{"un pion ne va en diagonale que pour prendre",
                                            "a pawn moves diagonally only to capture"};
inline constexpr Counted needs_more_pieces{
    {"la case contient une pièce adverse, il faut en déplacer au moins 2 pour la prendre",
     "the square holds an enemy piece; move at least 2 to capture it"},
    {"la case contient {number} pièces adverses, il faut en déplacer plus de {number} pour les "
     "prendre",
     "the square holds {number} enemy pieces; move more than {number} to capture them"}};
inline constexpr Counted knights_carry{{"un seul cavalier porte au plus une autre pièce",
                                        "one knight can carry at most one other piece"},
                                       {"{number} cavaliers déplacent en L au plus {most} pièces",
                                        "{number} knights can move at most {most} pieces in an L"}};
inline constexpr Message own_piece_there{"la case {square} est occupée par l'une de vos pièces",
                                         "square {square} holds one of your own pieces"};
inline constexpr Message promotion_missing{
    "ce pion arrive sur la dernière rangée, dites ce qu'il devient, par exemple e7e8d ou e8=D",
    "this pawn reaches the last rank; say what it promotes to, for example e7e8q or e8=Q"};
inline constexpr Message promotion_impossible{"ce coup ne permet pas de promotion en {piece}",
                                              "this move cannot promote to a {piece}"};
inline constexpr Message promotes_none{"aucun pion ne devient une dame par ce coup",
                                       "this move promotes no pawn"};
inline constexpr Counted promotes_only{
    {"ce coup fait une dame, pas {count}", "this move makes one queen, not {count}"},
    {"ce coup fait {number} dames, pas {count}", "this move makes {number} queens, not {count}"}};
inline constexpr Message ambiguous{
    "plusieurs pièces peuvent jouer ce coup, précisez la case de départ",
    "several pieces can make this move; specify the starting square"};
inline constexpr Message ambiguous_moves{
    "plusieurs pièces peuvent jouer ce coup, précisez la case de départ : {first} ou {second}",
    "several pieces can make this move; specify the starting square: {first} or {second}"};
inline constexpr Message no_target{"la case d'arrivée manque, il faut écrire {move}",
                                   "the target square is missing; this is written {move}"};
inline constexpr Message no_such_move{"{piece} ne peut aller en {square}",
                                      "{piece} can go to {square}"};
inline constexpr Message king_cannot_go{"le roi ne peut pas aller en {square}",
                                        "the king cannot go to {square}"};

// In a record: no one is playing.
inline constexpr Message king_would_be_in_check{"le roi serait en échec",
                                                "the king would be in check"};

inline constexpr Message written_promotion_missing{
    "ce pion arrive sur la dernière rangée, il manque ce qu'il devient, par exemple e7e8q ou e8=Q",
    "this pawn reaches the last rank; what it promotes to is missing, for example e7e8q or e8=Q"};

// Reasons after "Cannot castle".
inline constexpr Message castling_in_check{"le roi est en échec", "the king is in check"};
inline constexpr Message castling_attacked{"la case {square} est menacée", "{square} is attacked"};
inline constexpr Message castling_no_right{"le roi ou la tour a déjà bougé",
                                           "the king or the rook has already moved"};
// In a record, which may start from any position.
inline constexpr Message castling_not_granted{
    "le roi ou la tour a déjà bougé, ou la position de départ n'autorise pas ce roque",
    "the king or the rook has already moved, or the starting position does not allow it"};
inline constexpr Message castling_blocked{"la case {square} n'est pas vide",
                                          "{square} is not empty"};

// Whole sentences.
inline constexpr Message no_such_square{"La case {square} n'existe pas. Exemple : a2.",
                                        "Square {square} does not exist. Example: a2."};
inline constexpr Message no_piece_there{"La case choisie ne contient pas de pièce.",
                                        "There is no piece on the chosen square."};
inline constexpr Message no_piece_on{"Il n'y a pas de pièce en {square}.",
                                     "There is no piece on {square}."};
inline constexpr Message not_yours{"Les pièces présentes ne vous appartiennent pas.",
                                   "The pieces there are not yours."};
/// By the colour of the piece.
inline constexpr std::array<Message, 2> not_your_turn{{
    {"Vous ne pouvez pas bouger une pièce blanche : c'est aux noirs de jouer.",
     "You cannot move a white piece: it is Black's turn."},
    {"Vous ne pouvez pas bouger une pièce noire : c'est aux blancs de jouer.",
     "You cannot move a black piece: it is White's turn."},
}};
inline constexpr Counted too_many_pieces{
    {"La case contient une pièce, vous ne pouvez donc pas en déplacer {count}.",
     "The square holds one piece, so you cannot move {count}."},
    {"La case contient {number} pièces, vous ne pouvez donc pas en déplacer {count}.",
     "The square holds {number} pieces, so you cannot move {count}."}};
inline constexpr Counted wrong_count{
    {"Nombre de pièces incorrect : la case n'en contient qu'une.",
     "Invalid number of pieces: the square holds only one."},
    {"Nombre de pièces incorrect : entrez un nombre entre 1 et {number}.",
     "Invalid number of pieces: enter a number between 1 and {number}."}};
inline constexpr Message king_in_check{"Attention, votre roi est en échec !",
                                       "Careful, your king is in check!"};
// Shown after that message or instead of it.
inline constexpr Message stays_in_check{"Ce coup le laisse en échec.",
                                        "This move leaves it in check."};
inline constexpr Message comes_into_check{"Ce coup le met en échec.",
                                          "This move puts it in check."};
inline constexpr Message piece_is_pinned{
    "Cette pièce est clouée : la bouger mettrait votre roi en échec.",
    "This piece is pinned: moving it would put your king in check."};
inline constexpr Message game_over{"La partie est terminée.", "The game is over."};
inline constexpr Message two_readings{
    "Ce coup a deux sens : {first} ({first_language}, {first_move}) ou {second} "
    "({second_language}, {second_move}). Tapez {first_move} ou {second_move}.",
    "This move has two meanings: {first} ({first_language}, {first_move}) or {second} "
    "({second_language}, {second_move}). Type {first_move} or {second_move}."};
inline constexpr Message foreign_letter{
    "Cette lettre désigne {first} ({first_language}), qui ne peut pas jouer ce coup, ou {second} "
    "({second_language}), qui le peut. Pour {second}, tapez {second_move}.",
    "This letter means {first} ({first_language}), which cannot make this move, or {second} "
    "({second_language}), which can. For {second}, type {second_move}."};
/// Only in a record.
inline constexpr Message two_written_readings{
    "Ce coup a deux sens : {first} ({first_language}, {first_move}) ou {second} "
    "({second_language}, {second_move}). Écrivez {first_move} ou {second_move}, ou choisissez "
    "une langue avec --letters.",
    "This move has two meanings: {first} ({first_language}, {first_move}) or {second} "
    "({second_language}, {second_move}). Write {first_move} or {second_move}, or choose a "
    "language with --letters."};
inline constexpr Message two_words{
    "Un coup s'écrit en un seul mot, sans espace, comme Nf3 ou O-O.",
    "A move is written as one word, without spaces, such as Nf3 or O-O."};
inline constexpr Message passing{"Un camp ne peut pas passer son tour.",
                                 "A side may not pass its turn."};
inline constexpr Message not_a_stackchess_move{
    "Ce n'est pas un coup : écrivez la case de départ et la case cible, par exemple a2a3, ou 2a2a4 "
    "pour deux pièces.",
    "That is not a move: type the starting square and the target square, for example a2a3, or "
    "2a2a4 for two pieces."};
/// Only in a record.
inline constexpr Message not_a_written_move{"Ce n'est pas un coup comme e2e4, Nf3 ou O-O.",
                                            "That is not a move such as e2e4, Nf3 or O-O."};
inline constexpr Message not_a_chess_move{
    "Ce n'est pas un coup : écrivez par exemple e2e4, Cf3 ou O-O.",
    "That is not a move: type, for example, e2e4, Nf3 or O-O."};

} // namespace words::message
