#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>

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

/// Whether a text castles as only Chess960 writes it, the king taking its rook: `e1h1`.
bool takes_own_rook(const Position& position, const SanReading& reading) {
    const Square king = position.king(position.turn());
    return reading.castling == SanCastling::none && reading.clue.origins == bit(king) &&
           reading.clue.to != king && has(position.board().of(position.turn()), reading.clue.to) &&
           !position.is_chess960();
}

/// The first capture of a pawn on one file that ends on another, if it is legal.
std::optional<Move> pawn_capture(const Position& position, int from, int to) {
    for (int rank = 0; rank < board_size; ++rank) {
        const bool is_end = rank == 0 || rank == board_size - 1;
        const SanClue clue{Role::pawn, square_at(to, rank), file_bits(from),
                           is_end ? Role::queen : Role::none};
        if (const Answer move = resolve(position, {.clue = clue})) return *move;
    }
    return std::nullopt;
}

/// Why a text is no move: it may be a pawn's capture that lacks its square, `ed` or `exd`.
Refusal not_a_move(const Position& position, std::string plain) {
    constexpr std::string_view files = "abcdefgh";
    std::erase_if(plain, [](char sign) { return sign == 'x' || sign == ':'; });
    const Refusal other{.kind = RefusalKind::not_a_move};
    const bool are_files = plain.size() == 2 && plain[0] != plain[1] &&
                           plain.find_first_not_of(files) == std::string::npos;
    if (!are_files) return other;
    const auto move = pawn_capture(position, plain[0] - 'a', plain[1] - 'a');
    if (!move) return other;
    const game::LetterReading pawn{.piece = position.board().at(move->from()),
                                   .from = to_coord(move->from())};
    return {
        .kind = RefusalKind::no_target, .square = to_coord(move->to()), .readings = {pawn, pawn}};
}

/// Reads all but the strict form.
Answer read_leniently(const Position& position, std::string_view text, Letters letters) {
    if (text.size() > longest_san) return core::Failure(Refusal{.kind = RefusalKind::not_a_move});
    if (!is_one_word(text)) return core::Failure(Refusal{.kind = RefusalKind::two_words});
    const std::string plain = plain_san(text);
    const auto reading = read_plain_san(plain, {letters, Letters::english});
    if (!reading)
        return core::Failure(reading.error().kind == RefusalKind::not_a_move
                                 ? not_a_move(position, plain)
                                 : with_color(reading.error(), position.turn()));
    if (takes_own_rook(position, *reading))
        return core::Failure(
            Refusal{.kind = RefusalKind::own_piece_there, .square = to_coord(reading->clue.to)});
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
