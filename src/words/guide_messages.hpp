#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "game/outcome.hpp"
#include "words/message.hpp"

/// The guide to the rules: pages with a position and example moves.
namespace words::message {

/// A move in the position of a page. A move without a remark is refused; the rules say why.
struct GuideExample {
    Message move;
    std::optional<Message> remark = std::nullopt;
    game::Reason ends = game::Reason::none; ///< how the game ends with this move
};

struct GuidePage {
    Message title;
    Message text;              ///< paragraphs, separated by empty lines
    std::string_view position; ///< empty for a page without a board
    std::span<const GuideExample> examples;
};

inline constexpr Message help_rules{"Explique les règles d'un jeu, avec des exemples",
                                    "Explains the rules of a game, with examples"};
inline constexpr Message help_rules_examples{"stackchess rules\n"
                                             "stackchess rules --game chess",
                                             "stackchess rules\n"
                                             "stackchess rules --game chess"};
inline constexpr Message guide_title_stackchess{"Stackchess, {page}/{pages} : {title}",
                                                "Stackchess, {page}/{pages}: {title}"};
inline constexpr Message guide_title_chess{"Échecs, {page}/{pages} : {title}",
                                           "Chess, {page}/{pages}: {title}"};
inline constexpr Message guide_example{"{move} : {what}", "{move}: {what}"};
inline constexpr Message ask_page{
    "Entrée : page suivante, p : précédente, 1-{pages} : une page, q : sortir",
    "Enter: next page, p: previous, 1-{pages}: go to page, q: close"};
inline constexpr Message ask_page_help{
    "Entrée seule tourne la page et ferme le guide après la dernière. p revient en arrière, un "
    "numéro entre 1 et {pages} va à cette page, q ferme le guide.",
    "Enter alone turns the page, and closes the guide after the last one. p goes back, a number "
    "between 1 and {pages} goes to that page, q closes the guide."};
inline constexpr Message wrong_page{
    "Tapez Entrée, p, q ou un numéro de page entre 1 et {pages}, par exemple 2.",
    "Press Enter, or type p, q or a page number between 1 and {pages}, for example 2."};

// Stackchess.
inline constexpr std::array goal_examples{
    GuideExample{
        {"2a1a4", "2a1a4"},
        Message{"la tour et la dame prennent la dernière pièce noire, et les blancs ont gagné.",
                "rook and queen capture the last black piece, and White has won."},
        game::Reason::all_captured},
    GuideExample{{"a1a4", "a1a4"}},
};
inline constexpr std::array start_examples{
    GuideExample{{"a2a4", "a2a4"},
                 Message{"ce pion n'a pas encore bougé, il peut avancer de deux cases.",
                         "this pawn has not moved yet, so it may advance two squares."}},
    GuideExample{{"a1a2", "a1a2"},
                 Message{"la tour monte sur son pion, la pile a deux pièces.",
                         "the rook moves onto its pawn, making a stack of two."}},
    GuideExample{{"a1a3", "a1a3"}},
};
inline constexpr std::array piece_examples{
    GuideExample{{"c2e2", "c2e2"},
                 Message{"la tour va tout droit.", "the rook moves in a straight line."}},
    GuideExample{{"c2a2", "c2a2"},
                 Message{"elle se pose sur son propre pion.", "it lands on its own pawn."}},
    GuideExample{{"c2d3", "c2d3"}},
    GuideExample{{"c2c5", "c2c5"}},
};
inline constexpr std::array stack_examples{
    GuideExample{{"2a1a4", "2a1a4"},
                 Message{"tour et dame vont ensemble comme une tour.",
                         "rook and queen together move like a rook."}},
    GuideExample{{"a1c3", "a1c3"},
                 Message{"la dame, en haut, part seule en diagonale.",
                         "the queen on top moves away alone, diagonally."}},
    GuideExample{{"2a1b2", "2a1b2"}},
    GuideExample{{"2d3d4", "2d3d4"}},
};
inline constexpr std::array capture_examples{
    GuideExample{
        {"3a1d1", "3a1d1"},
        Message{"trois pièces prennent les deux tours.", "three pieces capture both rooks."}},
    GuideExample{{"2a1a4", "2a1a4"},
                 Message{"deux pièces prennent le pion.", "two pieces capture the pawn."}},
    GuideExample{{"2a1d1", "2a1d1"}},
    GuideExample{{"a1a4", "a1a4"}},
};
inline constexpr std::array pawn_examples{
    GuideExample{{"2b2b4", "2b2b4"},
                 Message{"la tour et son pion qui n'a jamais bougé avancent de deux cases.",
                         "the rook and its pawn, which has never moved, advance two squares."}},
    GuideExample{{"2a4b5", "2a4b5"},
                 Message{"fou et pion prennent en diagonale ; le pion devient une dame.",
                         "bishop and pawn capture diagonally; the pawn becomes a queen."}},
    GuideExample{{"a4b5", "a4b5"}},
    GuideExample{{"2a4a5", "2a4a5"}},
};
inline constexpr std::array knight_examples{
    GuideExample{{"2a1b3", "2a1b3"},
                 Message{"le cavalier emporte le roi.", "the knight carries the king along."}},
    GuideExample{{"3a1b3", "3a1b3"}},
    GuideExample{{"a1a2", "a1a2"}},
};
inline constexpr std::array end_examples{
    GuideExample{{"d4d3", "d4d3"},
                 Message{"pat, les blancs n'ont plus de coup et la partie est nulle.",
                         "stalemate; White has no legal move, so the game is drawn."},
                 game::Reason::stalemate},
};
inline constexpr std::array typing_examples{
    GuideExample{{"2a2a4", "2a2a4"},
                 Message{"deux pièces de a2 en a4.", "two pieces from a2 to a4."}},
    GuideExample{{"a2a3", "a2a3"}, Message{"la pièce du dessus seule.", "only the top piece."}},
    GuideExample{{"3a2a3", "3a2a3"}},
};

inline constexpr std::array stackchess_guide{
    GuidePage{
        {"le but du jeu", "the goal"},
        {"Les pièces sont celles des échecs, mais elles se posent les unes sur les autres.\n\n"
         "À votre tour, vous déplacez autant de pièces que vous voulez du haut de l'une de vos "
         "piles. Arriver sur une pile adverse avec plus de pièces qu'elle n'en a, c'est la prendre "
         "tout entière.\n\n"
         "Qui prend tout a gagné. Il n'y a ni échec ni mat : le roi est une pièce comme les "
         "autres.",
         "The pieces are those of chess, but they stack on top of one another.\n\n"
         "On your turn, move as many pieces as you like from the top of one of your stacks. If you "
         "land on an enemy stack with more pieces than it has, you capture all of it.\n\n"
         "Capture everything and you win. There is no check or checkmate: the king is a piece like "
         "any other."},
        "p3/4/4/(RQ)3 w - 0 1",
        goal_examples},
    GuidePage{
        {"le plateau et le départ", "the board and the starting position"},
        {"Le plateau a de 4 à 26 cases de côté, six d'habitude. Les blancs sont en bas et "
         "commencent ; on joue chacun son tour.\n\n"
         "Chaque case montre la pièce du dessus, sa lettre puis celle de sa couleur : TB est une "
         "tour blanche, PN un pion noir. R roi, D dame, T tour, F fou, P pion, C cavalier.",
         "The board is 4 to 26 squares wide, usually six. White is at the bottom and moves first; "
         "the players take turns.\n\n"
         "Each square shows its top piece: the letter of the piece, then that of its colour. RW is "
         "a white rook, PB a black pawn. K king, Q queen, R rook, B bishop, P pawn, N knight."},
        "rbqkbr/pppppp/6/6/PPPPPP/RBQKBR w ABCDEFabcdef 0 1",
        start_examples},
    GuidePage{
        {"les pièces", "the pieces"},
        {"Roi : une case dans toutes les directions. Dame : tout droit ou en diagonale, aussi loin "
         "qu'elle veut. Tour : tout droit. Fou : en diagonale. Pion : une case tout droit devant "
         "lui, deux s'il n'a jamais bougé ; il prend d'une case en diagonale.\n\n"
         "Aucune de ces pièces ne passe par-dessus une autre, pas même de son camp.",
         "King: one square in any direction. Queen: straight or diagonally, any distance. Rook: "
         "straight. Bishop: diagonally. Pawn: one square straight ahead, two if it has never "
         "moved; it captures one square diagonally.\n\n"
         "None of these pieces can jump over another, not even one of its own side."},
        "5/2p2/5/P1R2/4K w - 0 1",
        piece_examples},
    GuidePage{{"déplacer une pile", "moving a stack"},
              {"Prenez du haut d'une pile une pièce, plusieurs ou toutes : elles vont ensemble et "
               "gardent leur ordre. Chacune doit pouvoir faire ce déplacement toute seule. Ainsi, "
               "une tour et un fou ne vont jamais ensemble.\n\n"
               "Elles arrivent sur une case vide, ou sur l'une de vos piles, dont elles deviennent "
               "le dessus.",
               "Take one piece, several or all of them from the top of a stack: they move together "
               "and keep their order. Each must be able to make that move on its own, so a rook "
               "and a bishop never move together.\n\n"
               "They land on an empty square, or on top of one of your stacks."},
              "4k/5/3(RB)1/5/(RQ)3K w - 0 1",
              stack_examples},
    GuidePage{
        {"prendre", "capturing"},
        {"Pour prendre une pile, il faut arriver avec plus de pièces qu'elle n'en a : deux contre "
         "une, trois contre deux. À égalité, c'est refusé. Une pièce seule ne prend donc jamais "
         "rien.\n\n"
         "La pile prise quitte le plateau tout entière.",
         "To capture a stack, you must arrive with more pieces than it has: two against one, three "
         "against two. Equal numbers are not enough, so a single piece can never capture.\n\n"
         "The whole captured stack leaves the board."},
        "5/p4/5/5/(RRQ)2(rr)1 w - 0 1",
        capture_examples},
    GuidePage{{"les pions et la promotion", "pawns and promotion"},
              {"Un pion avance quand aucun adversaire n'est devant lui, et ne va en diagonale que "
               "pour prendre. Tour et pion avancent ensemble mais ne prennent pas ensemble ; fou "
               "et pion ne vont ensemble que pour prendre.\n\n"
               "Un pion qui arrive sur la dernière rangée devient une dame, là où il est dans sa "
               "pile (on peut aussi jouer sans promotion).",
               "A pawn moves forward when no enemy is in front of it, and diagonally only to "
               "capture. A rook and a pawn can advance together but not capture together; a bishop "
               "and a pawn move together only to capture.\n\n"
               "A pawn that reaches the last rank becomes a queen and keeps its place in the stack "
               "(you can also play without promotion)."},
              "1r2k/(BP)4/5/1(PR)3/4K w B 0 1",
              pawn_examples},
    GuidePage{{"les cavaliers (option)", "knights (optional)"},
              {"Avec l'option, chaque camp a des cavaliers. Un cavalier saute en L, deux cases "
               "dans un sens et une dans l'autre, par-dessus tout, et ne va pas autrement.\n\n"
               "Et il porte : un cavalier parmi les pièces déplacées en fait sauter deux en tout, "
               "deux cavaliers quatre, quelles que soient les autres, pions compris.",
               "With this option, each side has knights. A knight jumps in an L, two squares one "
               "way and one the other, over anything, and moves in no other way.\n\n"
               "It can also carry: with one knight among the moved pieces, two pieces in all can "
               "jump; with two knights, four, whatever the others are, even pawns."},
              "5/5/5/5/(BKN)3k w - 0 1",
              knight_examples},
    GuidePage{
        {"la fin de la partie", "the end of the game"},
        {"Gagne qui a pris toutes les pièces adverses, ou dont l'adversaire abandonne ou "
         "dépasse son temps.\n\n"
         "La partie est nulle quand le joueur n'a plus de coup (pat), quand plus aucune "
         "prise n'est possible, à la cinquième fois de la même position, ou après 75 coups "
         "de chaque côté sans prise ni pion déplacé. Dès la troisième fois, ou après 50 "
         "coups, on peut demander la nulle ; on peut aussi se mettre d'accord.",
         "You win when you have captured every enemy piece, or when your opponent resigns or runs "
         "out of time.\n\n"
         "The game is drawn when the player to move has no legal move (stalemate), when nothing "
         "can ever be captured again, when the same position occurs for the fifth time, or after "
         "75 moves by each side without a capture or a pawn move. From the third time on, or after "
         "50 moves, you may claim a draw; the players may also agree to one."},
        "3k/p3/P3/4 b - 0 1",
        end_examples},
    GuidePage{
        {"ce qu'il faut taper", "what to type"},
        {"Une case (a2), puis d pour déplacer, c pour une autre case, a pour abandonner. Ou tout "
         "le coup : combien de pièces (rien pour une), la case de départ, la case d'arrivée.\n\n"
         "coups a2 et pile a2 montrent ; conseil aide ; annuler, refaire, nulle, notation, "
         "prises, hauteurs, retourner, exporter, sauver, quitter ; < et > montrent les coups "
         "d'avant. À chaque question, ? explique.\n\n"
         "La notation écrit 2a2-a4, et 2a2xa6 pour une prise.",
         "Type a square (a2), then d to move, c for another square, a to resign. Or type the whole "
         "move: how many pieces (nothing for one), the square they leave, the square they go "
         "to.\n\n"
         "moves a2 and stack a2 show a square's moves and pieces; hint suggests a move. Also: "
         "undo, redo, draw, notation, captured, heights, flip, export, save, quit; < and > show "
         "earlier moves. At any question, ? gives help.\n\n"
         "The score sheet shows 2a2-a4, and 2a2xa6 for a capture."},
        "rbqkbr/pppppp/6/6/(PR)PPPPP/1BQKBR w ABCDEFabcdef 0 2",
        typing_examples},
};

// Chess.
inline constexpr std::array chess_start_examples{
    GuideExample{{"e2e4", "e2e4"},
                 Message{"un pion avance de deux cases pour commencer.",
                         "a pawn may advance two squares on its first move."}},
    GuideExample{
        {"Cf3", "Nf3"},
        Message{"le cavalier saute par-dessus les pions.", "the knight jumps over the pawns."}},
    GuideExample{{"f1c4", "f1c4"}},
};
inline constexpr std::array chess_piece_examples{
    GuideExample{{"c3h8", "c3h8"}, Message{"le fou, en diagonale.", "the bishop, diagonally."}},
    GuideExample{{"d5b6", "d5b6"}, Message{"le cavalier, en L.", "the knight, in an L."}},
    GuideExample{{"d5d6", "d5d6"}},
    GuideExample{{"a1a3", "a1a3"}},
};
inline constexpr std::array chess_pawn_examples{
    GuideExample{
        {"e5d6", "e5d6"},
        Message{"prise en passant du pion d5, qui vient d'avancer de deux cases.",
                "captures en passant the pawn on d5, which has just advanced two squares."}},
    GuideExample{{"b8=D", "b8=Q"},
                 Message{"le pion devient une dame.", "the pawn becomes a queen."}},
    GuideExample{{"e5f6", "e5f6"}},
};
inline constexpr std::array castling_examples{
    GuideExample{{"O-O-O", "O-O-O"},
                 Message{"grand roque, roi en c1 et tour en d1.",
                         "queenside castling, king to c1 and rook to d1."}},
    GuideExample{{"O-O", "O-O"}},
};
inline constexpr std::array check_examples{
    GuideExample{{"Fe3", "Be3"},
                 Message{"le fou se met devant le roi.", "the bishop blocks the check."}},
    GuideExample{{"Rf1", "Kf1"}, Message{"le roi s'écarte.", "the king moves away."}},
    GuideExample{{"a1a7", "a1a7"}},
};
inline constexpr std::array mate_examples{
    GuideExample{{"Dc8", "Qc8"},
                 Message{"échec et mat, les blancs ont gagné.", "checkmate, White has won."},
                 game::Reason::checkmate},
    GuideExample{{"Dc7", "Qc7"},
                 Message{"pat, les noirs n'ont plus de coup et la partie est nulle.",
                         "stalemate; Black has no legal move, so the game is drawn."},
                 game::Reason::stalemate},
};
inline constexpr std::array chess_draw_examples{
    GuideExample{{"Rxe2", "Kxe2"},
                 Message{"il ne reste que les rois, la partie est nulle.",
                         "only the kings are left, so the game is drawn."},
                 game::Reason::dead_position},
};

inline constexpr std::array chess_guide{
    GuidePage{
        {"le but et le départ", "the goal and the starting position"},
        {"Le but : attaquer le roi adverse sans qu'il puisse y échapper. C'est l'échec et mat.\n\n"
         "Les blancs, en bas et en majuscules, commencent ; on joue une pièce chacun son tour.\n\n"
         "R roi, D dame, T tour, F fou, C cavalier, P pion ; noirs : r d t f k i.",
         "The goal is to attack the enemy king so that it cannot escape. That is checkmate.\n\n"
         "White, at the bottom and in capitals, moves first; the players take turns, moving one "
         "piece at a time.\n\n"
         "K king, Q queen, R rook, B bishop, N knight, P pawn; Black: k q r b n p."},
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        chess_start_examples},
    GuidePage{{"les pièces", "the pieces"},
              {"Roi : une case, partout autour de lui. Dame : tout droit ou en diagonale. Tour : "
               "tout droit. Fou : en diagonale. Cavalier : en L, par-dessus tout.\n\n"
               "On prend en allant sur la case d'une pièce adverse. Seul le cavalier saute.",
               "King: one square in any direction. Queen: straight or diagonally. Rook: straight. "
               "Bishop: diagonally. Knight: in an L, over anything.\n\n"
               "You capture by moving to the square of an enemy piece. Only the knight jumps."},
              "4k3/1p6/8/3N4/8/2B5/P7/R3K3 w - - 0 1",
              chess_piece_examples},
    GuidePage{{"les pions", "pawns"},
              {"Un pion avance d'une case, de deux depuis son départ, et prend en diagonale.\n\n"
               "Au bout, il devient dame, tour, fou ou cavalier, au choix.\n\n"
               "Un pion qui avance de deux cases à côté d'un pion adverse peut être pris, au coup "
               "suivant, comme s'il n'avait avancé que d'une.",
               "A pawn moves forward one square, or two from its starting square, and captures "
               "diagonally.\n\n"
               "On the last rank it becomes a queen, rook, bishop or knight, as you choose.\n\n"
               "En passant: a pawn that advances two squares and lands beside an enemy pawn may be "
               "captured, on the next move, as if it had advanced only one."},
              "8/1P2k3/8/3pP3/8/8/8/4K3 w - d6 0 1",
              chess_pawn_examples},
    GuidePage{
        {"le roque", "castling"},
        {"Une fois par partie, le roi va de deux cases vers une tour, qui passe de l'autre "
         "côté.\n\n"
         "Ni l'un ni l'autre ne doit avoir bougé, rien ne doit être entre eux, et le roi ne doit "
         "être en échec ni avant, ni pendant, ni après.\n\n"
         "Ici, la tour noire attaque f1.",
         "Once per game, the king moves two squares towards a rook, which moves to its other "
         "side.\n\n"
         "Neither may have moved before, nothing may stand between them, and the king may not be "
         "in check before, during or after the move.\n\n"
         "Here the black rook attacks f1."},
        "4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1",
        castling_examples},
    GuidePage{{"l'échec", "check"},
              {"Un roi attaqué est en échec. Il faut aussitôt le mettre à l'abri : l'éloigner, "
               "mettre une pièce devant lui, ou prendre l'attaquant.\n\n"
               "Aucun coup ne peut laisser son propre roi en échec.\n\n"
               "Ici, la tour noire attaque le roi blanc.",
               "A king under attack is in check. It must be made safe at once: by moving it away, "
               "by putting a piece in between, or by capturing the attacker.\n\n"
               "No move may leave your own king in check.\n\n"
               "Here the black rook attacks the white king."},
              "4k3/4r3/8/8/8/8/3B4/R3K3 w - - 0 1",
              check_examples},
    GuidePage{{"mat et pat", "checkmate and stalemate"},
              {"En échec et sans aucun coup : c'est le mat, la partie est perdue.\n\n"
               "Sans aucun coup mais pas en échec : c'est le pat, la partie est nulle. Attention à "
               "ne pas l'offrir quand on gagne !",
               "In check with no legal move: that is checkmate, and the game is lost.\n\n"
               "Not in check but with no legal move: that is stalemate, and the game is drawn. Be "
               "careful not to allow it when you are winning!"},
              "k7/8/1K6/8/8/8/8/2Q5 w - - 0 1",
              mate_examples},
    GuidePage{
        {"les parties nulles", "draws"},
        {"Une partie est nulle par pat, par accord, ou quand aucun camp ne peut plus mater.\n\n"
         "On peut la demander quand la même position vient pour la troisième fois, ou après 50 "
         "coups de chaque côté sans prise ni pion joué. À la cinquième fois, ou après 75 coups, "
         "elle est nulle d'elle-même.",
         "A game is drawn by stalemate, by agreement, or when neither side can ever checkmate.\n\n"
         "You may claim a draw when the same position occurs for the third time, or after 50 moves "
         "by each side without a capture or a pawn move. The fifth time, or after 75 moves, it is "
         "drawn automatically."},
        "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1",
        chess_draw_examples},
    GuidePage{
        {"ce qu'il faut taper", "what to type"},
        {"À « Coup suivant », tapez la lettre d'une pièce (majuscule pour les blancs, "
         "minuscule pour les noirs), puis sa case de départ et sa case d'arrivée ; annuler "
         "revient en arrière.\n\n"
         "Ou le coup entier : par les cases (e2e4, et e7e8d pour une promotion) ou en "
         "notation (Cf3, exd5, b8=D, O-O, O-O-O).\n\n"
         "s sauvegarde, q quitte. coups montre les coups possibles, coups e2 ceux d'une case "
         "; conseil aide ; annuler, refaire, nulle, abandonner, notation, prises, retourner, "
         "exporter ; < et > montrent les coups d'avant. À chaque question, ? explique.",
         "At 'Next move', type the letter of a piece (capital for White, small for Black), then "
         "the square it leaves and the one it goes to; cancel goes back.\n\n"
         "Or type the whole move: by its squares (e2e4, or e7e8q to promote) or in notation (Nf3, "
         "exd5, b8=Q, O-O, O-O-O).\n\n"
         "s saves, q quits. moves shows the legal moves, moves e2 those of a square; hint suggests "
         "a move. Also: undo, redo, draw, resign, notation, captured, flip, export; < and > show "
         "earlier moves. At any question, ? gives help."}},
};

} // namespace words::message
