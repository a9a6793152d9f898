#pragma once

#include "words/message.hpp"

/// The archive of finished games in text mode.
namespace words::message {

inline constexpr Message menu_archive{"f- Parties terminées", "f- Finished games"};
inline constexpr Message archive_title{"Parties terminées, {first} à {last} sur {count} :",
                                       "Finished games, {first} to {last} of {count}:"};
inline constexpr Message archive_entry{"{number}- {date} : {game}", "{number}- {date}: {game}"};
inline constexpr Message archive_is_empty{"Aucune partie terminée pour le moment.",
                                          "No finished games yet."};
inline constexpr Message ask_archived{"Numéro de la partie à revoir (? pour l'aide) :",
                                      "Number of the game to look at (? for help):"};
inline constexpr Message ask_archived_help{
    "Le numéro d'une partie la montre. > : les plus anciennes, < : les plus récentes. exporter "
    "NUMÉRO FICHIER : l'écrire en PGN. renommer NUMÉRO NOM : lui donner un nom. effacer NUMÉRO : "
    "la supprimer. q : retour au menu.",
    "Type the number of a game to see it. > : older games, < : newer games. export NUMBER FILE: "
    "write it as PGN. rename NUMBER NAME: give it a name. delete NUMBER: delete it. q: back to the "
    "menu."};
inline constexpr Message ask_archived_name_help{
    "Sous ce nom la partie se retrouve dans la liste, avec sa date. Une ligne vide : elle n'a plus "
    "que sa date.",
    "The game is listed under this name, with its date. An empty line removes the name and leaves "
    "only the date."};
inline constexpr Message nothing_older{"Il n'y a pas de partie plus ancienne.",
                                       "There are no older games."};
inline constexpr Message nothing_newer{"Il n'y a pas de partie plus récente.",
                                       "There are no newer games."};
inline constexpr Message no_such_number{
    "Tapez un numéro de la liste, de {first} à {last}, ou ? pour l'aide.",
    "Type a number from the list, {first} to {last}, or ? for help."};

} // namespace words::message
