#pragma once

#include <array>
#include <string_view>

#include "words/message.hpp"

/// What the page in a browser says about accounts, players and ratings.
namespace words::message {

inline constexpr Message page_account{"Compte", "Account"};
inline constexpr Message page_account_text{
    "Sans compte, vous jouez comme invité. Avec un compte, vous gardez votre nom, votre historique "
    "et un classement. Un nom et un mot de passe suffisent.",
    "Without an account you play as a guest. With one you keep your name, your games and a rating. "
    "A name and a password are enough."};
inline constexpr Message page_log_in{"Se connecter", "Log in"};
inline constexpr Message page_register{"Créer un compte", "Create an account"};
inline constexpr Message page_recover{"Mot de passe oublié", "Forgotten password"};
inline constexpr Message page_account_name{"Nom", "Name"};
inline constexpr Message page_password{"Mot de passe", "Password"};
inline constexpr Message page_current_password{"Mot de passe actuel", "Current password"};
inline constexpr Message page_new_password{"Nouveau mot de passe", "New password"};
inline constexpr Message page_code{"Code de secours", "Recovery code"};
inline constexpr Message page_code_text{
    "Notez ce code : il permet de choisir un nouveau mot de passe si vous oubliez le vôtre. Il "
    "n'est montré qu'une fois.",
    "Write this code down: with it you can choose a new password if you forget yours. It is shown "
    "only once."};
inline constexpr Message page_code_kept{"Je l'ai noté", "I have written it down"};
inline constexpr Message page_logged_in{
    "Vous êtes {name}. Vos parties en ligne portent ce nom.",
    "You are {name}. Your online games appear under this name."};
inline constexpr Message page_log_out{"Se déconnecter", "Log out"};
inline constexpr Message page_log_out_everywhere{"Se déconnecter partout", "Log out everywhere"};
inline constexpr Message page_change_password{"Changer le mot de passe", "Change the password"};
inline constexpr Message page_password_changed{
    "Le mot de passe est changé ; toutes les autres connexions sont fermées.",
    "The password is changed; all other sessions have ended."};
inline constexpr Message page_your_data{"Vos données", "Your data"};
inline constexpr Message page_export{"Télécharger toutes les données conservées sur vous",
                                     "Download all data kept about you"};
inline constexpr Message page_delete_account{"Supprimer le compte", "Delete the account"};
inline constexpr Message page_delete_text{"Le compte disparaît pour toujours, et son nom n'est "
                                          "plus attribué. Vos parties en cours sont abandonnées.",
                                          "The account is deleted for good, and its name cannot be "
                                          "used again. Your games in progress are resigned."};
inline constexpr Message page_deleted{"Le compte est supprimé.", "The account is deleted."};
inline constexpr Message page_tokens{"Jetons pour programmes", "Tokens for programs"};
inline constexpr Message page_tokens_text{
    "Un programme qui a un jeton joue à votre place, par l'API de lichess.",
    "A program that has a token plays in your name, through the lichess API."};
inline constexpr Message page_token_description{"Pour quel programme", "For which program"};
inline constexpr Message page_token_scopes{"Ce qu'il peut faire", "What it may do"};
/// What each scope allows.
struct ScopeMeaning {
    std::string_view scope;
    Message meaning;
};
inline constexpr auto page_scopes = std::to_array<ScopeMeaning>({
    {"board:play",
     {"Jouer vos parties comme un échiquier connecté : chercher un adversaire, jouer, proposer "
      "la nulle, abandonner, écrire.",
      "Play your games as a connected board does: look for an opponent, move, offer a draw, "
      "resign, chat."}},
    {"bot:play",
     {"Jouer de façon autonome. Le compte devient celui d'un programme ; il ne doit avoir joué "
      "aucune partie.",
      "Play on its own. The account becomes that of a program; it must not have played a game "
      "yet."}},
    {"challenge:read",
     {"Voir les défis que vous recevez et envoyez.",
      "See the challenges that you receive and send."}},
    {"challenge:write",
     {"Envoyer, accepter et refuser des défis.", "Send, accept and decline challenges."}},
    {"stackchess:play",
     {"Voir et jouer aussi les parties de Stackchess ; sans cela, les échecs seulement.",
      "See and play games of Stackchess too; without it, only chess."}},
});
inline constexpr Message page_make_token{"Créer un jeton", "Create a token"};
inline constexpr Message page_token_made{"Copiez ce jeton : il n'est montré qu'une fois.",
                                         "Copy this token: it is shown only once."};
inline constexpr Message page_revoke{"Révoquer", "Revoke"};
inline constexpr Message page_no_server{
    "Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.",
    "The server does not answer. Check your connection, then try again."};

// Players.
inline constexpr Message page_profile{"Profil", "Profile"};
inline constexpr Message page_since{"Membre depuis le {date}", "Member since {date}"};
inline constexpr Message page_ratings{"Classements", "Ratings"};
inline constexpr Message page_no_ratings{"Aucune partie classée pour le moment.",
                                         "No rated games yet."};
inline constexpr Message page_provisional{"provisoire", "provisional"};
inline constexpr Message page_plot{
    "{category} : de {first} à {last} en {games} parties, entre {least} et {most}",
    "{category}: from {first} to {last} in {games} games, between {least} and {most}"};
inline constexpr Counted page_rated_games{{"{number} partie classée", "{number} rated game"},
                                          {"{number} parties classées", "{number} rated games"}};
inline constexpr Message page_record{"{games} : {won}, {drawn}, {lost}.",
                                     "{games}: {won}, {drawn}, {lost}."};
inline constexpr Counted page_record_games{{"{number} partie", "{number} game"},
                                           {"{number} parties", "{number} games"}};
inline constexpr Counted page_record_won{{"{number} gagnée", "{number} won"},
                                         {"{number} gagnées", "{number} won"}};
inline constexpr Counted page_record_drawn{{"{number} nulle", "{number} drawn"},
                                           {"{number} nulles", "{number} drawn"}};
inline constexpr Counted page_record_lost{{"{number} perdue", "{number} lost"},
                                          {"{number} perdues", "{number} lost"}};
inline constexpr Message page_last_games{"Dernières parties", "Latest games"};
inline constexpr Message page_no_games{"Aucune partie pour le moment.", "No games yet."};
inline constexpr Message page_all_games{"Toutes les parties (PGN)", "All games (PGN)"};
inline constexpr Message page_leaders{"Meilleurs joueurs", "Best players"};
inline constexpr Message page_no_leaders{
    "Personne n'a encore de classement établi : jouez des parties classées.",
    "Nobody has an established rating yet. Play rated games to get one."};
inline constexpr Message page_rank{"Rang", "Rank"};
inline constexpr Message page_rating{"Classement", "Rating"};
inline constexpr Message page_no_player{"Aucun joueur ne s'appelle {name} ici.",
                                        "There is no player called {name} here."};
inline constexpr Message page_player{"Joueur", "Player"};
inline constexpr Message page_running_game{"en cours", "in progress"};

/// The parts of a category, as docs/http.md names them.
inline constexpr std::array<Message, 3> page_category_games{
    {{"Stackchess 6×6", "Stackchess 6×6"},
     {"Stackchess 8×8 avec cavaliers", "Stackchess 8×8 with knights"},
     {"Échecs", "Chess"}}};
inline constexpr std::array<Message, 5> page_category_speeds{
    {{"ultra-rapide", "bullet"},
     {"blitz", "blitz"},
     {"rapide", "rapid"},
     {"longue", "classical"},
     {"par correspondance", "correspondence"}}};

} // namespace words::message
