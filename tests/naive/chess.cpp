#include "naive/chess.hpp"

#include <algorithm>
#include <array>

#include "naive/chess_board.hpp"

namespace naive {
namespace {

using game::Outcome;
using game::Reason;

constexpr std::array promotions{Role::none, Role::queen, Role::rook, Role::bishop, Role::knight};

bool is_pawn_move(const Setup& setup, const ChessMove& move) {
    const bool reaches_end = rank(move.to) == last_rank(setup.turn);
    if (reaches_end != (move.promotion != Role::none)) return false;
    if (attacks(setup, move.from, move.to))
        return holds(setup, move.to, ~setup.turn) || setup.en_passant == move.to;
    if (file(move.from) != file(move.to) || !is_empty(setup, move.to)) return false;
    const int steps = (rank(move.to) - rank(move.from)) * forward(setup.turn);
    if (steps == 1) return true;
    return steps == 2 && rank(move.from) == home_rank(setup.turn) + forward(setup.turn) &&
           is_way_clear(setup, move.from, move.to);
}

bool may_castle(const Setup& setup, const ChessMove& move) {
    if (move.promotion != Role::none || (setup.castling >> move.to & 1) == 0) return false;
    const Square target = king_target(move);
    if (!is_free_to_castle(setup, move, move.from, target)) return false;
    if (!is_free_to_castle(setup, move, move.to, rook_target(move))) return false;
    if (is_attacked(setup, move.from, ~setup.turn)) return false;
    if (move.from == target) return true; // whether the king is then safe is checked afterwards
    return all_between(move.from, target,
                       [&](Square square) { return !is_attacked(setup, square, ~setup.turn); });
}

/// Calls `visit` with each legal move until it returns true; returns whether it did.
template <class Visit>
bool any_move(const Setup& setup, Visit visit) {
    for (Square from = 0; from < 64; ++from) {
        if (!holds(setup, from, setup.turn)) continue;
        for (Square to = 0; to < 64; ++to)
            for (const Role promotion : promotions)
                if ((promotion == Role::none || at(setup, from).role == Role::pawn) &&
                    is_legal(setup, {from, to, promotion}) && visit(ChessMove{from, to, promotion}))
                    return true;
    }
    return false;
}

/// Whether castling must be written as the king capturing its rook.
bool has_unusual_right(const Setup& setup) {
    for (Square square = 0; square < 64; ++square) {
        if ((setup.castling >> square & 1) == 0) continue;
        if (file(square) != 0 && file(square) != 7) return true;
        if (file(king_square(setup, at(setup, square).color)) != 4) return true;
    }
    return false;
}

std::string square_text(Square square) {
    return {static_cast<char>('a' + file(square)), static_cast<char>('1' + rank(square))};
}

std::string to_text(const Setup& setup, const ChessMove& move) {
    const bool names_target = takes_own_rook(setup, move) && !has_unusual_right(setup);
    std::string text = square_text(move.from);
    text += square_text(names_target ? king_target(move) : move.to);
    if (move.promotion != Role::none)
        text += static_cast<char>(core::letter(move.promotion) - 'A' + 'a');
    return text;
}

/// What a side has besides its king.
struct Material {
    int knights = 0;
    std::array<int, 2> bishops_on{}; ///< squares of either colour
    int others = 0;                  ///< pawns, rooks and queens
    int pawns = 0;
    int queens = 0;

    int bishops() const { return bishops_on[0] + bishops_on[1]; }
};

Material material(const Setup& setup, Color color) {
    Material found;
    for (Square square = 0; square < 64; ++square) {
        const Piece piece = at(setup, square);
        if (piece.color != color || piece.role == Role::none || piece.role == Role::king) continue;
        if (piece.role == Role::knight)
            ++found.knights;
        else if (piece.role == Role::bishop)
            ++found.bishops_on[static_cast<std::size_t>((file(square) + rank(square)) % 2)];
        else
            ++found.others;
        found.pawns += piece.role == Role::pawn;
        found.queens += piece.role == Role::queen;
    }
    return found;
}

/// Neither side can checkmate: lone kings, one knight, or bishops all on one square colour.
bool is_dead(const Setup& setup) {
    const Material white = material(setup, Color::white);
    const Material black = material(setup, Color::black);
    const int knights = white.knights + black.knights;
    if (white.others + black.others > 0) return false;
    if (knights > 0) return knights == 1 && white.bishops() + black.bishops() == 0;
    return white.bishops_on[0] + black.bishops_on[0] == 0 ||
           white.bishops_on[1] + black.bishops_on[1] == 0;
}

} // namespace

bool is_possible(const Setup& setup, const ChessMove& move) {
    if (!holds(setup, move.from, setup.turn)) return false;
    if (takes_own_rook(setup, move)) return may_castle(setup, move);
    if (holds(setup, move.to, setup.turn)) return false;
    if (at(setup, move.from).role == Role::pawn) return is_pawn_move(setup, move);
    return move.promotion == Role::none && attacks(setup, move.from, move.to);
}

Setup made(const Setup& setup, const ChessMove& move) {
    Setup next = setup;
    const Piece moved = at(setup, move.from);
    const bool captures = holds(setup, move.to, ~setup.turn);
    const bool is_pawn = moved.role == Role::pawn;
    put(next, move.from, {});
    if (takes_own_rook(setup, move)) {
        put(next, move.to, {});
        put(next, king_target(move), moved);
        put(next, rook_target(move), {setup.turn, Role::rook});
    } else {
        put(next, move.to,
            move.promotion == Role::none ? moved : Piece{setup.turn, move.promotion});
    }
    if (is_pawn && setup.en_passant == move.to && file(move.from) != file(move.to))
        put(next, 8 * rank(move.from) + file(move.to), {});

    next.en_passant.reset();
    if (is_pawn && std::abs(move.to - move.from) == 16) next.en_passant = (move.from + move.to) / 2;
    for (Square square = 0; square < 64; ++square) {
        const bool king_moves = moved.role == Role::king && rank(square) == home_rank(setup.turn);
        if (square == move.from || square == move.to || king_moves)
            next.castling &= ~(core::Bits{1} << square);
    }
    next.quiet_plies = is_pawn || captures ? 0 : setup.quiet_plies + 1;
    next.move_number = setup.move_number + (setup.turn == Color::black ? 1 : 0);
    next.turn = ~setup.turn;
    return next;
}

bool is_legal(const Setup& setup, const ChessMove& move) {
    return is_possible(setup, move) && !is_in_check(made(setup, move), setup.turn);
}

std::vector<ChessMove> moves(const Setup& setup) {
    std::vector<ChessMove> found;
    any_move(setup, [&](const ChessMove& move) {
        found.push_back(move);
        return false;
    });
    return found;
}

std::vector<std::string> move_texts(const Setup& setup) {
    std::vector<std::string> texts;
    for (const ChessMove& move : moves(setup)) texts.push_back(to_text(setup, move));
    std::sort(texts.begin(), texts.end());
    return texts;
}

Setup normal(const Setup& setup) {
    Setup result = setup;
    const bool matters = setup.en_passant && any_move(setup, [&](const ChessMove& move) {
                             return at(setup, move.from).role == Role::pawn &&
                                    setup.en_passant == move.to && file(move.from) != file(move.to);
                         });
    if (!matters) result.en_passant.reset();
    return result;
}

Setup after(const Setup& setup, const ChessMove& move) { return normal(made(setup, move)); }

bool can_win(const Setup& setup, Color color) {
    const Material own = material(setup, color);
    const Material other = material(setup, ~color);
    if (own.others > 0 || own.knights > 1) return true;
    if (own.knights == 1) {
        const bool helped = other.others > other.queens || other.knights + other.bishops() > 0;
        return own.bishops() > 0 || helped;
    }
    if (own.bishops() == 0) return false;
    if (own.bishops_on[0] > 0 && own.bishops_on[1] > 0) return true;
    const std::size_t opposite = own.bishops_on[0] > 0 ? 1 : 0;
    return other.pawns + other.knights + other.bishops_on[opposite] > 0;
}

Outcome outcome(const Setup& setup) {
    if (!any_move(setup, [](const ChessMove&) { return true; }))
        return is_in_check(setup, setup.turn) ? Outcome::win(~setup.turn, Reason::checkmate)
                                              : Outcome::draw(Reason::stalemate);
    if (is_dead(setup)) return Outcome::draw(Reason::dead_position);
    if (setup.quiet_plies >= 150) return Outcome::draw(Reason::seventy_five_moves);
    return {};
}

std::uint64_t perft(const Setup& setup, int depth) {
    if (depth == 0) return 1;
    const std::vector<ChessMove> here = moves(setup);
    if (depth == 1) return here.size();
    std::uint64_t leaves = 0;
    for (const ChessMove& move : here) leaves += perft(made(setup, move), depth - 1);
    return leaves;
}

int piece_count(const Setup& setup, Color color) {
    int pieces = 0;
    for (Square square = 0; square < 64; ++square) pieces += holds(setup, square, color);
    return pieces;
}

std::string repetition_text(const Setup& setup) {
    Setup counts_aside = normal(setup);
    counts_aside.quiet_plies = 0;
    counts_aside.move_number = 1;
    return chess::to_text(counts_aside, chess::CastlingField::shredder);
}

} // namespace naive
