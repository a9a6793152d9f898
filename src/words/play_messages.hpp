#pragma once

#include "words/message.hpp"

/// Messages during a game of either kind.
namespace words::message {

inline constexpr Message computer_thinks{"L'ordinateur réfléchit...",
                                         "The computer is thinking..."};
inline constexpr Message computer_plays{"L'ordinateur joue {move}.", "The computer plays {move}."};
inline constexpr Message clock_line{"Pendules : blancs {white}, noirs {black}",
                                    "Clocks: White {white}, Black {black}"};

inline constexpr Counted undone{
    {"Un demi-coup est annulé.", "One half-move taken back."},
    {"{number} demi-coups sont annulés.", "{number} half-moves taken back."}};
inline constexpr Counted redone{
    {"Un demi-coup est rejoué.", "One half-move replayed."},
    {"{number} demi-coups sont rejoués.", "{number} half-moves replayed."}};
inline constexpr Message order_meant{
    "Commande inconnue : {word}. Vouliez-vous dire {meant} ? Tapez ? pour l'aide.",
    "Unknown command: {word}. Did you mean {meant}? Type ? for help."};
inline constexpr Message nothing_to_undo{"Il n'y a pas de coup à annuler.",
                                         "There is no move to take back."};
inline constexpr Message nothing_to_redo{"Il n'y a pas de coup à refaire.",
                                         "There is no move to redo."};

inline constexpr Message hint{"Conseil : {move}.", "Hint: {move}."};
inline constexpr Counted hint_captures{
    {"Ce coup prend une pièce.", "This move captures one piece."},
    {"Ce coup prend {number} pièces.", "This move captures {number} pieces."}};
inline constexpr Message hint_promotes{"Ce coup fait une promotion.", "This move promotes a pawn."};
inline constexpr Counted hint_wins{
    {"Ce coup gagne la partie.", "This move wins the game."},
    {"Il mène au gain en {number} coups.", "It leads to a win in {number} moves."}};
inline constexpr Counted hint_loses{
    {"La partie est perdue au coup suivant, quoi qu'on joue.",
     "The game is lost on the next move, whatever you play."},
    {"Il retarde la défaite le plus longtemps possible, de {number} coups.",
     "It delays defeat as long as possible, for {number} moves."}};
inline constexpr Message hint_line{"Suite attendue : {line} (évaluation : {score}).",
                                   "Expected line: {line} (evaluation: {score})."};
inline constexpr Message no_hint{"Pas de conseil : aucun coup n'est possible.",
                                 "No hint: there is no legal move."};

inline constexpr Message fifty_moves_question{
    "50 coups sans prise ni mouvement de pion. Voulez-vous arrêter la partie et la considérer "
    "comme nulle ?",
    "50 moves without a capture or a pawn move. Do you want to claim a draw?"};
inline constexpr Message threefold_question{
    "Même position 3 fois. Voulez-vous arrêter la partie et la considérer comme nulle ?",
    "The same position has occurred 3 times. Do you want to claim a draw?"};
inline constexpr Message asked_of{"{Side} : {question}", "{Side}: {question}"};
inline constexpr Message claim_help{
    "Les règles permettent de demander la nulle. o : la partie est nulle. n : elle continue ; "
    "« nulle » la demandera plus tard, tant que la règle le permet.",
    "The rules allow you to claim a draw. y: the game is drawn. n: it continues; type 'draw' to "
    "claim it later, while the rule still allows it."};
inline constexpr Message draw_offered{"{Side} proposent la nulle. Acceptez-vous ?",
                                      "{Side} offers a draw. Do you accept?"};
inline constexpr Message draw_offered_help{
    "o : la partie est nulle par accord mutuel. n : elle continue.",
    "y: the game is drawn by agreement. n: it continues."};
inline constexpr Message draw_declined{"Nulle refusée.", "Draw declined."};

inline constexpr Message moves_of{"{square} : {moves}", "{square}: {moves}"};
inline constexpr Message no_moves_of{"Aucun coup possible depuis {square}.",
                                     "No legal moves from {square}."};
inline constexpr Message all_moves{"Coups possibles : {moves}", "Legal moves: {moves}"};
inline constexpr Message no_move_yet{"Aucun coup n'a été joué.", "No moves have been played."};

inline constexpr Message kept_for_later{
    "La partie est gardée : « r » au menu ou « stackchess play --resume » la reprend.",
    "The game is kept: resume it with 'r' in the menu or 'stackchess play --resume'."};
inline constexpr Message not_kept{
    "Les derniers coups ne peuvent pas être gardés sur le disque ({why}) : ils le seront dès que "
    "possible.",
    "The latest moves cannot be saved to disk ({why}): they will be saved as soon as possible."};
inline constexpr Message latest_unkept{
    "Les derniers coups ne sont pas gardés sur le disque ({why}).",
    "The latest moves are not saved to disk ({why})."};
inline constexpr Message quit_unkept{"{loss} Quitter la partie quand même ?",
                                     "{loss} Leave the game anyway?"};
inline constexpr Message quit_unkept_help{
    "o : la partie est quittée, et ces coups sont perdus. n : elle continue.",
    "y: leave the game and lose these moves. n: keep playing."};
inline constexpr Message quit_unkept_study{"{loss} Quitter quand même ?", "{loss} Quit anyway?"};
inline constexpr Message quit_unkept_study_help{
    "o : le programme se termine, et l'analyse est perdue. n : elle reste ouverte.",
    "y: quit and lose the analysis. n: keep it open."};

} // namespace words::message
