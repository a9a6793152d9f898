#pragma once

#include <array>

#include "words/message.hpp"

/// Questions and messages of a game of chess.
namespace words::message {

inline constexpr Message half_move{"Coup : {number}", "Move: {number}"};
inline constexpr Message chess_save{"Sauvegarder(s)", "Save(s)"};
inline constexpr Message chess_quit{"Quitter(q)", "Quit(q)"};
inline constexpr Message next_move{"Coup suivant:", "Next move:"};
inline constexpr Message next_move_help{
    "Tapez une pièce ({letters}), puis ses cases ; ou un coup : e2e4, Cf3, O-O.",
    "Type a piece ({letters}), then its squares; or a move: e2e4, Nf3, O-O. For the black queen, "
    "type 'queen', because q quits."};
inline constexpr Message chess_orders_help{
    "s sauvegarde, q quitte. Et aussi : annuler, refaire, conseil, nulle, abandonner, coups, "
    "notation, prises, retourner, position, exporter FICHIER, règles.\n"
    "<, >, début et fin montrent les coups d'avant.",
    "s saves, q quits. Also: undo, redo, hint, draw, resign, moves, notation, captured, flip, "
    "position, export FILE, rules.\n"
    "<, >, start and end show earlier moves."};
/// To a letter that answers an offer and also means a piece.
inline constexpr Message no_or_knight{
    "{letter} peut vouloir dire non ou le cavalier : tapez non pour refuser, ou le coup entier, "
    "par exemple Cf6.",
    "{letter} can mean no or the knight: type no to decline, or the whole move, for example Nf6."};
inline constexpr Message wrong_command{
    "Commande incorrecte : tapez une pièce ({letters}), s, q ou un coup comme e2e4.",
    "Invalid command: type a piece ({letters}), s, q or a move such as e2e4."};
inline constexpr Message piece_is_gone{"La pièce n'existe plus sur le plateau.",
                                       "That piece is no longer on the board."};

inline constexpr Message from_square{"Case départ :", "From square:"};
inline constexpr Message to_square{"Case arrivée :", "To square:"};
inline constexpr Message square_help{
    "Une case de a1 à h8, par exemple a2. annuler : revenir à « Coup suivant ».",
    "A square from a1 to h8, for example a2. cancel: back to 'Next move'."};
inline constexpr Message must_move_help{
    "Une case de a1 à h8, par exemple a2. Pièce touchée, pièce jouée : elle doit bouger.",
    "A square from a1 to h8, for example a2. Touch-move: this piece must move."};
inline constexpr Message input_error{
    "Erreur de saisie : entrez une case de a1 à h8, par exemple a2.",
    "Invalid input: enter a square from a1 to h8, for example a2."};
inline constexpr Message no_such_piece_there{"Il n'y a pas de {letter} en {square}.",
                                             "There is no {letter} on {square}."};
inline constexpr Message touched_must_move{
    "Pièce touchée, pièce jouée : elle peut aller en {squares}.",
    "Touch-move: this piece can go to {squares}."};
inline constexpr Message piece_moved{"Déplacement de {letter} de {from} en {to}",
                                     "Moved {letter} from {from} to {to}"};

inline constexpr Message castled_kingside{"Petit roque : déplacement de {letter} de {from} en {to}",
                                          "Kingside castling: moved {letter} from {from} to {to}"};
inline constexpr Message castled_queenside{
    "Grand roque : déplacement de {letter} de {from} en {to}",
    "Queenside castling: moved {letter} from {from} to {to}"};

/// By the side that promotes.
inline constexpr std::array<Message, 2> ask_promotion{
    {{"Choisissez : dame (D), fou (F), cavalier (C) ou tour (T) :",
      "Choose: queen (Q), bishop (B), knight (N) or rook (R):"},
     {"Choisissez : dame (d), fou (f), cavalier (k) ou tour (t) :",
      "Choose: queen (q), bishop (b), knight (n) or rook (r):"}}};
inline constexpr Message ask_promotion_help{
    "Le pion devient la pièce choisie : tapez sa lettre ou son nom.",
    "The pawn becomes the piece you choose: type its letter or its name."};

inline constexpr Message kingside_possible{"Petit roque possible.",
                                           "Kingside castling is possible."};
inline constexpr Message queenside_possible{"Grand roque possible.",
                                            "Queenside castling is possible."};
inline constexpr Message ask_castling{"Voulez-vous faire un roque (O/N) :",
                                      "Do you want to castle (Y/N):"};
inline constexpr Message ask_castling_side{
    "Voulez-vous faire un roque : petit (P), grand (G) ou non (N) ?",
    "Do you want to castle: kingside (K), queenside (Q) or no (N)?"};
inline constexpr Message ask_castling_help{
    "O : roquer. N : jouer un autre coup. Un coup ou une commande tapés ici valent N.",
    "Y: castle. N: play another move. A move or command typed here counts as N."};
inline constexpr Message ask_castling_side_help{
    "P : petit roque (O-O). G : grand roque (O-O-O). N : jouer un autre coup. Un coup ou une "
    "commande tapés ici valent N.",
    "K: castle kingside (O-O). Q: castle queenside (O-O-O). N: play another move. A move or "
    "command typed here counts as N."};

inline constexpr Message save_before_quitting{"Voulez-vous sauvegarder la partie ?",
                                              "Do you want to save the game?"};
inline constexpr Message save_before_quitting_help{
    "o : la partie est sauvegardée sous un nom. n : elle est abandonnée, partie nulle. quitter : "
    "elle est gardée comme partie interrompue.",
    "y: save the game under a name. n: abandon it as a draw. quit: keep it as the interrupted "
    "game."};
inline constexpr Message given_up_as_draw{"Partie nulle", "Draw."};

} // namespace words::message
