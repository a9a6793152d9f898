#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "chess/setup.hpp"
#include "core/color.hpp"
#include "core/flags.hpp"
#include "game/letters.hpp"
#include "game/outcome.hpp"
#include "game/refusal.hpp"
#include "game/rules.hpp"
#include "game/text_error.hpp"
#include "record/game_result.hpp"
#include "stackchess/setup.hpp"

namespace record {

/// What is wrong in a PGN text. The comment says which other fields of `Problem` are filled.
enum class ProblemKind : std::uint8_t {
    illegal_move,         ///< text, ply, refusal (`not_a_move` for no move at all), readable_in
    pass_in_check,        ///< text (`--` or `Z0`), ply: a side passes while its king is in check
    not_standard,         ///< text, ply for a move, standard: what the PGN standard writes for it
    missing_tags,         ///< text: the names of those that the standard demands
    bad_date,             ///< text: the value of the tag Date, not as the standard writes it
    missing_end,          ///< the game has no result at its end, as the standard demands
    unknown_variant,      ///< text: the value of the tag Variant
    bad_fen,              ///< text, fen_error
    unplayable_fen,       ///< text, chess_faults or stackchess_faults
    bad_size,             ///< text: the value of the tag Size is no number from 4 to 26
    size_contradicts_fen, ///< text: the value of the tag Size

    bad_tag,               ///< text: a line that begins like a tag and is none; it is left out;
                           ///< tag_fault
    tag_among_moves,       ///< text: its name; another game begins there, though this has no end
    moves_of_game_before,  ///< text: the first of the moves that continue a game without a result
    tag_too_long,          ///< it is left out
    token_too_long,        ///< text: its beginning
    unclosed_comment,      ///< to the end of the file, or to the tags of the next game
    comment_too_long,      ///< its end is left out
    unopened_comment,      ///< text: a `}` that closes no comment, or a word before one, ply
    nested_comment,        ///< text: a word behind a comment that seems to hold another, ply
    bad_number,            ///< text: a move number that is written `1)`, ply
    moves_outside,         ///< text: its beginning; what belongs to no game, and holds moves
    unclosed_variation,    ///< the game ends inside a variation
    unopened_variation,    ///< a `)` too many; it is left out
    variation_before_move, ///< there is no move that it could replace
    variations_too_deep,
    game_too_long, ///< more tags, moves or comments than the limits allow

    // Warnings
    repaired_fen,             ///< text, repairs
    missing_fen,              ///< SetUp says that there is one; the usual start is taken
    empty_fen,                ///< there is one, without a position; the usual start is taken
    denied_fen,               ///< text: the value of SetUp, by which there is no FEN; it counts
    bad_result,               ///< text: the value of the tag Result, which is no result
    result_contradicts_tag,   ///< text: the value of the tag Result; result: the one at the end;
                              ///< outcome: by the rules, where they end the game
    result_contradicts_board, ///< result: the one at the end, or of the tag; outcome: by the rules
    wrong_number,             ///< text: the number of a move; standard: the right one
    wrong_side,               ///< text: a number with the dots of the other side's moves, turn
    unnumbered_game,          ///< text: the moves behind a text that are taken for a game
    chess960_rights,     ///< text: the FEN, whose castling only Chess960 has; no Variant says so
    repeated_tag,        ///< text: its name; the last value counts
    bad_undone,          ///< text: the value of the tag Undone, no number of moves of the game
    moves_behind_result, ///< text: the first; the game before has tags and a result alone
    pass_at_end,         ///< the game ends with a null move, perhaps meant as a dash
    lone_number,         ///< text: a number that no move follows; it is left out
    moves_in_comment,    ///< text: its beginning; a comment behind `;` begins like moves, or is a
                         ///< result
    piece_in_comment,    ///< text: `{N} f3`, a comment that may be the piece of its move
    escaped_line,        ///< lines that begin with `%` are left out
    tag_in_comment,      ///< a closed comment holds a line that is a tag: was it meant to end?
    text_outside,        ///< text: its beginning; what belongs to no game is left out
    control_in_tag,      ///< text: its name; spaces stand for control characters in its value
    lost_bytes,      ///< text: the name of a tag, or nothing: a comment with bytes that are no text
    mixed_bytes,     ///< text: the name of a tag, or nothing: a comment in two encodings
    comment_outside, ///< comments in a text without any game are left out
};

/// Whether a problem is only a warning: no part of a game is lost.
constexpr bool is_warning(ProblemKind kind) {
    switch (kind) {
    case ProblemKind::repaired_fen:
    case ProblemKind::missing_fen:
    case ProblemKind::empty_fen:
    case ProblemKind::denied_fen:
    case ProblemKind::wrong_number:
    case ProblemKind::wrong_side:
    case ProblemKind::unnumbered_game:
    case ProblemKind::chess960_rights:
    case ProblemKind::bad_result:
    case ProblemKind::result_contradicts_tag:
    case ProblemKind::result_contradicts_board:
    case ProblemKind::repeated_tag:
    case ProblemKind::control_in_tag:
    case ProblemKind::lost_bytes:
    case ProblemKind::mixed_bytes:
    case ProblemKind::bad_undone:
    case ProblemKind::moves_behind_result:
    case ProblemKind::pass_at_end:
    case ProblemKind::lone_number:
    case ProblemKind::moves_in_comment:
    case ProblemKind::piece_in_comment:
    case ProblemKind::escaped_line:
    case ProblemKind::tag_in_comment:
    case ProblemKind::text_outside:
    case ProblemKind::comment_outside: return true;
    default: return false;
    }
}

/// Whether a warning is of something that is left out.
constexpr bool leaves_out(ProblemKind kind) {
    return kind == ProblemKind::text_outside || kind == ProblemKind::comment_outside ||
           kind == ProblemKind::lone_number || kind == ProblemKind::repeated_tag ||
           kind == ProblemKind::control_in_tag || kind == ProblemKind::lost_bytes ||
           kind == ProblemKind::bad_undone || kind == ProblemKind::escaped_line;
}

/// Why a line that looks like a tag is not one.
enum class TagFault : std::uint8_t {
    other,
    unclosed,     ///< no quote and bracket at its end; the text is the name of the tag
    other_quotes, ///< its value is in other quotes than `"`
};

/// One thing wrong with one game, or between two.
struct Problem {
    ProblemKind kind{};
    std::size_t game = 0; ///< counted from 1 in the whole text; 0 outside all games
    std::size_t line = 0; ///< counted from 1
    std::size_t ply = 0;  ///< half-moves from the start of the game to the refused one, from 1
    std::string text;     ///< what stands there, as UTF-8
    game::Rules rules = game::Rules::chess; ///< of the game, as far as its tags tell
    core::Color turn = core::Color::white;  ///< who was to make the refused move
    game::Refusal refusal;
    game::LetterSet letters;     ///< of a refused move: the languages it was read in
    game::LetterSet readable_in; ///< the languages, not tried, in which the text is a legal move
    game::TextError fen_error;
    chess::Faults chess_faults;
    stackchess::Faults stackchess_faults;
    chess::FenRepairs repairs;
    std::string standard;
    TagFault tag_fault{};
    GameResult result{};
    game::Outcome outcome;
    bool breaks_standard = false; ///< a warning by kind, but an error by the standard

    friend bool operator==(const Problem&, const Problem&) = default;
};

constexpr bool is_warning(const Problem& problem) {
    return is_warning(problem.kind) && !problem.breaks_standard;
}

} // namespace record
