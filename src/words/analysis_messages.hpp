#pragma once

#include "words/message.hpp"

/// The analysis of positions and games.
namespace words::message {

// What `--help` says.
inline constexpr Message help_analyse{
    "Analyse une position, ou les parties d'un fichier PGN : courbe, erreurs, meilleurs coups",
    "Analyses a position, or the games in a PGN file: evaluation graph, mistakes, better moves"};
inline constexpr Message help_analyse_examples{
    "stackchess analyse --time 10\n"
    "stackchess analyse --lines 3 --position \"(QQ)3/4/4/k3 w - 0 1\"\n"
    "stackchess analyse --game chess --depth 12\n"
    "stackchess analyse --pgn parties.pgn --output annotees.pgn",
    "stackchess analyse --time 10\n"
    "stackchess analyse --lines 3 --position \"(QQ)3/4/4/k3 w - 0 1\"\n"
    "stackchess analyse --game chess --depth 12\n"
    "stackchess analyse --pgn games.pgn --output annotated.pgn"};
inline constexpr Message help_analyse_pgn{
    "Analyse les parties de ce fichier, de l'un ou l'autre jeu ; - est l'entrée standard",
    "Analyses the games in this file (chess or Stackchess); - reads standard input"};
inline constexpr Message help_analyse_output{
    "Avec --pgn : écrit les parties annotées dans ce fichier, remplacé d'un coup à la fin",
    "With --pgn: writes the annotated games to this file, replacing it only when complete"};
inline constexpr Message help_time{
    "Temps pour chaque position, en secondes (sans limite dite : {position} pour une position, "
    "{game} avec --pgn)",
    "Time per position, in seconds (default if no limit is given: {position} for a position, "
    "{game} with --pgn)"};
inline constexpr Message help_search_depth{"Profondeur de la recherche, de 1 à {most}",
                                           "Search depth, 1 to {most}"};
inline constexpr Message help_nodes{"Nœuds à chercher pour chaque position",
                                    "Nodes to search per position"};
inline constexpr Message help_lines{"Nombre de variantes, de 1 à {most} (par défaut 1)",
                                    "Number of lines to show, 1 to {most} (default: 1)"};

// What is wrong with a command line.
inline constexpr Message wrong_time{
    "Temps incorrect (--time {time}) : entrez des secondes entre 0.001 et {most}, par exemple 2.5.",
    "Invalid time (--time {time}): enter a number of seconds between 0.001 and {most}, for example "
    "2.5."};
inline constexpr Message wrong_nodes{
    "Nombre de nœuds incorrect (--nodes {nodes}) : entrez un nombre à partir de 1.",
    "Invalid number of nodes (--nodes {nodes}): enter a number of at least 1."};
inline constexpr Message wrong_lines{
    "Nombre de variantes incorrect (--lines {lines}) : entrez un nombre entre 1 et {most}.",
    "Invalid number of lines (--lines {lines}): enter a number between 1 and {most}."};
inline constexpr Message not_with_pgn{
    "{option} ne va pas avec --pgn : les parties disent elles-mêmes leur jeu et leur position.",
    "{option} cannot be used with --pgn: the file says which game is played and from which "
    "position."};
inline constexpr Message lines_not_with_pgn{
    "--lines ne va pas avec --pgn : il y a une meilleure variante par erreur.",
    "--lines cannot be used with --pgn: one better line is shown for each mistake."};
inline constexpr Message only_with_pgn{"{option} ne va qu'avec --pgn.",
                                       "{option} can only be used with --pgn."};

// A position.
inline constexpr Message analysis_state{
    "Profondeur {depth}, {nodes} nœuds, {time} s, {speed} nœuds par seconde",
    "Depth {depth}, {nodes} nodes, {time} s, {speed} nodes per second"};
inline constexpr Message analysis_line{"profondeur {depth}, variante {number} : {score}  {moves}",
                                       "depth {depth}, line {number}: {score}  {moves}"};

// A game.
inline constexpr Message report_title{"Partie {number} : {white} - {black}, {result}",
                                      "Game {number}: {white} - {black}, {result}"};
inline constexpr Message report_no_moves{"Il n'y a pas de coup à analyser.",
                                         "There are no moves to analyse."};
inline constexpr Counted report_partial{
    {"Analyse interrompue : seul le dernier coup est jugé.",
     "Analysis interrupted: only the last move was evaluated."},
    {"Analyse interrompue : seuls les {number} derniers coups sont jugés.",
     "Analysis interrupted: only the last {number} moves were evaluated."}};
inline constexpr Message report_passed{
    "L'analyse s'arrête avant le demi-coup {ply} (--), où un camp passe son tour.",
    "The analysis stops before half-move {ply} (--), where a side passes its turn."};
inline constexpr Message report_unknown{"Analyse interrompue : aucun coup n'est jugé.",
                                        "Analysis interrupted: no move was evaluated."};
inline constexpr Message output_would_lose_moves{
    "Rien n'est écrit dans {file} : il y manquerait les coups qui ne se lisent pas. Corrigez-les, "
    "ou "
    "demandez l'analyse sans --output.",
    "Nothing was written to {file}: the moves that cannot be read would be missing from it. "
    "Correct them, or run the analysis without --output."};
inline constexpr Message report_interrupted{
    "Analyse interrompue : {done} sur {all} ; les autres restent telles quelles.",
    "Analysis interrupted: {done} of {all}; the others are left unchanged."};
inline constexpr Message report_side{
    "{side} : précision {accuracy}, {inaccuracies}, {mistakes}, {blunders}",
    "{side}: accuracy {accuracy}, {inaccuracies}, {mistakes}, {blunders}"};
inline constexpr Counted inaccuracies_counted{{"{number} imprécision", "{number} inaccuracy"},
                                              {"{number} imprécisions", "{number} inaccuracies"}};
inline constexpr Counted mistakes_counted{{"{number} erreur", "{number} mistake"},
                                          {"{number} erreurs", "{number} mistakes"}};
inline constexpr Counted blunders_counted{{"{number} gaffe", "{number} blunder"},
                                          {"{number} gaffes", "{number} blunders"}};
inline constexpr Message inaccuracy{"imprécision", "inaccuracy"};
inline constexpr Message mistake{"erreur", "mistake"};
inline constexpr Message blunder{"gaffe", "blunder"};
inline constexpr Message report_move{
    "{move} : {name}, coûte {share} des chances de gain (de {before} à {after}) ; mieux : {better}",
    "{move}: {name}, costs {share} of the winning chances (from {before} to {after}); better: "
    "{better}"};
inline constexpr Counted signs_kept{
    {"{number} coup garde le signe qu'il avait ; le rapport en aurait mis un autre.",
     "{number} move keeps the sign it had; the report would have set another one."},
    {"{number} coups gardent le signe qu'ils avaient ; le rapport en aurait mis un autre.",
     "{number} moves keep the sign they had; the report would have set another one."}};
inline constexpr Message graph_legend{
    "{inaccuracy} imprécision   {mistake} erreur   {blunder} gaffe",
    "{inaccuracy} inaccuracy   {mistake} mistake   {blunder} "
    "blunder"};
inline constexpr Message graph_white{"Blancs", "White"};
inline constexpr Message graph_black{"Noirs", "Black"};

} // namespace words::message
