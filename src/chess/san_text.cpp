#include "chess/san_text.hpp"

#include <array>
#include <string>

#include "core/digits.hpp"

namespace chess {
namespace {

using game::Letters;
using game::Refusal;
using game::RefusalKind;

/// In a plain text, piece symbols other than letters are replaced by the number of their role.
constexpr char role_sign(Role role) { return static_cast<char>(role); }
constexpr bool is_role_sign(char sign) { return sign > 0 && sign <= role_sign(Role::king); }

/// A symbol that is not ASCII, and its replacement in a plain text.
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
    Replacement{"–", '-'},
    Replacement{"‡", '+'},
};

/// Takes one symbol off the text: an ASCII character, or the replacement of another symbol.
char take_sign(std::string_view& text) {
    for (const auto& [sign, plain] : replacements) {
        if (!text.starts_with(sign)) continue;
        text.remove_prefix(sign.size());
        return plain;
    }
    const char sign = text.front();
    text.remove_prefix(1);
    return is_role_sign(sign) ? '?' : sign;
}

/// The text in ASCII, with figurines as role numbers, and without anything after the move.
std::string plain_text(std::string_view text) {
    std::string plain;
    while (!text.empty())
        if (const char sign = take_sign(text); sign != ' ') plain += sign;
    const auto cut = [&](std::string_view end) {
        const bool found = plain.ends_with(end);
        if (found) plain.resize(plain.size() - end.size());
        return found;
    };
    while (cut("+") || cut("#") || cut("!") || cut("?") || cut("e.p.") || cut("ep")) {
    }
    return plain;
}

std::optional<SanCastling> read_castling(std::string plain) {
    std::erase(plain, '-');
    for (char& sign : plain)
        if (sign == '0' || sign == 'o') sign = 'O';
    if (plain == "OO") return SanCastling::king_side;
    if (plain == "OOO") return SanCastling::queen_side;
    return std::nullopt;
}

/// The role of a letter of either case in either language, or of a role number; otherwise
/// `Role::none`. Only `R` depends on the preferred language.
Role lenient_role(char sign, Letters letters) {
    if (is_role_sign(sign)) return static_cast<Role>(sign);
    switch (sign >= 'a' && sign <= 'z' ? sign - 'a' + 'A' : sign) {
    case 'P': return Role::pawn;
    case 'N':
    case 'C': return Role::knight;
    case 'B':
    case 'F': return Role::bishop;
    case 'T': return Role::rook;
    case 'Q':
    case 'D': return Role::queen;
    case 'K': return Role::king;
    case 'R': return letters == Letters::french ? Role::king : Role::rook;
    default: return Role::none;
    }
}

/// Takes `=Q`, `Q`, `/Q` or `(Q)` off the end; `R` here is a rook in every language.
Role take_promotion(std::string_view& plain) {
    std::string_view rest = plain;
    const bool enclosed = rest.ends_with(')');
    if (enclosed) rest.remove_suffix(1);
    if (rest.size() < 3) return Role::none;
    const Role role = lenient_role(rest.back(), Letters::english);
    if (role == Role::none) return Role::none;
    rest.remove_suffix(1);
    const char before = rest.back();
    if (before == '(' || before == '=' || before == '/') rest.remove_suffix(1);
    if ((before == '(') != enclosed || !core::is_digit(rest.back())) return Role::none;
    plain = rest;
    return role;
}

/// The squares of one move text, without the piece: an optional origin or part of it, and the
/// target.
struct Squares {
    Bits origins = ~Bits{0};
    Square to = 0;
    bool has_origin_file = false;
    Refusal refusal;
};

Squares refused(const Refusal& refusal) { return {.refusal = refusal}; }

Squares read_squares(std::string_view text) {
    std::string path(text);
    for (const char separator : {'-', 'x', 'X', ':'}) std::erase(path, separator);
    const std::size_t target = path.find_last_of("abcdefghijklmnopqrstuvwxyz");
    if (target == std::string::npos) return refused({.kind = RefusalKind::not_a_move});
    std::string_view to_text = std::string_view(path).substr(target);
    std::string_view from_text = std::string_view(path).substr(0, target);
    const auto to = core::take_coord(to_text);
    if (!to || !to_text.empty()) return refused({.kind = RefusalKind::not_a_move});
    Squares squares;
    squares.origins = origins_of(from_text);
    squares.has_origin_file = !from_text.empty() && from_text.front() >= 'a';
    if (squares.origins == 0) {
        const auto from = core::take_coord(from_text);
        if (!from || !from_text.empty()) return refused({.kind = RefusalKind::not_a_move});
        return refused({.kind = RefusalKind::no_such_square, .square = *from});
    }
    if (!is_on_board(*to, board_size))
        return refused({.kind = RefusalKind::no_such_square, .square = *to});
    squares.to = to_square(*to);
    return squares;
}

} // namespace

SanReading read_san_text(std::string_view text, Letters letters) {
    constexpr std::size_t longest = 40; // no move is longer, even with annotation signs
    SanReading reading;
    reading.refusal = {.kind = RefusalKind::not_a_move};
    if (text.size() > longest) return reading;
    const std::string plain = plain_text(text);
    reading.castling = read_castling(plain);
    if (reading.castling) return reading;

    std::string_view rest = plain;
    const Role promotion = take_promotion(rest);
    if (rest.empty()) return reading;
    if (promotion == Role::pawn || promotion == Role::king) {
        reading.refusal = {.kind = RefusalKind::promotion_impossible, .piece = {{}, promotion}};
        return reading;
    }
    const auto add = [&](Role role, std::string_view path) {
        Squares squares = read_squares(path);
        if (squares.refusal.kind != RefusalKind::none) {
            if (reading.clues.empty()) reading.refusal = squares.refusal;
            return;
        }
        if (role == Role::pawn && !squares.has_origin_file)
            squares.origins &= file_bits(file_of(squares.to));
        reading.clues.push_back({role, squares.to, squares.origins, promotion});
        reading.refusal = {};
    };
    const Role named = lenient_role(rest.front(), letters);
    const bool may_be_file = rest.front() >= 'a' && rest.front() <= 'h';
    if (named == Role::none || may_be_file) add(Role::pawn, rest);
    if (named != Role::none) add(named, rest.substr(1));
    return reading;
}

} // namespace chess
