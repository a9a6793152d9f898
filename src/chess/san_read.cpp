#include <algorithm>
#include <cstddef>

#include "chess/san.hpp"
#include "chess/san_find.hpp"
#include "chess/san_resolve.hpp"
#include "chess/san_text.hpp"

namespace chess {
namespace {

using game::Letters;
using game::Refusal;
using game::RefusalKind;
using Answer = core::Result<Move, Refusal>;

/// The piece of an English capital other than a pawn.
constexpr Role strict_role(char capital) {
    const Role role = role_named(capital, Letters::english);
    return role == Role::pawn ? Role::none : role;
}

/// The clue of a text in strict SAN with English letters; its role is none for any other text.
SanClue read_strictly(std::string_view text) {
    constexpr SanClue other{Role::none, 0, 0, Role::none};
    Role promotion = Role::none;
    if (text.size() >= 4 && text[text.size() - 2] == '=') {
        promotion = strict_role(text.back());
        if (promotion == Role::none || promotion == Role::king) return other;
        text.remove_suffix(2);
    }
    const std::size_t length = text.size();
    if (length < 2) return other;
    const auto file = static_cast<unsigned>(text[length - 2] - 'a');
    const auto rank = static_cast<unsigned>(text[length - 1] - '1');
    if (file > 7 || rank > 7) return other;
    const auto to = static_cast<Square>(8 * rank + file);

    const char first = text.front();
    if (first >= 'a' && first <= 'h') {
        const bool is_strict =
            length == 2 || (length == 4 && text[1] == 'x' && first != text[length - 2]);
        return {is_strict ? Role::pawn : Role::none, to, file_bits(first - 'a'), promotion};
    }
    std::string_view origin = text.substr(1, length - 3);
    if (origin.ends_with('x')) origin.remove_suffix(1);
    return {strict_role(first), to, origin.empty() ? ~Bits{0} : origins_of(origin), promotion};
}

/// Whether a text is one word, but for the signs behind it: `exd6 e.p.`.
bool is_one_word(std::string_view text) {
    const std::size_t blank = std::min(text.find(' '), text.size());
    return plain_san(text.substr(blank)).empty();
}

/// Reads all but the strict form.
Answer read_leniently(const Position& position, std::string_view text, Letters letters) {
    if (text.size() > longest_san || !is_one_word(text))
        return core::Failure(Refusal{.kind = RefusalKind::not_a_move});
    const auto reading = read_plain_san(plain_san(text), {letters, Letters::english});
    if (!reading) return core::Failure(with_color(reading.error(), position.turn()));
    const Answer answer = resolve(position, *reading);
    if (!answer || answer->kind() == MoveKind::en_passant || !names_en_passant(text)) return answer;
    return core::Failure(Refusal{.kind = RefusalKind::not_a_move});
}

std::string_view without_check(std::string_view text) {
    while (text.ends_with('+') || text.ends_with('#')) text.remove_suffix(1);
    return text;
}

/// Without the one sign of check or mate that the standard has.
std::string_view without_one_check(std::string_view text) {
    if (text.ends_with('+') || text.ends_with('#')) text.remove_suffix(1);
    return text;
}

} // namespace

Move read_strict(const Position& position, std::string_view text) {
    const SanClue clue = read_strictly(without_check(text));
    if (clue.role == Role::none) return {};
    const Bits movers = movers_of(position, clue);
    if (movers == 0) return {};
    if (!core::has_several(movers)) return legal_move(position, clue, core::lowest(movers));
    const Found found = find_moves(position, clue);
    return found.count == 1 ? found.move : Move{};
}

Answer read_written(const Position& position, std::string_view text, Letters letters) {
    const std::string_view strict = without_check(text);
    if (strict == "O-O") return resolve_castling(position, SanCastling::king_side);
    if (strict == "O-O-O") return resolve_castling(position, SanCastling::queen_side);
    if (letters == Letters::english)
        if (const Move move = read_strict(position, text); move != Move{}) return move;
    return read_leniently(position, text, letters);
}

Answer read_written(const Position& position, std::string_view text, game::LetterSet letters) {
    Answer answer = core::Failure(Refusal{.kind = RefusalKind::not_a_move});
    Letters of_answer{};
    letters.for_each([&](Letters language) {
        const Answer read = read_written(position, text, language);
        if (answer && read && *read != *answer)
            answer = core::Failure(two_readings(position, {*answer, *read}, {of_answer, language}));
        else if (!answer && answer.error().kind != RefusalKind::two_readings &&
                 (read || answer.error().kind == RefusalKind::not_a_move)) {
            answer = read;
            of_answer = language;
        }
    });
    return answer;
}

bool is_standard(const Position& position, Move move, std::string_view text) {
    const std::string written = score_text(position, move);
    const std::string_view body = without_one_check(text);
    const std::string_view sign = text.substr(body.size());
    return body == without_one_check(written) && (sign.empty() || written.ends_with(sign));
}

} // namespace chess
