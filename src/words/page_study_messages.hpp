#pragma once

#include <array>

#include "words/message.hpp"

/// Messages of the page in a browser for studying games.
namespace words::message {

inline constexpr Message page_load{"Ouvrir", "Open"};
inline constexpr Message page_load_text{
    "Collez ou déposez ici une position, une partie en PGN ou un lien.",
    "Paste or drop a position, a game in PGN or a link here."};
inline constexpr Message page_load_file{"Ouvrir un fichier PGN", "Open a PGN file"};
inline constexpr Message page_games_found{"Parties du fichier", "Games in the file"};
inline constexpr Message page_too_large{
    "Ce fichier est trop grand pour la page : {size} Mo ; la limite est de {most} Mo. La commande "
    "stackchess pgn lit des fichiers de toute taille.",
    "This file is too large for the page: {size} MB; the limit is {most} MB. The command "
    "stackchess pgn reads files of any size."};
inline constexpr Message page_link_elsewhere{
    "Ce lien mène à un autre serveur ({host}) : ouvrez-le là-bas.",
    "This link leads to another server ({host}): open it there."};
inline constexpr Message page_link_nothing{
    "Ce lien ne mène ni à une partie ni à une analyse de ce serveur.",
    "This link does not lead to a game or an analysis on this server."};
inline constexpr Message page_share{"Partager", "Share"};
inline constexpr Message page_move_left_out{
    "Le coup {move} ne peut pas être joué ici : la suite est laissée de côté.",
    "The move {move} cannot be played here: the rest is left out."};
inline constexpr Message page_copy_link{"Copier le lien", "Copy the link"};
inline constexpr Message page_save_as{"Enregistrer en {format}", "Save as {format}"};
inline constexpr Message page_making{"Image en préparation : {done} sur {all}",
                                     "Making the picture: {done} of {all}"};
inline constexpr Message page_no_picture{"Le navigateur n'a pas pu faire l'image.",
                                         "The browser could not make the picture."};
inline constexpr Message page_comment{"Commentaire", "Comment"};
inline constexpr Message page_nags{"Avis sur ce coup", "Assessment of this move"};
inline constexpr Message page_position_nags{"Avis sur cette position",
                                            "Assessment of this position"};
/// What the signs for a position mean, from equality on, for screen readers.
inline constexpr std::array<Message, 8> page_position_signs{{
    {"position égale", "equal position"},
    {"position incertaine", "unclear position"},
    {"léger avantage aux blancs", "White is slightly better"},
    {"léger avantage aux noirs", "Black is slightly better"},
    {"avantage aux blancs", "White is better"},
    {"avantage aux noirs", "Black is better"},
    {"les blancs gagnent", "White is winning"},
    {"les noirs gagnent", "Black is winning"},
}};
inline constexpr Message page_new_analysis{"Nouvelle analyse", "New analysis"};
inline constexpr Message page_replace_study{
    "Votre analyse précédente contient des coups ou des notes qui ne sont pas enregistrés. La "
    "remplacer ?",
    "Your previous analysis has moves or notes that are not saved. Replace it?"};
inline constexpr Message page_save_study{"L'enregistrer en PGN, puis la remplacer",
                                         "Save it as PGN, then replace it"};
inline constexpr Message page_drop_study{"La remplacer", "Replace it"};
inline constexpr Message page_keep_study{"Y revenir", "Go back to it"};
inline constexpr Message page_lines{"Variantes calculées", "Lines"};
inline constexpr Message page_delete_line{"Supprimer à partir d'ici", "Delete from here"};
inline constexpr Message page_promote_line{"Mettre en premier", "Put first"};
inline constexpr Message page_report{"Rapport sur la partie", "Report on the game"};
inline constexpr Message page_make_report{"Faire un rapport", "Make a report"};
inline constexpr Message page_report_progress{"Analyse : {done} positions sur {all}",
                                              "Analysing: {done} of {all} positions"};
inline constexpr Message page_stop{"Arrêter", "Stop"};
inline constexpr Message page_curve{"Chances de gain des blancs au fil de la partie",
                                    "White's winning chances during the game"};
inline constexpr Message page_no_mistakes{"Aucune erreur trouvée.", "No mistakes found."};

// Typed commands.
inline constexpr Message page_command{"Commande ou coup", "Command or move"};
inline constexpr Message page_command_hint{"aide, dernier, pile a2, 2a2a4",
                                           "help, last, stack a2, 2a2a4"};
inline constexpr Message page_command_help{
    "Tapez un coup (2a2a4), une case (a2), ou : dernier ; pendules ; adversaire ; rangée 2 ; "
    "colonne a ; pile a2 ; pièces tour ; coups a2.",
    "Type a move (2a2a4), a square (a2), or: last; clocks; opponent; rank 2; file a; stack a2; "
    "pieces rook; moves a2."};
inline constexpr Message page_no_square{"Il n'y a pas de case {square} sur ce plateau.",
                                        "There is no square {square} on this board."};
/// For screen readers, when a clock runs low.
inline constexpr Message page_low_time{"{side} : plus que {time}.", "{side}: only {time} left."};

// The games that the browser keeps.
inline constexpr Message page_kept_games{"Mes parties", "My games"};
inline constexpr Message page_saved{"Parties sauvegardées", "Saved games"};
inline constexpr Message page_finished{"Parties terminées", "Finished games"};
inline constexpr Message page_none_kept{"Aucune.", "None."};
inline constexpr Message page_open{"Ouvrir", "Open"};
inline constexpr Message page_delete{"Supprimer", "Delete"};
inline constexpr Message page_rename{"Renommer", "Rename"};
inline constexpr Message page_new_name{"Nouveau nom", "New name"};
inline constexpr Message page_save_game{"Sauvegarder la partie en cours", "Save the current game"};
inline constexpr Message page_save{"Sauvegarder", "Save"};
/// Beside a new name.
inline constexpr Message page_keep_name{"Enregistrer", "Save"};
inline constexpr Message page_nothing_pasted{"Collez d'abord une position, une partie ou un lien.",
                                             "Paste a position, a game or a link first."};
inline constexpr Message page_cancel{"Annuler", "Cancel"};
/// A kept game that cannot be read.
inline constexpr Message page_damaged{"Partie abîmée", "Damaged game"};

} // namespace words::message
