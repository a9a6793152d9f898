#pragma once

#include "words/message.hpp"

/// Playing on a server at the terminal: the lobby, and messages that only its games need.
namespace words::message {

// The command.
inline constexpr Message help_join{"Joue sur un serveur, en ligne ou sur le réseau local",
                                   "Plays on a server, online or on the local network"};
inline constexpr Message help_join_examples{
    "stackchess join 192.168.1.5:8080\n"
    "stackchess join https://stackchess.example --name Camille\n"
    "stackchess join https://stackchess.example/k3Tz81Qa",
    "stackchess join 192.168.1.5:8080\n"
    "stackchess join https://stackchess.example --name Camille\n"
    "stackchess join https://stackchess.example/k3Tz81Qa"};
inline constexpr Message help_join_address{
    "Adresse du serveur, ou lien d'un défi ou d'une partie",
    "Address of the server, or link of a challenge or a game"};
inline constexpr Message help_join_name{
    "Nom sous lequel jouer : de 2 à 20 lettres sans accent, chiffres, - et _, d'abord une lettre",
    "Name to play under: 2 to 20 unaccented letters, digits, - and _, starting with a letter"};

// The lobby.
inline constexpr Message guest_not_kept{
    "Le serveur ne vous reconnaîtra pas la prochaine fois : votre clé n'a pas pu être gardée "
    "({why}).",
    "The server will not recognise you next time: your key could not be saved ({why})."};
inline constexpr Message online_name_help{
    "De 2 à 20 lettres sans accent, chiffres, - et _ ; d'abord une lettre, à la fin une lettre ou "
    "un chiffre. q : quitter le serveur.",
    "2 to 20 unaccented letters, digits, - and _, starting with a letter and ending with a letter "
    "or digit. q: leave the server."};
inline constexpr Message lobby_own_game{"{number}- Revenir à votre partie {id}",
                                        "{number}- Return to your game {id}"};
inline constexpr Message lobby_challenge{"{number}- Répondre au défi de {challenge}",
                                         "{number}- Answer the challenge from {challenge}"};
inline constexpr Message lobby_own_challenge{"{number}- Retirer votre défi ({challenge})",
                                             "{number}- Withdraw your challenge ({challenge})"};
inline constexpr Message lobby_seek{"{number}- Jouer avec {seek}", "{number}- Play with {seek}"};
inline constexpr Message lobby_own_seek{"{number}- Retirer votre proposition ({seek})",
                                        "{number}- Withdraw your offer ({seek})"};
inline constexpr Message lobby_nobody{"Personne ne propose de partie en ce moment.",
                                      "Nobody is offering a game at the moment."};
inline constexpr Message lobby_new_seek{"n- Proposer une partie", "n- Offer a game to anybody"};
inline constexpr Message lobby_new_challenge{"d- Défier quelqu'un, par son nom ou par un lien",
                                             "d- Challenge somebody, by name or with a link"};
inline constexpr Message lobby_computer{"o- Jouer contre l'ordinateur du serveur",
                                        "o- Play against the server's computer"};
inline constexpr Message lobby_watch{"r- Regarder une partie", "r- Watch a game"};
inline constexpr Message lobby_link{"l- Ouvrir un lien ou un code", "l- Open a link or a code"};
inline constexpr Message lobby_leave{"0- Quitter le serveur", "0- Leave the server"};
inline constexpr Message lobby_help{
    "Tapez le numéro d'une ligne ou la lettre d'un choix, puis Entrée. n propose une partie, que "
    "n'importe qui ici peut accepter ; d défie une seule personne, par le nom de son compte ou par "
    "un lien que vous lui donnez.",
    "Type the number of a line or the letter of a choice, then Enter. n offers a game that anybody "
    "here can accept; d challenges one person, by the name of an account or with a link that you "
    "pass on."};
inline constexpr Message lobby_wrong_choice{
    "Choix erroné : tapez le numéro d'une ligne ou la lettre d'un choix, par exemple n.",
    "Invalid choice: type the number of a line or the letter of a choice, for example n."};
inline constexpr Message lobby_waiting{
    "Votre proposition est affichée : la partie commence dès que quelqu'un l'accepte.",
    "Your offer is listed: the game begins as soon as somebody accepts it."};
inline constexpr Message ask_rules{"Stackchess ou échecs (s/e, Entrée = s) ?",
                                   "Stackchess or chess (s/c, Enter = s)?"};
inline constexpr Message ask_rules_help{"s : Stackchess. e : échecs. q : retour.",
                                        "s: Stackchess. c: chess. q: back."};
inline constexpr Message rules_refused{"Répondez par s (Stackchess) ou e (échecs).",
                                       "Please answer s (Stackchess) or c (chess)."};
inline constexpr Message ask_pace{
    "Pendule : 5+3 (minutes et secondes par coup), 3j (jours par coup), Entrée = sans :",
    "Clock: 5+3 (minutes and seconds per move), 3d (days per move), Enter = none:"};
inline constexpr Message ask_pace_help{
    "5+3 : cinq minutes chacun, et trois secondes de plus à chaque coup. 3j : trois jours pour "
    "chaque coup (de 1 à 14), et chacun revient jouer quand il veut. Entrée seule : sans pendule. "
    "q : retour.",
    "5+3: five minutes each, plus three seconds per move. 3d: three days for each move (1 to 14), "
    "and both come back to play when they like. Enter alone: no clock. q: back."};
inline constexpr Message pace_refused{
    "Pendule incorrecte : minutes et secondes par coup, par exemple 5+3, ou de 1 à 14 jours par "
    "coup, par exemple 3j.",
    "Invalid clock: enter minutes and seconds per move, for example 5+3, or 1 to 14 days per move, "
    "for example 3d."};
inline constexpr Message ask_color_wish{
    "Quelle couleur (b : blancs, n : noirs, Entrée = peu importe ; + : plus de choix) ?",
    "Which colour (w: White, b: Black, Enter = any; +: more choices)?"};
inline constexpr Message ask_color_wish_help{
    "b : vous jouez les blancs. n : les noirs. Entrée seule : au hasard. + : promotion, partie "
    "classée ou privée, classement de l'adversaire. q : retour.",
    "w: you play White. b: Black. Enter alone: at random. +: promotion, a rated or a private game, "
    "the opponent's rating. q: back."};
inline constexpr Message color_wish_refused{
    "Répondez par b (blancs), n (noirs), Entrée seule (peu importe) ou + (plus de choix).",
    "Please answer w (White), b (Black), Enter alone (any) or + (more choices)."};
inline constexpr Message offer_title{"{game}. Ce qui peut changer :",
                                     "{game}. What can be changed:"};
inline constexpr Message offer_choice{"{number}- {choice} : {state}",
                                      "{number}- {choice}: {state}"};
inline constexpr Message ask_offer_choice{
    "Que voulez-vous changer (un numéro, Entrée = continuer) ?",
    "What do you want to change (a number, Enter = continue)?"};
inline constexpr Message ask_offer_choice_help{
    "Le numéro d'une ligne la change. Entrée seule : tout convient. q : retour.",
    "The number of a line changes it. Enter alone: accept. q: back."};
inline constexpr Message offer_choice_refused{
    "Pas de ligne de ce numéro : choisissez dans la liste.",
    "There is no line with this number: choose one from the list."};
inline constexpr Message ask_range{
    "Classement de l'adversaire, par exemple 1400-1800 (Entrée = tous) :",
    "The opponent's rating, for example 1400-1800 (Enter = any):"};
inline constexpr Message ask_range_help{
    "1400-1800 : de 1400 à 1800. 1400- : au moins 1400. -1800 : au plus 1800. Sans classement, "
    "on compte pour 1500. Entrée seule : tous. q : retour.",
    "1400-1800: from 1400 to 1800. 1400-: at least 1400. -1800: at most 1800. Somebody without a "
    "rating counts as 1500. Enter alone: any. q: back."};
inline constexpr Message ask_opponent{
    "Nom de l'adversaire, s'il a un compte ici (Entrée = par un lien) :",
    "Opponent's name, if they have an account here (Enter = with a link):"};
inline constexpr Message ask_opponent_help{
    "Le nom d'un compte de ce serveur : son propriétaire seul reçoit le défi, et peut le refuser. "
    "Entrée seule : un lien ou un code, à donner à qui vous voulez. q : retour.",
    "The name of an account on this server: only its owner receives the challenge, and may decline "
    "it. Enter alone: a link or a code, to give to anyone you like. q: back."};
inline constexpr Message ask_link{"Lien ou code :", "Link or code:"};
inline constexpr Message ask_link_help{
    "Le lien d'un défi ou d'une partie de ce serveur, ou ses huit derniers caractères. q : retour.",
    "The link of a challenge or a game on this server, or its last eight characters. q: back."};
inline constexpr Message link_refused{
    "Lien incorrect ({link}) : le code a huit lettres et chiffres, par exemple k3Tz81Qa.",
    "Invalid link ({link}): the code has eight letters and digits, for example k3Tz81Qa."};
inline constexpr Message link_elsewhere{
    "Ce lien mène à un autre serveur, {server} : quittez celui-ci d'abord.",
    "This link leads to another server, {server}: leave this one first."};
inline constexpr Message watch_title{"Parties en cours :", "Games being played:"};
inline constexpr Message watch_entry{"{number}- {game}", "{number}- {game}"};
inline constexpr Message watch_none{"Aucune partie publique n'est en cours.",
                                    "No public game is being played."};
inline constexpr Message ask_watch{"Quelle partie (son numéro, Entrée = retour) ?",
                                   "Which game (its number, Enter = back)?"};
inline constexpr Message ask_watch_help{
    "Le numéro d'une partie de la liste. Entrée seule ou q : retour.",
    "The number of a game in the list. Enter alone or q: back."};
inline constexpr Message watch_refused{
    "Pas de partie de ce numéro : choisissez dans la liste.",
    "There is no game with this number: choose one from the list."};

// In a game.
inline constexpr Message game_entered{"{white} (blancs) contre {black} (noirs). {terms}.",
                                      "{white} (White) against {black} (Black). {terms}."};
inline constexpr Message opponent_plays{"{name} joue {move}.", "{name} plays {move}."};
inline constexpr Message waiting_prompt{"C'est à {name} de jouer (? : aide) :",
                                        "It is {name}'s turn (?: help):"};
inline constexpr Message waiting_for_server{"Votre coup est envoyé au serveur (? : aide) :",
                                            "Your move is on its way to the server (?: help):"};
inline constexpr Message waiting_help{
    "Le coup de votre adversaire s'affichera de lui-même. En attendant : dire TEXTE (dire / : "
    "contre les importuns), nulle, annuler (avec l'accord de l'adversaire), abandonner, "
    "interrompre (avant que chacun ait joué), gagner (quand l'adversaire est parti), temps (15 "
    "secondes de plus pour lui), coups, notation, retourner, <, >. q quitte la partie, qui "
    "continue.",
    "Your opponent's move will appear by itself. Meanwhile: say TEXT (say /: what to do about rude "
    "people), draw, undo (if the opponent agrees), resign, abort (before both have moved), claim "
    "(when the opponent has left), time (15 more seconds for the opponent), moves, notation, flip, "
    "<, >. q leaves the game, which goes on."};
/// On the player's turn, after the explanation of how to move.
inline constexpr Message online_orders_help{
    "dire TEXTE (dire / : contre les importuns), nulle, annuler (avec l'accord de l'adversaire), "
    "abandonner, interrompre (avant que chacun ait joué), gagner (quand l'adversaire est parti), "
    "temps (15 secondes de plus pour lui), coups, notation, prises, retourner, position, exporter "
    "FICHIER, règles. q quitte la partie, qui continue.\n<, >, début et fin montrent les coups "
    "d'avant.",
    "say TEXT (say /: what to do about rude people), draw, undo (if the opponent agrees), resign, "
    "abort (before both have moved), claim (when the opponent has left), time (15 more seconds for "
    "the opponent), moves, notation, captured, flip, position, export FILE, rules. q leaves the "
    "game, which goes on.\n<, >, start and end show earlier moves."};
inline constexpr Message watching_prompt{"Vous regardez ; c'est à {name} de jouer (? : aide) :",
                                         "You are watching; it is {name}'s turn (?: help):"};
inline constexpr Message watching_help{
    "Les coups s'affichent d'eux-mêmes. dire TEXTE parle aux autres spectateurs (dire / : contre "
    "les importuns) ; notation, retourner, <, > ; q ne regarde plus.",
    "Moves appear by themselves. say TEXT talks to the other spectators (say /: what to do about "
    "rude people); notation, flip, <, >; q stops watching."};
inline constexpr Message online_review_prompt{
    "Partie terminée (revanche, dire, sauver, exporter, <, > ; Entrée = retour au serveur) :",
    "The game is over (rematch, say, save, export, <, >; Enter = back to the server):"};
inline constexpr Message online_review_help{
    "revanche propose de rejouer. <, >, début et fin montrent les coups ; notation, exporter "
    "FICHIER, sauver NOM, dire TEXTE. Entrée seule : retour au serveur.",
    "rematch offers to play again. <, >, start and end show the moves; notation, export FILE, save "
    "NAME, say TEXT. Enter alone: back to the server."};
inline constexpr Message nothing_to_say{"Que voulez-vous dire ? Par exemple : dire Bonjour !",
                                        "What do you want to say? For example: say Hello!"};
inline constexpr Message too_much_to_say{"C'est trop long : un message a au plus 500 caractères.",
                                         "That is too long: a message has at most 500 characters."};

} // namespace words::message
