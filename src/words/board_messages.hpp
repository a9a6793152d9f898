#pragma once

#include <array>

#include "words/message.hpp"

/// What the window says around the board during a game.
namespace words::message {

// Buttons.
inline constexpr Message menu_button{"Menu", "Menu"};
inline constexpr Message undo_button{"Annuler", "Take back"};
inline constexpr Message hint_button{"Conseil", "Hint"};
inline constexpr Message flip_button{"Retourner", "Flip"};
inline constexpr Message solid_button{"3D", "3D"};
inline constexpr Message flat_button{"2D", "2D"};
inline constexpr Message new_game_button{"Nouvelle partie", "New game"};
inline constexpr Message play_on_button{"Reprendre d'ici", "Play on from here"};
inline constexpr Message rematch_button{"Revanche", "Rematch"};
inline constexpr Message accept_rematch_button{"Accepter la revanche", "Accept the rematch"};
inline constexpr Message look_back_button{"Revoir la partie", "Look back"};
inline constexpr Message save_button{"Sauvegarder", "Save"};
inline constexpr Message yes_button{"Oui", "Yes"};
inline constexpr Message no_button{"Non", "No"};
/// The keys for the answers.
inline constexpr Message yes_key{"o", "y"};
inline constexpr Message no_key{"n", "n"};

// The players.
/// By colour.
inline constexpr std::array<Message, 2> side_titles{{{"Blancs", "White"}, {"Noirs", "Black"}}};
inline constexpr Message computer_title{"Ordinateur, niveau {level}", "Computer, level {level}"};
/// If there is no room for the long form.
inline constexpr Message computer_short{"Niveau {level}", "Level {level}"};

// The stack that is shown beside the board.
/// While none is shown.
inline constexpr std::array<Message, 3> stack_help{
    {{"Survolez une case pour ouvrir sa pile.", "Hover over a square to see its stack."},
     {"Cliquez sur une de vos piles, puis sur une case cible ; ou faites-la glisser.",
      "Click one of your stacks, then a target square, or drag it there."},
     {"Les chiffres, la molette, + et - ou un clic ici choisissent combien de pièces partent.",
      "Choose how many pieces to move with the digits, the mouse wheel, + and -, or a click "
      "here."}}};
inline constexpr Counted stack_title{{"{square} : une pièce", "{square}: one piece"},
                                     {"{square} : {number} pièces", "{square}: {number} pieces"}};
/// While part of it is held: between the buttons for one piece fewer and one more.
inline constexpr Message stack_taken{"{count} sur {height}", "{count} of {height}"};
/// Below the pieces of a held stack.
inline constexpr Message stack_click{
    "Cliquez sur une pièce : elle part avec tout ce qu'elle porte.",
    "Click a piece: it and all above it go."};
/// Beside the piece on top.
inline constexpr Message stack_top{"dessus", "top"};

// Moves prepared during the other side's turn.
inline constexpr Message premove_set{
    "Ce coup sera joué dès que ce sera à vous ; un clic sur le plateau l'annule.",
    "This move will be played as soon as it is your turn; a click on the board cancels it."};
inline constexpr Message premove_cancelled{"Le coup préparé est annulé.",
                                           "The prepared move was cancelled."};
/// While there is no connection to the server.
inline constexpr Message move_waits{
    "Votre coup sera envoyé ensuite ; un clic sur le plateau ou Échap l'annule.",
    "Your move will be sent then; a click on the board or Escape cancels it."};
inline constexpr Message premove_impossible{"Le coup préparé n'est plus possible.",
                                            "The prepared move is no longer possible."};

// Clicks on a mark with a number.
/// Exactly this many pieces could go there, and they did.
inline constexpr Counted only_count_went{
    {"La pièce du dessus est partie seule : une seule pièce peut aller en {square}.",
     "Only the top piece moved: only one piece can go to {square}."},
    {"Les {number} pièces du dessus sont parties : seules {number} pièces peuvent aller en "
     "{square}.",
     "The top {number} pieces moved: only {number} pieces can go to {square}."}};
/// Several numbers of pieces can go there, but not the number that was held.
inline constexpr Counted count_was_set{
    {"Une pièce en main, pour aller en {square} : cliquez-y encore pour jouer.",
     "One piece has been picked up to go to {square}: click there again to play."},
    {"{number} pièces en main, pour aller en {square} : cliquez-y encore pour jouer.",
     "{number} pieces have been picked up to go to {square}: click there again to play."}};

// The moves.
inline constexpr Message looking_back{
    "Vous revoyez la partie : demi-coup {number} sur {count}. La touche Fin ou un clic sur le "
    "plateau ramène au présent.",
    "You are looking back: half-move {number} of {count}. Press End or click the board to return "
    "to "
    "the game."};
inline constexpr Message looking_at_start{
    "Vous revoyez la partie : position de départ. La touche Fin ou un clic sur le plateau ramène "
    "au "
    "présent.",
    "You are looking back: starting position. Press End or click the board to return to the "
    "game."};

// The state of the game.
/// The reason was given when the error occurred.
inline constexpr Message game_unkept{"La partie n'est pas gardée sur le disque.",
                                     "The game is not saved to disk."};
inline constexpr Message in_check{"Échec au roi.", "Check."};
inline constexpr Message claimable{"La nulle peut être demandée.", "A draw can be claimed."};
inline constexpr Message computer_to_move{"C'est à l'ordinateur de jouer.",
                                          "It is the computer's turn."};
inline constexpr Message depth_reached{"Profondeur {depth}", "Depth {depth}"};
inline constexpr Message no_thought{"Pas encore de calcul.", "Nothing calculated yet."};
inline constexpr Message no_move_here{"Aucune pièce de cette pile ne peut bouger.",
                                      "No piece in this stack can move."};
/// When the player asks for no pieces or for too many.
inline constexpr Counted stack_has{
    {"Cette pile n'a qu'une pièce.", "This stack has only one piece."},
    {"Cette pile a {number} pièces : choisissez de 1 à {number}.",
     "This stack has {number} pieces: choose 1 to {number}."}};
inline constexpr Message piece_cannot_move{"Cette pièce ne peut pas bouger.",
                                           "This piece cannot move."};
inline constexpr Message no_undo_in_strict_game{"Aucun coup ne s'annule dans une partie stricte.",
                                                "Moves cannot be taken back in a strict game."};
inline constexpr Message undo_impossible{
    "La partie est terminée : aucun coup ne s'annule ni ne se refait plus.",
    "The game is over: moves can no longer be taken back or redone."};

// Questions.
inline constexpr Message type_move{"Coup :", "Move:"};
inline constexpr Message choose_promotion{"Que devient le pion ?", "Promote to which piece?"};
/// To the side that would resign.
inline constexpr std::array<Message, 2> resign_question{
    {{"Blancs : voulez-vous abandonner la partie ?", "White: do you want to resign?"},
     {"Noirs : voulez-vous abandonner la partie ?", "Black: do you want to resign?"}}};

// Notices.
inline constexpr Message offered_while_thinking{
    "La nulle est proposée : l'ordinateur répondra avec son coup.",
    "Draw offered: the computer will answer with its move."};
inline constexpr Message draw_is_considered{"L'ordinateur réfléchit d'abord à la nulle proposée.",
                                            "The computer is considering the draw offer first."};
inline constexpr Message answer_first{"Répondez d'abord à la question.",
                                      "Please answer the question first."};
inline constexpr Message nothing_to_type{
    "La partie est terminée : il n'y a plus de coup à taper. « {key} » la reprend à partir d'ici.",
    "The game is over: there is no move to type. '{key}' plays on from here."};
inline constexpr Message no_clock_to_pause{"Aucune pendule ne tourne.", "No clock is running."};
inline constexpr Message no_pause_online{"Une partie en ligne ne peut pas être mise en pause.",
                                         "An online game cannot be paused."};
inline constexpr Message game_resumed{"La partie reprend là où elle s'était arrêtée.",
                                      "The game resumes where it left off."};
inline constexpr Message latest_is_damaged{
    "La dernière partie est abîmée : voici celle d'avant. La partie abîmée reste parmi les parties "
    "interrompues.",
    "The last game is damaged: this is the one before it. The damaged one stays among the "
    "interrupted games."};
inline constexpr Message from_next_game{"Ce nom compte à partir de la prochaine partie.",
                                        "This name takes effect with the next game."};
inline constexpr Message position_copied{"La position est copiée.", "Position copied."};
inline constexpr Message game_copied{"La partie est copiée en PGN.", "Game copied as PGN."};
inline constexpr Message nothing_to_paste{
    "Ce qui est collé n'est ni une position ni une partie en PGN.",
    "The pasted text is neither a position nor a game in PGN."};
inline constexpr Message no_position{"Position collée refusée. {why}",
                                     "The pasted position cannot be used. {why}"};
inline constexpr Message pasted_text{"« texte collé »", "'pasted text'"};
inline constexpr Counted first_of_pasted{
    {"Une partie est collée.", "One game pasted."},
    {"Le texte collé contient {number} parties : la première est chargée.",
     "The pasted text contains {number} games: the first one is loaded."}};
inline constexpr Message game_before_stays{
    "La partie d'avant est gardée parmi les parties interrompues.",
    "The previous game is kept among the interrupted games."};
inline constexpr Message sound_on{"Le son est activé.", "Sound is on."};
inline constexpr Message sound_off{"Le son est coupé.", "Sound is off."};

} // namespace words::message
