#pragma once

#include "words/guide_messages.hpp"

/// Pages of the guide where boards are drawn and pieces are moved by hand.
namespace words::message {

inline constexpr GuidePage stackchess_start_drawn{
    {"le plateau et le départ", "the board and the starting position"},
    {"Le plateau a de 4 à 26 cases de côté, six d'habitude. Les blancs sont en bas et commencent ; "
     "on joue chacun son tour.\n\n"
     "Les pièces d'une pile sont dessinées l'une au-dessus de l'autre, et un nombre dit combien "
     "elles sont. La pile choisie s'ouvre près du plateau, pièce par pièce.",
     "The board is 4 to 26 squares wide, usually six. White is at the bottom and moves first; the "
     "players take turns.\n\n"
     "The pieces of a stack are drawn one above another, with a number saying how many there are. "
     "The selected stack opens next to the board, piece by piece."},
    "rbqkbr/pppppp/6/6/PPPPPP/RBQKBR w ABCDEFabcdef 0 1",
    start_examples};

inline constexpr GuidePage stackchess_hands{
    {"la souris et le clavier", "mouse and keyboard"},
    {"Cliquez sur une pile puis sur une case, ou tirez la pile jusqu'à elle. Une pile se prend "
     "d'abord avec autant de pièces qu'elle peut en déplacer ; un chiffre, la molette, + et -, ou "
     "un clic dans la pile ouverte en changent le nombre.\n\n"
     "Les cases possibles sont marquées. Un rond avec un nombre demande un autre nombre "
     "de pièces : le plus proche possible. Échap repose tout.\n\n"
     "Au clavier : les flèches, puis Entrée ; ou / pour taper le coup, comme 2a2a4. ? montre "
     "toutes les touches.",
     "Click a stack and then a square, or drag the stack there. At first a stack is picked up with "
     "as many pieces as it can move; a digit, the mouse wheel, + and -, or a click in the opened "
     "stack changes the number.\n\n"
     "The squares it can go to are marked. A circle with a number means that the move needs "
     "another number of pieces: this is the nearest one possible. Esc puts everything back.\n\n"
     "With the keyboard: the arrow keys, then Enter; or / to type the move, such as 2a2a4. ? shows "
     "all keys."},
    "rbqkbr/pppppp/6/6/(PR)PPPPP/1BQKBR w ABCDEFabcdef 0 2",
    typing_examples};

/// The same page for touch screens, without mouse or keyboard.
inline constexpr GuidePage stackchess_fingers{
    {"les doigts", "your fingers"},
    {"Touchez une pile puis une case, ou tirez la pile jusqu'à elle ; touchez la pile encore une "
     "fois pour la reposer. Une pile se prend d'abord avec autant de pièces qu'elle peut en "
     "déplacer ; un appui long, ou une pièce touchée dans la pile ouverte, en change le nombre.\n\n"
     "Les cases possibles sont marquées. Un rond avec un nombre demande un autre nombre "
     "de pièces : le plus proche possible.\n\n"
     "Deux doigts agrandissent le plateau. Un coup peut aussi s'écrire, comme 2a2a4.",
     "Tap a stack and then a square, or drag the stack there; tap the stack again to put it back. "
     "At first a stack is picked up with as many pieces as it can move; a long press, or a tap on "
     "a piece of the opened stack, changes the number.\n\n"
     "The squares it can go to are marked. A circle with a number means that the move needs "
     "another number of pieces: this is the nearest one possible.\n\n"
     "Two fingers enlarge the board. A move can also be written, such as 2a2a4."},
    "rbqkbr/pppppp/6/6/(PR)PPPPP/1BQKBR w ABCDEFabcdef 0 2",
    typing_examples};

inline constexpr GuidePage chess_start_drawn{
    {"le but et le départ", "the goal and the starting position"},
    {"Le but : attaquer le roi adverse sans qu'il puisse y échapper. C'est l'échec et mat.\n\n"
     "Les blancs, en bas, commencent ; on joue une pièce chacun son tour.",
     "The goal is to attack the enemy king so that it cannot escape. That is checkmate.\n\n"
     "White, at the bottom, moves first; the players take turns, moving one piece at a time."},
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    chess_start_examples};

inline constexpr GuidePage chess_hands{
    {"la souris et le clavier", "mouse and keyboard"},
    {"Cliquez sur une pièce puis sur une case, ou tirez la pièce jusqu'à elle. Les cases possibles "
     "sont marquées, les prises autrement. Échap repose la pièce. Pour roquer, menez le roi deux "
     "cases plus loin.\n\n"
     "Au clavier : les flèches, puis Entrée ; ou / pour taper le coup, comme e2e4, Cf3, b8=D ou "
     "O-O. ? montre toutes les touches.",
     "Click a piece and then a square, or drag the piece there. The squares it can go to are "
     "marked, captures differently. Esc puts the piece back. To castle, move the king two "
     "squares.\n\n"
     "With the keyboard: the arrow keys, then Enter; or / to type the move, such as e2e4, Nf3, "
     "b8=Q or O-O. ? shows all keys."},
    {},
    {}};

inline constexpr GuidePage chess_fingers{
    {"les doigts", "your fingers"},
    {"Touchez une pièce puis une case, ou tirez la pièce jusqu'à elle. Les cases possibles sont "
     "marquées, les prises autrement. Touchez la pièce encore une fois pour la reposer. Pour "
     "roquer, menez le roi deux cases plus loin.\n\n"
     "Un coup peut aussi s'écrire, comme e2e4, Cf3, b8=D ou O-O.",
     "Tap a piece and then a square, or drag the piece there. The squares it can go to are marked, "
     "captures differently. Tap the piece again to put it back. To castle, move the king two "
     "squares.\n\n"
     "A move can also be written, such as e2e4, Nf3, b8=Q or O-O."},
    {},
    {}};

} // namespace words::message
