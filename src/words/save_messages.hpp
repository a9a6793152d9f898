#pragma once

#include "words/message.hpp"

/// Saving and loading games.
namespace words::message {

inline constexpr Message ask_save_name{"Nom de la sauvegarde :", "Name of the saved game:"};
inline constexpr Message ask_save_given_name{"Nom de la sauvegarde (Entrée = {name}) :",
                                             "Name of the saved game (Enter = {name}):"};
inline constexpr Message ask_save_name_help{
    "Le nom sous lequel la partie sera rangée : lettres, chiffres, espace, ', - et _. Exemple : "
    "partie du soir. annuler : ne pas sauvegarder.",
    "The name to save the game under: letters, digits, spaces, ', - and _. Example: evening game. "
    "cancel: do not save."};
inline constexpr Message wrong_save_name{
    "Nom incorrect : lettres, chiffres, espace, ', - et _ seulement, 60 au plus. Exemple : partie "
    "du "
    "soir",
    "Invalid name: use only letters, digits, spaces, ', - and _, at most 60 characters. Example: "
    "evening game"};
inline constexpr Message replace_save{"La sauvegarde {name} existe déjà. La remplacer ?",
                                      "The saved game {name} already exists. Replace it?"};
inline constexpr Message replace_save_help{
    "o : l'autre partie de ce nom est perdue. n : choisir un autre nom.",
    "y: the other game with that name is lost. n: choose another name."};
inline constexpr Message saved{"Partie sauvegardée : {name}.", "Game saved: {name}."};
inline constexpr Message cannot_save{
    "Sauvegarde impossible : {why}. La sauvegarde précédente est intacte.",
    "Could not save the game: {why}. The previous saved game is untouched."};

inline constexpr Message saves_title{"Sauvegardes :", "Saved games:"};
inline constexpr Message no_saves{"Aucune sauvegarde.", "There are no saved games."};
inline constexpr Message save_entry{"- {name} ({date}) : {game}", "- {name} ({date}): {game}"};
inline constexpr Message damaged_save_entry{"- {name} ({date}) : {game} [abîmée]",
                                            "- {name} ({date}): {game} [damaged]"};
inline constexpr Message unreadable_save_entry{"- {name} ({date}) : illisible",
                                               "- {name} ({date}): unreadable"};
inline constexpr Message chess_in_short{"échecs, {white} contre {black}, {half_moves}",
                                        "chess, {white} against {black}, {half_moves}"};
inline constexpr Message stackchess_in_short{
    "Stackchess {size}×{size}, {white} contre {black}, {half_moves}",
    "Stackchess {size}×{size}, {white} against {black}, {half_moves}"};
inline constexpr Counted half_moves_played{{"{number} demi-coup", "{number} half-move"},
                                           {"{number} demi-coups", "{number} half-moves"}};
inline constexpr Message computer_of_level{"ordinateur (niveau {level})",
                                           "computer (level {level})"};
inline constexpr Message nameless{"anonyme", "anonymous"};
inline constexpr Message ask_load{"Nom de la sauvegarde à charger :",
                                  "Name of the saved game to load:"};
inline constexpr Message ask_load_help{
    "Le nom d'une sauvegarde, le numéro d'une partie interrompue ou le chemin d'un fichier PGN. "
    "renommer ou effacer, suivi du nom ou du numéro : changer la liste. q : retour au menu.",
    "The name of a saved game, the number of an interrupted game or the path to a PGN file. rename "
    "or delete, followed by the name or number: change the list. q: back to the menu."};
inline constexpr Message nothing_to_read{"Pas de données à lire : le fichier est vide.",
                                         "No data to read: the file is empty."};
inline constexpr Message no_such_save{"La sauvegarde {name} n'existe pas.",
                                      "There is no saved game named {name}."};
inline constexpr Message cannot_load{"Impossible de lire la sauvegarde {name} : {why}.",
                                     "Cannot read the saved game {name}: {why}."};
inline constexpr Message no_such_game_file{"Le fichier {name} n'existe pas.",
                                           "The file {name} does not exist."};
inline constexpr Message no_game_there{"Il n'y a pas de partie dans {name}.",
                                       "There is no game in {name}."};
inline constexpr Message save_too_big{
    "{name} dépasse la taille maximale de {most} Mio : découpez-le en fichiers plus petits.",
    "{name} is larger than {most} MiB, the most that can be opened: split it into smaller files."};
inline constexpr Message save_not_text{"{name} n'est pas un fichier texte.",
                                       "{name} is not a text file."};
inline constexpr Message save_is_newer{
    "{name} vient d'une version plus récente du programme : celle-ci ne sait pas le lire.",
    "{name} was saved by a newer version of the program and cannot be read by this one."};
inline constexpr Message game_in_use{"Un autre programme joue cette partie.",
                                     "Another program is playing this game."};
inline constexpr Message interrupted_title{"Parties interrompues :", "Interrupted games:"};
inline constexpr Message interrupted_entry{"{number}- {date} : {game}", "{number}- {date}: {game}"};
inline constexpr Message ask_interrupted{"Laquelle reprendre (1 à {most}, Entrée = 1) ?",
                                         "Resume which one (1 to {most}, Enter = 1)?"};
inline constexpr Message ask_interrupted_help{
    "Tapez le numéro d'une partie de la liste, de 1 à {most} ; 1 est la plus récente. renommer 2, "
    "effacer 2 : renommer ou effacer la deuxième.",
    "Type the number of a game in the list, 1 to {most}; 1 is the most recent. rename 2, delete 2: "
    "rename or delete the second one."};
inline constexpr Message nothing_interrupted{"Aucune partie interrompue à reprendre.",
                                             "There is no interrupted game to resume."};
/// Used in place of the name of a saved game.
inline constexpr Message interrupted_game{"« partie interrompue »", "'interrupted game'"};
inline constexpr Message drop_interrupted{"Effacer cette partie abîmée ?",
                                          "Delete this damaged game?"};
inline constexpr Message drop_interrupted_help{
    "o : elle est effacée, et la partie interrompue d'avant peut être reprise. n : elle reste.",
    "y: delete it, so that the previous interrupted game can be resumed. n: keep it."};
inline constexpr Message no_home{
    "Rien ne peut être gardé : ni HOME ni XDG_DATA_HOME ne nomment un dossier.",
    "Nothing can be saved: neither HOME nor XDG_DATA_HOME names a folder."};
inline constexpr Message damaged_save{"La sauvegarde {name} est abîmée, ligne {line} : {why}",
                                      "The saved game {name} is damaged, line {line}: {why}"};
/// For any other file and for pasted text; the next message is for a game whose moves could all be
/// read.
inline constexpr Message damaged_file{
    "La partie dans {name} ne se lit que jusqu'à la ligne {line} : {why}",
    "The game in {name} can only be read up to line {line}: {why}"};
inline constexpr Message faulty_file{"La partie dans {name} a un défaut, ligne {line} : {why}",
                                     "The game in {name} has a fault on line {line}: {why}"};
inline constexpr Message faulty_position{"La position dans {name} ne peut pas servir. {why}",
                                         "The position in {name} cannot be used. {why}"};
inline constexpr Message resume_readable{"{damage} Reprendre après le demi-coup {number} ?",
                                         "{damage} Resume after half-move {number}?"};
inline constexpr Message save_was_changed{
    "La sauvegarde {name} a été modifiée : sa somme de contrôle ne correspond plus.",
    "The saved game {name} has been modified: its checksum no longer matches."};
inline constexpr Message file_was_changed{
    "La partie dans {name} a été modifiée : sa somme de contrôle ne correspond plus.",
    "The game in {name} has been modified: its checksum no longer matches."};
inline constexpr Message damaged_save_help{
    "o : la partie reprend avec ce qui a pu être lu. n : retour au menu, le fichier reste tel "
    "quel.",
    "y: continue with what could be read. n: back to the menu; the file is left unchanged."};
inline constexpr Message foreign_save{"Ce fichier PGN vient d'un autre programme.",
                                      "This PGN file comes from another program."};
inline constexpr Message warning_at_line{"Ligne {line} : {why}", "Line {line}: {why}"};
inline constexpr Counted more_remarks{
    {"Une autre remarque : stackchess pgn check la montre.",
     "One more remark: stackchess pgn check shows it."},
    {"{number} autres remarques : stackchess pgn check les montre.",
     "{number} more remarks: stackchess pgn check shows them."}};
inline constexpr Counted only_first_game{
    {"Le fichier contient une partie.", "The file contains one game."},
    {"Le fichier contient {number} parties : la première est chargée.",
     "The file contains {number} games: the first one is loaded."}};

} // namespace words::message
