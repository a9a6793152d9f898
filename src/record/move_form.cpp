#include "record/move_form.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "chess/san.hpp"
#include "chess/san_text.hpp"
#include "core/dash.hpp"
#include "core/digits.hpp"
#include "record/pgn_bytes.hpp"
#include "stackchess/notation.hpp"

namespace record {
namespace {

/// Whether a square outside the chess board was probably meant as one of its squares: the `f9` of
/// `Nf9`, but not the `p3` of `mp3`.
bool is_near_board(core::Coord square) {
    constexpr int nine = 8; // counted from 0
    return square.file < chess::board_size && square.rank <= nine;
}

bool is_meant_as_move(const game::Refusal& refusal) {
    if (refusal.kind == game::RefusalKind::no_such_square) return is_near_board(refusal.square);
    return refusal.kind != game::RefusalKind::not_a_move;
}

constexpr bool is_high(char sign) { return static_cast<unsigned char>(sign) >= 0x80; }

/// What stands behind the last sign that is no part of a symbol.
std::string_view last_symbol(std::string_view word) {
    std::size_t first = word.size();
    while (first > 0 && (class_of(word[first - 1]).in_symbol || is_high(word[first - 1]))) --first;
    return word.substr(first);
}

/// A word without its first capital, or without the signs beyond ASCII at its start.
std::string_view without_unknown_piece(std::string_view word) {
    if (word.front() >= 'A' && word.front() <= 'Z') return word.substr(1);
    while (!word.empty() && is_high(word.front())) word.remove_prefix(1);
    return word;
}

/// Whether a sign can be part of a word in a text; `1:d4` is two words.
constexpr bool is_of_word(char sign) {
    return (class_of(sign).in_symbol && sign != ':') || is_high(sign);
}

/// A word without the quotation marks around it.
std::string_view without_quotes(std::string_view word) {
    constexpr std::array<std::string_view, 10> quotes{"“", "”", "„", "‟", "«",
                                                      "»", "‹", "›", "‘", "’"};
    for (const std::string_view quote : quotes) {
        if (word.starts_with(quote)) word.remove_prefix(quote.size());
        if (word.ends_with(quote)) word.remove_suffix(quote.size());
    }
    return word;
}

/// A word without a number before it and the dash between them: `1-e4`.
std::string_view without_dashed_number(std::string_view word) {
    std::string_view rest = without_number(word);
    return rest.size() < word.size() && core::take_dash(rest) ? rest : word;
}

/// Whether a word of a text is a move; without the digit of a rank, only castling can be one.
bool is_move(std::string_view word) {
    word = without_dashed_number(word);
    if (word.empty()) return false;
    const bool castles = word.starts_with("O-O") || word.starts_with("0-0");
    if (core::is_digit(word.front()) && !castles)
        return word.size() <= chess::longest_san && stackchess::has_move_form(word);
    const bool has_square = word.find_first_of("12345678") != std::string_view::npos;
    return (has_square || castles) && has_chess_form(word);
}

/// A text without the comment in braces at its beginning, if there is one.
std::string_view without_comment(std::string_view text) {
    const std::size_t first = std::min(text.find_first_not_of(" \t"), text.size());
    const std::size_t last = text.find('}', first);
    const bool is_comment = text.substr(first).starts_with('{') && last != std::string_view::npos;
    return is_comment ? text.substr(last + 1) : text;
}

bool is_number(std::string_view word) {
    return word.find_first_not_of("0123456789") == std::string_view::npos;
}

/// Whether a word ends with a square whose file is a Greek or Cyrillic letter, which may look like
/// the right one.
bool has_foreign_square(std::string_view word) {
    constexpr std::size_t square = 3; // the letter has two bytes
    if (word.size() < square || word.back() < '1' || word.back() > '8') return false;
    const auto lead = static_cast<unsigned char>(word[word.size() - square]);
    return lead >= 0xCE && lead <= 0xD3;
}

/// Whether a word has the form of a move in the descriptive notation: `P-K4`, `Kt-KB3`.
bool is_descriptive(std::string_view word) {
    const std::size_t dash = word.find('-');
    if (dash == 0 || dash > 2 || word.size() < dash + 3 || word.size() > dash + 4) return false;
    const char rank = word.back();
    return word.find_first_not_of("KQRBNPt-12345678") == std::string_view::npos &&
           core::is_digit(rank) && !core::is_digit(word[dash + 1]);
}

} // namespace

std::string_view without_number(std::string_view word) {
    if (word.empty() || !core::is_digit(word.front()) || word.front() == '0') return word;
    const std::size_t digits = word.find_first_not_of("0123456789");
    return digits == std::string_view::npos ? word : word.substr(digits);
}

bool is_pass(std::string_view word) {
    return word == "--" || word == "Z0" || word == "0000" || word == "@@@@";
}

bool has_chess_form(std::string_view word) {
    if (word.size() > chess::longest_san) return false;
    const std::string plain = chess::plain_san(without_number(word));
    return std::ranges::any_of(game::languages, [&](game::Letters language) {
        const auto reading = chess::read_plain_san(plain, {language, game::Letters::english});
        return reading || is_meant_as_move(reading.error());
    });
}

void MoveFinder::look_at(std::string_view piece) {
    for (;;) {
        const auto first = std::ranges::find_if(piece, is_of_word);
        const auto last = std::find_if_not(first, piece.end(), is_of_word);
        const std::string_view word = without_quotes({first, last});
        if (first == last) return;
        const bool is_dash = word == "--"; // or a side that passes
        if (!word.empty() && !is_dash) look_at_word(word);
        piece.remove_prefix(static_cast<std::size_t>(last - piece.begin()));
        if (last_ >= Last::move) piece = without_comment(piece);
    }
}

void MoveFinder::look_at_word(std::string_view word) {
    if (is_number(word)) {
        last_ = Last::number;
    } else if (is_move(word)) {
        has_found_ |= last_ >= Last::number;
        last_ = last_ == Last::nothing ? Last::only_move : Last::move;
    } else {
        const bool has_rank = word.find_first_of("12345678") != std::string_view::npos;
        last_ = has_rank && may_be_move(word) ? Last::move_like : Last::word;
    }
}

bool begins_with_moves(std::string_view text, bool is_after_number) {
    const auto first = std::ranges::find_if(text, is_of_word);
    auto last = std::find_if_not(first, text.end(), is_of_word);
    const std::string_view first_word(first, last);
    if (!is_number(first_word) && !is_move(first_word)) return false;
    for (int words = 1; words < 3; ++words) // `e5 2. Nf3`
        last = std::find_if_not(std::find_if(last, text.end(), is_of_word), text.end(), is_of_word);
    MoveFinder finder(is_after_number);
    finder.look_at({text.begin(), last});
    return finder.has_found();
}

bool may_be_move(std::string_view word) {
    const std::string_view last = last_symbol(word);
    if (last.empty()) return false;
    if (has_chess_form(last) || has_chess_form(without_unknown_piece(last))) return true;
    if (has_foreign_square(last) || is_descriptive(word)) return true;
    const bool is_numeric = last.find_first_not_of("12345678") == std::string_view::npos;
    return (is_numeric && last.size() >= 4) ||
           (last.size() <= chess::longest_san && stackchess::has_move_form(last));
}

} // namespace record
