#include "chess/san_text.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "core/capitals.hpp"
#include "core/dash.hpp"
#include "core/digits.hpp"

namespace chess {
namespace {

using core::Failure;
using core::Result;
using game::Letters;
using game::Refusal;
using game::RefusalKind;

/// Signs of pieces other than letters stand in a plain text as the number of their role.
constexpr char role_sign(Role role) { return static_cast<char>(role); }
constexpr bool is_role_sign(char sign) { return sign > 0 && sign <= role_sign(Role::king); }
constexpr bool is_capital(char sign) { return sign >= 'A' && sign <= 'Z'; }
constexpr bool is_small(char sign) { return sign >= 'a' && sign <= 'z'; }

/// A sign that is not ASCII, and what stands for it in a plain text.
struct Replacement {
    std::string_view sign;
    char plain;
};

constexpr std::array replacements{
    Replacement{"♙", role_sign(Role::pawn)},
    Replacement{"♟", role_sign(Role::pawn)},
    Replacement{"♘", role_sign(Role::knight)},
    Replacement{"♞", role_sign(Role::knight)},
    Replacement{"♗", role_sign(Role::bishop)},
    Replacement{"♝", role_sign(Role::bishop)},
    Replacement{"♖", role_sign(Role::rook)},
    Replacement{"♜", role_sign(Role::rook)},
    Replacement{"♕", role_sign(Role::queen)},
    Replacement{"♛", role_sign(Role::queen)},
    Replacement{"♔", role_sign(Role::king)},
    Replacement{"♚", role_sign(Role::king)},
    Replacement{"×", 'x'},
    Replacement{"†", '+'},
    Replacement{"‡", '+'},
    Replacement{"\xD7", 'x'}, // the sign of multiplication in Windows-1252
};

/// Takes one sign off the text: an ASCII character, or what replaces another sign.
char take_sign(std::string_view& text) {
    const char first = text.front();
    if (core::take_dash(text)) return '-';
    if (static_cast<unsigned char>(first) >= 0x80)
        for (const auto& [sign, plain] : replacements) {
            if (!text.starts_with(sign)) continue;
            text.remove_prefix(sign.size());
            return plain;
        }
    text.remove_prefix(1);
    return is_role_sign(first) ? '?' : first;
}

/// Passes over a sign that says whether the figurine before it is drawn as a letter or a picture.
void skip_selector(std::string_view& text) {
    for (const std::string_view selector : {"\uFE0E", "\uFE0F"})
        if (text.starts_with(selector)) text.remove_prefix(selector.size());
}

/// Castling with letters or zeros, and with a hyphen in each gap or none at all.
SanCastling castling_in(std::string_view plain) {
    std::string letters(plain);
    std::erase(letters, '-');
    const bool is_castling = std::ranges::all_of(
        letters, [](char sign) { return sign == 'O' || sign == '0' || sign == 'o'; });
    if (!is_castling || letters.size() < 2 || letters.size() > 3) return SanCastling::none;
    const std::string_view form = letters.size() == 2 ? "o-o" : "o-o-o";
    const bool has_hyphens =
        plain.size() == form.size() && std::ranges::equal(plain, form, [](char sign, char wanted) {
            return (sign == '-') == (wanted == '-');
        });
    if (plain.size() != letters.size() && !has_hyphens) return SanCastling::none;
    return letters.size() == 2 ? SanCastling::king_side : SanCastling::queen_side;
}

constexpr bool is_promotion(Role role) { return role >= Role::knight && role <= Role::queen; }

/// What a pawn becomes by this sign; a king or pawn where the sign names nothing else. Whoever
/// types the letter of a king means no rook of the other language, but for coordinates: `e7e8r`.
Role promotion_named(char sign, bool are_coordinates, SanLetters letters) {
    if (is_role_sign(sign)) return static_cast<Role>(sign);
    const char capital = core::capital(sign);
    const Role first = role_named(capital, letters.pieces);
    const bool takes_second =
        letters.only_small ? is_small(sign) : first != Role::king || are_coordinates;
    if (is_promotion(first) || !takes_second) return first;
    const Role second = role_named(capital, letters.promotions);
    return is_promotion(second) ? second : first;
}

/// Takes `=Q`, `Q`, `/Q` or `(Q)` off the end.
Role take_promotion(std::string_view& plain, SanLetters letters) {
    std::string_view rest = plain;
    const bool enclosed = rest.ends_with(')');
    if (enclosed) rest.remove_suffix(1);
    if (rest.size() < 3) return Role::none;
    constexpr std::size_t size_of_coordinates = 5;
    const bool are_coordinates =
        rest.size() == size_of_coordinates && core::is_digit(rest[1]) && core::is_digit(rest[3]);
    const Role role = promotion_named(rest.back(), are_coordinates, letters);
    if (role == Role::none) return Role::none;
    rest.remove_suffix(1);
    const char before = rest.back();
    if (before == '(' || before == '=' || before == '/') rest.remove_suffix(1);
    if ((before == '(') != enclosed || !core::is_digit(rest.back())) return Role::none;
    plain = rest;
    return role;
}

/// Takes the piece off the start: a pawn where there is none.
Role take_role(std::string_view& text, Letters letters) {
    const char first = text.front();
    const Role role = is_role_sign(first) ? static_cast<Role>(first) : role_named(first, letters);
    if (role == Role::none) return is_capital(first) ? Role::none : Role::pawn;
    text.remove_prefix(1);
    return role;
}

Failure<Refusal> refuse(RefusalKind kind) { return Failure(Refusal{.kind = kind}); }
Failure<Refusal> no_such_square(core::Coord square) {
    return Failure(Refusal{.kind = RefusalKind::no_such_square, .square = square});
}

/// Takes the square that ends the text off it.
Result<core::Coord, Refusal> take_target(std::string_view& text) {
    const std::size_t letter = text.find_last_of("abcdefghijklmnopqrstuvwxyz");
    if (letter == std::string_view::npos) return refuse(RefusalKind::not_a_move);
    std::string_view target = text.substr(letter);
    const auto coord = core::take_coord(target);
    if (!coord || !target.empty()) return refuse(RefusalKind::not_a_move);
    text = text.substr(0, letter);
    return *coord;
}

/// Takes `-`, `x`, `X` or `:` off the end and returns it; a space where there is none.
char take_separator(std::string_view& text) {
    if (text.empty() || std::string_view("x-:X").find(text.back()) == std::string_view::npos)
        return ' ';
    const char sign = text.back();
    text.remove_suffix(1);
    return sign;
}

constexpr bool is_taking(char separator) { return separator != ' ' && separator != '-'; }

/// The clue of a piece, named or not, that comes from `origin`, a part of a square.
Result<SanClue, Refusal> clue_of(Role role, bool is_named, std::string_view origin, Square to) {
    SanClue clue{role, to, origins_of(origin), Role::none};
    if (clue.origins == 0) {
        const auto from = core::take_coord(origin);
        return from && origin.empty() ? no_such_square(*from) : refuse(RefusalKind::not_a_move);
    }
    if (clue.has_origin()) {
        if (!is_named) clue.role = Role::none;
    } else if (role == Role::pawn) {
        if (origin.empty())
            clue.origins = file_bits(file_of(to));
        else if (core::is_digit(origin.front()))
            return refuse(RefusalKind::not_a_move);
    }
    return clue;
}

/// Whether the clue is of a pawn that stays on its file, without its whole square.
bool is_straight_pawn(const SanClue& clue) {
    return clue.role == Role::pawn && !clue.has_origin() && has(clue.origins, clue.to);
}

} // namespace

std::string plain_san(std::string_view text) {
    std::string plain;
    while (!text.empty()) {
        const char sign = take_sign(text);
        if (sign != ' ') plain += sign;
        if (is_role_sign(sign)) skip_selector(text);
    }
    const auto cut = [&](std::string_view end) {
        const bool found = plain.ends_with(end);
        if (found) plain.resize(plain.size() - end.size());
        return found;
    };
    while (cut("+") || cut("#") || cut("!") || cut("?") || cut("e.p.") || cut("e.p") || cut("ep")) {
    }
    return plain;
}

bool names_en_passant(std::string_view text) {
    while (!text.empty() && std::string_view("+#!? ").find(text.back()) != std::string_view::npos)
        text.remove_suffix(1);
    return text.ends_with("e.p.") || text.ends_with("e.p") || text.ends_with("ep");
}

Result<SanReading, Refusal> read_plain_san(std::string_view plain, SanLetters letters) {
    if (const SanCastling castling = castling_in(plain); castling != SanCastling::none)
        return SanReading{.castling = castling};
    std::string_view rest = plain;
    const Role promotion = take_promotion(rest, letters);
    if (rest.empty()) return refuse(RefusalKind::not_a_move);
    if (promotion != Role::none && !is_promotion(promotion))
        return Failure(
            Refusal{.kind = RefusalKind::promotion_impossible, .piece = {{}, promotion}});
    const bool takes_behind = rest.ends_with(':'); // as in `ed5:`
    if (takes_behind) rest.remove_suffix(1);
    if (rest.empty()) return refuse(RefusalKind::not_a_move);
    const std::string_view whole = rest;
    const Role role = take_role(rest, letters.pieces);
    const bool is_named = rest.size() < whole.size();
    if (role == Role::none) return refuse(RefusalKind::not_a_move);
    const auto to = take_target(rest);
    if (!to) return Failure(to.error());
    char separator = take_separator(rest);
    if (takes_behind && std::exchange(separator, ':') != ' ')
        return refuse(RefusalKind::not_a_move);
    if (separator != ' ' && rest.empty() && !is_named) return refuse(RefusalKind::not_a_move);
    if (!is_on_board(*to, board_size)) return no_such_square(*to);
    auto clue = clue_of(role, is_named, rest, to_square(*to));
    if (!clue) return Failure(clue.error());
    if (is_taking(separator) && is_straight_pawn(*clue))
        return Failure(Refusal{.kind = RefusalKind::role_cannot, .piece = {{}, Role::pawn}});
    clue->promotion = promotion;
    return SanReading{.clue = *clue};
}

} // namespace chess
