#pragma once

#include "words/message.hpp"

/// What is wrong with a written position.
namespace words::message {

// A text that is not a position. `{column}` counts characters from 1.
inline constexpr Message unreadable_position{
    "Position illisible, colonne {column} ({field}) : {what}.",
    "Unreadable position, column {column} ({field}): {what}."};
inline constexpr Message empty_position{
    "Position illisible : le texte est vide. Exemple : {example}",
    "Unreadable position: the text is empty. Example: {example}"};

// The fields.
inline constexpr Message field_board{"plateau", "board"};
inline constexpr Message field_turn{"trait", "side to move"};
inline constexpr Message field_castling{"roques", "castling"};
inline constexpr Message field_en_passant{"prise en passant", "en passant"};
inline constexpr Message field_unmoved{"pions jamais déplacés", "unmoved pawns"};
inline constexpr Message field_quiet_plies{"demi-coups sans prise ni pion",
                                           "half-moves without a capture or pawn move"};
inline constexpr Message field_move_number{"numéro du coup", "move number"};
inline constexpr Message field_option{"option", "option"};
inline constexpr Message field_end{"après le dernier champ", "after the last field"};

// What was found, and what was expected.
inline constexpr Message found_instead{"'{found}' ne convient pas, il faut {expected}",
                                       "'{found}' is not valid here; expected {expected}"};
inline constexpr Message stops_short{"le texte s'arrête là, il faut encore {expected}",
                                     "the text ends here; expected {expected}"};
inline constexpr Message expected_stackchess_board{
    "une pièce (KQRBNP pour les blancs, kqrbnp pour les noirs), un nombre de cases vides de 1 à "
    "26, "
    "une pile comme (PR), ou /",
    "a piece (KQRBNP for White, kqrbnp for Black), a number of empty squares from 1 to 26, a stack "
    "such as (PR), or /"};
inline constexpr Message expected_chess_board{
    "une pièce (KQRBNP pour les blancs, kqrbnp pour les noirs), un nombre de cases vides de 1 à 8, "
    "ou /",
    "a piece (KQRBNP for White, kqrbnp for Black), a number of empty squares from 1 to 8, or /"};
inline constexpr Message expected_in_stack{
    "une pièce de la pile (KQRBNP ou kqrbnp), ou la parenthèse qui la ferme",
    "a piece of the stack (KQRBNP or kqrbnp), or the parenthesis that closes it"};
inline constexpr Message expected_empty_squares{
    "un nombre de cases vides de 1 à {most}, sans zéro devant",
    "a number of empty squares from 1 to {most}, with no leading zero"};
inline constexpr Message expected_turn{"w (blancs) ou b (noirs)", "w (White) or b (Black)"};
inline constexpr Message expected_castling{
    "des lettres de KQkq, ou les colonnes des tours (HAha), ou -",
    "letters from KQkq, or the files of the rooks (HAha), or -"};
inline constexpr Message expected_en_passant{"une case comme e3 ou e6, ou -",
                                             "a square such as e3 or e6, or -"};
inline constexpr Message expected_unmoved{
    "les colonnes de ces pions, en capitales pour les blancs (ABab), ou -",
    "the files of those pawns, in capitals for White (ABab), or -"};
inline constexpr Message expected_quiet_plies{
    "un nombre entier de 0 à {most}, sans zéro devant",
    "a whole number from 0 to {most}, with no leading zero"};
inline constexpr Message expected_move_number{
    "un nombre entier de 1 à {most}, sans zéro devant",
    "a whole number from 1 to {most}, with no leading zero"};
inline constexpr Message expected_option{"le mot nopromotion, ou rien",
                                         "the word nopromotion, or nothing"};
inline constexpr Message expected_end{"la fin du texte", "the end of the text"};

// Mistakes in the shape of the board. `{rank}` counts from the top.
inline constexpr Message rank_too_long{
    "la rangée numéro {rank} à partir du haut est trop longue, {shape}",
    "rank number {rank} from the top is too long; {shape}"};
inline constexpr Message rank_too_short{
    "la rangée numéro {rank} à partir du haut est trop courte, {shape}",
    "rank number {rank} from the top is too short; {shape}"};
inline constexpr Message too_few_ranks{"il manque des rangées, {shape}",
                                       "ranks are missing; {shape}"};
inline constexpr Message too_many_ranks{"il y a trop de rangées, {shape}",
                                        "there are too many ranks; {shape}"};
inline constexpr Message stackchess_shape{
    "il faut autant de rangées que de cases dans chaque rangée, de 4 à 26",
    "there must be as many ranks as squares in each rank, from 4 to 26"};
inline constexpr Message chess_shape{"il faut 8 rangées de 8 cases",
                                     "there must be 8 ranks of 8 squares"};
inline constexpr Message bad_size{"le plateau doit avoir de 4 à 26 cases de côté",
                                  "the board must be 4 to 26 squares wide"};
inline constexpr Message empty_stack{
    "il n'y a rien entre les parenthèses, une pile a au moins deux pièces",
    "there is nothing between the parentheses; a stack has at least two pieces"};
inline constexpr Message lone_stack{"une pièce seule s'écrit sans parenthèses",
                                    "a single piece is written without parentheses"};
inline constexpr Message open_stack{"il manque la parenthèse qui ferme la pile",
                                    "the parenthesis that closes the stack is missing"};
inline constexpr Message repeated_flag{"'{found}' est écrit deux fois",
                                       "'{found}' is written twice"};

inline constexpr Message repeated_right{"'{found}' répète un roque déjà donné",
                                        "'{found}' repeats a castling right that is already given"};

// What was corrected in a chess position.
inline constexpr Message repaired_position{"Position corrigée : {repairs}.",
                                           "Position corrected: {repairs}."};
inline constexpr Message castling_dropped{
    "les roques dont le roi ou la tour n'est pas en place sont retirés",
    "castling rights are removed where the king or the rook is not in place"};
inline constexpr Message en_passant_dropped{
    "la case de prise en passant est retirée, aucun pion n'a pu y passer",
    "the en passant square is removed, because no pawn can have passed over it"};
inline constexpr Message fields_added{
    "les champs manquants prennent leur valeur par défaut (w ou -)",
    "missing fields get their default values (w or -)"};
inline constexpr Message castling_repeated{"un roque écrit deux fois compte une fois",
                                           "a castling right that is written twice counts once"};
inline constexpr Message zeros_dropped{"les zéros devant un compteur sont retirés",
                                       "leading zeros of a counter are removed"};
inline constexpr Message counter_lowered{"un compteur au-dessus de 9999 est pris pour 9999",
                                         "a counter above 9999 is taken as 9999"};
inline constexpr Message move_number_raised{"le numéro de coup 0 est pris pour 1",
                                            "move number 0 is taken as 1"};
inline constexpr Message rest_left_out{"ce qui suit la position est laissé de côté",
                                       "what follows the position is ignored"};

inline constexpr Message castles_as_chess960{"Ces droits de roque sont ceux de Chess960.",
                                             "These castling rights are those of Chess960."};

// A position that can be read but not played: all its faults, joined.
inline constexpr Message unplayable_position{"Position injouable : {faults}.",
                                             "Unplayable position: {faults}."};
inline constexpr Message fault_separator{" ; ", "; "};

// Stackchess.
inline constexpr Message no_pieces{"il n'y a aucune pièce sur le plateau",
                                   "there are no pieces on the board"};
inline constexpr Message too_many_white{"les blancs ont plus de pièces que deux rangées pleines",
                                        "White has more pieces than two full ranks"};
inline constexpr Message too_many_black{"les noirs ont plus de pièces que deux rangées pleines",
                                        "Black has more pieces than two full ranks"};
inline constexpr Message mixed_stack{"une pile mélange les deux couleurs",
                                     "a stack mixes both colours"};
inline constexpr Message pawn_on_last_rank{"un pion se trouve sur sa dernière rangée",
                                           "a pawn stands on its last rank"};
inline constexpr Message false_unmoved_flag{
    "un pion est dit jamais déplacé dans une colonne où il n'est plus au bas de la pile de sa case "
    "de départ",
    "a file marked as having an unmoved pawn has no such pawn at the bottom of the stack on its "
    "starting square"};

// Chess.
inline constexpr Message no_white_king{"il n'y a pas de roi blanc", "there is no white king"};
inline constexpr Message no_black_king{"il n'y a pas de roi noir", "there is no black king"};
inline constexpr Message several_white_kings{"il y a plusieurs rois blancs",
                                             "there are several white kings"};
inline constexpr Message several_black_kings{"il y a plusieurs rois noirs",
                                             "there are several black kings"};
inline constexpr Message too_many_white_men{"les blancs ont plus de 16 pièces ou de 8 pions",
                                            "White has more than 16 pieces or 8 pawns"};
inline constexpr Message too_many_black_men{"les noirs ont plus de 16 pièces ou de 8 pions",
                                            "Black has more than 16 pieces or 8 pawns"};
inline constexpr Message pawn_on_end_rank{"un pion se trouve sur la première ou la dernière rangée",
                                          "a pawn stands on the first or the last rank"};
inline constexpr Message opponent_in_check{"le camp qui n'a pas le trait est en échec",
                                           "the side not to move is in check"};
inline constexpr Message false_castling_right{
    "un roque est annoncé sans que le roi et la tour soient en place",
    "castling is allowed although the king and rook are not in place"};
inline constexpr Message impossible_en_passant{
    "aucun pion n'a pu passer par la case de prise en passant",
    "no pawn can have passed over the en passant square"};

} // namespace words::message
