#include "common/random_setup.hpp"

#include <array>
#include <vector>

#include "naive/chess.hpp"

namespace common {
namespace {

using core::Color;
using core::Coord;
using core::Piece;
using core::Random;
using core::Role;

int number_below(int bound, Random& random) {
    return static_cast<int>(random.below(static_cast<std::uint64_t>(bound)));
}
bool one_in(int bound, Random& random) { return number_below(bound, random) == 0; }

/// Half of the time small, sometimes just before the claim or the end.
int random_quiet_plies(Random& random) {
    constexpr std::array least{0, 0, 95, 145};
    return least[random.below(least.size())] + number_below(10, random);
}

Coord random_square(int size, Random& random) {
    return {static_cast<std::int8_t>(number_below(size, random)),
            static_cast<std::int8_t>(number_below(size, random))};
}

bool may_stand(const stackchess::Setup& setup, Piece piece, Coord square) {
    const stackchess::Stack& stack = setup.at(square);
    if (!stack.empty() && stack.front().color != piece.color) return false;
    const int last_rank = piece.color == Color::white ? setup.size - 1 : 0;
    return piece.role != Role::pawn || !setup.promotion || square.rank != last_rank;
}

void place_side(stackchess::Setup& setup, Color color, Random& random) {
    // Few roles give groups that can move together; few squares give tall stacks.
    const std::size_t roles = 1 + random.below(core::all_roles.size());
    const std::size_t first_role = random.below(core::all_roles.size());
    const int pieces = one_in(20, random) ? 0 : 1 + number_below(2 * setup.size, random);
    std::vector<Coord> squares;
    const int places = 1 + number_below(2 * setup.size, random);
    for (int i = 0; i < places; ++i) squares.push_back(random_square(setup.size, random));
    for (int i = 0; i < pieces; ++i) {
        const std::size_t role = (first_role + random.below(roles)) % core::all_roles.size();
        const Piece piece{color, core::all_roles[role]};
        const Coord square = squares[random.below(squares.size())];
        if (may_stand(setup, piece, square)) setup.at(square).push_back(piece);
    }
}

void place_flags(stackchess::Setup& setup, Color color, Random& random) {
    const int rank = color == Color::white ? 1 : setup.size - 2;
    for (int file = 0; file < setup.size; ++file) {
        const auto& stack =
            setup.at({static_cast<std::int8_t>(file), static_cast<std::int8_t>(rank)});
        if (!stack.empty() && stack.front() == Piece{color, Role::pawn} && !one_in(3, random))
            setup.unmoved[core::index(color)] |= std::uint32_t{1} << file;
    }
}

/// A king and its rooks on the first rank with castling rights.
void place_castle(chess::Setup& setup, Color color, Random& random) {
    const int home = color == Color::white ? 0 : 56;
    const int king = home + 1 + number_below(6, random);
    const auto put = [&](int square, Role role) {
        setup.pieces[static_cast<std::size_t>(square)] = {color, role};
    };
    put(king, Role::king);
    for (const int rook : {home + number_below(king - home, random),
                           king + 1 + number_below(home + 7 - king, random)}) {
        if (one_in(4, random)) continue;
        put(rook, Role::rook);
        setup.castling |= core::bit(rook);
    }
}

void place_others(chess::Setup& setup, Random& random) {
    constexpr std::array roles{Role::pawn, Role::pawn,   Role::pawn, Role::knight,
                               Role::rook, Role::bishop, Role::queen};
    const int pieces = number_below(24, random);
    for (int i = 0; i < pieces; ++i) {
        const auto square = random.below(64);
        const Color color = core::colors[random.below(2)];
        if (setup.pieces[square].role == Role::none)
            setup.pieces[square] = {color, roles[random.below(roles.size())]};
    }
}

/// Sets the en passant square behind one of the pawns that may just have made a double step.
void place_en_passant(chess::Setup& setup, Random& random) {
    const bool white = setup.turn == Color::white;
    const int square = (white ? 40 : 16) + number_below(8, random);
    setup.en_passant = square;
    setup.pieces[static_cast<std::size_t>(white ? square - 8 : square + 8)] = {~setup.turn,
                                                                               Role::pawn};
}

} // namespace

stackchess::Setup random_stackchess(int size, Random& random) {
    for (;;) {
        stackchess::Setup setup = stackchess::Setup::empty(size);
        setup.promotion = !one_in(5, random);
        for (const Color color : core::colors) {
            place_side(setup, color, random);
            place_flags(setup, color, random);
        }
        setup.turn = core::colors[random.below(2)];
        setup.quiet_plies = random_quiet_plies(random);
        setup.move_number = 1 + number_below(300, random);
        if (stackchess::faults(setup).empty()) return setup;
    }
}

chess::Setup random_chess(Random& random) {
    for (;;) {
        chess::Setup setup;
        for (const Color color : core::colors) place_castle(setup, color, random);
        place_others(setup, random);
        setup.turn = core::colors[random.below(2)];
        setup.quiet_plies = random_quiet_plies(random);
        setup.move_number = 1 + number_below(300, random);
        if (one_in(3, random)) place_en_passant(setup, random);
        if (one_in(2, random)) setup.castling = 0;
        if (chess::faults(setup).empty()) return naive::normal(setup);
    }
}

} // namespace common
