#pragma once

#include "words/message.hpp"

/// Choosing files in the window.
namespace words::message {

inline constexpr Message files_open{"Ouvrir un fichier", "Open a file"};
inline constexpr Message files_write{"Exporter la partie", "Export the game"};
inline constexpr Message files_write_position{"Exporter la position", "Export the position"};
inline constexpr Message files_choose{"Choisir un fichier", "Choose a file"};
inline constexpr Message files_path{"Chemin du fichier ou du dossier",
                                    "Path of the file or folder"};
inline constexpr Message files_name{"Nom du fichier PGN", "Name of the PGN file"};
inline constexpr Message files_position_name{"Nom du fichier de la position",
                                             "Name of the file for the position"};
inline constexpr Message files_no_name{"Tapez d'abord le nom du fichier, par exemple partie.pgn.",
                                       "First type the name of the file, for example game.pgn."};
inline constexpr Message files_up{"Dossier parent", "Parent folder"};
inline constexpr Message files_home{"Dossier personnel", "Home folder"};
inline constexpr Message files_all{"Tous les fichiers, pas seulement les parties et positions",
                                   "All files, not only games and positions"};
inline constexpr Message files_none{"Aucune partie ni position dans ce dossier.",
                                    "No games or positions in this folder."};
inline constexpr Message files_empty{"Ce dossier est vide.", "This folder is empty."};
inline constexpr Counted files_left_out{
    {"{number} fichier de plus n'est pas montré : tapez son chemin.",
     "{number} more file is not shown: type its path."},
    {"{number} fichiers de plus ne sont pas montrés : tapez leur chemin.",
     "{number} more files are not shown: type their path."}};
inline constexpr Message files_closed{"Le dossier {path} ne peut pas être lu : {why}.",
                                      "The folder {path} cannot be read: {why}."};
inline constexpr Message files_bytes{"{size} octets", "{size} bytes"};
inline constexpr Message files_kilobytes{"{size} ko", "{size} kB"};
inline constexpr Message files_megabytes{"{size} Mo", "{size} MB"};

// A file with several games.
inline constexpr Message pgn_games{"Contenu du fichier", "Contents of the file"};
inline constexpr Message pgn_which{"Laquelle ouvrir ?", "Which one do you want to open?"};
/// Beside a game or position that cannot be read as a whole.
inline constexpr Message pgn_damaged{"abîmée", "damaged"};
inline constexpr Message pgn_more{
    "Le fichier en contient d'autres, qui ne sont pas montrées : tapez leur numéro.",
    "The file contains more, which are not shown: type their number."};
inline constexpr Message pgn_number{"Numéro d'une autre", "Number of another one"};
inline constexpr Message pgn_no_number{"Tapez un numéro à partir de 1, par exemple 501.",
                                       "Type a number from 1 on, for example 501."};

// Notes on an opened game.
inline constexpr Message notes_title{"À savoir sur cette partie", "About this game"};
inline constexpr Message notes_refused{"Rien n'a été ouvert", "Nothing was opened"};
inline constexpr Message notes_close{"Voir la partie", "Show the game"};

} // namespace words::message
