#pragma once

#include <array>

#include "words/message.hpp"

/// The commands that manage the accounts and the database of a server.
namespace words::message {

// Help.
inline constexpr Message help_account{"Gère les comptes d'un serveur, même pendant qu'il tourne",
                                      "Manages the accounts of a server, even while it runs"};
inline constexpr Message help_account_examples{
    "stackchess account add Anne\n"
    "stackchess account add Robot --bot\n"
    "stackchess account token Robot --scope bot:play --scope challenge:write\n"
    "stackchess account list",
    "stackchess account add Anne\n"
    "stackchess account add Robot --bot\n"
    "stackchess account token Robot --scope bot:play --scope challenge:write\n"
    "stackchess account list"};
inline constexpr Message help_account_name{"Nom du compte", "Name of the account"};
inline constexpr Message help_data{
    "Dossier du serveur (par défaut stackchess/server dans le dossier des données)",
    "The server's folder (default: stackchess/server in the data folder)"};
inline constexpr Message help_database{"Base PostgreSQL du serveur, au lieu d'un dossier",
                                       "The server's PostgreSQL database, instead of a folder"};
inline constexpr Message help_folder_value{"DOSSIER", "FOLDER"};

inline constexpr Message help_account_add{
    "Crée un compte ; le mot de passe se tape, ou se lit sur l'entrée standard",
    "Creates an account; the password is typed, or read from standard input"};
inline constexpr Message help_account_add_examples{
    "stackchess account add Anne\n"
    "stackchess account add Anne --data /srv/stackchess < mot-de-passe.txt\n"
    "stackchess account add Robot --bot",
    "stackchess account add Anne\n"
    "stackchess account add Anne --data /srv/stackchess < password.txt\n"
    "stackchess account add Robot --bot"};
inline constexpr Message help_bot{"Pour un programme : des jetons, mais pas de mot de passe",
                                  "For a program: it has tokens, but no password"};
inline constexpr Message help_account_list{"Liste les comptes", "Lists the accounts"};
inline constexpr Message help_account_list_examples{"stackchess account list",
                                                    "stackchess account list"};
inline constexpr Message help_account_password{
    "Change un mot de passe et termine toutes les sessions du compte",
    "Changes a password and ends all sessions of the account"};
inline constexpr Message help_account_password_examples{"stackchess account password Anne",
                                                        "stackchess account password Anne"};
inline constexpr Message help_account_ban{"Bannit un compte", "Bans an account"};
inline constexpr Message help_account_ban_examples{"stackchess account ban Anne",
                                                   "stackchess account ban Anne"};
inline constexpr Message help_account_unban{"Lève le bannissement d'un compte",
                                            "Lifts the ban on an account"};
inline constexpr Message help_account_unban_examples{"stackchess account unban Anne",
                                                     "stackchess account unban Anne"};
inline constexpr Message help_account_delete{
    "Supprime un compte pour toujours ; ses parties restent, sans son nom",
    "Deletes an account for good; its games stay, without its name"};
inline constexpr Message help_account_delete_examples{"stackchess account delete Anne",
                                                      "stackchess account delete Anne"};
inline constexpr Message help_account_token{
    "Crée un jeton, avec lequel un programme agit pour le compte ; il n'est montré qu'une fois",
    "Creates a token with which a program acts for the account; it is shown only once"};
inline constexpr Message help_account_token_examples{
    "stackchess account token Robot --scope bot:play --scope challenge:write",
    "stackchess account token Robot --scope bot:play --scope challenge:write"};
inline constexpr Message help_scope{"Ce que le jeton permet ; à répéter pour plusieurs : {scopes}",
                                    "What the token permits; repeat it for several: {scopes}"};
inline constexpr Message help_scope_value{"PORTÉE", "SCOPE"};
inline constexpr Message help_description{"À quoi il sert, pour s'en souvenir",
                                          "What it is for, as a reminder"};
inline constexpr Message help_account_tokens{"Liste les jetons d'un compte",
                                             "Lists the tokens of an account"};
inline constexpr Message help_account_tokens_examples{"stackchess account tokens Robot",
                                                      "stackchess account tokens Robot"};
inline constexpr Message help_account_revoke{"Révoque un jeton, ou tous ceux d'un compte",
                                             "Revokes a token, or all tokens of an account"};
inline constexpr Message help_account_revoke_examples{"stackchess account revoke Robot 3f9a01c2\n"
                                                      "stackchess account revoke Robot all",
                                                      "stackchess account revoke Robot 3f9a01c2\n"
                                                      "stackchess account revoke Robot all"};
inline constexpr Message help_token_argument{
    "Le jeton, par son nom dans « account tokens », ou all pour tous",
    "The token, by its name in `account tokens`, or all"};
inline constexpr Message help_token_value{"JETON", "TOKEN"};
inline constexpr Message help_backup{
    "Copie la base de données d'un serveur dans un nouveau fichier, même pendant qu'il tourne",
    "Copies the database of a server to a new file, even while it runs"};
inline constexpr Message help_backup_examples{"stackchess backup stackchess-lundi.db",
                                              "stackchess backup stackchess-monday.db"};
inline constexpr Message help_backup_file{"Le fichier à créer", "The file to create"};

// Accounts.
inline constexpr Message missing_name{"Il manque le nom. Exemple : {example}",
                                      "Missing name. Example: {example}"};
inline constexpr Message wrong_account_name{
    "Nom incorrect ({name}) : de 2 à 20 lettres sans accent, chiffres, - et _ ; d'abord une "
    "lettre, "
    "à la fin une lettre ou un chiffre. Quelques noms, comme admin, sont réservés. Exemple : Anne",
    "Invalid name ({name}): 2 to 20 unaccented letters, digits, - and _, starting with a letter "
    "and "
    "ending with a letter or digit. Some names, such as admin, are reserved. Example: Anne"};
inline constexpr Message name_taken{
    "Le nom {name} est pris. Le nom d'un compte supprimé n'est jamais réattribué.",
    "The name {name} is taken. The name of a deleted account cannot be used again."};
inline constexpr Message no_such_account{"Le compte {name} n'existe pas.",
                                         "There is no account named {name}."};
inline constexpr Message account_added{"Le compte {name} est créé.",
                                       "The account {name} has been created."};
inline constexpr Message recovery_code{"Code de secours, montré cette seule fois : {code}",
                                       "Recovery code (shown only once): {code}"};
inline constexpr Message bot_added{
    "Le compte {name} est créé, pour un programme. Son jeton : stackchess account token {name} "
    "--scope bot:play",
    "The account {name} has been created, for a program. For its token: stackchess account token "
    "{name} --scope bot:play"};
inline constexpr Message help_account_review{
    "Liste les signalements des joueurs, et ce qui semble suspect dans les parties classées",
    "Lists the players' reports, and what looks suspicious in rated games"};
inline constexpr Message help_account_review_examples{"stackchess account review",
                                                      "stackchess account review"};
inline constexpr Message deleted_account{"un compte supprimé", "a deleted account"};
inline constexpr Message review_report{"{day}  {by} signale {about}, partie {game} : {text}",
                                       "{day}  {by} reports {about}, game {game}: {text}"};
inline constexpr Message review_repeated{
    "{winner} a battu {loser} {count} fois avec les mêmes {plies} premiers demi-coups : {games}",
    "{winner} beat {loser} {count} times with the same first {plies} half-moves: {games}"};
inline constexpr Message review_gain{
    "{name} a gagné {points} points en {games} contre des comptes de moins de {days} jours",
    "{name} gained {points} points in {games} against accounts less than {days} days old"};
inline constexpr Message review_nothing{"Rien à signaler.", "Nothing to report."};
inline constexpr Message accounts_none{"Aucun compte pour l'instant.",
                                       "There are no accounts yet."};
inline constexpr Message account_created{"créé le {day}", "created {day}"};
inline constexpr Message account_seen{"vu le {day}", "last seen {day}"};
inline constexpr Message account_bot{"programme", "bot"};
inline constexpr Message account_banned{"banni", "banned"};
inline constexpr Message password_changed{
    "Le mot de passe du compte {name} est changé, et toutes ses sessions sont terminées.",
    "The password of {name} has been changed, and all its sessions have ended."};
inline constexpr Message now_banned{"{name} est banni.", "{name} has been banned."};
inline constexpr Message banned_before{"{name} était déjà banni.", "{name} was already banned."};
inline constexpr Message now_unbanned{"{name} n'est plus banni.", "{name} is no longer banned."};
inline constexpr Message unbanned_before{"{name} n'était pas banni.", "{name} was not banned."};
inline constexpr Message ask_deletion{
    "Supprimer {name} est définitif. Tapez encore une fois son nom :",
    "Deleting {name} cannot be undone. Type its name again:"};
inline constexpr Message deletion_cancelled{"Rien n'est supprimé.", "Nothing has been deleted."};
inline constexpr Message account_deleted{"Le compte {name} est supprimé.",
                                         "The account {name} has been deleted."};

// Passwords.
inline constexpr Message ask_password{"Mot de passe pour {name} :", "Password for {name}:"};
inline constexpr Message ask_password_again{"Encore une fois :", "Once more:"};
inline constexpr Message passwords_differ{"Les deux mots de passe ne sont pas les mêmes.",
                                          "The two passwords are not the same."};
inline constexpr Message password_too_short{
    "Le mot de passe est trop court : {least} caractères au "
    "moins.",
    "The password is too short: at least {least} "
    "characters."};
inline constexpr Message password_too_long{"Le mot de passe est trop long : {most} octets au plus.",
                                           "The password is too long: at most {most} bytes."};
inline constexpr Message password_is_name{"Le mot de passe ne doit pas être le nom du compte.",
                                          "The password must not be the name of the account."};

// Tokens.
inline constexpr Message missing_scope{
    "Il manque ce que le jeton permet. Exemple : stackchess account token {name} --scope bot:play",
    "Say what the token permits. Example: stackchess account token {name} --scope bot:play"};
inline constexpr Message unknown_scope{
    "Portée inconnue (--scope {scope}) : choisissez parmi {scopes}.",
    "Unknown scope (--scope {scope}): choose from {scopes}."};
inline constexpr Message tokens_none{"{name} n'a aucun jeton.", "{name} has no tokens."};
inline constexpr Message token_used{"utilisé le {day}", "last used {day}"};
inline constexpr Message token_unused{"jamais utilisé", "never used"};
inline constexpr Message missing_token{
    "Il manque le jeton. Exemple : stackchess account revoke {name} all",
    "Missing token. Example: stackchess account revoke {name} all"};
inline constexpr Message no_such_token{
    "{name} n'a pas de jeton {token}. Voir : stackchess account tokens {name}",
    "{name} has no token {token}. See: stackchess account tokens {name}"};
inline constexpr Counted tokens_revoked{{"{number} jeton révoqué.", "{number} token revoked."},
                                        {"{number} jetons révoqués.", "{number} tokens revoked."}};

// The database.
inline constexpr Message missing_backup_file{
    "Il manque le fichier à créer. Exemple : stackchess backup stackchess.db",
    "Missing file to create. Example: stackchess backup stackchess.db"};
inline constexpr Message backup_done{"Copie complète : {file}", "Backup complete: {file}"};
inline constexpr Message no_data_home{
    "Aucun dossier pour le serveur : ni XDG_DATA_HOME ni HOME. Donnez --data DOSSIER.",
    "There is no folder for the server: neither XDG_DATA_HOME nor HOME is set. Use --data FOLDER."};
inline constexpr Message no_server_library{
    "Impossible de charger la partie réseau : {why}. Installez les paquets {packages} ; depuis les "
    "sources, « ./run join » fait tout.",
    "Cannot load the network part: {why}. Install the packages {packages}; when building from "
    "source, './run join' does everything."};
inline constexpr Message no_random_numbers{"Le système ne donne pas de nombres aléatoires.",
                                           "The system provides no random numbers."};
inline constexpr Message no_memory_for_password{
    "Pas assez de mémoire pour chiffrer le mot de passe (19 Mo).",
    "Not enough memory to hash the password (19 MB)."};
inline constexpr Message database_trouble{"La base de données {file} : {why}.",
                                          "The database {file}: {why}."};
inline constexpr Message database_busy{"un autre programme l'occupe ; réessayez",
                                       "another program is using it; try again"};
inline constexpr Message database_fails{"le disque ou la base signale une erreur ({detail})",
                                        "the disk or the database reported an error ({detail})"};
inline constexpr Message database_missing{"elle n'existe pas ; « stackchess account add » la crée",
                                          "it does not exist; `stackchess account add` creates it"};
inline constexpr Message database_no_folder{"son dossier ne peut pas être créé",
                                            "its folder cannot be created"};
inline constexpr Message empty_data_folder{"--data est vide : donnez un dossier.",
                                           "--data is empty: give a folder."};
inline constexpr Message database_damaged{
    "elle est abîmée, ou ce n'est pas celle d'un serveur de Stackchess",
    "it is damaged, or not the database of a Stackchess server"};
inline constexpr Message database_newer{
    "elle est d'une version plus récente de Stackchess ; utilisez celle-ci",
    "it was written by a later version of Stackchess; use that version"};
inline constexpr Message database_in_use{"un autre serveur l'utilise",
                                         "another server is using it"};
inline constexpr Message database_away{"elle est injoignable : {detail}",
                                       "it cannot be reached: {detail}"};
inline constexpr Message database_silent{"elle ne répond pas ; réessayez",
                                         "it does not answer; try again"};
inline constexpr Message database_not_empty{
    "elle contient déjà des comptes ou des parties ; il en faut une vide",
    "it already contains accounts or games; use an empty one"};
inline constexpr Message database_own_copy{
    "PostgreSQL se sauvegarde avec son propre programme : pg_dump --format=custom "
    "--file=stackchess.dump ADRESSE",
    "PostgreSQL is backed up by its own program: pg_dump --format=custom --file=stackchess.dump "
    "ADDRESS"};
inline constexpr Message wrong_database{
    "Base incorrecte (--database {address}) : entrez une adresse, par exemple "
    "postgresql://stackchess@localhost/stackchess.",
    "Invalid database (--database {address}): enter an address, for example "
    "postgresql://stackchess@localhost/stackchess."};
inline constexpr Message data_or_database{
    "--data et --database s'excluent : les données sont dans un dossier ou dans PostgreSQL.",
    "--data and --database cannot be used together: the data is either in a folder or in "
    "PostgreSQL."};
inline constexpr Message file_exists{"le fichier existe déjà", "the file already exists"};
inline constexpr Message change_unknown{
    "on ne sait pas si le changement est fait ({why}) ; recommencez la commande",
    "it is not known whether the change was made ({why}); repeat the command"};

// Checking it.
inline constexpr Message check_counts{"{accounts}, {games} (dont {running} en cours), {events}",
                                      "{accounts}, {games} ({running} in progress), {events}"};
inline constexpr Counted accounts_counted{{"{number} compte", "{number} account"},
                                          {"{number} comptes", "{number} accounts"}};
inline constexpr Counted events_counted{{"{number} événement", "{number} event"},
                                        {"{number} événements", "{number} events"}};
inline constexpr Message game_wrong{"Partie {game} : {why}", "Game {game}: {why}"};
inline constexpr Message check_well{"Tout est en ordre.", "Everything is in order."};
/// By the flaw.
inline constexpr std::array<Message, 8> flaws{
    {{"Base de données : {subject}", "Database: {subject}"},
     {"Table {subject} : une ligne renvoie à une autre qui n'existe pas",
      "Table {subject}: a row refers to one that does not exist"},
     {"Partie {subject} : il manque des événements", "Game {subject}: events are missing"},
     {"Partie {subject} : elle n'a pas deux joueurs",
      "Game {subject}: it does not have two players"},
     {"Partie {subject} : sa fin est incomplète", "Game {subject}: its end is incomplete"},
     {"Partie {subject} : elle est comptée deux fois", "Game {subject}: it is rated twice"},
     {"Compte {subject} : le nombre de ses parties classées est faux",
      "Account {subject}: the number of its rated games is wrong"},
     {"Compte {subject} : le nombre de ses parties est faux",
      "Account {subject}: the number of its games is wrong"}}};

} // namespace words::message
