#pragma once

#include "words/message.hpp"

/// What a server answers to requests.
namespace words::message {

// Accounts.
inline constexpr Message web_lan{
    "Ce serveur est ouvert sur un réseau local sans HTTPS : tout le monde y joue en invité, sans "
    "compte.",
    "This server runs on a local network without HTTPS: everybody plays as a guest, without an "
    "account."};
inline constexpr Message web_bad_origin{
    "Cette demande vient d'une page qui n'est pas de ce serveur.",
    "This request comes from a page that does not belong to this server."};
inline constexpr Message web_bad_request{"Cette demande est illisible.",
                                         "This request is unreadable."};
inline constexpr Message web_not_found{"Il n'y a rien à cette adresse.",
                                       "There is nothing at this address."};
inline constexpr Message web_bad_method{"Cette adresse n'accepte pas cette méthode.",
                                        "This address does not accept this method."};
inline constexpr Message web_log_in{"Connectez-vous d'abord.", "Log in first."};
inline constexpr Message web_bad_session{"Votre session est terminée. Reconnectez-vous.",
                                         "Your session has ended. Log in again."};
inline constexpr Message web_bad_login{"Le nom ou le mot de passe est incorrect.",
                                       "The name or the password is incorrect."};
inline constexpr Message web_bad_code{"Le nom ou le code de secours est incorrect.",
                                      "The name or the recovery code is incorrect."};
inline constexpr Message web_bad_password{"Le mot de passe est incorrect.",
                                          "The password is incorrect."};
inline constexpr Message web_banned{"Ce compte est banni.", "This account has been banned."};
inline constexpr Message web_bad_name{
    "Choisissez un nom de 2 à 20 lettres (a à z), chiffres, tirets ou soulignés, qui commence par "
    "une lettre et finit par une lettre ou un chiffre.",
    "Choose a name of 2 to 20 letters (a to z), digits, hyphens or underscores that begins with a "
    "letter and ends with a letter or digit."};
inline constexpr Message web_name_reserved{"Ce nom est réservé. Choisissez-en un autre.",
                                           "This name is reserved. Choose another one."};
inline constexpr Message web_name_taken{"Ce nom est déjà pris. Choisissez-en un autre.",
                                        "This name is already taken. Choose another one."};
inline constexpr Message web_password_short{"Le mot de passe doit avoir au moins 8 caractères.",
                                            "The password must have at least 8 characters."};
inline constexpr Message web_password_long{"Le mot de passe doit avoir au plus 256 octets.",
                                           "The password must have at most 256 bytes."};
inline constexpr Message web_busy{
    "Trop de personnes se connectent en ce moment. Réessayez dans quelques secondes.",
    "Too many people are logging in at the moment. Try again in a few seconds."};
inline constexpr Message web_too_many_lookups{
    "Trop de personnes consultent des parties et des profils en ce moment. Réessayez dans quelques "
    "secondes.",
    "Too many people are looking up games and profiles at the moment. Try again in a few seconds."};
inline constexpr Message web_too_often{"Trop d'essais. Réessayez dans {seconds} s.",
                                       "Too many attempts. Try again in {seconds} s."};
inline constexpr Message web_not_saved{
    "Le serveur n'a pas accès à ses données pour le moment : rien n'a changé. Réessayez.",
    "The server cannot reach its data at the moment: nothing has changed. Try again."};
inline constexpr Message web_bad_scope{"Portée inconnue : {scope}. Choisissez parmi {scopes}.",
                                       "Unknown scope: {scope}. Choose one of {scopes}."};
inline constexpr Message web_too_many_tokens{
    "Ce compte a déjà {number} jetons. Révoquez-en un d'abord.",
    "This account already has {number} tokens. Revoke one first."};
inline constexpr Message web_too_many_exports{
    "Deux exportations sont déjà en cours. Attendez que l'une d'elles finisse.",
    "Two exports are already under way. Wait until one of them finishes."};

// Games written as PGN.
inline constexpr Message pgn_rated{"Partie classée", "Rated game"};
inline constexpr Message pgn_casual{"Partie amicale", "Casual game"};
inline constexpr Message pgn_computer{"Stackchess niveau {level}", "Stackchess level {level}"};

} // namespace words::message
