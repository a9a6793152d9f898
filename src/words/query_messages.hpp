#pragma once

#include <array>

#include "words/message.hpp"

/// Answers to queries typed by people who cannot see the board, at the terminal and in the page.
namespace words::message {

// What stands on a square.
inline constexpr Message square_empty{"{square}, vide", "{square}, empty"};
inline constexpr Message square_piece{"{square}, {piece}", "{square}, {piece}"};
inline constexpr Message square_stack{"{square}, pile de {height} : {pieces} en haut, {side}",
                                      "{square}, stack of {height}: {pieces} on top, {side}"};
/// By colour, after the pieces.
inline constexpr std::array<Message, 2> stack_sides{{{"blancs", "white"}, {"noirs", "black"}}};

inline constexpr Message between_squares{" ; ", "; "};

/// The words for queries; `|` separates synonyms.
inline constexpr std::array<Message, 9> query_words{{{"dernier", "last"},
                                                     {"pendules|pendule", "clocks|clock"},
                                                     {"adversaire", "opponent"},
                                                     {"rangée", "rank"},
                                                     {"colonne", "file"},
                                                     {"pile", "stack"},
                                                     {"pièces|pièce", "pieces|piece"},
                                                     {"coups", "moves"},
                                                     {"aide", "help"}}};
/// The words for the pieces of a side, by colour; `|` separates synonyms.
inline constexpr std::array<Message, 2> query_sides{
    {{"blancs|blanches|blanc|blanche", "white"}, {"noirs|noires|noir|noire", "black"}}};

/// The last move of a side.
inline constexpr Message side_played{"{side} : {move}.", "{side}: {move}."};
/// Who plays a side.
inline constexpr Message side_seat{"{side} : {name}.", "{side}: {name}."};
/// When there is no opponent.
inline constexpr Message both_sides_here{"Les deux camps sont joués ici, sur cet écran.",
                                         "Both sides are played here, on this screen."};
/// A player who has left an online game.
inline constexpr Message player_is_away{"absent", "away"};

inline constexpr Message no_line{"Il n'y a ni rangée ni colonne {line} sur ce plateau.",
                                 "There is no rank or file {line} on this board."};
inline constexpr Message line_empty{"{line} : rien ne s'y trouve.", "{line}: nothing there."};
/// The answer to the word for a rank, a file or a stack without a name after it.
inline constexpr Message line_not_named{"Laquelle ? Par exemple : rangée 2, colonne c, pile a2.",
                                        "Which one? For example: rank 2, file c, stack a2."};
/// Another name for the queen.
inline constexpr Message queen_alias{"reine", "queen"};
inline constexpr Message no_kind{"Aucune pièce ne s'appelle {piece}. Exemple : pièces cavalier.",
                                 "No piece is called {piece}. Example: pieces knight."};
inline constexpr Message none_of_kind{"{piece} : il n'y en a pas sur ce plateau.",
                                      "{piece}: none on this board."};

/// The queries, at the end of the terminal's help.
inline constexpr Message queries_help{
    "Sans voir le plateau : dernier, pendules, adversaire, rangée 2, colonne c, pièces, pièces "
    "tour, pièces noires, pile a2.",
    "Without seeing the board: last, clocks, opponent, rank 2, file c, pieces, pieces rook, "
    "pieces black, stack a2."};
/// Instead of the first board, for players who want no boards.
inline constexpr Message phrases_intro{
    "Le plateau n'est pas dessiné : « pièces » énumère tout ce qui s'y trouve, « rangée 2 », « "
    "colonne "
    "c » ou « pile a2 » une partie, « ? » tout ce qui peut être tapé.",
    "The board is not drawn: 'pieces' lists everything on it, 'rank 2', 'file c' or 'stack a2' "
    "part of it, and '?' what you can type."};

} // namespace words::message
