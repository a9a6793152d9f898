#pragma once

#include "words/message.hpp"

/// The profiles of players.
namespace words::message {

inline constexpr Message profile_title{"Profil : {name}", "Profile: {name}"};
inline constexpr Message profile_without_games{"Aucune partie jouée.", "No games played."};
inline constexpr Message profile_stackchess{"Stackchess : {games}", "Stackchess: {games}"};
inline constexpr Message profile_chess{"Échecs : {games}", "Chess: {games}"};
inline constexpr Counted profile_games{{"{number} partie ({won} +, {drawn} =, {lost} -)",
                                        "{number} game ({won} +, {drawn} =, {lost} -)"},
                                       {"{number} parties ({won} +, {drawn} =, {lost} -)",
                                        "{number} games ({won} +, {drawn} =, {lost} -)"}};
inline constexpr Message profile_rating{"Classement : {rating} ± {deviation}",
                                        "Rating: {rating} ± {deviation}"};
inline constexpr Message profile_opponent{"  contre {opponent} : {games}",
                                          "  against {opponent}: {games}"};
inline constexpr Message profile_progress{"Progression (classement après chaque partie) :",
                                          "Progress (rating after each game):"};

inline constexpr Message profiles_title{"Joueurs : {names}", "Players: {names}"};
inline constexpr Message profiles_none{"Aucun profil pour l'instant.",
                                       "There are no profiles yet."};
inline constexpr Message ask_player{"Nom du joueur (Entrée = retour au menu) :",
                                    "Player name (Enter = back to the menu):"};
inline constexpr Message ask_player_help{
    "Un nom de la liste, ou un nouveau : lettres, chiffres, espace, ', - et _. Vos parties contre "
    "l'ordinateur compteront pour ce joueur.",
    "A name from the list, or a new one: letters, digits, spaces, ', - and _. Your games against "
    "the computer will count for this player."};
inline constexpr Message player_chosen{"{name} joue désormais.", "{name} is now playing."};

inline constexpr Message wrong_player_name{
    "Nom incorrect ({name}) : lettres, chiffres, espace, ', - et _ seulement, 60 au plus. "
    "Exemple : Anne",
    "Invalid name ({name}): use only letters, digits, spaces, ', - and _, at most 60 characters. "
    "Example: Anne"};
inline constexpr Message no_such_profile{"Le profil {name} n'existe pas.",
                                         "There is no profile named {name}."};
/// When the profile to be shown does not exist, perhaps because no game was played yet.
inline constexpr Message no_profile_yet{
    "Le profil {name} n'existe pas. Il se crée en jouant : stackchess play --profile {name}",
    "There is no profile named {name}. Play to create it: stackchess play --profile {name}"};
inline constexpr Message cannot_read_profile{"Impossible de lire le profil {name} : {why}.",
                                             "Cannot read the profile {name}: {why}."};
inline constexpr Message cannot_write_profile{"Impossible d'écrire le profil {name} : {why}.",
                                              "Cannot write the profile {name}: {why}."};
inline constexpr Message damaged_profile{
    "Le profil {name} est abîmé (ligne {line}) ; il reste tel quel.",
    "The profile {name} is damaged (line {line}); it is left unchanged."};
inline constexpr Message changed_profile{
    "Le profil {name} a été modifié : sa somme de contrôle ne correspond plus ; il reste tel quel.",
    "The profile {name} has been modified: its checksum no longer matches; it is left unchanged."};
inline constexpr Message busy_profile{"Le profil {name} est occupé par un autre programme.",
                                      "The profile {name} is in use by another program."};

} // namespace words::message
