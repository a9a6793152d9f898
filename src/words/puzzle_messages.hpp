#pragma once

#include "words/message.hpp"

/// The eight queens puzzle and the knight's tour, on the command line and by hand, and forced wins.
namespace words::message {

// What `--help` says.
inline constexpr Message help_queens{"Place N dames sans qu'aucune en attaque une autre",
                                     "Places N queens so that none attacks another"};
inline constexpr Message help_queens_size{"Taille du plateau, de 1 à 1000",
                                          "Board size, 1 to 1000"};
inline constexpr Message help_queens_count{
    "Compte les solutions, toutes et à symétrie près (N jusqu'à {most})",
    "Counts the solutions, all and up to symmetry (N up to {most})"};
inline constexpr Message help_queens_all{
    "Donne toutes les solutions, une par ligne (N jusqu'à {most})",
    "Prints every solution, one per line (N up to {most})"};
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
    "Finds a knight's tour, which visits every square of the board once"};
inline constexpr Message help_tour_size{"Taille du plateau, de 5 à 100", "Board size, 5 to 100"};
inline constexpr Message help_tour_from{"Première case (par défaut a1)",
                                        "Starting square (default: a1)"};
inline constexpr Message help_tour_square_value{"CASE", "SQUARE"};
inline constexpr Message help_tour_closed{
    "La dernière case est à un saut de la première",
    "The tour ends a knight's move away from where it started"};
inline constexpr Message help_tour_examples{"stackchess tour 8\n"
                                            "stackchess tour 5 --from c3\n"
                                            "stackchess tour 6 --closed",
                                            "stackchess tour 8\n"
                                            "stackchess tour 5 --from c3\n"
                                            "stackchess tour 6 --closed"};

// What is wrong with a command line.
inline constexpr Message missing_board_size{"Il manque la taille du plateau. Exemple : {example}",
                                            "Missing board size. Example: {example}"};
inline constexpr Message wrong_board_size{
    "Taille incorrecte ({size}) : entrez un nombre entre {least} et {most}.",
    "Invalid size ({size}): enter a number between {least} and {most}."};
inline constexpr Message counting_stops{
    "--count s'arrête à N = {most} : au-delà, compter prendrait des heures. Sans --count, une "
    "solution vient aussitôt.",
    "--count stops at N = {most}: beyond that, counting would take hours. Without --count, one "
    "solution is found at once."};
inline constexpr Message listing_stops{
    "--all s'arrête à N = {most} : au-delà, il y a trop de solutions pour les lire. Sans --all, "
    "une "
    "solution vient aussitôt.",
    "--all stops at N = {most}: beyond that, there are too many solutions to read. Without --all, "
    "one solution is found at once."};
inline constexpr Message no_such_first_square{
    "La case {square} n'existe pas sur un plateau {size}×{size}. Exemple : --from a1",
    "The {size}×{size} board has no square {square}. Example: --from a1"};

// Answers.
inline constexpr Message queens_impossible{
    "Aucune solution : de {size} dames sur un plateau {size}×{size}, deux s'attaquent toujours.",
    "No solution: with {size} queens on a {size}×{size} board, two always attack each other."};
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
    "No closed tour: each jump takes the knight to a square of the other colour, and {size}×{size} "
    "is an odd number of squares. The board size must be even, at least 6×6."};
inline constexpr Message tour_minority_square{
    "Aucun tour depuis {square} : un plateau impair a une case de plus de la couleur des coins, et "
    "un tour ne peut commencer que sur cette couleur, par exemple en a1.",
    "No tour from {square}: a board of odd size has one more square of the corner colour, and a "
    "tour can only start on that colour, for example on a1."};

// By hand: the size.
inline constexpr Message ask_puzzle_size{"Taille du plateau ({least} à {most}, Entrée = 8) :",
                                         "Board size ({least} to {most}, Enter = 8):"};
inline constexpr Message ask_puzzle_size_help{
    "Le nombre de cases d'un côté du plateau, de {least} à {most}. Entrée seule : 8.",
    "The number of squares along one side of the board, {least} to {most}. Enter alone: 8."};
inline constexpr Message puzzle_size_refused{
    "Taille incorrecte : entrez un nombre entre {least} et {most}, par exemple 8.",
    "Invalid size: enter a number between {least} and {most}, for example 8."};

// By hand: queens.
inline constexpr Message queens_task{
    "Posez {size} dames sans qu'aucune en attaque une autre. ? explique les commandes.",
    "Place {size} queens so that none attacks another. ? explains the commands."};
inline constexpr Message ask_queen{"Dames : {count} sur {size}. Votre choix :",
                                   "Queens: {count} of {size}. Your choice:"};
inline constexpr Message ask_queen_help{
    "Une dame attaque tout ce qui est sur sa rangée, sa colonne et ses diagonales.\ne4 : pose une "
    "dame, ou enlève celle qui s'y trouve ; ou : poser e4, enlever e4\nvérifier : quelles dames "
    "s'attaquent ; conseil : un pas vers une solution\neffacer : tout enlever ; solution : en "
    "montrer une et finir ; quitter : sortir",
    "A queen attacks everything on its rank, file and diagonals.\ne4: place a queen, or remove the "
    "one there; or: place e4, remove e4\ncheck: which queens attack each other; hint: a step "
    "towards a solution\nclear: remove all; solution: show one and finish; quit: leave"};
inline constexpr Message queen_already_there{"Il y a déjà une dame en {square}.",
                                             "There is already a queen on {square}."};
inline constexpr Message no_queen_there{"Il n'y a pas de dame en {square}.",
                                        "There is no queen on {square}."};
inline constexpr Message all_queens_placed{
    "Les {size} dames sont déjà posées : enlevez-en une d'abord, par exemple : enlever {square}",
    "All {size} queens are already placed: remove one first, for example: remove {square}"};
inline constexpr Message queens_attack{"Des dames s'attaquent : {pairs}.",
                                       "These queens attack each other: {pairs}."};
inline constexpr Counted queens_at_peace{
    {"Aucune dame n'en attaque une autre. Il en reste {number} à poser.",
     "No queen attacks another. {number} left to place."},
    {"Aucune dame n'en attaque une autre. Il en reste {number} à poser.",
     "No queen attacks another. {number} left to place."}};
inline constexpr Message hint_queen{"Conseil : une dame en {square}.",
                                    "Hint: a queen on {square}."};
inline constexpr Message hint_remove_queen{
    "Aucune solution ne contient toutes ces dames. Conseil : enlever {square}",
    "No solution contains all these queens. Hint: remove {square}"};
inline constexpr Message one_solution{"Une solution :", "One solution:"};
inline constexpr Message solution_with_yours{"Une solution avec vos dames :",
                                             "A solution with your queens:"};
inline constexpr Message queens_solved{"Bravo ! Aucune des {size} dames n'en attaque une autre.",
                                       "Well done! None of the {size} queens attacks another."};

// By hand: the knight.
inline constexpr Message tour_task{
    "Menez le cavalier sur les {count} cases, une seule fois sur chacune. ? explique les "
    "commandes.",
    "Move the knight to all {count} squares, each only once. ? explains the commands."};
inline constexpr Message ask_leap{"Cases visitées : {count} sur {total}. Votre choix :",
                                  "Squares visited: {count} of {total}. Your choice:"};
inline constexpr Message ask_leap_help{
    "Le cavalier commence où vous voulez et saute en L : deux cases, une de côté.\n"
    "c3 : y sauter ; enlever : revenir d'un saut ; enlever c3 : revenir avant c3\n"
    "vérifier : où il peut aller ; conseil : le prochain saut d'un tour complet\n"
    "effacer : recommencer ; solution : montrer un tour et finir ; quitter : sortir",
    "The knight starts anywhere and jumps in an L: two squares, then one sideways.\n"
    "c3: jump there; remove: take back a jump; remove c3: go back to before c3\n"
    "check: where it can go; hint: the next jump of a complete tour\n"
    "clear: start again; solution: show a tour and finish; quit: leave"};
inline constexpr Message square_visited{"Le cavalier est déjà passé en {square}.",
                                        "The knight has already visited {square}."};
inline constexpr Message square_not_visited{"Le cavalier n'est pas passé en {square}.",
                                            "The knight has not visited {square}."};
inline constexpr Message nothing_to_take_back{"Il n'y a pas encore de saut à enlever.",
                                              "There is no jump to take back yet."};
inline constexpr Message no_leap{
    "De {from}, le cavalier ne saute pas en {square} : il va de deux cases dans un sens et d'une "
    "dans l'autre.",
    "From {from}, the knight cannot jump to {square}: it moves two squares one way and one the "
    "other."};
inline constexpr Message knight_can_begin{"Le cavalier peut commencer où vous voulez.",
                                          "The knight can start wherever you like."};
inline constexpr Message knight_can_go{"De {from}, le cavalier peut aller en : {squares}.",
                                       "From {from}, the knight can go to: {squares}."};
inline constexpr Message knight_is_stuck{
    "De {from}, le cavalier ne peut plus aller nulle part : enlevez des sauts, ou demandez "
    "conseil.",
    "From {from}, the knight has nowhere to go: take back some jumps, or ask for a hint."};
inline constexpr Message squares_stranded{"Aucun saut ne mène plus à : {squares}.",
                                          "No jump can reach these squares any more: {squares}."};
inline constexpr Message hint_leap{"Conseil : {square}.", "Hint: {square}."};
inline constexpr Message hint_take_back{
    "Je ne trouve pas de tour à partir d'ici. Conseil : revenir en {square} (enlever {next})",
    "I cannot find a tour from here. Hint: go back to {square} (remove {next})"};
inline constexpr Message one_tour{"Un tour complet :", "A complete tour:"};
inline constexpr Message tour_from_yours{"Un tour complet qui commence comme le vôtre :",
                                         "A complete tour that starts like yours:"};
inline constexpr Message tour_done{"Bravo ! Le cavalier a visité les {count} cases.",
                                   "Well done! The knight has visited all {count} squares."};
inline constexpr Message tour_done_closed{
    "D'un saut il revient même à son départ : votre tour est fermé.",
    "One more jump would even take it back to its start: your tour is closed."};

// Forced wins.
inline constexpr Message forced_wins{"Gains forcés", "Forced wins"};
inline constexpr Counted forced_win_task{
    {"Les blancs jouent et prennent tout en {number} coup.",
     "White to move and capture everything in {number} move."},
    {"Les blancs jouent et prennent tout en {number} coups, quoi que fassent les noirs.",
     "White to move and capture everything in {number} moves, whatever Black does."}};
inline constexpr Message forced_win_number{"Problème {number} sur {count}",
                                           "Puzzle {number} of {count}"};
inline constexpr Message forced_win_difficulty{"Difficulté {difficulty} sur {most}",
                                               "Difficulty {difficulty} of {most}"};
inline constexpr Counted forced_win_right{
    {"Oui. Les noirs répondent {move} : plus que {number} coup.",
     "Right. Black answers {move}: {number} move left."},
    {"Oui. Les noirs répondent {move} : encore {number} coups.",
     "Right. Black answers {move}: {number} moves left."}};
inline constexpr Message forced_win_refuted{
    "Les noirs répondraient {move}, et vous ne prendriez pas tout à temps. Cherchez un autre coup.",
    "Black would answer {move}, and you could not capture everything in time. Look for another "
    "move."};
inline constexpr Message forced_win_missed{
    "Ce coup ne prend pas tout. Cherchez un autre coup.",
    "This move does not capture everything. Look for another move."};
inline constexpr Message forced_win_solved{"Bravo ! Tout est pris.",
                                           "Well done! Everything is captured."};
inline constexpr Message forced_win_shown{"Voilà la solution.", "Here is the solution."};
inline constexpr Message forced_win_hint{"Conseil : jouez la pile en {square}.",
                                         "Hint: move the stack on {square}."};
inline constexpr Message forced_win_again{"Recommencer", "Start again"};
inline constexpr Message forced_win_previous{"Problème précédent", "Previous puzzle"};
inline constexpr Message forced_win_next{"Problème suivant", "Next puzzle"};

// At the terminal.
inline constexpr Message ask_win_move{"Votre coup ({moves} à jouer ; ? pour l'aide) :",
                                      "Your move ({moves} left; ? for help):"};
inline constexpr Message ask_win_move_help{
    "Un coup s'écrit comme dans une partie, par exemple 2a2a4 : deux pièces de a2 vont en a4. "
    "conseil : quelle pile jouer. solution : la voir. effacer : recommencer. > : le problème "
    "suivant, < : le précédent, ou le numéro d'un autre. q : retour au menu.",
    "A move is written as in a game, for example 2a2a4: two pieces from a2 go to a4. hint: which "
    "stack to move. solution: see it. clear: start again. > : the next puzzle, < : the previous "
    "one, or the number of another. q: back to the menu."};

} // namespace words::message
