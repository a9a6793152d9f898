#pragma once

#include "words/message.hpp"

/// Playing on a server: its address, the connection, its lobby and its games.
namespace words::message {

// The address.
inline constexpr Message address_missing{
    "Il manque l'adresse du serveur, par exemple http://192.168.1.5:8080.",
    "Missing server address. Example: http://192.168.1.5:8080."};
inline constexpr Message address_scheme{
    "Adresse incorrecte ({address}) : elle doit commencer par http:// ou https://.",
    "Invalid address ({address}): it must begin with http:// or https://."};
inline constexpr Message address_host{
    "Adresse incorrecte ({address}) : donnez le nom ou le numéro d'une machine, par exemple "
    "192.168.1.5:8080.",
    "Invalid address ({address}): enter the name or the IP address of a machine, for example "
    "192.168.1.5:8080."};
inline constexpr Message address_port{
    "Adresse incorrecte ({address}) : le port est un nombre entre 1 et 65535.",
    "Invalid address ({address}): the port must be a number between 1 and 65535."};
inline constexpr Message address_path{
    "Adresse incorrecte ({address}) : après le serveur ne peut venir que le code d'une partie ou "
    "d'un défi, de huit lettres et chiffres.",
    "Invalid address ({address}): only the code of a game or a challenge, eight letters and "
    "digits, can follow the server."};

// The connection.
inline constexpr Message online_connecting{"Connexion à {address}...",
                                           "Connecting to {address}..."};
inline constexpr Message online_present{"Serveur {address}. Vous êtes {name}.",
                                        "Server {address}. You are {name}."};
inline constexpr Message online_away{"Connexion perdue : nouvel essai en cours...",
                                     "Connection lost: trying again..."};
inline constexpr Message online_over{"La connexion à {address} est fermée.",
                                     "The connection to {address} is closed."};
inline constexpr Message line_lost{"La connexion est perdue. Le programme essaie de la rétablir.",
                                   "The connection is lost. The program is trying to restore it."};
inline constexpr Message server_restarts{
    "Le serveur redémarre. Le programme s'y reconnecte dès que possible.",
    "The server is restarting. The program will reconnect as soon as possible."};
inline constexpr Message server_not_ready{
    "Le serveur ne peut accueillir personne pour le moment. Le programme réessaie de lui-même.",
    "The server cannot let anybody in at the moment. The program keeps trying."};
inline constexpr Message line_back{"La connexion est rétablie.", "The connection is restored."};
inline constexpr Message guest_renamed{
    "Votre nom a été changé dans une autre fenêtre, ou est désormais celui d'un compte : vous vous "
    "appelez maintenant {name}.",
    "Your name was changed in another window, or now belongs to an account: from now on you are "
    "{name}."};
inline constexpr Message guest_took_name{"Vous vous appelez maintenant {name}.",
                                         "From now on you are {name}."};
inline constexpr Message line_is_down{
    "Pas de connexion en ce moment : réessayez quand elle sera rétablie.",
    "There is no connection at the moment: try again when it is restored."};
inline constexpr Message sent_when_back{
    "Pas de connexion en ce moment : ce sera envoyé dès qu'elle sera rétablie.",
    "There is no connection at the moment: this will be sent as soon as it is restored."};
inline constexpr Message line_refused{"Le serveur {address} a fermé la connexion.",
                                      "The server {address} has closed the connection."};
inline constexpr Message line_dropped{
    "Le serveur {address} a mis fin à la connexion : vous avez envoyé trop de messages, ou votre "
    "compte est banni.",
    "The server {address} has ended the connection: you sent too many messages, or your account is "
    "banned."};
inline constexpr Message line_unreachable{
    "Personne ne répond à {address}. Vérifiez l'adresse, et que le serveur est ouvert.",
    "No answer from {address}. Check the address, and that the server is running."};
inline constexpr Message line_no_host{"Aucune machine ne porte ce nom : {address}.",
                                      "There is no machine with this name: {address}."};
inline constexpr Message line_untrusted{
    "Le certificat de {address} n'est pas digne de confiance : la connexion n'est pas ouverte.",
    "The certificate of {address} cannot be trusted: the connection was not opened."};
inline constexpr Message line_no_server{"Ce n'est pas un serveur Stackchess : {address}.",
                                        "This is not a Stackchess server: {address}."};
inline constexpr Message line_crowded{
    "Le serveur {address} a déjà trop de connexions venant d'ici. Fermez-en, ou attendez.",
    "The server {address} already has too many connections from here. Close some, or wait."};
inline constexpr Message online_other_version{
    "Le serveur {address} parle une autre version du protocole : il faut la même version de "
    "Stackchess des deux côtés.",
    "The server {address} speaks another version of the protocol: both sides need the same version "
    "of Stackchess."};

// Errors that the server reports.
inline constexpr Message online_not_understood{"Le serveur n'a pas compris la demande.",
                                               "The server did not understand the request."};
inline constexpr Message online_too_many{
    "C'en est trop à la fois pour le serveur : terminez ou annulez autre chose d'abord.",
    "That is more than the server allows at once: finish or cancel something else first."};
inline constexpr Message online_closing{"Le serveur va s'arrêter : réessayez un peu plus tard.",
                                        "The server is about to stop: try again a little later."};
inline constexpr Message online_not_saved{
    "Le serveur n'a pas pu l'enregistrer : rien n'a changé. Réessayez.",
    "The server could not store it: nothing has changed. Try again."};
inline constexpr Message online_banned{"Ce compte est banni de ce serveur.",
                                       "This account has been banned from this server."};
inline constexpr Message online_bad_name{
    "Nom incorrect : de 2 à 20 lettres sans accent, chiffres, - et _ ; d'abord une lettre, à la "
    "fin une lettre ou un chiffre.",
    "Invalid name: 2 to 20 unaccented letters, digits, - and _, starting with a letter and ending "
    "with a letter or digit."};
inline constexpr Message online_name_reserved{"Ce nom est réservé : choisissez-en un autre.",
                                              "This name is reserved: choose another one."};
inline constexpr Message online_name_taken{
    "Ce nom est déjà pris sur ce serveur : choisissez-en un autre.",
    "This name is taken on this server: choose another one."};
inline constexpr Message online_needs_account{"Il faut un compte sur ce serveur pour cela.",
                                              "You need an account on this server for that."};
inline constexpr Message online_no_such_seek{"Cette proposition n'existe plus.",
                                             "This offer no longer exists."};
inline constexpr Message online_no_such_challenge{"Ce défi n'existe plus.",
                                                  "This challenge no longer exists."};
inline constexpr Message online_no_such_player{"Aucun joueur ne porte ce nom ici.",
                                               "There is no player with this name here."};
inline constexpr Message online_not_for_you{
    "Cette proposition est la vôtre, ou s'adresse à quelqu'un d'autre.",
    "This offer is your own, or meant for somebody else."};
inline constexpr Message online_out_of_range{
    "Votre classement n'est pas parmi ceux que cette proposition demande.",
    "Your rating is outside the range of this offer."};
inline constexpr Message online_unwelcome{"L'un de vous deux a bloqué l'autre.",
                                          "One of you has blocked the other."};
inline constexpr Message online_not_rated{"Une telle partie ne peut pas être classée.",
                                          "Such a game cannot be rated."};
inline constexpr Message online_unplayable{"Cette position ne peut pas être jouée.",
                                           "This position cannot be played."};
inline constexpr Message online_bad_terms{"Ces conditions se contredisent.",
                                          "These terms contradict each other."};
inline constexpr Message online_no_such_game{
    "Il n'y a ni défi ni partie de ce code sur ce serveur.",
    "There is no challenge or game with this code on this server."};
inline constexpr Message online_behind{
    "La partie a changé entre-temps : voyez où elle en est, puis recommencez.",
    "The game has changed in the meantime: look at the board, then try again."};
inline constexpr Message online_too_late{
    "Trop tard pour annuler la partie : chacun a joué. Vous pouvez abandonner ou proposer la "
    "nulle.",
    "Too late to abort the game: both sides have moved. You can resign or offer a draw."};
inline constexpr Message online_not_gone{
    "On ne gagne ainsi que si l'adversaire est parti, et que chacun a joué.",
    "You can claim the game only if the opponent has left, and both have moved."};
inline constexpr Counted online_not_gone_long_enough{
    {"Votre adversaire vient de partir : attendez encore une seconde.",
     "Your opponent has only just left: wait one more second."},
    {"Votre adversaire vient de partir : attendez encore {number} secondes.",
     "Your opponent has only just left: wait {number} more seconds."}};
inline constexpr Message online_no_clock{"Cette partie est sans pendule.",
                                         "This game has no clock."};
inline constexpr Message online_no_chat{"On ne peut pas parler dans cette partie.",
                                        "There is no chat in this game."};
inline constexpr Message online_already_offered{"C'est déjà proposé.",
                                                "That has already been offered."};
inline constexpr Message online_not_offered{"Rien de tel n'est proposé.",
                                            "No such offer has been made."};
inline constexpr Message online_impossible_now{"Ce n'est pas possible maintenant.",
                                               "This is not possible now."};
inline constexpr Message online_strange_game{
    "Cette partie ne peut pas être montrée : elle vient peut-être d'une version plus récente.",
    "This game cannot be shown: it may come from a later version."};

// The terms of a game.
inline constexpr Message terms_stackchess{"Stackchess {size}×{size}", "Stackchess {size}×{size}"};
inline constexpr Message terms_chess{"Échecs", "Chess"};
inline constexpr Message terms_knights{"avec cavaliers", "with knights"};
inline constexpr Message terms_position{"position choisie", "custom position"};
inline constexpr Counted terms_days{{"un jour par coup", "one day per move"},
                                    {"{number} jours par coup", "{number} days per move"}};
inline constexpr Message terms_rated{"classée", "rated"};
inline constexpr Message terms_private{"privée", "private"};
inline constexpr Message terms_range{"classement {range}", "rating {range}"};
inline constexpr Message range_between{"{least} à {most}", "{least} to {most}"};
inline constexpr Message range_least{"{least} au moins", "at least {least}"};
inline constexpr Message range_most{"{most} au plus", "at most {most}"};
inline constexpr Message terms_for{"pour {name}", "for {name}"};
inline constexpr Message terms_code{"code {id}", "code {id}"};
inline constexpr Message plays_white{"joue les blancs", "plays White"};
inline constexpr Message plays_black{"joue les noirs", "plays Black"};
inline constexpr Message running_game{"{white} - {black}, {terms}, {half_moves}",
                                      "{white} - {black}, {terms}, {half_moves}"};

// Challenges.
inline constexpr Message challenge_link{"Donnez ce lien à votre adversaire : {link}",
                                        "Give your opponent this link: {link}"};
inline constexpr Message challenge_code{
    "Le code du défi, pour qui est connecté à ce serveur : {id}",
    "The code of the challenge, for anyone connected to this server: {id}"};
inline constexpr Message challenge_sent{"{name} est invité à jouer.",
                                        "{name} has been challenged."};
inline constexpr Message challenged{"{name} vous défie : {terms}.",
                                    "{name} challenges you: {terms}."};
inline constexpr Message challenge_declined{"Le défi est refusé.", "The challenge was declined."};
inline constexpr Message challenge_cancelled{"Le défi est retiré.", "The challenge was withdrawn."};
inline constexpr Message challenge_lapsed{"Le défi a expiré.", "The challenge has expired."};
inline constexpr Message accept_challenge{"{challenge}. Acceptez-vous ?",
                                          "{challenge}. Do you accept?"};
inline constexpr Message accept_named_challenge_help{
    "o : la partie commence. n : le défi est refusé. q : ne pas répondre encore.",
    "y: the game begins. n: the challenge is declined. q: do not answer yet."};
inline constexpr Message accept_challenge_help{
    "o : la partie commence. n : rien ne se passe, le lien reste valable.",
    "y: the game begins. n: nothing happens, and the link remains valid."};

// In a game.
inline constexpr Message another_game_started{
    "Une autre de vos parties a commencé : elle est dans la liste du serveur.",
    "Another game of yours has begun: it is in the server's list."};
inline constexpr Message game_aborted{"La partie est annulée, sans résultat.",
                                      "The game was aborted and has no result."};
inline constexpr Message game_aborted_by{"{name} annule la partie : elle reste sans résultat.",
                                         "{name} has aborted the game: there is no result."};
inline constexpr Message first_move_missing{
    "La partie est annulée, sans résultat : {name} n'a pas joué son premier coup dans les "
    "{seconds} secondes.",
    "The game was aborted and has no result: {name} did not make a first move within {seconds} "
    "seconds."};
inline constexpr Message first_moves_timed{
    "Chacun a {seconds} secondes pour jouer son premier coup, sinon la partie est annulée.",
    "Each side has {seconds} seconds for its first move; otherwise the game is aborted."};
inline constexpr Message gave_time{"{name} donne 15 secondes à son adversaire.",
                                   "{name} gives the opponent 15 seconds."};
inline constexpr Message player_here{"{name} est là.", "{name} is here."};
inline constexpr Message player_gone{"{name} n'est plus là.", "{name} has left."};
inline constexpr Counted player_gone_claim{
    {"{name} n'est plus là. Dans une seconde, vous pourrez demander le gain.",
     "{name} has left. You can claim the win in one second."},
    {"{name} n'est plus là. Dans {number} secondes, vous pourrez demander le gain.",
     "{name} has left. You can claim the win in {number} seconds."}};
inline constexpr Message claim_typed{"Tapez alors « gagner ».", "Then type 'claim'."};
inline constexpr Message chat_line{"{name} : {text}", "{name}: {text}"};
inline constexpr Message chat_orders{
    "/muet NOM : ne plus voir ce que cette personne écrit (/entendre : le revoir) ; /bloquer NOM : "
    "plus de messages, de propositions ni de défis entre vous (/débloquer : les permettre de "
    "nouveau) ; /signaler TEXTE : prévenir l'opérateur du serveur. Sans NOM, il s'agit de "
    "l'adversaire.",
    "/mute NAME: hide what this person writes (/unmute: show it again); /block NAME: no more "
    "messages, offers or challenges between you (/unblock: allow them again); /report TEXT: tell "
    "the operator of the server. Without NAME, they apply to your opponent."};
inline constexpr Message chat_whom{"De qui s'agit-il ? Ajoutez un nom.",
                                   "Who do you mean? Add a name."};
inline constexpr Message chat_muted{
    "Ce que {name} écrit n'est plus montré. /entendre {name} le montre de nouveau.",
    "What {name} writes is no longer shown. /unmute {name} shows it again."};
inline constexpr Message chat_unmuted{"Ce que {name} écrit est de nouveau montré.",
                                      "What {name} writes is shown again."};
inline constexpr Message chat_blocked{"Plus de messages, de propositions ni de défis entre vous et "
                                      "{name}. /débloquer {name} annule cela.",
                                      "There will be no more messages, offers or challenges "
                                      "between you and {name}. /unblock {name} undoes this."};
inline constexpr Message chat_unblocked{"Vous ne bloquez plus {name}.",
                                        "{name} is no longer blocked."};
inline constexpr Message chat_reported{"L'opérateur du serveur lira votre signalement.",
                                       "The operator of the server will read your report."};
inline constexpr Message rematch_asked{"La revanche est proposée.", "You have offered a rematch."};
inline constexpr Message rematch_waits{
    "La revanche est proposée. {name} n'est plus là et verra la proposition en revenant à cette "
    "partie.",
    "You have offered a rematch. {name} has left and will see the offer after coming back to this "
    "game."};
inline constexpr Message rematch_wanted{"{name} propose une revanche.", "{name} offers a rematch."};
inline constexpr Message rematch_typed{"Tapez « revanche » pour l'accepter.",
                                       "Type 'rematch' to accept it."};
inline constexpr Message rematch_declined{"Pas de revanche.", "No rematch."};
inline constexpr Message rematch_began{"Les joueurs ont commencé une revanche.",
                                       "The players have begun a rematch."};

// Questions.
inline constexpr Message ask_online_name{"Sous quel nom voulez-vous jouer ?",
                                         "What name do you want to play under?"};

} // namespace words::message
