#pragma once

#include "words/message.hpp"

/// The eight queens problem and the knight's tour, on the command line and by hand.
namespace words::message {

// What `--help` says.
inline constexpr Message help_queens{"Place N dames sans qu'aucune en attaque une autre",
                                     "Places N queens so that none attacks another"};
inline constexpr Message help_queens_size{"Taille du plateau, de 1 à 1000",
                                          "Size of the board, 1 to 1000"};
inline constexpr Message help_queens_count{
    "Compte les solutions, toutes et à symétrie près (N jusqu'à {most})",
    "Counts the solutions, all and up to symmetry (N up to {most})"};
inline constexpr Message help_queens_all{
    "Donne toutes les solutions, une par ligne (N jusqu'à {most})",
    "Prints every solution, one a line (N up to {most})"};
inline constexpr Message help_queens_examples{"stackchess queens 8\n"
                                              "stackchess queens 8 --count\n"
                                              "stackchess queens 6 --all\n"
                                              "stackchess queens 1000",
                                              "stackchess queens 8\n"
                                              "stackchess queens 8 --count\n"
                                              "stackchess queens 6 --all\n"
                                              "stackchess queens 1000"};
inline constexpr Message help_tour{
    "Mène un cavalier sur toutes les cases d'un plateau, une fois sur chacune",
    "Leads a knight over every square of a board, each once"};
inline constexpr Message help_tour_size{"Taille du plateau, de 5 à 100",
                                        "Size of the board, 5 to 100"};
inline constexpr Message help_tour_from{"Première case (par défaut a1)",
                                        "First square (a1 by default)"};
inline constexpr Message help_tour_square_value{"CASE", "SQUARE"};
inline constexpr Message help_tour_closed{"La dernière case est à un saut de la première",
                                          "The last square is a leap away from the first"};
inline constexpr Message help_tour_examples{"stackchess tour 8\n"
                                            "stackchess tour 5 --from c3\n"
                                            "stackchess tour 6 --closed",
                                            "stackchess tour 8\n"
                                            "stackchess tour 5 --from c3\n"
                                            "stackchess tour 6 --closed"};

// What is wrong with a command line.
inline constexpr Message missing_board_size{"Il manque la taille du plateau. Exemple : {example}",
                                            "The size of the board is missing. Example: {example}"};
inline constexpr Message wrong_board_size{
    "Taille incorrecte ({size}) : entrez un nombre entre {least} et {most}.",
    "Wrong size ({size}): enter a number between {least} and {most}."};
inline constexpr Message counting_stops{
    "--count s'arrête à N = {most} : au-delà, compter prendrait des heures. Sans --count, une "
    "solution vient aussitôt.",
    "--count stops at N = {most}: beyond, counting would take hours. Without --count one solution "
    "comes at once."};
inline constexpr Message listing_stops{
    "--all s'arrête à N = {most} : au-delà, il y a trop de solutions pour les lire. Sans --all, "
    "une "
    "solution vient aussitôt.",
    "--all stops at N = {most}: beyond, there are too many solutions to read. Without --all one "
    "solution comes at once."};
inline constexpr Message no_such_first_square{
    "La case {square} n'existe pas sur un plateau {size}×{size}. Exemple : --from a1",
    "Square {square} does not exist on a board of {size}×{size}. Example: --from a1"};

// Answers.
inline constexpr Message queens_impossible{
    "Aucune solution : de {size} dames sur un plateau {size}×{size}, deux s'attaquent toujours.",
    "No solution: of {size} queens on a {size}×{size} board, two always attack each other."};
inline constexpr Counted queens_counted{{"{number} solution, {distinct} à symétrie près",
                                         "{number} solution, {distinct} up to symmetry"},
                                        {"{number} solutions, {distinct} à symétrie près",
                                         "{number} solutions, {distinct} up to symmetry"}};
inline constexpr Message tour_too_small{
    "Aucun tour du cavalier : il faut un plateau d'au moins 5×5.",
    "No knight's tour: the board must be at least 5×5."};
inline constexpr Message tour_odd_closed{
    "Aucun tour fermé : à chaque saut le cavalier change de couleur de case, et un plateau {size}×"
    "{size} a un nombre impair de cases. Il faut un plateau pair, à partir de 6×6.",
    "No closed tour: each leap changes the colour of the knight's square, and a board of {size}×"
    "{size} has an odd number of squares. It takes an even board, from 6×6 on."};
inline constexpr Message tour_minority_square{
    "Aucun tour depuis {square} : un plateau impair a une case de plus de la couleur des coins, et "
    "un tour ne peut commencer que sur cette couleur, par exemple en a1.",
    "No tour from {square}: an odd board has one more square of the corners' colour, and a tour "
    "can only begin on that colour, for example on a1."};

// By hand: the size.
inline constexpr Message ask_puzzle_size{"Taille du plateau ({least} à {most}, Entrée = 8) :",
                                         "Board size ({least} to {most}, Enter = 8):"};
inline constexpr Message ask_puzzle_size_help{
    "Le nombre de cases d'un côté du plateau, de {least} à {most}. Entrée seule : 8.",
    "How many squares the board is wide, from {least} to {most}. Enter alone: 8."};
inline constexpr Message puzzle_size_refused{
    "Taille incorrecte : entrez un nombre entre {least} et {most}, par exemple 8.",
    "Wrong size: enter a number between {least} and {most}, for example 8."};

// By hand: queens.
inline constexpr Message queens_task{
    "Posez {size} dames sans qu'aucune en attaque une autre. ? explique les commandes.",
    "Place {size} queens so that none attacks another. ? explains the commands."};
inline constexpr Message ask_queen{"Dames : {count} sur {size}. Votre choix :",
                                   "Queens: {count} of {size}. Your choice:"};
inline constexpr Message ask_queen_help{
    "Une dame attaque tout ce qui est sur sa rangée, sa colonne et ses diagonales.\n"
    "e4 : pose une dame, ou enlève celle qui s'y trouve ; ou : poser e4, enlever e4\n"
    "vérifier : quelles dames s'attaquent ; conseil : un pas vers une solution\n"
    "effacer : tout enlever ; solution : en montrer une et finir ; quitter : sortir",
    "A queen attacks all that is on her rank, her file and her diagonals.\n"
    "e4: places a queen, or removes the one there; or: place e4, remove e4\n"
    "check: which queens attack each other; hint: a step to a solution\n"
    "clear: remove all; solution: show one and end; quit: leave"};
inline constexpr Message queen_already_there{"Il y a déjà une dame en {square}.",
                                             "There is a queen on {square} already."};
inline constexpr Message no_queen_there{"Il n'y a pas de dame en {square}.",
                                        "There is no queen on {square}."};
inline constexpr Message all_queens_placed{
    "Les {size} dames sont déjà posées : enlevez-en une d'abord, par exemple : enlever {square}",
    "All {size} queens are placed: remove one first, for example: remove {square}"};
inline constexpr Message queens_attack{"Des dames s'attaquent : {pairs}.",
                                       "These queens attack each other: {pairs}."};
inline constexpr Counted queens_at_peace{
    {"Aucune dame n'en attaque une autre. Il en reste {number} à poser.",
     "No queen attacks another. {number} is still to be placed."},
    {"Aucune dame n'en attaque une autre. Il en reste {number} à poser.",
     "No queen attacks another. {number} are still to be placed."}};
inline constexpr Message hint_queen{"Conseil : une dame en {square}.",
                                    "Hint: a queen on {square}."};
inline constexpr Message hint_remove_queen{
    "Aucune solution ne contient toutes ces dames. Conseil : enlever {square}",
    "No solution has all these queens. Hint: remove {square}"};
inline constexpr Message one_solution{"Une solution :", "One solution:"};
inline constexpr Message solution_with_yours{"Une solution avec vos dames :",
                                             "A solution with your queens:"};
inline constexpr Message queens_solved{"Bravo ! Les {size} dames sont en paix.",
                                       "Well done! The {size} queens are at peace."};

// By hand: the knight.
inline constexpr Message tour_task{
    "Menez le cavalier sur les {count} cases, une seule fois sur chacune. ? explique les "
    "commandes.",
    "Lead the knight over all {count} squares, each once. ? explains the commands."};
inline constexpr Message ask_leap{"Cases visitées : {count} sur {total}. Votre choix :",
                                  "Squares visited: {count} of {total}. Your choice:"};
inline constexpr Message ask_leap_help{
    "Le cavalier commence où vous voulez et saute en L : deux cases, une de côté.\n"
    "c3 : y sauter ; enlever : revenir d'un saut ; enlever c3 : revenir avant c3\n"
    "vérifier : où il peut aller ; conseil : le prochain saut d'un tour complet\n"
    "effacer : recommencer ; solution : montrer un tour et finir ; quitter : sortir",
    "The knight begins where you like and leaps in an L: two squares, then one aside.\n"
    "c3: leap there; remove: take a leap back; remove c3: go back before c3\n"
    "check: where it can go; hint: the next leap of a whole tour\n"
    "clear: begin again; solution: show a tour and end; quit: leave"};
inline constexpr Message square_visited{"Le cavalier est déjà passé en {square}.",
                                        "The knight has been on {square} already."};
inline constexpr Message square_not_visited{"Le cavalier n'est pas passé en {square}.",
                                            "The knight has not been on {square}."};
inline constexpr Message nothing_to_take_back{"Il n'y a pas encore de saut à enlever.",
                                              "There is no leap to take back yet."};
inline constexpr Message no_leap{
    "De {from}, le cavalier ne saute pas en {square} : il va de deux cases dans un sens et d'une "
    "dans l'autre.",
    "From {from} the knight does not leap to {square}: it goes two squares one way and one the "
    "other."};
inline constexpr Message knight_can_begin{"Le cavalier peut commencer où vous voulez.",
                                          "The knight can begin wherever you like."};
inline constexpr Message knight_can_go{"De {from}, le cavalier peut aller en : {squares}.",
                                       "From {from} the knight can go to: {squares}."};
inline constexpr Message knight_is_stuck{
    "De {from}, le cavalier ne peut plus aller nulle part : enlevez des sauts, ou demandez "
    "conseil.",
    "From {from} the knight can go nowhere: take leaps back, or ask for a hint."};
inline constexpr Message squares_stranded{"Aucun saut ne mène plus à : {squares}.",
                                          "No leap leads any more to: {squares}."};
inline constexpr Message hint_leap{"Conseil : {square}.", "Hint: {square}."};
inline constexpr Message hint_take_back{
    "Je ne trouve pas de tour à partir d'ici. Conseil : revenir en {square} (enlever {next})",
    "I find no tour from here. Hint: go back to {square} (remove {next})"};
inline constexpr Message one_tour{"Un tour complet :", "A whole tour:"};
inline constexpr Message tour_from_yours{"Un tour complet qui commence comme le vôtre :",
                                         "A whole tour that begins like yours:"};
inline constexpr Message tour_done{"Bravo ! Le cavalier a visité les {count} cases.",
                                   "Well done! The knight has visited all {count} squares."};
inline constexpr Message tour_done_closed{
    "D'un saut il revient même à son départ : votre tour est fermé.",
    "One leap even leads it back to its start: your tour is closed."};

} // namespace words::message
