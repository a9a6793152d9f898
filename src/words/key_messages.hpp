#pragma once

#include "words/message.hpp"

/// The keys of the window.
namespace words::message {

inline constexpr Message keys_title{"Touches", "Keys"};

// How keys are called.
inline constexpr Message key_arrows{"Flèches", "Arrows"};
inline constexpr Message key_escape{"Échap", "Esc"};
inline constexpr Message key_digits{"1 à 9", "1 to 9"};
inline constexpr Message key_plus_minus{"+ et -, molette", "+ and -, wheel"};
inline constexpr Message key_page{"Page préc., Page suiv.", "Page Up, Page Down"};
inline constexpr Message key_home_end{"Début, Fin", "Home, End"};
inline constexpr Message key_control{"Ctrl+{letter}", "Ctrl+{letter}"};
inline constexpr Message key_shift_control{"Ctrl+Maj+{letter}", "Ctrl+Shift+{letter}"};
inline constexpr Message key_enter{"Entrée", "Enter"};
inline constexpr Message key_paste{"Ctrl+V", "Ctrl+V"};
inline constexpr Message key_space{"Espace", "Space"};
inline constexpr Message key_tab{"Tab", "Tab"};
inline constexpr Message key_f11{"F11", "F11"};

// What they do.
inline constexpr Message keys_of_moves{"Jouer un coup", "Playing a move"};
inline constexpr Message keys_of_game{"La partie", "The game"};
inline constexpr Message keys_of_window{"La fenêtre", "The window"};
inline constexpr Message keys_of_menus{"Dans les menus", "In menus"};
inline constexpr Message keys_move_cursor{"Aller d'une case à l'autre.",
                                          "Go from square to square."};
inline constexpr Message keys_use_square{"Prendre les pièces, puis les poser.",
                                         "Lift the pieces, then set them down."};
inline constexpr Message keys_count{"Combien de pièces de la pile vont ensemble.",
                                    "How many pieces of the stack go together."};
inline constexpr Message keys_one_more{"Une pièce de plus ou de moins.", "One piece more or less."};
inline constexpr Message keys_leave{"Reposer les pièces, sinon ouvrir le menu.",
                                    "Put the pieces back, or else open the menu."};
inline constexpr Message keys_type_move{"Taper un coup : 2a2a4, Cf3.", "Type a move: 2a2a4, Nf3."};
inline constexpr Message keys_take_back{"Annuler un coup.", "Take a move back."};
inline constexpr Message keys_play_again{"Rejouer le coup annulé.",
                                         "Play again what was taken back."};
inline constexpr Message keys_hint{"Demander un conseil.", "Ask for a hint."};
inline constexpr Message keys_look{"Revoir la partie coup par coup.",
                                   "Look at the game move by move."};
inline constexpr Message keys_look_ends{"Revoir son début ; revenir au présent.",
                                        "Look at its start; come back to the present."};
inline constexpr Message keys_offer_draw{"Proposer la nulle.", "Offer a draw."};
inline constexpr Message keys_resign{"Abandonner (après une question).",
                                     "Resign (after a question)."};
inline constexpr Message keys_pause{"Arrêter les pendules, et les relancer.",
                                    "Stop the clocks, and start them again."};
inline constexpr Message keys_flip{"Retourner le plateau.", "Turn the board round."};
inline constexpr Message keys_thinking{"Montrer ou cacher ce que pense l'ordinateur.",
                                       "Show or hide what the computer thinks."};
inline constexpr Message keys_sound{"Couper ou remettre les sons.", "Sounds off or on."};
inline constexpr Message keys_new_game{"Nouvelle partie.", "New game."};
inline constexpr Message keys_save{"Sauvegarder la partie.", "Save the game."};
inline constexpr Message keys_open{"Charger une partie.", "Open a game."};
inline constexpr Message keys_copy{"Copier la position.", "Copy the position."};
inline constexpr Message keys_copy_game{"Copier la partie entière (PGN).",
                                        "Copy the whole game (PGN)."};
inline constexpr Message keys_paste{"Jouer à partir de la position ou du PGN copié.",
                                    "Play from the position or PGN that was copied."};
inline constexpr Message keys_settings{"Réglages.", "Settings."};
inline constexpr Message keys_keys{"Cette liste.", "This list."};
inline constexpr Message keys_full_screen{"Plein écran, ou fenêtre.", "Full screen, or window."};
inline constexpr Message keys_quit{"Quitter ; la partie est gardée.", "Quit; the game is kept."};
inline constexpr Message keys_tab{"Élément suivant (avec Maj : précédent).",
                                  "Next item (with Shift: the one before)."};
inline constexpr Message keys_arrows_in_menus{"Aller à l'élément voisin, ou changer sa valeur.",
                                              "Go to the item beside, or change its value."};
inline constexpr Message keys_scroll{"Faire défiler.", "Scroll."};
inline constexpr Message keys_press{"Actionner.", "Press."};
inline constexpr Message keys_back{"Revenir en arrière.", "Go back."};

} // namespace words::message
