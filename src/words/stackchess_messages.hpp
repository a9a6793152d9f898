#pragma once

#include <array>

#include "words/message.hpp"

/// Questions and messages of a game of Stackchess.
namespace words::message {

/// By the side to move.
inline constexpr std::array<Message, 2> stackchess_choice{
    {{"C'est au tour des blancs. Quel est votre choix ?", "White to move. What is your choice?"},
     {"C'est au tour des noirs. Quel est votre choix ?", "Black to move. What is your choice?"}}};
inline constexpr Message choice_help{
    "Tapez une case (a2) pour voir sa pile et la jouer, ou un coup (a2a4, 2a2a6).",
    "Type a square (a2) to see its stack and move it, or a move (a2a4, 2a2a6)."};
inline constexpr Message stackchess_orders_help{
    "coups, coups a2, pile a2, annuler, refaire, conseil, nulle, abandonner, notation, prises, "
    "hauteurs, retourner, position, exporter FICHIER, règles, sauver, quitter ; q garde la partie "
    "et sort.\n"
    "<, >, début et fin montrent les coups d'avant.",
    "moves, moves a2, stack a2, undo, redo, hint, draw, resign, notation, captured, heights, flip, "
    "position, export FILE, rules, save, quit; q keeps the game and quits.\n"
    "<, >, start and end show earlier moves."};
inline constexpr Message nothing_typed{"Tapez une case, par exemple a2, ou ? pour l'aide.",
                                       "Type a square, for example a2, or ? for help."};

/// The answer to a command that has no meaning during a game.
inline constexpr Message not_an_order_here{
    "Ce mot n'est pas une commande pendant une partie : tapez ? pour l'aide.",
    "That word is not a command during a game: type ? for help."};

inline constexpr Message letters_explained{
    "c : changer de case, d : déplacer des pièces, a : abandonner",
    "c: change square, d: move pieces, a: resign"};
inline constexpr Message ask_letter{"Que souhaitez-vous faire ? Veuillez entrer une lettre :",
                                    "What would you like to do? Please enter a letter:"};
inline constexpr Message ask_letter_help{
    "c : choisir une autre case. d : déplacer des pièces de cette case. a : abandonner la partie, "
    "aussitôt. Une case (b2) la choisit ; un coup (a2a4) le joue.",
    "c: choose another square. d: move pieces from this square. a: resign at once. You can also "
    "type another square (b2) or a move (a2a4)."};
inline constexpr Message wrong_letter{"La lettre {letter} n'est pas correcte : tapez c, d ou a.",
                                      "Invalid letter {letter}: type c, d or a."};
inline constexpr Message no_letter{"Tapez c, d ou a.", "Type c, d or a."};

inline constexpr Message ask_count{"Veuillez choisir un nombre de pièces à déplacer :",
                                   "Please choose how many pieces to move:"};
inline constexpr Message ask_count_help{
    "De 1 à {height} pièces, prises du haut de la pile. annuler : revenir à la lettre.",
    "1 to {height} pieces, taken from the top of the stack. cancel: back to the letter."};
inline constexpr Message ask_target{"Veuillez choisir une case cible pour {piece} :",
                                    "Please choose a target square for {piece}:"};
inline constexpr Message ask_target_of_group{
    "Veuillez choisir une case cible pour {count} pièces ({pieces}) :",
    "Please choose a target square for {count} pieces ({pieces}):"};
inline constexpr Message ask_target_help{
    "La case où vont ces pièces, par exemple a4. annuler : revenir à la lettre.",
    "The square to move these pieces to, for example a4. cancel: back to the letter."};

inline constexpr Counted pieces_moved{{"{move} : déplacement d'une pièce de {from} en {to}.",
                                       "{move}: one piece moved from {from} to {to}."},
                                      {"{move} : déplacement de {number} pièces de {from} en {to}.",
                                       "{move}: {number} pieces moved from {from} to {to}."}};
inline constexpr Counted pieces_taken{
    {"Une pièce adverse est prise.", "One enemy piece is captured."},
    {"{number} pièces adverses sont prises.", "{number} enemy pieces are captured."}};
inline constexpr Counted pawns_promoted{
    {"Le pion devient une dame.", "The pawn becomes a queen."},
    {"{number} pions deviennent des dames.", "{number} pawns become queens."}};

/// When the first stack appears.
inline constexpr Message heights_hint{
    "Une pile s'est formée : « hauteurs » montre le nombre de pièces de chaque case.",
    "A stack has been built: 'heights' shows how many pieces are on each square."};

} // namespace words::message
