#pragma once

#include "words/message.hpp"

/// Playing on a server in the window.
namespace words::message {

inline constexpr Message window_online{"Jouer en ligne", "Play online"};
inline constexpr Message window_host{"Héberger sur ce réseau", "Host on this network"};
inline constexpr Message chat_button{"Parler", "Chat"};

// Connecting to a server.
inline constexpr Message window_server_address{"Adresse du serveur, ou lien d'une partie",
                                               "Address of the server, or link of a game"};
inline constexpr Message window_online_name{"Nom (facultatif)", "Name (optional)"};
inline constexpr Message window_connect{"Se connecter", "Connect"};
inline constexpr Message window_disconnect{"Se déconnecter", "Disconnect"};
inline constexpr Message window_host_about{
    "Héberger ouvre un serveur sur cette machine, pour jouer avec quelqu'un du même réseau, chez "
    "soi par exemple. Il s'arrête avec cette fenêtre.",
    "Hosting opens a server on this machine, to play with somebody on the same network, at home "
    "for example. It stops when this window is closed."};
inline constexpr Message window_hosting{"Le serveur s'ouvre...", "The server is starting..."};
inline constexpr Message window_shared{"Sur l'autre machine, tapez cette adresse :",
                                       "On the other machine, type this address:"};
inline constexpr Message window_host_ended{"Le serveur de cette machine s'est arrêté.",
                                           "The server on this machine has stopped."};

inline constexpr Message no_network{
    "Ce programme a été construit sans la partie réseau. « ./run join » installe ce qu'il faut.",
    "This program was built without its network part. './run join' installs what it needs."};

// A game that was in progress when the program was last closed.
inline constexpr Message window_return_online{"Revenir à la partie en ligne",
                                              "Return to the online game"};
inline constexpr Message window_left_online{
    "Une partie en ligne est peut-être encore en cours : le menu y ramène.",
    "An online game may still be in progress: the menu leads back to it."};

// The lobby.
inline constexpr Message window_your_games{"Vos parties", "Your games"};
inline constexpr Message window_return_to{"Partie {id}", "Game {id}"};
inline constexpr Message window_continue{"revenir à la partie", "return to the game"};
inline constexpr Message window_offers{"Parties proposées", "Games on offer"};
inline constexpr Message window_accept{"accepter", "accept"};
inline constexpr Message window_withdraw{"retirer", "withdraw"};
inline constexpr Message window_wanted{"Jouer", "Play"};
inline constexpr Message window_color{"Votre couleur", "Your colour"};
inline constexpr Message window_any_color{"peu importe", "any"};
inline constexpr Message window_white{"blancs", "White"};
inline constexpr Message window_black{"noirs", "Black"};
inline constexpr Message window_offer{"Proposer à tous", "Offer to anybody"};
inline constexpr Message window_by_link{"Défier par un lien", "Challenge with a link"};
inline constexpr Message window_server_computer{"Contre l'ordinateur du serveur",
                                                "Against the server's computer"};
inline constexpr Message window_computer_level{"Niveau de l'ordinateur", "Computer level"};
inline constexpr Message window_link{"Lien ou code", "Link or code"};
inline constexpr Message window_open_link{"Ouvrir le lien", "Open the link"};
inline constexpr Message window_watch{"Parties à regarder", "Games to watch"};
inline constexpr Message window_list{"Chercher les parties en cours",
                                     "Look for games being played"};
inline constexpr Message window_watch_one{"regarder", "watch"};

// In a game.
inline constexpr Message window_chat{"Conversation", "Chat"};
inline constexpr Message window_no_chat{"Personne n'a rien dit.", "Nobody has said anything."};
inline constexpr Message window_say{"Dire", "Say"};
inline constexpr Message window_send{"Envoyer", "Send"};
inline constexpr Message window_more_online{"Cette partie", "This game"};
inline constexpr Message window_abort{"Annuler la partie, sans résultat",
                                      "Abort, without a result"};
inline constexpr Message window_claim{"Gagner : l'adversaire est parti",
                                      "Claim: the opponent has left"};
inline constexpr Message window_give_time{"Donner 15 secondes", "Give 15 seconds"};
inline constexpr Message window_rematch{"Revanche", "Rematch"};
inline constexpr Message window_leave_game{"Retour au salon du serveur",
                                           "Back to the server's lobby"};

} // namespace words::message
