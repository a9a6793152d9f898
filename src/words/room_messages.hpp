#pragma once

#include "words/message.hpp"

/// Questions and messages around a game, in every face.
namespace words::message {

inline constexpr Message resign_help{"o : la partie est perdue par forfait. n : elle continue.",
                                     "y: the game is lost by resignation. n: it continues."};

// The result of a game.
inline constexpr Message rating_changed{"{name} : classement {rating} ({step})",
                                        "{name}: rating {rating} ({step})"};
inline constexpr Message first_rating{"{name} : premier classement {rating}",
                                      "{name}: first rating {rating}"};

// The archive of finished games.
inline constexpr Message archived_game{"{game}. {result}", "{game}. {result}"};
inline constexpr Message unreadable_game{"illisible", "unreadable"};
inline constexpr Message no_archived{"Il n'y a pas de partie du {name} dans les archives.",
                                     "There is no game from {name} in the archive."};
inline constexpr Message remove_archived{"Effacer la partie du {name} ?",
                                         "Delete the game from {name}?"};
inline constexpr Message remove_named{"Effacer la partie {name} ({date}) ?",
                                      "Delete the game {name} ({date})?"};
inline constexpr Message archived_named{"{name} ({date})", "{name} ({date})"};
inline constexpr Message not_archived{"La partie n'a pas pu être mise aux archives ({why}).",
                                      "The game could not be archived ({why})."};

inline constexpr Message replace_file{"Le fichier {path} existe déjà. Le remplacer ?",
                                      "The file {path} already exists. Replace it?"};
inline constexpr Message replace_file_help{
    "o : ce qu'il contient est perdu. n : il reste tel quel.",
    "y: what it contains is lost. n: it stays as it is."};
inline constexpr Message exported{"La partie est écrite dans {path}.", "Game written to {path}."};
inline constexpr Message position_exported{"La position est écrite dans {path}.",
                                           "Position written to {path}."};
inline constexpr Message cannot_export{"Impossible d'écrire {path} : {why}.",
                                       "Cannot write {path}: {why}."};

inline constexpr Message save_changed_elsewhere{
    "La sauvegarde {name} a été changée par un autre programme et reste telle quelle : "
    "sauvegardez cette partie sous un autre nom.",
    "The saved game {name} was changed by another program and is left as it is: save this game "
    "under another name."};

inline constexpr Message remove_save{"Effacer la sauvegarde {name} ?",
                                     "Delete the saved game {name}?"};
inline constexpr Message remove_interrupted{"Effacer la partie interrompue du {time} ?",
                                            "Delete the interrupted game from {time}?"};
inline constexpr Message remove_interrupted_named{"Effacer la partie interrompue {name} ?",
                                                  "Delete the interrupted game {name}?"};
inline constexpr Message remove_undated{"Effacer cette partie interrompue ?",
                                        "Delete this interrupted game?"};
inline constexpr Message interrupted_named{"La partie interrompue s'appelle désormais {name}.",
                                           "The interrupted game is now called {name}."};
inline constexpr Message interrupted_unnamed{"La partie interrompue n'a plus de nom.",
                                             "The interrupted game no longer has a name."};
inline constexpr Message interrupted_not_named{
    "Impossible de renommer la partie interrompue : {why}.",
    "Cannot rename the interrupted game: {why}."};
inline constexpr Message undated_removed{"La partie interrompue est effacée.",
                                         "The interrupted game was deleted."};
inline constexpr Message remove_player{"Effacer le profil {name} et toutes ses parties ?",
                                       "Delete the profile {name} and all its games?"};
inline constexpr Message remove_help{"o : la suppression est définitive. n : rien ne change.",
                                     "y: delete it permanently. n: change nothing."};
inline constexpr Message removed{"Effacé : {name}.", "Deleted: {name}."};
inline constexpr Message cannot_remove{"Impossible d'effacer {name} : {why}.",
                                       "Cannot delete {name}: {why}."};
inline constexpr Message ask_new_name{"Nouveau nom pour {name} :", "New name for {name}:"};
inline constexpr Message renamed{"{from} s'appelle désormais {to}.", "{from} is now called {to}."};
inline constexpr Message name_is_taken{"Le nom {name} est déjà pris : choisissez-en un autre.",
                                       "The name {name} is taken: choose another one."};
inline constexpr Message cannot_rename{"Impossible de renommer {name}.", "Cannot rename {name}."};

inline constexpr Counted games_keep_name{
    {"Une partie n'a pas pu être écrite et garde le nom {name}.",
     "One game could not be written and keeps the name {name}."},
    {"{number} parties n'ont pas pu être écrites et gardent le nom {name}.",
     "{number} games could not be written and keep the name {name}."}};

inline constexpr Message newer_is_open{
    "Une partie plus récente est ouverte dans un autre programme : voici celle d'avant.",
    "A more recent game is open in another program: this is the one before it."};
inline constexpr Message played_elsewhere{
    "Aucune partie interrompue à reprendre : la partie est ouverte dans un autre programme.",
    "There is no interrupted game to resume: the game is open in another program."};

inline constexpr Message opponent_to_move{"C'est à votre adversaire de jouer.",
                                          "It is your opponent's turn."};
inline constexpr Message draw_is_offered{"La nulle est proposée.", "A draw has been offered."};
inline constexpr Message takeback_is_offered{
    "Votre adversaire décide si ce coup est annulé.",
    "Your opponent decides whether this move is taken back."};
/// For spectators.
inline constexpr Message takeback_is_decided{"{Side} décident si ce coup est annulé.",
                                             "{Side} decides whether this move is taken back."};

inline constexpr Message takeback_to_answer{
    "Votre adversaire veut annuler un coup : répondez-lui d'abord.",
    "Your opponent wants to take back a move: answer that first."};
inline constexpr Message takeback_offered{
    "{Side} veulent annuler leur dernier coup. Acceptez-vous ?",
    "{Side} wants to take back a move. Do you accept?"};
inline constexpr Message takeback_offered_help{"o : le coup est annulé. n : il reste joué.",
                                               "y: the move is taken back. n: it stands."};
inline constexpr Message takeback_declined{"Votre adversaire n'annule pas ce coup.",
                                           "Your opponent declined the takeback."};
inline constexpr Message move_is_pending{
    "Votre coup est en route : attendez la réponse du serveur.",
    "Your move is on its way: wait for the server's answer."};
inline constexpr Message move_withdrawn{"Le coup qui attendait est annulé.",
                                        "The waiting move was cancelled."};
inline constexpr Message only_watching{"Vous assistez à cette partie.",
                                       "You are watching this game."};
inline constexpr Message no_hint_online{"Pas de conseil dans une partie en ligne.",
                                        "There are no hints in an online game."};
inline constexpr Message no_paste_online{
    "Vous jouez en ligne : finissez cette partie avant de coller autre chose.",
    "You are playing online: finish this game before you paste anything."};
inline constexpr Message goes_on_online{
    "La partie en ligne continue sans vous, et la pendule tourne.",
    "The online game goes on without you, and the clock is running."};

inline constexpr Message goes_on_unclocked{"La partie en ligne continue sans vous.",
                                           "The online game goes on without you."};

inline constexpr Message game_goes_on{"La partie continue à partir d'ici.",
                                      "The game continues from here."};
inline constexpr Message game_is_going_on{"La partie n'est pas terminée.", "The game is not over."};
inline constexpr Message finished_stays{
    "Cette partie est terminée et reste telle quelle. Revenez à l'un de ses coups pour continuer à "
    "partir de là.",
    "This game is over and stays as it is. Go back to one of its moves to play on from there."};
inline constexpr Message over_there{"La partie est terminée à cet endroit : choisissez un coup "
                                    "plus tôt.",
                                    "The game is over at that point: choose an earlier move."};

} // namespace words::message
