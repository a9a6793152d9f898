#pragma once

#include "words/message.hpp"

/// The command that plays matches between programs.
namespace words::message {

inline constexpr Message help_match{
    "Fait jouer des programmes UCI ou nos propres niveaux les uns contre les autres",
    "Plays matches between UCI programs or this program's own levels"};
inline constexpr Message help_match_players{
    "Les joueurs, deux au moins : une ligne de commande entre guillemets, ou nous-mêmes (self, "
    "level=3, nodes=5000, ou self,depth=6,nodes=5000) ; NOM= devant leur donne un nom",
    "The players, at least two: a command line in quotes, or this program (self, level=3, "
    "nodes=5000, or self,depth=6,nodes=5000); NAME= in front gives a player a name"};
inline constexpr Message help_player_value{"JOUEUR", "PLAYER"};
inline constexpr Message help_match_games{
    "Parties entre chaque couple de joueurs, deux par ouverture, couleurs échangées (par défaut "
    "{usual})",
    "Games for each pair of players, two per opening with colours reversed (default: {usual})"};
inline constexpr Message help_match_time{
    "Temps d'un joueur en secondes : 10+0.1, ou 40/60 pour 40 coups (par défaut {usual}). Comme "
    "les limites suivantes, 2:20+0.2 ne vaut que pour le deuxième joueur",
    "Time per player in seconds: 10+0.1, or 40/60 for 40 moves (default: {usual}). As with the "
    "limits below, 2:20+0.2 applies only to the second player"};
inline constexpr Message help_match_movetime{"Millisecondes par coup", "Milliseconds per move"};
inline constexpr Message help_match_nodes{"Positions examinées par coup", "Nodes per move"};
inline constexpr Message help_match_depth{"Profondeur de recherche", "Search depth"};
inline constexpr Message help_match_option{
    "Règle une option UCI de tous les joueurs, ou d'un seul : 1:Threads=1",
    "Sets a UCI option for all players, or for one: 1:Threads=1"};
inline constexpr Message help_match_option_value{"[N:]NOM=VALEUR", "[N:]NAME=VALUE"};
inline constexpr Message help_match_plies{
    "Demi-coups joués au hasard pour commencer (par défaut {usual}, et 0 avec --openings)",
    "Random half-moves played at the start (default: {usual}, or 0 with --openings)"};
inline constexpr Message help_match_openings{
    "Positions de départ, une par ligne, au lieu du début de partie",
    "Starting positions, one per line, instead of the usual one"};
inline constexpr Message help_match_seed{
    "Graine des ouvertures et des choix de nos niveaux (par défaut 1)",
    "Seed for the openings and for the choices of the program's levels (default: 1)"};
inline constexpr Message help_match_concurrency{"Parties jouées en même temps (par défaut 1)",
                                                "Games played at the same time (default: 1)"};
inline constexpr Message help_match_margin{
    "Millisecondes de dépassement pardonnées à chaque coup (par défaut {usual})",
    "Milliseconds by which each move may exceed its time (default: {usual})"};
inline constexpr Message help_match_patience{
    "Secondes avant qu'un programme muet soit tenu pour bloqué (par défaut {usual})",
    "Seconds without an answer after which a program is considered hung (default: {usual})"};
inline constexpr Message help_match_win{
    "Gain dès que les deux voient cet écart en centièmes de pion pendant N coups chacun",
    "Adjudicates a win once both players report this lead in centipawns for N moves each"};
inline constexpr Message help_match_draw{
    "Nulle à partir du coup N, si chacun reste C coups à moins de S centièmes",
    "Adjudicates a draw from move N on, once both players stay within S centipawns for C moves "
    "each"};
inline constexpr Message help_match_max_moves{"Nulle après N coups de chaque joueur",
                                              "Adjudicates a draw after N moves by each player"};
inline constexpr Message help_match_sprt{
    "S'arrête dès que le premier joueur est jugé meilleur de ELO1 ou seulement de ELO0 (erreurs "
    "de 0.05, ou ELO0:ELO1:ALPHA:BETA)",
    "Stops as soon as the first player is judged better by ELO1, or only by ELO0 (error rates of "
    "0.05, or ELO0:ELO1:ALPHA:BETA)"};
inline constexpr Message help_match_pgn{"Écrit toutes les parties dans un nouveau fichier",
                                        "Writes all games to a new file"};
inline constexpr Message help_match_resume{
    "Reprend le match dont ce fichier contient les parties, et les y ajoute",
    "Resumes the match whose games are in this file, and appends to it"};
inline constexpr Message help_match_examples{
    "stackchess match level=5 level=3 --games 40\n"
    "stackchess match \"gnuchess --uci\" self --game chess --time 10+0.1 --pgn parties.pgn\n"
    "stackchess match neuf=\"./neuf uci\" self --nodes 20000 --sprt 0:5 --concurrency 2\n"
    "stackchess match glaurung toga2 self --game chess --option 1:Threads=1\n"
    "stackchess match self self --time 10+0.1 --time 2:1+0.01 --resume parties.pgn",
    "stackchess match level=5 level=3 --games 40\n"
    "stackchess match \"gnuchess --uci\" self --game chess --time 10+0.1 --pgn games.pgn\n"
    "stackchess match new=\"./new uci\" self --nodes 20000 --sprt 0:5 --concurrency 2\n"
    "stackchess match glaurung toga2 self --game chess --option 1:Threads=1\n"
    "stackchess match self self --time 10+0.1 --time 2:1+0.01 --resume games.pgn"};

// What is wrong with the command line.
inline constexpr Message match_needs_players{
    "Il faut deux joueurs au moins. Exemple : stackchess match level=5 level=3",
    "At least two players are needed. Example: stackchess match level=5 level=3"};
inline constexpr Message match_wrong_player{
    "Joueur incorrect ({player}) : donnez une commande, self, level=1 à level=10, nodes=N, "
    "depth=N, movetime=N ou time=S+S.",
    "Invalid player ({player}): give a command, self, level=1 to level=10, nodes=N, depth=N, "
    "movetime=N or time=S+S."};
inline constexpr Message match_open_quote{"Il manque un guillemet dans {player}.",
                                          "A quotation mark is missing in {player}."};
inline constexpr Message match_wrong_value{
    "Valeur incorrecte ({option} {value}). Exemple : {example}",
    "Invalid value ({option} {value}). Example: {example}"};
inline constexpr Message match_no_such_player{"Il n'y a pas de joueur {number} ({option} {value}).",
                                              "There is no player {number} ({option} {value})."};
inline constexpr Message match_sprt_of_two{"--sprt demande deux joueurs, pas plus.",
                                           "--sprt needs exactly two players."};
inline constexpr Message match_file_exists{
    "{file} existe déjà : --resume {file} reprend ce match, ou donnez un autre nom.",
    "{file} already exists: resume that match with --resume {file}, or choose another name."};
inline constexpr Message match_file_in_use{"{file} est utilisé par un autre match.",
                                           "{file} is in use by another match."};
inline constexpr Message match_other_game{
    "La partie {number} de {file} n'est pas de ce match, et le fichier reste tel quel : reprenez "
    "avec les mêmes joueurs et les mêmes options.",
    "Game {number} of {file} does not belong to this match, and the file is left unchanged: resume "
    "with the same players and options."};
inline constexpr Message match_bad_opening{"{file}, ligne {line} : {why}",
                                           "{file}, line {line}: {why}"};
inline constexpr Message match_no_openings{"{file} ne contient aucune position.",
                                           "{file} contains no positions."};

// What is wrong with a player.
inline constexpr Message match_cannot_start{"{player} ne démarre pas ({command}) : {why}.",
                                            "{player} cannot be started ({command}): {why}."};
inline constexpr Message match_no_program{
    "{player} ne démarre pas : il n'y a pas de programme {program}. Pour le moteur de "
    "Stackchess, indiquez self, ou level=5 pour le niveau 5.",
    "{player} cannot be started: there is no program {program}. For Stackchess's own engine, use "
    "self, or level=5 for level 5."};
inline constexpr Message match_no_uci{"{player} ne parle pas UCI : il n'a pas répondu {word}.",
                                      "{player} does not speak UCI: it did not answer {word}."};
inline constexpr Message match_ends_at_once{"{player} s'arrête dès le début.",
                                            "{player} exits immediately."};
inline constexpr Message match_no_option{"{player} n'a pas d'option {option}.",
                                         "{player} has no option {option}."};
inline constexpr Message match_no_variant{
    "{player} ne connaît pas Stackchess. Pour un match d'échecs, ajoutez --game chess.",
    "{player} does not know Stackchess. For a chess match, add --game chess."};
inline constexpr Message match_option_number{
    "{player} : l'option {option} est un nombre entre {least} et {most}, pas {value}.",
    "{player}: option {option} must be a number between {least} and {most}, not {value}."};
inline constexpr Message match_option_refused{"{player} refuse une option : {why}.",
                                              "{player} rejects an option: {why}."};
inline constexpr Message match_option_choice{
    "{player} : l'option {option} ne peut être {value}. Choisissez parmi : {choices}.",
    "{player}: option {option} cannot be {value}. Choose one of: {choices}."};

// Progress and results.
inline constexpr Message match_progress{
    "Partie {games} sur {all}, depuis {gone}, encore {left} environ",
    "Game {games} of {all}, {gone} elapsed, about {left} left"};
inline constexpr Message match_progress_at_first{"Partie {games} sur {all}, depuis {gone}",
                                                 "Game {games} of {all}, {gone} elapsed"};
inline constexpr Message match_fault_line{"Partie {round}, {white} contre {black} : {blame}",
                                          "Game {round}, {white} against {black}: {blame}"};
inline constexpr Message match_score_line{"{progress} : {first} {wins}-{draws}-{losses}, {share}",
                                          "{progress}: {first} {wins}-{draws}-{losses}, {share}"};
inline constexpr Message match_with_sprt{"{line} ; {sprt}", "{line}; {sprt}"};
inline constexpr Message match_player_column{"Joueur", "Player"};
inline constexpr Message match_games_column{"Parties", "Games"};
inline constexpr Message match_wins_column{"G", "W"};
inline constexpr Message match_draws_column{"N", "D"};
inline constexpr Message match_losses_column{"P", "L"};
inline constexpr Message match_share_column{"Points", "Points"};
inline constexpr Message match_elo_column{"Elo", "Elo"};
inline constexpr Message match_interval{"{value} [{low} ; {high}]", "{value} [{low}, {high}]"};
inline constexpr Message match_elo_difference{
    "Écart Elo : {elo} ; {player} est le meilleur avec une probabilité de {likelihood}.",
    "Elo difference: {elo}; likelihood that {player} is better: {likelihood}."};
inline constexpr Message match_pairs{"Paires à 0, 0,5, 1, 1,5 et 2 points : {pairs}",
                                     "Pairs with 0, 0.5, 1, 1.5 and 2 points: {pairs}"};
inline constexpr Message match_sprt{
    "SPRT {elo0}:{elo1} : LLR {ratio} (H0 à {lower}, H1 à {upper})",
    "SPRT {elo0}:{elo1}: LLR {ratio} (H0 at {lower}, H1 at {upper})"};
inline constexpr Message match_sprt_elo0{"H0 acceptée : {first} n'est pas meilleur de {elo1} Elo.",
                                         "H0 accepted: {first} is not better by {elo1} Elo."};
inline constexpr Message match_sprt_elo1{
    "H1 acceptée : {first} est meilleur, d'environ {elo1} Elo ou plus.",
    "H1 accepted: {first} is better, by about {elo1} Elo or more."};
inline constexpr Message match_sprt_open{"Ni H0 ni H1 n'est acceptée.",
                                         "Neither H0 nor H1 is accepted."};
inline constexpr Message match_no_room{
    "La machine n'a plus assez de processus, de fichiers ouverts ou de mémoire pour deux "
    "programmes : essayez moins de parties à la fois, ou plus tard.",
    "Not enough processes, open files or memory are left for two programs: try fewer games at a "
    "time, or try later."};
inline constexpr Message match_stopped{
    "Interrompu. Pour reprendre : la même commande avec --resume {file}",
    "Interrupted. To resume, run the same command with --resume {file}"};
inline constexpr Message match_stopped_for_good{
    "Interrompu ; sans --pgn, ce match ne peut être repris.",
    "Interrupted; without --pgn, this match cannot be resumed."};

// Faults.
inline constexpr Message match_blame{"{player} {fault}", "{player} {fault}"};
inline constexpr Message fault_cannot_start{"n'a pas démarré", "did not start"};
inline constexpr Message fault_no_greeting{"n'a pas répondu uciok", "did not answer uciok"};
inline constexpr Message fault_not_ready{"n'a pas répondu readyok", "did not answer readyok"};
inline constexpr Message fault_crash{"s'est arrêté", "crashed"};
inline constexpr Message fault_hang{"n'a plus répondu", "stopped responding"};
inline constexpr Message fault_illegal_move{"a joué un coup illégal", "played an illegal move"};
inline constexpr Message match_illegal_move{"{blame} : {move}, dans la position {position}",
                                            "{blame}: {move}, in position {position}"};
inline constexpr Message match_illegal_line{
    "  Partie {round} : {move}, dans la position {position}",
    "  Game {round}: {move}, in position {position}"};
inline constexpr Message fault_late{"a dépassé son temps", "ran out of time"};
inline constexpr Counted match_fault_count{{"{blame} : {number} fois", "{blame}: {number} time"},
                                           {"{blame} : {number} fois", "{blame}: {number} times"}};

} // namespace words::message
