#pragma once

#include "words/message.hpp"

/// What `--help` says.
namespace words::message {

inline constexpr Message help_usage{"Usage : {line}", "Usage: {line}"};
inline constexpr Message help_options_word{"[OPTIONS]", "[OPTIONS]"};
inline constexpr Message help_command_word{"COMMANDE", "COMMAND"};
inline constexpr Message help_commands{"Commandes :", "Commands:"};
inline constexpr Message help_arguments{"Arguments :", "Arguments:"};
inline constexpr Message help_options{"Options :", "Options:"};
inline constexpr Message help_examples{"Exemples :", "Examples:"};

inline constexpr Message help_help{"Affiche cette aide", "Shows this help"};
inline constexpr Message help_version{"Affiche la version", "Shows the version"};
inline constexpr Message help_lang{
    "Langue des messages (par défaut celle de LC_ALL, LC_MESSAGES ou LANG, sinon fr)",
    "Language of the messages (default: from LC_ALL, LC_MESSAGES or LANG, otherwise fr)"};

inline constexpr Message help_of_command{"Affiche l'aide du programme ou d'une commande",
                                         "Shows help for the program or for a command"};
inline constexpr Message help_command_names{"La commande, par exemple play ou pgn check",
                                            "The command, for example play or pgn check"};
inline constexpr Message help_of_command_examples{"stackchess help\n"
                                                  "stackchess aide jouer\n"
                                                  "stackchess help pgn check",
                                                  "stackchess help\n"
                                                  "stackchess help play\n"
                                                  "stackchess help pgn check"};

// Values.
inline constexpr Message help_text_value{"TEXTE", "TEXT"};
inline constexpr Message help_move_value{"COUP", "MOVE"};
inline constexpr Message help_depth_value{"PROFONDEUR", "DEPTH"};
inline constexpr Message help_file_value{"FICHIER", "FILE"};

inline constexpr Message help_program{
    "Stackchess, les échecs où les pièces s'empilent, et les échecs. Sans commande : le menu, où "
    "l'on joue.",
    "Stackchess, chess in which pieces stack, and classical chess. Without a command, opens the "
    "menu, from which you can play."};
inline constexpr Message help_program_examples{"stackchess\n"
                                               "stackchess --game chess\n"
                                               "stackchess play --size 8 --black computer\n"
                                               "stackchess queens 8\n"
                                               "stackchess moves --size 8 --knights\n"
                                               "stackchess pgn check parties.pgn\n"
                                               "stackchess play --help",
                                               "stackchess\n"
                                               "stackchess --game chess\n"
                                               "stackchess play --size 8 --black computer\n"
                                               "stackchess queens 8\n"
                                               "stackchess moves --size 8 --knights\n"
                                               "stackchess pgn check games.pgn\n"
                                               "stackchess play --help"};

// The starting position.
inline constexpr Message help_game{"Le jeu (par défaut stackchess)",
                                   "The game (default: stackchess)"};
inline constexpr Message help_size{"Stackchess : taille du plateau, de 4 à 26 (par défaut 6)",
                                   "Stackchess: board size, 4 to 26 (default: 6)"};
inline constexpr Message help_knights{"Stackchess : jouer avec des cavaliers",
                                      "Stackchess: play with knights"};
inline constexpr Message help_no_promotion{
    "Stackchess : les pions arrivés au bout restent des pions",
    "Stackchess: pawns that reach the last rank stay pawns"};
inline constexpr Message help_position{
    "La position au lieu du début de partie ; aux échecs une FEN",
    "Starts from this position instead of the usual one (in chess, a FEN)"};

// Commands.
inline constexpr Message help_moves{"Donne les coups légaux, un par ligne, dans l'ordre des octets",
                                    "Lists the legal moves, one per line, in byte order"};
inline constexpr Message help_moves_examples{
    "stackchess moves\n"
    "stackchess moves --size 8 --knights\n"
    "stackchess moves --position \"4/4/(PR)3/4 w - 0 1\"\n"
    "stackchess moves --game chess --position \"8/8/8/8/8/4k3/4p3/4K3 w - - 0 1\"",
    "stackchess moves\n"
    "stackchess moves --size 8 --knights\n"
    "stackchess moves --position \"4/4/(PR)3/4 w - 0 1\"\n"
    "stackchess moves --game chess --position \"8/8/8/8/8/4k3/4p3/4K3 w - - 0 1\""};

inline constexpr Message help_apply{
    "Joue des coups et donne la position obtenue, puis l'état de la partie",
    "Plays moves and prints the resulting position, then the state of the game"};
inline constexpr Message help_move_list{
    "Les coups : a2a4, 2a2a4 (deux pièces) ; aux échecs e2e4, Nf3, O-O",
    "The moves: a2a4, 2a2a4 (two pieces); in chess, e2e4, Nf3, O-O"};
inline constexpr Message help_letters{"Lettres des pièces : en (par défaut), fr, de, es, it, nl, "
                                      "ou auto, qui les essaie toutes sur chaque partie",
                                      "Letters of the pieces: en (default), fr, de, es, it, nl, or "
                                      "auto, which tries all of them on each game"};
inline constexpr Message help_apply_examples{"stackchess apply a2a4 b5b4\n"
                                             "stackchess apply --size 8 --knights b1c3\n"
                                             "stackchess apply --game chess --letters fr e4 e5 Cf3",
                                             "stackchess apply a2a4 b5b4\n"
                                             "stackchess apply --size 8 --knights b1c3\n"
                                             "stackchess apply --game chess e4 e5 Nf3"};

inline constexpr Message help_perft{
    "Compte les façons de jouer un nombre donné de demi-coups : le total est seul sur la dernière "
    "ligne",
    "Counts the ways to play a given number of half-moves; the last line is the total alone"};
inline constexpr Message help_depth{"Nombre de demi-coups à jouer, de 0 à 60",
                                    "Number of half-moves to play, 0 to 60"};
inline constexpr Message help_divide{"Donne d'abord la part de chaque premier coup",
                                     "First prints the count for each first move"};
inline constexpr Message help_threads{"Nombre de fils de calcul (par défaut 1)",
                                      "Number of threads (default: 1)"};
inline constexpr Message help_perft_examples{"stackchess perft 4\n"
                                             "stackchess perft 3 --divide\n"
                                             "stackchess perft 6 --threads 2\n"
                                             "stackchess perft 5 --game chess",
                                             "stackchess perft 4\n"
                                             "stackchess perft 3 --divide\n"
                                             "stackchess perft 6 --threads 2\n"
                                             "stackchess perft 5 --game chess"};

inline constexpr Message help_show{"Montre le plateau et la hauteur des piles",
                                   "Shows the board and the heights of the stacks"};
inline constexpr Message help_show_examples{
    "stackchess show\n"
    "stackchess show --size 9\n"
    "stackchess show --position \"rbqkbr/pppppp/6/6/(PR)PPPPP/1BQKBR b BCDEFabcdef 0 1\"\n"
    "stackchess show --game chess",
    "stackchess show\n"
    "stackchess show --size 9\n"
    "stackchess show --position \"rbqkbr/pppppp/6/6/(PR)PPPPP/1BQKBR b BCDEFabcdef 0 1\"\n"
    "stackchess show --game chess"};

inline constexpr Message help_uci{
    "Parle le protocole UCI, pour les interfaces d'échecs : le moteur des deux jeux",
    "Speaks the UCI protocol, so that chess interfaces can use the engine, for both games"};
inline constexpr Message help_uci_examples{"stackchess uci\n"
                                           "echo go depth 10 | stackchess uci",
                                           "stackchess uci\n"
                                           "echo go depth 10 | stackchess uci"};

inline constexpr Message help_pgn{"Vérifie, réécrit ou résume des parties en PGN",
                                  "Checks, rewrites or summarises games in PGN"};
inline constexpr Message help_pgn_examples{"stackchess pgn check parties.pgn\n"
                                           "stackchess pgn convert sale.pgn --output propre.pgn\n"
                                           "stackchess pgn stats parties.pgn",
                                           "stackchess pgn check games.pgn\n"
                                           "stackchess pgn convert dirty.pgn --output clean.pgn\n"
                                           "stackchess pgn stats games.pgn"};
inline constexpr Message help_files{"Fichiers PGN des deux jeux ; - est l'entrée standard",
                                    "PGN files of either game; - reads standard input"};
inline constexpr Message help_check{
    "Vérifie chaque coup de chaque partie et signale les erreurs : FICHIER:LIGNE: raison",
    "Checks every move of every game and reports errors as FILE:LINE: reason"};
inline constexpr Message help_standard{
    "S'en tient à la norme PGN : tout écart est une erreur",
    "Checks files strictly against the PGN standard: any deviation is an error"};
inline constexpr Message help_fix_results{"Corrige les résultats qui se contredisent : le plateau "
                                          "l'emporte, puis le résultat écrit après les coups",
                                          "Corrects results that contradict each other: the board "
                                          "decides first, then the result after the moves"};
inline constexpr Message help_check_examples{"stackchess pgn check parties.pgn\n"
                                             "zcat parties.pgn.gz | stackchess pgn check -",
                                             "stackchess pgn check games.pgn\n"
                                             "zcat games.pgn.gz | stackchess pgn check -"};
inline constexpr Message help_convert{
    "Réécrit les parties au format d'exportation standard ; ce qui ne peut pas être lu est signalé "
    "et laissé de côté",
    "Rewrites games in the standard export format; what cannot be read is reported and left out"};
inline constexpr Message help_output{"Écrit dans ce fichier, remplacé d'un coup à la fin",
                                     "Writes to this file, replacing it only when complete"};
inline constexpr Message help_format{
    "pgn (par défaut), uci (une commande position par partie) ou fen (la position finale)",
    "pgn (the default), uci (one position command per game) or fen (the final position)"};
inline constexpr Message help_convert_examples{
    "stackchess pgn convert sale.pgn --output propre.pgn\n"
    "stackchess pgn convert --format fen parties.pgn",
    "stackchess pgn convert dirty.pgn --output clean.pgn\n"
    "stackchess pgn convert --format fen games.pgn"};
inline constexpr Message help_stats{
    "Résume les parties : résultats, longueur, jeux, débuts",
    "Summarises the games: results, length, types of game, openings"};
inline constexpr Message help_stats_examples{"stackchess pgn stats parties.pgn",
                                             "stackchess pgn stats games.pgn"};

} // namespace words::message
