#pragma once

#include "words/message.hpp"

/// What the program says about a command line, a file, or a move on the command line.
namespace words::message {

// The command line.
inline constexpr Message unknown_option{"Option inconnue : {option}. Voir : {help}",
                                        "Unknown option: {option}. See: {help}"};
inline constexpr Message unknown_option_but{
    "Option inconnue : {option}. Vouliez-vous dire {suggestion} ?",
    "Unknown option: {option}. Did you mean {suggestion}?"};
inline constexpr Message option_of_commands{
    "{option} se place après une commande, par exemple : {example}",
    "{option} goes after a command, for example: {example}"};
inline constexpr Message option_of_others{
    "{command} n'a pas d'option {option} ; elle vaut pour : {others}",
    "{command} has no option {option}; it belongs to: {others}"};
inline constexpr Message unknown_command{
    "Commande inconnue : {command}. Les commandes sont : {commands}.",
    "Unknown command: {command}. The commands are: {commands}."};
inline constexpr Message unknown_command_but{
    "Commande inconnue : {command}. Vouliez-vous dire {suggestion} ?",
    "Unknown command: {command}. Did you mean {suggestion}?"};
inline constexpr Message missing_command{"Il manque une commande : {commands}. Voir : {help}",
                                         "Missing command: choose one of {commands}. See: {help}"};
inline constexpr Message unexpected_argument{"{argument} est de trop. Voir : {help}",
                                             "Unexpected argument: {argument}. See: {help}"};
inline constexpr Message unexpected_argument_but{
    "{argument} est de trop. Vouliez-vous dire {suggestion} ?",
    "Unexpected argument: {argument}. Did you mean {suggestion}?"};
inline constexpr Message missing_value{"Il manque la valeur de {option}. Voir : {help}",
                                       "{option} needs a value. See: {help}"};
inline constexpr Message unwanted_value{"{option} ne prend pas de valeur. Voir : {help}",
                                        "{option} takes no value. See: {help}"};
inline constexpr Message bad_line{"Ligne de commande incorrecte. Voir : {help}",
                                  "Invalid command line. See: {help}"};
inline constexpr Message unknown_language{
    "Langue inconnue (--lang {language}) : choisissez fr ou en.",
    "Unknown language (--lang {language}): choose fr or en."};
inline constexpr Message unknown_game{
    "Jeu inconnu (--game {game}) : choisissez stackchess ou chess.",
    "Unknown game (--game {game}): choose stackchess or chess."};
inline constexpr Message wrong_size{
    "Taille incorrecte (--size {size}) : entrez un nombre entre 4 et 26.",
    "Invalid size (--size {size}): enter a number between 4 and 26."};
inline constexpr Message not_for_chess{
    "{option} ne vaut que pour Stackchess, pas pour --game chess.",
    "{option} applies only to Stackchess, not to --game chess."};
inline constexpr Message size_contradicts{
    "--size {size} contredit --position, dont le plateau a {actual} cases de côté.",
    "--size {size} contradicts --position, whose board is {actual} squares wide."};
inline constexpr Message knights_contradict{
    "--knights contredit --position, où il n'y a pas de cavalier.",
    "--knights contradicts --position, which has no knights."};
inline constexpr Message missing_depth{"Il manque la profondeur. Exemple : stackchess perft 4",
                                       "Missing depth. Example: stackchess perft 4"};
inline constexpr Message wrong_depth{
    "Profondeur incorrecte ({depth}) : entrez un nombre entre 0 et {most}.",
    "Invalid depth ({depth}): enter a number between 0 and {most}."};
inline constexpr Message wrong_threads{
    "Nombre de fils incorrect (--threads {threads}) : entrez un nombre entre 1 et {most}.",
    "Invalid number of threads (--threads {threads}): enter a number between 1 and {most}."};
inline constexpr Message letters_without_file{
    "--letters va avec --load et le chemin d'un fichier PGN.",
    "--letters can only be used with --load and the path of a PGN file."};
inline constexpr Message unknown_letters{
    "Lettres inconnues (--letters {letters}) : choisissez en, fr, de, es, it, nl ou auto.",
    "Unknown letters (--letters {letters}): choose en, fr, de, es, it, nl or auto."};
inline constexpr Message wrong_format{
    "Format inconnu (--format {format}) : choisissez pgn, uci ou fen.",
    "Unknown format (--format {format}): choose pgn, uci or fen."};
inline constexpr Message missing_file{
    "Il manque le fichier. Exemple : {example} (- lit l'entrée standard)",
    "Missing file. Example: {example} (- reads standard input)"};

// Moves.
inline constexpr Message move_refused{"Coup {number}, {move} : {why}",
                                      "Move {number}, {move}: {why}"};
inline constexpr Message already_over{"La partie est terminée. {outcome}",
                                      "The game is over. {outcome}"};

// Files.
inline constexpr Message cannot_read{"Impossible de lire {file} : {why}.",
                                     "Cannot read {file}: {why}."};
inline constexpr Message cannot_write{"Impossible d'écrire {file} : {why}.",
                                      "Cannot write {file}: {why}."};
inline constexpr Message source_kept{
    "{file} n'est pas remplacé, car le nouveau fichier contiendrait moins que lui : donnez un "
    "autre fichier à -o.",
    "{file} is not replaced, because the new file would contain less: choose another file for -o."};
inline constexpr Message output_kept{"{file} n'est pas remplacé, car aucune partie n'a été lue.",
                                     "{file} is not replaced, because no game was read."};
inline constexpr Message written_in_part{"{file} ne contient que ce qui a pu être lu.",
                                         "{file} contains only what could be read."};
inline constexpr Message cannot_write_output{"Impossible d'écrire le résultat : {why}.",
                                             "Cannot write the output: {why}."};
inline constexpr Message machine_refuses{
    "La machine ne le permet pas ({why}) : essayez avec moins de fils ou une demande plus petite.",
    "The system does not allow it ({why}): try fewer threads or a smaller request."};
inline constexpr Message no_such_file{"le fichier n'existe pas", "the file does not exist"};
inline constexpr Message no_such_folder{"le dossier n'existe pas", "the folder does not exist"};
inline constexpr Message is_no_folder{"le chemin passe par un fichier qui n'est pas un dossier",
                                      "part of the path is a file, not a folder"};
inline constexpr Message is_folder{"c'est un dossier", "it is a folder"};
inline constexpr Message is_no_file{"ce n'est pas un fichier ordinaire",
                                    "it is not a regular file"};
inline constexpr Message is_loop{"c'est un lien qui ramène à lui-même",
                                 "it is a link that leads back to itself"};
inline constexpr Message not_permitted{"l'accès n'est pas permis", "permission denied"};
inline constexpr Message disk_full{"le disque est plein", "the disk is full"};
inline constexpr Message is_closed{"la sortie est fermée", "the output is closed"};
inline constexpr Message system_error{"erreur {number} du système", "system error {number}"};
inline constexpr Message standard_input{"l'entrée standard", "standard input"};

// Numbers.
inline constexpr Message percent{"{number} %", "{number}%"};
inline constexpr Message decimal{"{whole},{tenths}", "{whole}.{tenths}"};

// Progress of a long task.
inline constexpr Message progress_share{"[{bar}] {percent}", "[{bar}] {percent}"};
inline constexpr Message progress_time_left{"[{bar}] {percent}, encore {time}",
                                            "[{bar}] {percent}, {time} left"};
inline constexpr Message progress_size{"{size} Mo lus", "{size} MB read"};

// Reports on PGN files.
inline constexpr Message problem_at{"{file}:{line}: {what}", "{file}:{line}: {what}"};
inline constexpr Counted games_counted{{"{number} partie", "{number} game"},
                                       {"{number} parties", "{number} games"}};
inline constexpr Counted moves_counted{{"{number} coup", "{number} move"},
                                       {"{number} coups", "{number} moves"}};
inline constexpr Counted errors_counted{{"{number} erreur", "{number} error"},
                                        {"{number} erreurs", "{number} errors"}};
inline constexpr Counted warnings_counted{{"{number} avertissement", "{number} warning"},
                                          {"{number} avertissements", "{number} warnings"}};
inline constexpr Message standard_is_english{
    "La norme PGN ne connaît que les lettres anglaises : --standard va sans --letters.",
    "The PGN standard uses English letters only: --standard cannot be used with --letters."};
inline constexpr Message check_summary{"{games}, {moves}, {errors}", "{games}, {moves}, {errors}"};
inline constexpr Counted files_unread{{", {number} fichier non lu", ", {number} file not read"},
                                      {", {number} fichiers non lus", ", {number} files not read"}};

// Statistics.
inline constexpr Message errors_in_stats{"{errors} ; pour les détails : stackchess pgn check",
                                         "{errors}; for details: stackchess pgn check"};
inline constexpr Message stats_games{"Parties", "Games"};
inline constexpr Message stats_bad_games{"Parties avec erreurs", "Games with errors"};
inline constexpr Message stats_white_wins{"Victoires des blancs (1-0)", "White wins (1-0)"};
inline constexpr Message stats_black_wins{"Victoires des noirs (0-1)", "Black wins (0-1)"};
inline constexpr Message stats_draws{"Parties nulles (1/2-1/2)", "Draws (1/2-1/2)"};
inline constexpr Message stats_unfinished{"Sans résultat (*)", "No result (*)"};
inline constexpr Message stats_average{"Longueur moyenne en coups", "Average length in moves"};
inline constexpr Message stats_longest{"Partie la plus longue", "Longest game"};
inline constexpr Message stats_kinds{"Jeux :", "Types of game:"};
inline constexpr Message stats_chess{"Échecs", "Chess"};
inline constexpr Message stats_chess_set_up{"Échecs, position donnée", "Chess, custom position"};
inline constexpr Message stats_stackchess{"Stackchess {size}×{size}", "Stackchess {size}×{size}"};
inline constexpr Message stats_stackchess_knights{"Stackchess {size}×{size} avec cavaliers",
                                                  "Stackchess {size}×{size} with knights"};
inline constexpr Message stats_stackchess_set_up{"Stackchess {size}×{size}, position donnée",
                                                 "Stackchess {size}×{size}, custom position"};
inline constexpr Message stats_openings{"Débuts ({kind}) : parties, points des blancs",
                                        "Openings ({kind}): games, White's score"};

} // namespace words::message
