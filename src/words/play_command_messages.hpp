#pragma once

#include <array>

#include "words/message.hpp"

/// The commands that start a game, and messages about their options.
namespace words::message {

inline constexpr Message help_name_value{"NOM", "NAME"};
inline constexpr Message help_play{"Joue une partie dans le terminal",
                                   "Plays a game in the terminal"};
inline constexpr Message help_play_examples{
    "stackchess play\n"
    "stackchess play --size 8 --knights --black computer --level 4\n"
    "stackchess play --game chess --clock 5+3\n"
    "stackchess play --load \"partie du soir\"\n"
    "stackchess play --resume",
    "stackchess play\n"
    "stackchess play --size 8 --knights --black computer --level 4\n"
    "stackchess play --game chess --clock 5+3\n"
    "stackchess play --load \"evening game\"\n"
    "stackchess play --resume"};
/// By the side.
inline constexpr std::array<Message, 2> help_seats{
    {{"Qui joue les blancs (par défaut {usual})", "Who plays White (default: {usual})"},
     {"Qui joue les noirs (par défaut {usual})", "Who plays Black (default: {usual})"}}};
inline constexpr std::array<Message, 2> help_player_language{
    {{"Langue du joueur des blancs, si elle est autre",
      "Language for White's player, if different"},
     {"Langue du joueur des noirs, si elle est autre",
      "Language for Black's player, if different"}}};
inline constexpr Message help_level{"Niveau de l'ordinateur (par défaut {usual})",
                                    "Computer level (default: {usual})"};
inline constexpr Message help_clock{"Minutes de chaque joueur et secondes ajoutées par coup",
                                    "Minutes per player and seconds added per move"};
inline constexpr Message help_load{"Reprend une sauvegarde, par son nom, ou un fichier PGN",
                                   "Loads a saved game, by name, or a PGN file"};
inline constexpr Message help_resume{"Reprend la partie interrompue",
                                     "Resumes the interrupted game"};
inline constexpr Message help_strict{
    "Aucun coup ne s'annule ; aux échecs, pièce touchée, pièce jouée",
    "No takebacks; in chess, a touched piece must move"};
inline constexpr Message help_seed{"Rend les choix de l'ordinateur reproductibles",
                                   "Makes the computer's choices reproducible"};
inline constexpr Message help_heights{"Montre la hauteur de chaque pile",
                                      "Shows the height of each stack"};
inline constexpr Message help_phrases{"Décrit le plateau par des phrases, sans le dessiner",
                                      "Describes the board in words instead of drawing it"};
inline constexpr Message help_plain{"Ni couleurs ni codes de contrôle",
                                    "No colours or control codes"};
inline constexpr Message help_profile_option{"Le joueur pour qui comptent les parties",
                                             "The player whose profile the games count for"};
inline constexpr Message help_profile{"Montre le profil d'un joueur : parties, classement, courbe",
                                      "Shows a player's profile: games, rating, progress"};
inline constexpr Message help_profile_name{"Le joueur ; sans nom, tous les joueurs sont nommés",
                                           "The player; without a name, lists all players"};
inline constexpr Message help_profile_examples{"stackchess profile\n"
                                               "stackchess profile Alice",
                                               "stackchess profile\n"
                                               "stackchess profile Alice"};

inline constexpr Message options_exclude{"{option} ne va pas avec {other}.",
                                         "{option} cannot be used with {other}."};
inline constexpr Message wrong_level{
    "Niveau incorrect (--level {level}) : entrez un nombre entre 1 et 10.",
    "Invalid level (--level {level}): enter a number between 1 and 10."};
inline constexpr Message wrong_seat{"{option} {value} : choisissez human ou computer.",
                                    "Invalid player ({option} {value}): choose human or computer."};
inline constexpr Message wrong_clock{
    "Pendule incorrecte (--clock {clock}) : minutes et secondes par coup, par exemple 5+3.",
    "Invalid clock (--clock {clock}): enter minutes and seconds per move, for example 5+3."};
inline constexpr Message wrong_seed{
    "Graine incorrecte (--seed {seed}) : entrez un nombre, par exemple 1.",
    "Invalid seed (--seed {seed}): enter a number, for example 1."};
inline constexpr Message unknown_player_language{
    "Langue inconnue ({language}) : choisissez fr ou en.",
    "Unknown language ({language}): choose fr or en."};

inline constexpr Message data_home_is_file{
    "XDG_DATA_HOME nomme un fichier ({path}) : donnez-lui un dossier, ou retirez cette variable.",
    "XDG_DATA_HOME names a file ({path}): set it to a folder, or unset it."};

} // namespace words::message
