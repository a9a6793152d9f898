#pragma once

#include <cstddef>
#include <cstdlib>
#include <utility>

#include "naive/chess.hpp"

/// How pieces stand on a chess board and attack each other: only for the naive rules.
namespace naive {

using chess::Setup;
using chess::Square;
using core::Color;
using core::Piece;
using core::Role;

inline int file(Square square) { return square % 8; }
inline int rank(Square square) { return square / 8; }
inline int forward(Color color) { return color == Color::white ? 1 : -1; }
inline int home_rank(Color color) { return color == Color::white ? 0 : 7; }
inline int last_rank(Color color) { return color == Color::white ? 7 : 0; }

inline Piece at(const Setup& setup, Square square) {
    return setup.pieces[static_cast<std::size_t>(square)];
}
inline void put(Setup& setup, Square square, Piece piece) {
    setup.pieces[static_cast<std::size_t>(square)] = piece;
}
inline bool is_empty(const Setup& setup, Square square) {
    return at(setup, square).role == Role::none;
}
inline bool holds(const Setup& setup, Square square, Color color) {
    return !is_empty(setup, square) && at(setup, square).color == color;
}

/// Whether `is_good` holds for all squares strictly between two squares of one line.
template <class Question>
bool all_between(Square from, Square to, Question is_good) {
    const auto sign = [](int number) { return (number > 0) - (number < 0); };
    const int step = sign(file(to) - file(from)) + 8 * sign(rank(to) - rank(from));
    for (Square square = from + step; square != to; square += step)
        if (!is_good(square)) return false;
    return true;
}

inline bool is_way_clear(const Setup& setup, Square from, Square to) {
    return all_between(from, to, [&](Square square) { return is_empty(setup, square); });
}

/// Whether the piece on `from` attacks `to`, ignoring the plain step of a pawn.
inline bool attacks(const Setup& setup, Square from, Square to) {
    const Piece piece = at(setup, from);
    const int files = std::abs(file(to) - file(from));
    const int ranks = std::abs(rank(to) - rank(from));
    const bool straight = files == 0 || ranks == 0;
    const bool diagonal = files == ranks;
    if (from == to) return false;
    switch (piece.role) {
    case Role::pawn: return files == 1 && rank(to) - rank(from) == forward(piece.color);
    case Role::knight: return files * ranks == 2;
    case Role::king: return files <= 1 && ranks <= 1;
    case Role::bishop: return diagonal && is_way_clear(setup, from, to);
    case Role::rook: return straight && is_way_clear(setup, from, to);
    case Role::queen: return (straight || diagonal) && is_way_clear(setup, from, to);
    case Role::none: break;
    }
    return false;
}

inline bool is_attacked(const Setup& setup, Square square, Color by) {
    for (Square from = 0; from < 64; ++from)
        if (holds(setup, from, by) && attacks(setup, from, square)) return true;
    return false;
}

inline Square king_square(const Setup& setup, Color color) {
    for (Square square = 0; square < 64; ++square)
        if (at(setup, square) == Piece{color, Role::king}) return square;
    return -1;
}

inline bool is_in_check(const Setup& setup, Color color) {
    return is_attacked(setup, king_square(setup, color), ~color);
}

inline bool takes_own_rook(const Setup& setup, const ChessMove& move) {
    return at(setup, move.from) == Piece{setup.turn, Role::king} &&
           at(setup, move.to) == Piece{setup.turn, Role::rook};
}

/// Where king and rook arrive.
inline Square king_target(const ChessMove& castling) {
    return 8 * rank(castling.from) + (castling.to > castling.from ? 6 : 2);
}
inline Square rook_target(const ChessMove& castling) {
    return 8 * rank(castling.from) + (castling.to > castling.from ? 5 : 3);
}

/// Whether all squares on the way from one to the other, including the last, are empty except for
/// the castling king and rook.
inline bool is_free_to_castle(const Setup& setup, const ChessMove& castling, Square from,
                              Square to) {
    const auto is_free = [&](Square square) {
        return is_empty(setup, square) || square == castling.from || square == castling.to;
    };
    return from == to || (is_free(to) && all_between(from, to, is_free));
}

/// Whether the laws allow the move, ignoring the safety of the king, and the resulting board.
bool is_possible(const Setup& setup, const ChessMove& move);
Setup made(const Setup& setup, const ChessMove& move);

} // namespace naive
