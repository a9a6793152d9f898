#pragma once

#include <array>

#include "words/message.hpp"

/// Looking back at a game in the text mode.
namespace words::message {

inline constexpr Message looked_at_move{"Demi-coup {number} sur {count}.",
                                        "Half-move {number} of {count}."};
inline constexpr Message looked_at_start{"Position de départ.", "Starting position."};
inline constexpr Message review_prompt{
    "Partie terminée (sauver, exporter, <, >, continuer ; Entrée = quitter) :",
    "The game is over (save, export, <, >, continue; Enter = leave):"};
inline constexpr Message review_help{
    "< et > montrent le demi-coup d'avant et d'après, début et fin le premier et le dernier. "
    "continuer : jouer à partir de la position montrée. Entrée ou q : quitter la partie.\n"
    "Et aussi : notation, prises, hauteurs, retourner, position, exporter FICHIER, sauver NOM, "
    "règles.",
    "< and > show the half-move before and after, start and end the first and the last. continue: "
    "play on from the position shown. Enter or q: leave the game.\n"
    "Also: notation, captured, heights, flip, position, export FILE, save NAME, rules."};
/// By the side that lost them; the pieces follow.
inline constexpr std::array<Message, 2> captured_pieces{
    {{"Pièces blanches capturées :", "Captured white pieces:"},
     {"Pièces noires capturées :", "Captured black pieces:"}}};
inline constexpr Message captured_none{"Aucune pièce n'a été capturée.",
                                       "No pieces have been captured."};
inline constexpr Message ask_export{"Fichier PGN à écrire :", "PGN file to write:"};
inline constexpr Message ask_export_help{
    "Le chemin d'un fichier, par exemple parties/soir.pgn. annuler : ne rien écrire.",
    "The path of a file, for example games/evening.pgn. cancel: write nothing."};

} // namespace words::message
