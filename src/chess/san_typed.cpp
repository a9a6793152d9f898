#include <algorithm>
#include <optional>

#include "chess/san.hpp"
#include "chess/san_resolve.hpp"
#include "chess/san_text.hpp"
#include "chess/uci.hpp"
#include "core/capitals.hpp"

namespace chess {
namespace {

using game::Letters;
using game::Refusal;
using game::RefusalKind;
using Answer = core::Result<Move, Refusal>;

Letters other_language(Letters letters) {
    return letters == Letters::french ? Letters::english : Letters::french;
}

/// What a text means in one language; nothing where it is no move at all.
std::optional<Answer> read_in(const Position& position, std::string_view plain, Letters letters) {
    const auto reading = read_plain_san(plain, {letters, other_language(letters), false});
    if (!reading) {
        if (reading.error().kind == RefusalKind::not_a_move) return std::nullopt;
        return core::Failure(with_color(reading.error(), position.turn()));
    }
    const Answer answer = resolve(position, *reading);
    if (answer || reading->castling != SanCastling::none) return answer;
    if (const auto castling = castling_of(position, reading->clue)) return *castling;
    return answer;
}

/// The refusal of a text that is no move by the player's letters, where it names a king, and a
/// legal one by the others.
Refusal foreign_letter(const Position& position, Move move, std::array<Letters, 2> letters) {
    const Square king = position.king(position.turn());
    return {.kind = RefusalKind::foreign_letter,
            .square = to_coord(move.to()),
            .readings = {{{letters[0], position.board().at(king), to_coord(king)},
                          {letters[1], position.board().at(move.from()), to_coord(move.from())}}}};
}

/// What a text means in the player's language, or else in the other one. In a French game a text
/// that begins with the king's letter, `R`, and is a legal move of a rook in English is refused.
std::optional<Answer> read_in_both(const Position& position, std::string_view plain,
                                   Letters letters) {
    const Letters other = other_language(letters);
    const auto first = read_in(position, plain, letters);
    const auto second = read_in(position, plain, other);
    if (!first) return second;
    if (letters != Letters::french || !second || !*second) return first;
    if (!*first && first->error().kind == RefusalKind::promotion_impossible) return first;
    if (!*first) return core::Failure(foreign_letter(position, **second, {letters, other}));
    if (**first == **second) return first;
    return core::Failure(two_readings(position, {**first, **second}, {letters, other}));
}

/// The text with small letters for the files of squares that are written in capitals: `NF3`.
std::string with_small_files(std::string text) {
    for (std::size_t i = 0; i + 1 < text.size(); ++i)
        if (text[i] >= 'A' && text[i] <= 'H' && text[i + 1] >= '1' && text[i + 1] <= '8')
            text[i] = core::small(text[i]);
    return text;
}

/// Whether a refusal names what a letter means in each language.
bool names_readings(const Refusal& refusal) {
    return refusal.kind == RefusalKind::two_readings || refusal.kind == RefusalKind::foreign_letter;
}

/// What a text means as it stands, or else with a capital at its beginning.
std::optional<Answer> read_in_any_case(const Position& position, std::string text,
                                       Letters letters) {
    const auto exact = read_in_both(position, text, letters);
    if (exact && (*exact || names_readings(exact->error()))) return exact;
    if (!text.empty()) text.front() = core::capital(text.front());
    const auto capital = read_in_both(position, text, letters);
    return capital && (*capital || !exact) ? capital : exact;
}

/// The same of a text whose squares are in capitals, where a file may look like a piece: `BC4`.
std::optional<Answer> read_capitals(const Position& position, std::string text, Letters letters) {
    const auto as_piece = read_in_any_case(position, text, letters);
    text.front() = core::small(text.front());
    const auto as_pawn = read_in_both(position, text, letters);
    if (!as_pawn || !*as_pawn) return as_piece;
    if (!as_piece || !*as_piece || **as_piece == **as_pawn) return as_pawn;
    return core::Failure(ambiguous(position, {**as_pawn, **as_piece}));
}

} // namespace

Answer read_move(const Position& position, std::string_view text, Letters letters) {
    Refusal refusal{.kind = RefusalKind::not_a_move};
    if (text.size() > longest_san) return core::Failure(refusal);
    const std::string plain = plain_san(text);
    const auto usual = read_in_any_case(position, plain, letters);
    if (usual && *usual) return *usual;
    const std::string small = with_small_files(plain);
    const auto capitals =
        std::ranges::equal(small, plain) ? usual : read_capitals(position, small, letters);
    if (capitals && (*capitals || !usual)) return *capitals;
    return usual ? *usual : core::Failure(refusal);
}

} // namespace chess
