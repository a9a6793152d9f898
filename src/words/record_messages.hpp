#pragma once

#include <array>

#include "words/message.hpp"

/// What is wrong with a recorded game.
namespace words::message {

// `{ply}` counts the half-moves of the game, `{move}` is the text in the file.
inline constexpr Message recorded_move{"partie {game}, demi-coup {ply} ({move}) : {why}",
                                       "game {game}, half-move {ply} ({move}): {why}"};
inline constexpr Message warned_game{"partie {game}, avertissement : {why}",
                                     "game {game}, warning: {why}"};
inline constexpr Message warned_text{"avertissement : {why}", "warning: {why}"};
inline constexpr Message outside_games{"{why}", "{why}"};
inline constexpr Message recorded_game{"partie {game} : {why}", "game {game}: {why}"};

inline constexpr Message pass_in_check{
    "Un camp dont le roi est en échec ne peut pas passer son tour.",
    "A side whose king is in check may not pass its turn."};
inline constexpr Message standard_move{"La norme écrit ce coup {standard}.",
                                       "The standard form of this move is {standard}."};
inline constexpr Message standard_word{"La norme écrit '{standard}', pas '{text}'.",
                                       "The standard form is '{standard}', not '{text}'."};
inline constexpr Message unknown_to_standard{"'{text}' n'est pas dans la norme.",
                                             "'{text}' is not part of the standard."};
inline constexpr Message missing_tags{"Étiquettes que la norme demande et qui manquent : {text}.",
                                      "Tags that the standard requires are missing: {text}."};
inline constexpr Message bad_date{
    "La norme écrit la date AAAA.MM.JJ, avec ? pour les chiffres inconnus, pas {text}.",
    "The standard form of a date is YYYY.MM.DD, with ? for unknown digits, not {text}."};
inline constexpr Message missing_end{
    "Il manque le résultat à la fin de la partie : 1-0, 0-1, 1/2-1/2 ou *.",
    "The result is missing at the end of the game: 1-0, 0-1, 1/2-1/2 or *."};
inline constexpr Message wrong_number{"Numéro de coup {text} : ce devrait être {standard}.",
                                      "Move number {text} should be {standard}."};
inline constexpr std::array<Message, 2> wrong_side{
    {{"Le numéro {text} annonce un coup des noirs, mais c'est aux blancs de jouer.",
      "The number {text} is for a move by Black, but White is to move."},
     {"Le numéro {text} annonce un coup des blancs, mais c'est aux noirs de jouer.",
      "The number {text} is for a move by White, but Black is to move."}}};
inline constexpr Message unnumbered_game{
    "Ces coups sans numéro, après un texte, sont lus comme une partie : {text}",
    "These unnumbered moves, which follow other text, are read as a game: {text}"};
inline constexpr Message chess960_rights{
    "Étiquette FEN. Ces droits de roque sont ceux de Chess960, mais aucune étiquette Variant ne "
    "le dit.",
    "FEN tag. These castling rights are those of Chess960, but no Variant tag says so."};
inline constexpr Message other_letters{"--letters {letters} lirait ce coup.",
                                       "--letters {letters} would read this move."};
inline constexpr Message chosen_letters{"Lu avec les lettres {letters}.",
                                        "Read with the letters {letters}."};
inline constexpr Message result_contradicts_tag{
    "La partie se termine par {result}, mais l'étiquette Result dit {text}.",
    "The game ends with {result}, but the Result tag says {text}."};
inline constexpr Message on_the_board{"Sur le plateau : {outcome}", "On the board: {outcome}"};
inline constexpr Message result_contradicts_board{
    "Le résultat écrit est {result}, mais sur le plateau : {outcome}",
    "The written result is {result}, but on the board: {outcome}"};
inline constexpr Message bad_result{
    "L'étiquette Result dit {text}. Valeurs possibles : 1-0, 0-1, 1/2-1/2 ou *.",
    "The Result tag says {text}. Possible values: 1-0, 0-1, 1/2-1/2 or *."};
inline constexpr Message repeated_tag{
    "L'étiquette {text} est écrite plusieurs fois, la dernière compte.",
    "The tag {text} is written several times; the last one counts."};
inline constexpr Message text_outside{
    "Ce texte n'appartient à aucune partie ; il est laissé de côté : {text}",
    "This text is not part of any game and is left out: {text}"};
inline constexpr Message moves_outside{
    "Ce texte contient des coups mais n'appartient à aucune partie ; il est laissé de côté : "
    "{text}",
    "This text contains moves but is not part of any game, and is left out: {text}"};
inline constexpr Message comment_outside{
    "Il n'y a aucune partie à laquelle ce commentaire pourrait appartenir, il est laissé de côté.",
    "This comment is not part of any game and is left out."};
inline constexpr Message bad_undone{
    "L'étiquette Undone dit {text}. Elle doit donner un nombre de coups de la partie.",
    "The Undone tag says {text}. It must be a number of moves of the game."};
inline constexpr Message moves_behind_result{
    "La partie précédente n'a que des étiquettes et un résultat ; les coups à partir de {text} "
    "forment une autre partie, sans étiquettes.",
    "The previous game has only tags and a result; the moves from {text} onwards form "
    "another game, without tags."};
inline constexpr Message pass_at_end{
    "La partie se termine par un coup nul (--) : était-ce un simple tiret ?",
    "The game ends with a null move (--): was it meant as a dash?"};
inline constexpr Message lone_number{
    "Aucun coup ne suit le nombre {text}, il est laissé de côté.",
    "The number {text} is not followed by a move and is left out."};
inline constexpr Message moves_in_comment{
    "Après un point-virgule, le reste de la ligne est un commentaire, hors de la partie : {text}",
    "After a semicolon, the rest of the line is a comment, not part of the game: {text}"};
inline constexpr Message piece_in_comment{
    "Le commentaire placé devant ce coup nomme une pièce, mais ne fait pas partie du coup : {text}",
    "The comment before this move names a piece, but is not part of the move: {text}"};
inline constexpr Message escaped_line{
    "Les lignes qui commencent par % n'appartiennent à aucune partie ; elles sont laissées de "
    "côté.",
    "Lines that begin with % are not part of any game and are left out."};
inline constexpr Message tag_in_comment{
    "Il y a une étiquette à l'intérieur d'un commentaire : manque-t-il } avant elle ?",
    "There is a tag inside a comment: is a } missing before it?"};
inline constexpr Message unknown_variant{
    "Variante inconnue dans l'étiquette Variant : {text}. Valeurs connues : Standard, Chess960, "
    "Stackchess.",
    "Unknown variant in the Variant tag: {text}. Known variants: Standard, Chess960, Stackchess."};
inline constexpr Message about_fen_tag{"Étiquette FEN. {why}", "FEN tag. {why}"};
inline constexpr Message missing_fen{
    "L'étiquette SetUp annonce une position de départ, mais il n'y a pas d'étiquette FEN : la "
    "position initiale est prise.",
    "The SetUp tag says that there is a starting position, but there is no FEN tag: the usual "
    "starting "
    "position is used."};
inline constexpr Message empty_fen{"L'étiquette FEN est vide : la position initiale est prise.",
                                   "The FEN tag is empty: the usual starting position is used."};
inline constexpr Message denied_fen{
    "L'étiquette SetUp dit {text}, mais il y a une étiquette FEN : la partie part de cette "
    "position.",
    "The SetUp tag says {text}, but there is a FEN tag: the game starts from it."};
inline constexpr Message lost_in_tag{
    "L'étiquette {text} contient des octets qui ne correspondent à aucun caractère ; ils sont "
    "remplacés.",
    "The tag {text} contains bytes that do not represent any character; they are replaced."};
inline constexpr Message lost_in_comment{
    "Un commentaire contient des octets qui ne correspondent à aucun caractère ; ils sont "
    "remplacés.",
    "A comment contains bytes that do not represent any character; they are replaced."};
inline constexpr Message mixed_in_tag{
    "L'étiquette {text} mélange UTF-8 et Windows-1252 ; vérifiez ses accents et ses signes.",
    "The tag {text} mixes UTF-8 and Windows-1252; check its accents and signs."};
inline constexpr Message mixed_in_comment{
    "Un commentaire mélange UTF-8 et Windows-1252 ; vérifiez ses accents et ses signes.",
    "A comment mixes UTF-8 and Windows-1252; check its accents and signs."};
inline constexpr Message control_in_tag{
    "L'étiquette {text} contient des caractères de contrôle, remplacés par des espaces.",
    "The tag {text} contains control characters, which are replaced by spaces."};
inline constexpr Message bad_size_tag{
    "L'étiquette Size doit donner un nombre de 4 à 26, pas {text}.",
    "The Size tag must be a number from 4 to 26, not {text}."};
inline constexpr Message size_contradicts_fen{
    "L'étiquette Size ({text}) contredit le plateau de l'étiquette FEN.",
    "The Size tag ({text}) contradicts the board in the FEN tag."};
inline constexpr Message bad_tag{
    "Cette ligne n'est pas une étiquette : {text}. Exemple : [Event \"Coupe\"].",
    "This line is not a tag: {text}. Example: [Event \"Cup\"]."};
inline constexpr Message unclosed_tag{
    "La valeur de l'étiquette {text} n'est pas fermée, il manque \"] à la fin de la ligne.",
    "The value of the tag {text} is not closed; \"] is missing at the end of the line."};
inline constexpr Message quoted_tag{
    "La valeur d'une étiquette se met entre guillemets droits doubles (\") : {text}",
    "The value of a tag is written in straight double quotes (\"): {text}"};
inline constexpr Message tag_among_moves{
    "L'étiquette {text} se trouve parmi les coups d'une partie sans résultat ; une autre partie "
    "commence là.",
    "The tag {text} appears among the moves of a game that has no result; another game starts "
    "there."};
inline constexpr Message moves_of_game_before{
    "Les coups à partir de {text} ne commencent pas une partie, ils semblent continuer la "
    "précédente ; ils sont laissés de côté.",
    "The moves from {text} onwards do not start a game; they seem to continue the previous one, "
    "and are left out."};
inline constexpr Message tag_too_long{"Cette étiquette est trop longue.", "This tag is too long."};
inline constexpr Message token_too_long{"Ce mot est trop long : {text}",
                                        "This word is too long: {text}"};
inline constexpr Message unclosed_comment{"Un commentaire n'est pas fermé, il manque }.",
                                          "A comment is not closed; a } is missing."};
inline constexpr Message comment_too_long{"Ce commentaire est trop long, sa fin est laissée.",
                                          "This comment is too long; its end is cut off."};
inline constexpr Message unopened_comment{"Cette } ne ferme aucun commentaire.",
                                          "This } does not close any comment."};
inline constexpr Message nested_comment{
    "Un commentaire finit à sa première } et n'en contient pas d'autre ; ce qui suit n'est plus "
    "dans le commentaire.",
    "A comment ends at its first } and cannot contain another; what follows is no longer part of "
    "it."};
inline constexpr Message bad_number{"Un numéro de coup est suivi d'un point, pas d'une parenthèse.",
                                    "A move number is followed by a dot, not by a parenthesis."};
inline constexpr Message unclosed_variation{"Une variante n'est pas fermée, il manque ).",
                                            "A variation is not closed; a ) is missing."};
inline constexpr Message unopened_variation{"Cette ) ne ferme aucune variante.",
                                            "This ) does not close any variation."};
inline constexpr Message variation_before_move{
    "Une variante commence avant le premier coup de sa ligne.",
    "A variation begins before the first move of its line."};
inline constexpr Message variations_too_deep{"Les variantes sont trop imbriquées.",
                                             "The variations are nested too deeply."};
inline constexpr Message game_too_long{
    "La partie a trop d'étiquettes, de coups ou de commentaires.",
    "The game has too many tags, moves or comments."};

} // namespace words::message
