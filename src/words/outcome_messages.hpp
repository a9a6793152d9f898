#pragma once

#include <array>

#include "words/message.hpp"

/// The state of a game, and how it ended.
namespace words::message {

inline constexpr Message ongoing{"La partie continue.", "The game continues."};

// `{Side}` is the winner. Documents 000 and 001 have French sentences without a full stop.
inline constexpr Message wins{"{Side} ont gagné la partie", "{Side} has won the game."};
inline constexpr Message checkmate{"Échec et mat !!!", "Checkmate!!!"};
inline constexpr Message wins_by_resignation{"{Side} gagnent par forfait",
                                             "{Side} wins by resignation."};
inline constexpr Message wins_by_abandonment{"{Side} gagnent : l'adversaire est parti.",
                                             "{Side} wins: the opponent has left."};
inline constexpr Message wins_on_time{"{Side} gagnent au temps.", "{Side} wins on time."};

// `{side}` is the side to move, or the one that could not win.
inline constexpr Message stalemate{"Partie nulle : pat, {side} n'ont plus de coup.",
                                   "Draw: stalemate, {side} has no legal move."};
inline constexpr Message draw_on_time{"Partie nulle au temps : {side} ne pouvaient plus gagner.",
                                      "Draw on time: {side} could no longer win."};
inline constexpr Message nothing_can_be_captured{
    "Partie nulle : égalité, plus aucune prise n'est possible.",
    "Draw: nothing can ever be captured again."};
inline constexpr Message dead_position{"Partie nulle : aucun camp ne peut plus mater.",
                                       "Draw: neither side can checkmate."};
inline constexpr Message repetition{"Partie nulle : même position {times} fois.",
                                    "Draw: the same position occurred {times} times."};
inline constexpr Message quiet_moves{
    "Partie nulle : {moves} coups sans prise ni mouvement de pion.",
    "Draw: {moves} moves without a capture or a pawn move."};
inline constexpr Message too_many_moves{"Partie nulle : la partie est trop longue.",
                                        "Draw: the game is too long."};
inline constexpr Message draw{"Partie nulle.", "Draw."};
inline constexpr Message agreement{"Partie nulle par accord mutuel.", "Draw by agreement."};

// The result in two parts, of which `{title} {reason}.` makes a sentence.
inline constexpr Message result_wins{"{Side} gagnent", "{Side} wins"};
/// To the only player who is here.
inline constexpr Message result_you_won{"Vous avez gagné", "You won"};
inline constexpr Message result_you_lost{"Vous avez perdu", "You lost"};
inline constexpr Message result_draw{"Partie nulle", "Draw"};
inline constexpr Message by_capture{"en prenant toutes les pièces", "by capturing every piece"};
inline constexpr Message by_checkmate{"par échec et mat", "by checkmate"};
inline constexpr Message by_resignation{"par abandon", "by resignation"};
inline constexpr Message by_abandonment{"car l'adversaire est parti", "because the opponent left"};
inline constexpr Message on_time{"au temps", "on time"};
inline constexpr Message by_stalemate{"par pat : {side} n'ont plus de coup",
                                      "by stalemate: {side} has no legal move"};
inline constexpr Message drawn_on_time{"au temps : {side} ne pouvaient plus gagner",
                                       "on time: {side} could no longer win"};
inline constexpr Message by_lack_of_captures{"par égalité : plus aucune prise n'est possible",
                                             "by deadlock: nothing can ever be captured again"};
inline constexpr Message by_dead_position{
    "pour insuffisance de matériel : aucun camp ne peut plus mater",
    "by insufficient material: neither side can checkmate"};
inline constexpr Message by_repetition{"par répétition : même position {times} fois",
                                       "by repetition: the same position {times} times"};
inline constexpr Message by_quiet_moves{
    "par la règle des {moves} coups : ni prise ni mouvement de pion",
    "by the {moves}-move rule: no capture and no pawn move"};
inline constexpr Message by_length{"en raison de sa longueur", "because the game is too long"};
inline constexpr Message by_agreement{"par accord mutuel", "by agreement"};
inline constexpr Message result_sentence{"{title} {reason}.", "{title} {reason}."};
inline constexpr Message result_alone{"{title}.", "{title}."};

inline constexpr Message check{"Échec au roi !!!", "Check!!!"};

/// Whose turn it is, by colour.
inline constexpr std::array<Message, 2> side_to_move{
    {{"C'est au tour des blancs.", "White to move."},
     {"C'est au tour des noirs.", "Black to move."}}};
inline constexpr std::array<Message, 2> chess_turn{
    {{"Tour de jeu : Blanc", "Turn: White"}, {"Tour de jeu : Noir", "Turn: Black"}}};

} // namespace words::message
