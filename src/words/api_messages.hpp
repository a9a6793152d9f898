#pragma once

#include "words/message.hpp"

/// What a server answers to programs that speak the lichess API.
namespace words::message {

inline constexpr Message api_no_header{"Il manque l'en-tête Authorization",
                                       "Missing authorization header"};
inline constexpr Message api_no_token{"Ce jeton n'existe pas", "No such token"};
inline constexpr Message api_no_scope{"Il manque la portée : {scope}", "Missing scope: {scope}"};
inline constexpr Message api_not_found{"Introuvable", "Not found"};
inline constexpr Message api_bad_method{"Cette adresse n'accepte pas cette méthode",
                                        "This address does not accept this method"};
inline constexpr Message api_no_game{"Cette partie n'existe pas", "No such game"};
inline constexpr Message api_no_challenge{"Ce défi n'existe pas", "No such challenge"};
inline constexpr Message api_no_player{"Ce joueur n'existe pas", "No such player"};
inline constexpr Message api_needs_bot{
    "Réservé aux comptes de programmes (voir /api/bot/account/upgrade)",
    "Only for bot accounts (see /api/bot/account/upgrade)"};
inline constexpr Message api_needs_person{"Réservé aux comptes de personnes",
                                          "Not for bot accounts"};
inline constexpr Message api_has_played{"Ce compte a déjà joué des parties",
                                        "This account has already played games"};
inline constexpr Message api_bad_field{"Champ incorrect : {field}", "Invalid field: {field}"};
inline constexpr Message api_bad_request{"Demande illisible", "Unreadable request"};
inline constexpr Message api_not_played{
    "{name} ne joue pas à {game} ici : il faut la portée {scope}",
    "{name} does not play {game} here: the scope {scope} is needed"};
inline constexpr Message api_not_your_turn{"Ce n'est pas votre tour, ou la partie est finie",
                                           "Not your turn, or the game is already over"};
inline constexpr Message api_game_over{"La partie est finie", "The game is over"};
inline constexpr Message api_own_challenge{"On ne se défie pas soi-même",
                                           "You cannot challenge yourself"};
inline constexpr Counted api_wrong_ply{
    {"La partie compte {number} demi-coup, et ce coup n'a pas été joué à cet endroit",
     "The game has {number} half-move, and this move was not played at that point"},
    {"La partie compte {number} demi-coups, et ce coup n'a pas été joué à cet endroit",
     "The game has {number} half-moves, and this move was not played at that point"}};
inline constexpr Message api_illegal_move{"Coup illégal : {move}", "Illegal move: {move}"};
inline constexpr Message api_chat_length{"Un message doit avoir de 1 à 140 caractères",
                                         "A message must have 1 to 140 characters"};
inline constexpr Message api_busy{"Le serveur est occupé. Réessayez.",
                                  "The server is busy. Try again."};
inline constexpr Message api_too_often{"Trop de demandes. Réessayez plus tard.",
                                       "Too many requests. Try again later."};
inline constexpr Message api_banned{"Ce compte est banni", "This account has been banned"};
inline constexpr Message api_stopping{"Le serveur s'arrête et revient bientôt",
                                      "The server is stopping and will be back soon"};

} // namespace words::message
