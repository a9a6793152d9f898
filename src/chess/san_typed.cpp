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

/// What a text means in the player's language, or else in the other one. In a French game a text
/// that is a legal move in both, and not the same, is refused: `Rd1`.
std::optional<Answer> read_in_both(const Position& position, std::string_view plain,
                                   Letters letters) {
    const Letters other = other_language(letters);
    const auto first = read_in(position, plain, letters);
    const auto second = read_in(position, plain, other);
    if (!first) return second;
    if (letters != Letters::french || !second || !*first || !*second || **first == **second)
        return first;
    return core::Failure(two_readings(position, {**first, **second}, {letters, other}));
}

} // namespace

Answer read_move(const Position& position, std::string_view text, Letters letters) {
    Refusal refusal{.kind = RefusalKind::not_a_move};
    if (text.size() > longest_san) return core::Failure(refusal);
    std::string plain = plain_san(text);
    const auto exact = read_in_both(position, plain, letters);
    if (exact && (*exact || exact->error().kind == RefusalKind::two_readings)) return *exact;
    if (!plain.empty()) plain.front() = core::capital(plain.front());
    const auto capital = read_in_both(position, plain, letters);
    if (capital && (*capital || !exact)) return *capital;
    return exact ? *exact : core::Failure(refusal);
}

} // namespace chess
