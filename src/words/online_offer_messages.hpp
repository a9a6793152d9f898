#pragma once

#include "words/message.hpp"

/// Further terms of a game on a server, in every face.
namespace words::message {

inline constexpr Message offer_more{"Plus de choix", "More choices"};
inline constexpr Message offer_days{"Jours par coup", "Days per move"};
inline constexpr Message offer_by_days{"en jours", "in days"};
inline constexpr Message offer_promotion{"Les pions deviennent des dames",
                                         "Pawns promote to queens"};
inline constexpr Message offer_yes{"oui", "yes"};
inline constexpr Message offer_no{"non", "no"};
inline constexpr Message offer_rated{"Partie classée", "Rated"};
inline constexpr Message offer_private{"Partie privée, sans spectateurs",
                                       "Private, without spectators"};
inline constexpr Message offer_range{"Classement de l'adversaire", "The opponent's rating"};
inline constexpr Message offer_range_any{"tous", "any"};
inline constexpr Message offer_range_field{"Classement de l'adversaire (1400-1800, vide : tous)",
                                           "The opponent's rating (1400-1800, empty: any)"};
/// Where a range is typed as one text.
inline constexpr Message range_refused{
    "Classement incorrect. Exemples : 1400-1800, 1400-, -1800 (nombres de 0 à 4000).",
    "Invalid rating. Examples: 1400-1800, 1400-, -1800 (numbers from 0 to 4000)."};
/// Where its ends are two fields.
inline constexpr Message range_ends_refused{
    "Classement incorrect : entrez des nombres de 0 à 4000, le plus petit d'abord.",
    "Invalid rating: enter numbers from 0 to 4000, the smaller one first."};
inline constexpr Message rated_needs_account{"Les parties classées demandent un compte.",
                                             "Rated games need an account."};
inline constexpr Message rated_boards{
    "Peuvent être classées : les parties d'échecs, de Stackchess 6×6 et de Stackchess 8×8 avec "
    "cavaliers, avec promotion, à la pendule ou en jours par coup.",
    "Games that can be rated: chess, Stackchess 6×6 and Stackchess 8×8 with knights, with "
    "promotion, played with a clock or a number of days per move."};
/// The person who is challenged.
inline constexpr Message offer_opponent{"Nom du compte de l'adversaire",
                                        "Name of the opponent's account"};
inline constexpr Message offer_by_name{"Défier ce joueur", "Challenge this player"};
inline constexpr Message offer_opponent_missing{"Donnez d'abord le nom de l'adversaire.",
                                                "Enter the opponent's name first."};
inline constexpr Message offer_decline{"refuser le défi de {name}",
                                       "decline the challenge from {name}"};

} // namespace words::message
