#pragma once

#include "words/message.hpp"

/// Accounts of a server, for logging in and out of them.
namespace words::message {

inline constexpr Message lobby_log_in{"c- Se connecter à un compte", "c- Log in to an account"};
inline constexpr Message lobby_register{"i- Créer un compte", "i- Create an account"};
inline constexpr Message lobby_log_out{"c- Se déconnecter du compte {name}",
                                       "c- Log out of the account {name}"};
inline constexpr Message ask_account_name{"Nom du compte :", "Name of the account:"};
inline constexpr Message account_name_help{
    "Le nom d'un compte a de 2 à 20 lettres sans accent, chiffres, - et _ ; d'abord une lettre, à "
    "la fin une lettre ou un chiffre. q : revenir.",
    "An account name has 2 to 20 unaccented letters, digits, - and _, starting with a letter and "
    "ending with a letter or digit. q: back."};
inline constexpr Message ask_account_password{"Mot de passe de {name} (il ne s'affiche pas) :",
                                              "Password of {name} (it is not shown):"};
inline constexpr Message ask_password_or_name{
    "Si {name} est votre compte, son mot de passe (il ne s'affiche pas) ; sinon Entrée :",
    "If {name} is your account, its password (it is not shown); otherwise Enter:"};
inline constexpr Message ask_new_password{
    "Nouveau mot de passe, d'au moins 8 caractères (il ne s'affiche pas) :",
    "New password, at least 8 characters (it is not shown):"};
inline constexpr Message ask_new_password_again{"Le même encore une fois :", "Type it again:"};
inline constexpr Message new_passwords_differ{
    "Les deux mots de passe diffèrent : rien n'est changé. Recommencez.",
    "The two passwords differ: nothing was changed. Try again."};
inline constexpr Message account_password_unsafe{
    "Pas de mot de passe ici : la connexion à {address} n'est pas chiffrée. Il faut une adresse "
    "https://.",
    "Passwords cannot be used here: the connection to {address} is not encrypted. Use an https:// "
    "address."};
inline constexpr Message account_entered{"Vous êtes connecté au compte {name}.",
                                         "You are logged in as {name}."};
inline constexpr Message account_recovery{"Votre code de secours, à noter : {code}. Il remplace un "
                                          "mot de passe oublié et n'est plus jamais montré.",
                                          "Write down your recovery code: {code}. It replaces a "
                                          "forgotten password and will not be shown again."};
inline constexpr Message account_left{"Vous êtes déconnecté du compte {name}.",
                                      "You are logged out of {name}."};
inline constexpr Message line_logged_out{
    "Votre session sur {address} est terminée : connectez-vous de nouveau.",
    "Your session on {address} has ended: log in again."};

// In the window.
inline constexpr Message window_account{"Compte", "Account"};
inline constexpr Message window_account_name{"Nom du compte", "Name of the account"};
inline constexpr Message window_password{"Mot de passe (8 caractères au moins)",
                                         "Password (at least 8 characters)"};
inline constexpr Message window_log_in{"Se connecter au compte", "Log in"};
inline constexpr Message window_register{"Créer ce compte", "Create this account"};
inline constexpr Message window_log_out{"Se déconnecter du compte", "Log out"};

} // namespace words::message
