#pragma once

#include "words/message.hpp"

/// The menu, and the questions before a game starts.
namespace words::message {

inline constexpr Message welcome_stackchess{"Bienvenue dans Stackchess !",
                                            "Welcome to Stackchess!"};
inline constexpr Message welcome_chess{"Bienvenue dans le jeu d'échecs !",
                                       "Welcome to the game of chess!"};

inline constexpr Message menu_new{"1- Nouvelle partie", "1- New game"};
inline constexpr Message menu_load{"2- Charger une partie", "2- Load a game"};
inline constexpr Message menu_computer{"o- Jouer contre l'ordinateur",
                                       "o- Play against the computer"};
inline constexpr Message menu_resume{"r- Reprendre la partie interrompue ({game})",
                                     "r- Resume the interrupted game ({game})"};
inline constexpr Message menu_guide{"g- Guide des règles du jeu", "g- Rules of the game"};
inline constexpr Message menu_profiles{"p- Profils", "p- Profiles"};
inline constexpr Message menu_queens{"d- Problème des huit dames", "d- Eight queens puzzle"};
inline constexpr Message menu_tour{"c- Problème du cavalier", "c- Knight's tour"};
inline constexpr Message menu_wins{"v- Gains forcés", "v- Forced wins"};
inline constexpr Message menu_to_chess{"j- Jouer aux échecs", "j- Play chess"};
inline constexpr Message menu_to_stackchess{"j- Jouer à Stackchess", "j- Play Stackchess"};
inline constexpr Message menu_settings{"t- Pendule et règles ({settings})",
                                       "t- Clock and rules ({settings})"};
inline constexpr Message setting_no_clock{"sans pendule", "no clock"};
inline constexpr Message setting_strict{"strict", "strict"};
inline constexpr Message setting_no_promotion{"sans promotion", "no promotion"};
inline constexpr Message menu_language{"l- In English", "l- En français"};
inline constexpr Message menu_quit{"0- Quitter", "0- Quit"};

inline constexpr Message your_choice{"Votre choix :", "Your choice:"};
inline constexpr Message wrong_choice{
    "Choix erroné : tapez l'un des choix du menu, par exemple 1.",
    "Invalid choice: type one of the menu choices, for example 1."};
inline constexpr Message goodbye{"Au revoir", "Goodbye"};
inline constexpr Message menu_help{
    "Tapez le chiffre ou la lettre d'un choix du menu, puis Entrée : 1 commence une partie, 0 "
    "quitte le programme.",
    "Type the digit or letter of a menu choice, then Enter: 1 starts a game, 0 quits the program."};

inline constexpr Message ask_size{
    "Taille du plateau (4 à 26, Entrée = 6 ; avec c pour des cavaliers, par exemple 8c) :",
    "Board size (4 to 26, Enter = 6; add k for knights, for example 8k):"};
inline constexpr Message ask_size_help{
    "Le nombre de cases d'un côté du plateau, de 4 à 26. Entrée seule : 6. Suivi de c, chaque camp "
    "a aussi des cavaliers : 6c.",
    "The number of squares along one side of the board, 4 to 26. Enter alone: 6. Add k to play "
    "with knights too: 6k."};
inline constexpr Message size_refused{"Taille incorrecte : entrez un nombre entre 4 et 26.",
                                      "Invalid size: enter a number between 4 and 26."};

inline constexpr Message ask_side{"Jouer les blancs ou les noirs (b/n, Entrée = b) ?",
                                  "Play White or Black (w/b, Enter = w)?"};
inline constexpr Message ask_side_help{
    "b : vous jouez les blancs et commencez. n : vous jouez les noirs, l'ordinateur commence.",
    "w: you play White and move first. b: you play Black and the computer moves first."};
inline constexpr Message side_refused{"Répondez par b (blancs) ou n (noirs).",
                                      "Please answer w (White) or b (Black)."};
inline constexpr Message ask_level{"Niveau de l'ordinateur (1 à 10, Entrée = {usual}) :",
                                   "Computer level (1 to 10, Enter = {usual}):"};
inline constexpr Message ask_level_help{
    "De 1 (un débutant attentif le bat) à 10 (aussi fort que possible).",
    "From 1 (a careful beginner can beat it) to 10 (as strong as possible)."};
inline constexpr Message level_refused{"Niveau incorrect : entrez un nombre entre 1 et 10.",
                                       "Invalid level: enter a number between 1 and 10."};

inline constexpr Message ask_clock{
    "Pendule : minutes et secondes par coup (par exemple 5+3, Entrée = sans pendule) :",
    "Clock: minutes and seconds per move (for example 5+3, Enter = no clock):"};
inline constexpr Message ask_clock_help{
    "5+3 : cinq minutes chacun, et trois secondes de plus à chaque coup. Entrée seule : sans "
    "pendule. q : retour au menu.",
    "5+3: five minutes each, plus three seconds per move. Enter alone: no clock. q: back to the "
    "menu."};
inline constexpr Message clock_refused{
    "Pendule incorrecte : minutes et secondes par coup, par exemple 5+3.",
    "Invalid clock: enter minutes and seconds per move, for example 5+3."};
inline constexpr Message ask_strict{"Partie stricte (o/n, Entrée = n) ?",
                                    "Strict play (y/n, Enter = n)?"};
inline constexpr Message ask_strict_help{
    "o : aucun coup ne s'annule, et aux échecs pièce touchée, pièce jouée. n : les coups "
    "s'annulent.",
    "y: no takebacks, and in chess a touched piece must move. n: moves can be taken back."};
inline constexpr Message ask_promotions{
    "À Stackchess, les pions deviennent-ils des dames au bout (o/n, Entrée = o) ?",
    "In Stackchess, do pawns become queens at the far end (y/n, Enter = y)?"};
inline constexpr Message ask_promotions_help{
    "o : un pion qui arrive sur la dernière rangée devient une dame. n : il reste un pion.",
    "y: a pawn that reaches the last rank becomes a queen. n: it stays a pawn."};

} // namespace words::message
