#pragma once

#include "words/message.hpp"

/// The keys of the window.
namespace words::message {

inline constexpr Message keys_title{"Touches", "Keys"};

// Names of keys.
inline constexpr Message key_arrows{"Flèches", "Arrow keys"};
inline constexpr Message key_escape{"Échap", "Esc"};
inline constexpr Message key_digits{"1 à 9", "1 to 9"};
inline constexpr Message key_plus_minus{"+ et -, molette", "+ and -, wheel"};
inline constexpr Message key_page{"Page préc., Page suiv.", "Page Up, Page Down"};
inline constexpr Message key_look{"Page préc., Page suiv., gauche, droite",
                                  "Page Up, Page Down, left, right"};
inline constexpr Message key_home_end{"Début, Fin", "Home, End"};
inline constexpr Message key_control{"Ctrl+{letter}", "Ctrl+{letter}"};
inline constexpr Message key_shift_control{"Ctrl+Maj+{letter}", "Ctrl+Shift+{letter}"};
inline constexpr Message key_enter{"Entrée", "Enter"};
inline constexpr Message key_paste{"Ctrl+V", "Ctrl+V"};
inline constexpr Message key_delete{"Suppr, Retour arrière", "Delete, Backspace"};
inline constexpr Message key_undo_redo{"Ctrl+Z, Ctrl+Y", "Ctrl+Z, Ctrl+Y"};
inline constexpr Message key_copy_paste{"Ctrl+C, Ctrl+V", "Ctrl+C, Ctrl+V"};
inline constexpr Message key_space{"Espace", "Space"};
inline constexpr Message key_tab{"Tab", "Tab"};
inline constexpr Message key_f1{"F1", "F1"};
inline constexpr Message key_f2{"F2", "F2"};
inline constexpr Message key_f11{"F11", "F11"};
inline constexpr Message key_remove{"Suppr", "Delete"};
inline constexpr Message key_up_down{"haut, bas", "up, down"};
inline constexpr Message key_right_button{"Bouton droit", "Right button"};

// What they do.
inline constexpr Message keys_of_moves{"Jouer un coup", "Playing a move"};
inline constexpr Message keys_of_game{"La partie", "Game"};
inline constexpr Message keys_of_analysis{"Dans une analyse", "In an analysis"};
inline constexpr Message keys_of_window{"La fenêtre", "Window"};
inline constexpr Message keys_of_editor{"Dans l'éditeur de position", "In the board editor"};
inline constexpr Message keys_of_menus{"Dans les menus", "In menus"};
inline constexpr Message keys_move_cursor{"Aller d'une case à l'autre.",
                                          "Move from square to square."};
inline constexpr Message keys_use_square{"Prendre les pièces, puis les poser.",
                                         "Pick up the pieces, then put them down."};
inline constexpr Message keys_count{"Combien de pièces de la pile vont ensemble.",
                                    "How many pieces of the stack to move."};
inline constexpr Message keys_one_more{"Une pièce de plus ou de moins.",
                                       "One piece more or fewer."};
inline constexpr Message keys_leave{"Reposer les pièces, sinon ouvrir le menu.",
                                    "Put the pieces back, otherwise open the menu."};
inline constexpr Message keys_type_move{"Taper un coup : 2a2a4, Cf3.", "Type a move: 2a2a4, Nf3."};
inline constexpr Message keys_take_back{"Annuler un coup.", "Take back a move."};
inline constexpr Message keys_play_again{"Rejouer le coup annulé.", "Replay the move taken back."};
inline constexpr Message keys_hint{"Demander un conseil.", "Ask for a hint."};
inline constexpr Message keys_look{"Revoir la partie coup par coup.",
                                   "Step through the game move by move."};
inline constexpr Message keys_look_ends{"Revoir son début ; revenir au présent.",
                                        "Go to its start; return to the current position."};
inline constexpr Message keys_play_on{"Reprendre une partie terminée à la position montrée.",
                                      "Play on from the position shown, once the game is over."};
inline constexpr Message keys_offer_draw{"Proposer la nulle.", "Offer a draw."};
inline constexpr Message keys_resign{"Abandonner (après une question).", "Resign (asks first)."};
inline constexpr Message keys_pause{"Arrêter les pendules, et les relancer.",
                                    "Stop the clocks, or start them again."};
inline constexpr Message keys_analyse{"Analyser la partie.", "Analyse the game."};
inline constexpr Message keys_variations{"Passer d'une variante à l'autre au même endroit.",
                                         "Switch between the variations in the same place."};
inline constexpr Message keys_comment{"Commenter la position.", "Comment on the position."};
inline constexpr Message keys_glyph{"Juger le coup : !, ?, !!, ??, !?, ?!.",
                                    "Assess the move: !, ?, !!, ??, !?, ?!."};
inline constexpr Message keys_judge{"Juger la position : =, puis les autres signes, jusqu'à -+.",
                                    "Assess the position: =, then the other signs, up to -+."};
inline constexpr Message keys_analysis_undo{"Annuler un changement de l'analyse, le rétablir.",
                                            "Undo a change of the analysis, or redo it."};
inline constexpr Message keys_promote{"Mettre la variante à la place de la ligne principale.",
                                      "Make the variation the main line."};
inline constexpr Message keys_remove{"Supprimer le coup et tout ce qui le suit.",
                                     "Delete the move and all that follows."};
inline constexpr Message keys_more_lines{"Nombre de variantes de l'ordinateur, de 1 à 5.",
                                         "Number of the computer's lines, 1 to 5."};
inline constexpr Message keys_report{"Rapport sur la partie : courbe, erreurs, précision.",
                                     "Report on the game: graph, mistakes, accuracy."};
inline constexpr Message keys_mark{
    "Dessiner une flèche ou un cercle ; avec Maj, Alt ou les deux, d'une autre couleur.",
    "Draw an arrow or a circle; with Shift, Alt or both in another colour."};
inline constexpr Message keys_solid{"Voir le plateau en 3D, ou à plat.",
                                    "See the board in 3D, or flat."};
inline constexpr Message key_turn{"Maj+flèches", "Shift+arrows"};
inline constexpr Message keys_turn{"En 3D : tourner autour du plateau.",
                                   "In 3D: turn around the board."};
inline constexpr Message key_zoom{"Maj+Page préc./suiv.", "Shift+Page Up/Down"};
inline constexpr Message keys_zoom{"En 3D : s'approcher ou s'éloigner.",
                                   "In 3D: move closer or farther away."};
inline constexpr Message key_reset_view{"Maj+Début", "Shift+Home"};
inline constexpr Message keys_reset_view{"En 3D : revenir à la vue initiale.",
                                         "In 3D: return to the initial view."};
inline constexpr Message keys_flip{"Retourner le plateau.", "Flip the board."};
inline constexpr Message keys_thinking{"Montrer ou cacher ce que pense l'ordinateur.",
                                       "Show or hide the computer's thinking."};
inline constexpr Message keys_sound{"Couper ou remettre les sons.", "Turn sounds off or on."};
inline constexpr Message keys_new_game{"Nouvelle partie.", "New game."};
inline constexpr Message keys_save{"Sauvegarder la partie.", "Save the game."};
inline constexpr Message keys_open{"Charger une partie.", "Open a game."};
inline constexpr Message keys_copy{"Copier la position.", "Copy the position."};
inline constexpr Message keys_copy_game{"Copier la partie entière (PGN).",
                                        "Copy the whole game (PGN)."};
inline constexpr Message keys_paste{"Jouer à partir de la position ou du PGN copié.",
                                    "Play from the copied position or PGN."};
inline constexpr Message keys_editor{"Composer une position.", "Set up a position."};
inline constexpr Message keys_editor_use{"Poser, enlever ou déplacer, selon l'outil choisi.",
                                         "Place, remove or move, depending on the chosen tool."};
inline constexpr Message keys_editor_letters{"Poser une pièce blanche (capitale) ou noire.",
                                             "Place a white (capital) or black piece."};
inline constexpr Message keys_editor_remove{"Enlever la pièce du dessus.", "Remove the top piece."};
inline constexpr Message keys_editor_undo{"Annuler un changement, le rétablir.",
                                          "Undo a change, or redo it."};
inline constexpr Message keys_editor_copy{"Copier la position, en coller une.",
                                          "Copy the position, or paste one."};
inline constexpr Message keys_settings{"Réglages.", "Settings."};
inline constexpr Message keys_guide{"Le guide des règles.", "The guide to the rules."};
inline constexpr Message keys_keys{"Cette liste.", "This list."};
inline constexpr Message keys_full_screen{"Plein écran, ou fenêtre.",
                                          "Switch between full screen and window."};
inline constexpr Message keys_quit{"Quitter ; la partie est gardée.", "Quit; the game is kept."};
inline constexpr Message keys_tab{"Élément suivant (avec Maj : précédent).",
                                  "Next item (with Shift: previous item)."};
inline constexpr Message keys_arrows_in_menus{"Aller à l'élément voisin, ou changer sa valeur.",
                                              "Go to the neighbouring item, or change its value."};
inline constexpr Message keys_scroll{"Faire défiler.", "Scroll."};
inline constexpr Message keys_press{"Actionner.", "Activate the item."};
inline constexpr Message keys_rename{"Renommer une partie d'une liste.",
                                     "Rename a game in a list."};
inline constexpr Message keys_delete{"Effacer une partie d'une liste.", "Delete a game in a list."};
inline constexpr Message keys_back{"Revenir en arrière.", "Go back."};

} // namespace words::message
