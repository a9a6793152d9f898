#include "naive/stackchess.hpp"

#include <algorithm>
#include <cstdlib>

namespace naive {
namespace {

using core::Color;
using core::Coord;
using core::Piece;
using core::Role;
using game::Outcome;
using game::Reason;
using game::RefusalKind;
using stackchess::Setup;
using stackchess::Stack;

int height(const Stack& stack) { return static_cast<int>(stack.size()); }

Coord coord(int file, int rank) {
    return {static_cast<std::int8_t>(file), static_cast<std::int8_t>(rank)};
}

bool exists(const Setup& setup, Coord square) {
    return square.file >= 0 && square.file < setup.size && square.rank >= 0 &&
           square.rank < setup.size;
}

bool holds(const Setup& setup, Coord square, Color color) {
    const Stack& stack = setup.at(square);
    return !stack.empty() && stack.front().color == color;
}

bool holds_enemy(const Setup& setup, Coord square) { return holds(setup, square, ~setup.turn); }

int first_rank(const Setup& setup, Color color) {
    return color == Color::white ? 1 : setup.size - 2;
}

int last_rank(const Setup& setup, Color color) {
    return color == Color::white ? setup.size - 1 : 0;
}

bool is_flagged(const Setup& setup, Coord square, Color color) {
    return square.rank == first_rank(setup, color) &&
           (setup.unmoved[core::index(color)] >> square.file & 1) != 0;
}

/// The move from the mover's point of view: squares sideways, and squares towards the last rank.
struct Displacement {
    int sideways;
    int forward;
};

Displacement displacement(const Setup& setup, const StackMove& move) {
    const int up = move.to.rank - move.from.rank;
    return {std::abs(move.to.file - move.from.file), setup.turn == Color::white ? up : -up};
}

bool is_l(const Setup& setup, const StackMove& move) {
    const auto [sideways, forward] = displacement(setup, move);
    return (sideways == 1 && std::abs(forward) == 2) || (sideways == 2 && std::abs(forward) == 1);
}

/// The place in its stack, counted from the bottom, of the lowest piece that moves.
int lowest_moved(const Setup& setup, const StackMove& move) {
    return height(setup.at(move.from)) - move.count;
}

int knights_moved(const Setup& setup, const StackMove& move) {
    const Stack& stack = setup.at(move.from);
    return static_cast<int>(std::count_if(stack.end() - move.count, stack.end(),
                                          [](Piece piece) { return piece.role == Role::knight; }));
}

bool pawn_may(const Setup& setup, const StackMove& move, bool has_moved) {
    const auto [sideways, forward] = displacement(setup, move);
    if (holds_enemy(setup, move.to)) return sideways == 1 && forward == 1;
    return sideways == 0 && (forward == 1 || (forward == 2 && !has_moved));
}

/// Rule 3 for the piece at `place` of the stack, in a move that is not an L.
bool piece_may(const Setup& setup, const StackMove& move, int place) {
    const auto [sideways, forward] = displacement(setup, move);
    const bool straight = sideways == 0 || forward == 0;
    const bool diagonal = sideways == std::abs(forward);
    const Piece piece = setup.at(move.from)[static_cast<std::size_t>(place)];
    switch (piece.role) {
    case Role::king: return sideways <= 1 && std::abs(forward) <= 1;
    case Role::queen: return straight || diagonal;
    case Role::rook: return straight;
    case Role::bishop: return diagonal;
    case Role::pawn: {
        const bool unmoved = place == 0 && is_flagged(setup, move.from, piece.color);
        return pawn_may(setup, move, !unmoved);
    }
    case Role::knight:
    case Role::none: break;
    }
    return false;
}

bool every_piece_may(const Setup& setup, const StackMove& move) {
    for (int place = lowest_moved(setup, move); place < height(setup.at(move.from)); ++place)
        if (!piece_may(setup, move, place)) return false;
    return true;
}

bool is_straight_or_diagonal(const StackMove& move) {
    const int files = std::abs(move.to.file - move.from.file);
    const int ranks = std::abs(move.to.rank - move.from.rank);
    return files == 0 || ranks == 0 || files == ranks;
}

/// The first occupied square strictly between both ends of a line, or `to` if there is none.
Coord first_in_the_way(const Setup& setup, const StackMove& move) {
    const auto sign = [](int number) { return (number > 0) - (number < 0); };
    const int files = sign(move.to.file - move.from.file);
    const int ranks = sign(move.to.rank - move.from.rank);
    Coord square = coord(move.from.file + files, move.from.rank + ranks);
    while (square != move.to && setup.at(square).empty())
        square = coord(square.file + files, square.rank + ranks);
    return square;
}

/// Why a pawn of the group in particular cannot move this way, if that can be said.
bool is_true_of_pawn(const Setup& setup, const StackMove& move, game::RefusalKind kind) {
    const auto [sideways, forward] = displacement(setup, move);
    const bool enemy = holds_enemy(setup, move.to);
    switch (kind) {
    case RefusalKind::pawn_has_moved: return sideways == 0 && forward == 2;
    case RefusalKind::pawn_captures_diagonally:
        return sideways == 0 && (forward == 1 || forward == 2) && enemy;
    case RefusalKind::pawn_needs_capture: return sideways == 1 && forward == 1 && !enemy;
    default: return false;
    }
}

/// Whether the group contains such a piece that may not make the move; if a knight makes it an L,
/// no single piece is to blame.
bool some_piece_may_not(const Setup& setup, const StackMove& move, Piece piece) {
    if (is_l(setup, move) && knights_moved(setup, move) > 0) return false;
    for (int place = lowest_moved(setup, move); place < height(setup.at(move.from)); ++place) {
        const Piece member = setup.at(move.from)[static_cast<std::size_t>(place)];
        if (member == piece && !piece_may(setup, move, place)) return true;
    }
    return false;
}

/// Whether both squares exist and the pieces to move are there, so that rules 2 to 4 apply.
bool moves_own_pieces(const Setup& setup, const StackMove& move) {
    return exists(setup, move.from) && exists(setup, move.to) && move.from != move.to &&
           holds(setup, move.from, setup.turn) && move.count >= 1 &&
           move.count <= height(setup.at(move.from));
}

/// What can be said about a group that is there: rules 2 to 4.
bool is_true_of_group(const Setup& setup, const StackMove& move, const game::Refusal& refusal) {
    switch (refusal.kind) {
    case RefusalKind::role_cannot:
        return move.count == 1 && some_piece_may_not(setup, move, refusal.piece);
    case RefusalKind::group_member_cannot:
        return move.count > 1 && some_piece_may_not(setup, move, refusal.piece);
    case RefusalKind::blocked:
        return is_straight_or_diagonal(move) && refusal.square != move.to &&
               refusal.square == first_in_the_way(setup, move);
    case RefusalKind::needs_more_pieces:
        return refusal.square == move.to && holds_enemy(setup, move.to) &&
               refusal.count == move.count && refusal.limit == height(setup.at(move.to)) &&
               refusal.count <= refusal.limit;
    case RefusalKind::knights_carry_too_few:
        return is_l(setup, move) && refusal.count == move.count &&
               refusal.limit == knights_moved(setup, move) && refusal.limit > 0 &&
               refusal.count > 2 * refusal.limit;
    default:
        return is_true_of_pawn(setup, move, refusal.kind) &&
               some_piece_may_not(setup, move, {setup.turn, Role::pawn});
    }
}

std::string square_text(Coord square) {
    return static_cast<char>('a' + square.file) + std::to_string(square.rank + 1);
}

/// Calls `visit` with each legal move until it returns true; returns whether it did.
template <class Visit>
bool any_move(const Setup& setup, Visit visit) {
    const int squares = setup.size * setup.size;
    for (int i = 0; i < squares; ++i) {
        const Coord from = coord(i % setup.size, i / setup.size);
        if (!holds(setup, from, setup.turn)) continue;
        for (int j = 0; j < squares; ++j) {
            const Coord to = coord(j % setup.size, j / setup.size);
            for (int count = 1; count <= height(setup.at(from)); ++count)
                if (is_legal(setup, {from, count, to}) && visit(StackMove{from, count, to}))
                    return true;
        }
    }
    return false;
}

bool is_harmless(const Setup& setup, Color color) {
    if (piece_count(setup, color) == 1) return true;
    int rooks = 0;
    int bishops_on[2] = {0, 0};
    for (int rank = 0; rank < setup.size; ++rank) {
        for (int file = 0; file < setup.size; ++file) {
            for (const Piece piece : setup.at(coord(file, rank))) {
                if (piece.color != color) continue;
                if (piece.role == Role::rook)
                    ++rooks;
                else if (piece.role == Role::bishop)
                    ++bishops_on[(file + rank) % 2];
                else
                    return false;
            }
        }
    }
    return rooks <= 1 && bishops_on[0] <= 1 && bishops_on[1] <= 1;
}

} // namespace

std::string to_text(const StackMove& move) {
    const std::string count = move.count == 1 ? "" : std::to_string(move.count);
    return count + square_text(move.from) + square_text(move.to);
}

bool is_legal(const Setup& setup, const StackMove& move) {
    if (!exists(setup, move.from) || !exists(setup, move.to)) return false;
    if (move.from == move.to) return false;
    if (!holds(setup, move.from, setup.turn)) return false;
    if (move.count < 1 || move.count > height(setup.at(move.from))) return false;
    if (holds_enemy(setup, move.to) && move.count <= height(setup.at(move.to))) return false;
    if (is_l(setup, move)) return move.count <= 2 * knights_moved(setup, move);
    return every_piece_may(setup, move) && first_in_the_way(setup, move) == move.to;
}

std::vector<StackMove> moves(const Setup& setup) {
    std::vector<StackMove> found;
    any_move(setup, [&](const StackMove& move) {
        found.push_back(move);
        return false;
    });
    return found;
}

std::vector<std::string> move_texts(const Setup& setup) {
    std::vector<std::string> texts;
    for (const StackMove& move : moves(setup)) texts.push_back(to_text(move));
    std::sort(texts.begin(), texts.end());
    return texts;
}

Setup after(const Setup& setup, const StackMove& move) {
    const Color mover = setup.turn;
    const bool bottom_moves = lowest_moved(setup, move) == 0;
    const bool captures = holds_enemy(setup, move.to);
    Setup next = setup;

    Stack& source = next.at(move.from);
    Stack moved(source.end() - move.count, source.end());
    source.resize(source.size() - moved.size());
    const bool moves_pawn = std::any_of(moved.begin(), moved.end(),
                                        [](Piece piece) { return piece.role == Role::pawn; });
    if (setup.promotion && move.to.rank == last_rank(setup, mover))
        for (Piece& piece : moved)
            if (piece.role == Role::pawn) piece.role = Role::queen;
    if (captures) next.at(move.to).clear();
    for (const Piece piece : moved) next.at(move.to).push_back(piece);

    if (bottom_moves && is_flagged(setup, move.from, mover))
        next.unmoved[core::index(mover)] &= ~(std::uint32_t{1} << move.from.file);
    if (captures && is_flagged(setup, move.to, ~mover))
        next.unmoved[core::index(~mover)] &= ~(std::uint32_t{1} << move.to.file);

    next.quiet_plies = captures || moves_pawn ? 0 : setup.quiet_plies + 1;
    next.move_number = setup.move_number + (mover == Color::black ? 1 : 0);
    next.turn = ~mover;
    return next;
}

bool can_win(const Setup& setup, Color color) { return !is_harmless(setup, color); }

Outcome outcome(const Setup& setup) {
    if (piece_count(setup, Color::white) == 0)
        return Outcome::win(Color::black, Reason::all_captured);
    if (piece_count(setup, Color::black) == 0)
        return Outcome::win(Color::white, Reason::all_captured);
    if (is_harmless(setup, Color::white) && is_harmless(setup, Color::black))
        return Outcome::draw(Reason::nothing_can_be_captured);
    if (!any_move(setup, [](const StackMove&) { return true; }))
        return Outcome::draw(Reason::stalemate);
    if (setup.quiet_plies >= 150) return Outcome::draw(Reason::seventy_five_moves);
    return {};
}

bool is_true(const Setup& setup, const StackMove& move, const game::Refusal& refusal) {
    const Coord square = refusal.square;
    switch (refusal.kind) {
    case RefusalKind::none: return is_legal(setup, move);
    case RefusalKind::no_such_square:
        return (square == move.from || square == move.to) && !exists(setup, square);
    case RefusalKind::no_piece:
        return square == move.from && exists(setup, square) && setup.at(square).empty();
    case RefusalKind::not_yours:
        return square == move.from && exists(setup, square) && holds_enemy(setup, square);
    case RefusalKind::same_square: return square == move.from && square == move.to;
    case RefusalKind::no_pieces_asked: return square == move.from && move.count < 1;
    case RefusalKind::too_many_pieces:
        return square == move.from && exists(setup, square) && refusal.count == move.count &&
               refusal.limit == height(setup.at(square)) && refusal.count > refusal.limit;
    default: return moves_own_pieces(setup, move) && is_true_of_group(setup, move, refusal);
    }
}

int piece_count(const Setup& setup, Color color) {
    int pieces = 0;
    for (const Stack& stack : setup.stacks)
        for (const Piece piece : stack) pieces += piece.color == color;
    return pieces;
}

std::uint64_t perft(const Setup& setup, int depth) {
    if (depth == 0) return 1;
    const std::vector<StackMove> here = moves(setup);
    if (depth == 1) return here.size();
    std::uint64_t leaves = 0;
    for (const StackMove& move : here) leaves += perft(after(setup, move), depth - 1);
    return leaves;
}

std::string repetition_text(const Setup& setup) {
    Setup counts_aside = setup;
    counts_aside.quiet_plies = 0;
    counts_aside.move_number = 1;
    return stackchess::to_text(counts_aside);
}

} // namespace naive
