#pragma once

#include <array>

#include "words/message.hpp"

/// The board editor.
namespace words::message {

inline constexpr Message window_editor{"Éditeur de position", "Board editor"};
inline constexpr Message editor_over{"La partie serait déjà finie ici : {result}",
                                     "The game would already be over here: {result}"};
inline constexpr Message editor_playable{"Cette position peut être jouée.",
                                         "This position can be played."};

// What is put on the board.
inline constexpr Message editor_tool{"Un clic sur une case", "A click on a square"};
inline constexpr Message editor_moves{"Déplace", "Moves"};
inline constexpr Message editor_erases{"Enlève", "Removes"};
inline constexpr Message editor_unmoved{"Pion jamais déplacé", "Unmoved pawn"};
inline constexpr Message editor_empty_square{"{square} : vide", "{square}: empty"};
/// A stack, or a single piece.
inline constexpr Message editor_stack{"{square}, de bas en haut : {pieces}",
                                      "{square}, from bottom to top: {pieces}"};
inline constexpr Message editor_piece{"{square} : {pieces}", "{square}: {pieces}"};
inline constexpr Message editor_unmoved_there{"{stack} (jamais déplacé)", "{stack} (unmoved)"};

// What is not on the board.
inline constexpr Message editor_turn{"Trait", "Side to move"};
inline constexpr Message editor_castling{"Roques encore permis", "Castling still allowed"};
/// By colour, on the side of the king and on that of the queen.
inline constexpr std::array<std::array<Message, 2>, 2> editor_rights{
    {{{{"Blancs O-O", "White O-O"}, {"Blancs O-O-O", "White O-O-O"}}},
     {{{"Noirs O-O", "Black O-O"}, {"Noirs O-O-O", "Black O-O-O"}}}}};
inline constexpr Message editor_passed{"Prise en passant", "En passant"};
inline constexpr Message editor_quiet{"Demi-coups sans prise ni pion",
                                      "Half-moves without a capture or pawn move"};
inline constexpr Message editor_number{"Numéro du coup", "Move number"};
inline constexpr Message editor_text{"Texte de la position (Ctrl+V en colle un)",
                                     "Position as text (Ctrl+V pastes one)"};
inline constexpr Message editor_copy{"Copier ce texte", "Copy this text"};
inline constexpr Message editor_copied{"La position est dans le presse-papiers.",
                                       "The position is in the clipboard."};

// Whole boards. The first two are headings in the page: above the buttons that use the position,
// and above those that change it.
inline constexpr Message editor_goals{"Jouer cette position", "Play this position"};
inline constexpr Message editor_changes{"Changer la position", "Change the position"};
inline constexpr Message editor_start{"Position de départ", "Starting position"};
inline constexpr Message editor_knights{"Avec cavaliers", "Start with knights"};
inline constexpr Message editor_empty{"Plateau vide", "Empty board"};
inline constexpr Message editor_shown{"Position de la partie", "Game position"};
inline constexpr Message editor_undo{"Annuler", "Undo"};
inline constexpr Message editor_redo{"Rétablir", "Redo"};
inline constexpr Message editor_flip{"Retourner", "Flip the board"};

// Playing.
inline constexpr Message editor_opponent{"Adversaire", "Opponent"};
inline constexpr Message editor_two_people{"Deux personnes", "Two people"};
inline constexpr Message editor_side{"Vous jouez", "You play"};
inline constexpr Message editor_level{"Niveau", "Level"};
inline constexpr Message editor_play{"Jouer à partir d'ici", "Play from here"};

} // namespace words::message
