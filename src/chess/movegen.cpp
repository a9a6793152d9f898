#include "chess/movegen.hpp"

#include <bit>

#include "chess/attacks.hpp"
#include "chess/fills.hpp"

namespace chess {
namespace {

using core::Members;

/// Straight sliders in the lanes of files and ranks, diagonal ones in those of diagonals.
Lanes slider_lanes(const Board& board, Bits side) {
    const Lanes words = std::bit_cast<Lanes>(board);
    const Lanes sliders = __builtin_shufflevector(words, words, 1, 1, 0, 0);
    return sliders & in_all_lanes(~board.special & side);
}

Bits knight_attacks(Bits knights) {
    Bits attacked = 0;
    for (const Square square : Members{knights}) attacked |= knight_steps(square);
    return attacked;
}

/// What check and pins leave the side to move, found once for all its pieces.
template <Color us>
struct Freedom {
    static constexpr Color them = ~us;

    explicit Freedom(const Board& board)
        : own(board.of(us)), enemy(board.of(them)), empty(~board.occupied()),
          king(core::lowest(board.kings() & own)) {
        const Lanes sliders = slider_lanes(board, enemy);
        const Bits open = empty | bit(king); // the king cannot hide in its own shadow
        const Lanes up = see_up(sliders, open);
        const Lanes down = see_down(sliders, open);
        attacked = any_lane(up | down) | pawn_attacks(them, board.pawns() & enemy) |
                   knight_attacks(board.knights() & enemy) |
                   king_steps(core::lowest(board.kings() & enemy));

        // An own piece that the king sees one way and an enemy slider the other is pinned.
        const Lanes ours = in_all_lanes(own);
        const Lanes from = in_all_lanes(bit(king));
        const Lanes pinned = ours & ((see_up(from, empty) & down) | (see_down(from, empty) & up));
        unpinned = ~any_lane(pinned);
        movable = pinned | in_all_lanes(unpinned);

        targets = ~own;
        if (in_check()) targets = answers(board);
    }

    bool in_check() const { return has(attacked, king); }

    /// The squares where a piece other than the king ends a check: none against two checkers.
    Bits answers(const Board& board) const {
        const Bits checkers = attackers(board, king, ~empty) & enemy;
        if (core::has_several(checkers)) return 0;
        return checkers | between(king, core::lowest(checkers));
    }

    Bits king_moves() const { return king_steps(king) & ~own & ~attacked; }

    Bits own;
    Bits enemy;
    Bits empty;
    Square king;
    Bits attacked; ///< by the enemy, also through the king
    Bits unpinned;
    Lanes movable; ///< for each line, the squares whose piece no pin keeps from moving along it
    Bits targets;  ///< where a piece other than the king may go
};

/// Where the pawns may go, by the way they go there.
template <Color us>
struct PawnTargets {
    PawnTargets(const Board& board, const Freedom<us>& freedom) {
        const Lanes pawns = in_all_lanes(board.pawns() & freedom.own) & freedom.movable;
        const Lanes stepped = us == Color::white ? step_up(pawns) : step_down(pawns);
        const Bits step = stepped[along_file] & freedom.empty;
        const Bits halfway = step & rank_bits_for(us, 2);
        const Bits far = us == Color::white ? halfway << 8 : halfway >> 8;
        single = step & freedom.targets;
        twice = far & freedom.empty & freedom.targets;
        rising = stepped[along_rising] & freedom.enemy & freedom.targets;
        falling = stepped[along_falling] & freedom.enemy & freedom.targets;
    }

    Bits single;
    Bits twice;
    Bits rising;
    Bits falling;
};

/// Calls `visit` with the square of each pawn that may legally capture en passant.
template <Color us, class Visit>
void for_each_en_passant(const Situation& situation, Visit visit) {
    const Square to = situation.en_passant;
    const Board& board = situation.board;
    const Bits taken = bit(to - forward(us));
    for (const Square from : Members{pawn_attacks(~us, bit(to)) & board.pawns() & board.of(us)})
        if (keeps_king_safe(board, us, from, to, taken)) visit(from);
}

/// Calls `visit` with each castling that is legal now. A rook that is pinned to the king would, by
/// leaving, let the attacker reach the king where it arrives.
template <Color us, class Visit>
void for_each_castling(Bits rights, const Freedom<us>& freedom, Visit visit) {
    if (freedom.in_check()) return;
    for (const Square rook : Members{rights & freedom.unpinned}) {
        const Castling castling{freedom.king, rook};
        const bool is_free = (castling.empty_path() & ~freedom.empty) == 0;
        if (is_free && (castling.king_path() & freedom.attacked) == 0) visit(castling);
    }
}

void add(MoveList& moves, Square from, Bits targets) {
    for (const Square to : Members{targets}) moves.push_back({from, to});
}

/// Pawn moves that all go the same number of squares.
template <Color us>
void add_pawns(MoveList& moves, Bits targets, int step, MoveKind kind) {
    for (const Square to : Members{targets & ~rank_bits_for(us, 7)})
        moves.push_back({to - step, to, kind});
    for (const Square to : Members{targets & rank_bits_for(us, 7)})
        for (const Role role : {Role::queen, Role::rook, Role::bishop, Role::knight})
            moves.push_back(Move::promotion(to - step, to, role));
}

} // namespace

template <Color us>
void generate(const Situation& situation, MoveList& moves) {
    const Board& board = situation.board;
    const Freedom<us> freedom(board);
    const Bits targets = freedom.targets;
    const Bits occupied = ~freedom.empty;
    const Square king = freedom.king;

    const PawnTargets<us> pawns(board, freedom);
    constexpr int rising = us == Color::white ? 9 : -9;
    constexpr int falling = us == Color::white ? 7 : -7;
    add_pawns<us>(moves, pawns.rising, rising, MoveKind::plain);
    add_pawns<us>(moves, pawns.falling, falling, MoveKind::plain);
    add_pawns<us>(moves, pawns.single, forward(us), MoveKind::plain);
    add_pawns<us>(moves, pawns.twice, 2 * forward(us), MoveKind::double_step);
    if (situation.en_passant != 0)
        for_each_en_passant<us>(situation, [&](Square from) {
            moves.push_back({from, situation.en_passant, MoveKind::en_passant});
        });

    for (const Square from : Members{board.knights() & freedom.own & freedom.unpinned})
        add(moves, from, knight_steps(from) & targets);

    const Lanes movable = freedom.movable;
    const Bits diagonal = movable[along_rising] | movable[along_falling];
    for (const Square from : Members{board.diagonal_sliders() & freedom.own & diagonal}) {
        const Bits line = has(freedom.unpinned, from) ? ~Bits{0} : bishop_lines(king, 0);
        add(moves, from, bishop_lines(from, occupied) & targets & line);
    }
    const Bits straight = movable[along_file] | movable[along_rank];
    for (const Square from : Members{board.straight_sliders() & freedom.own & straight}) {
        const Bits line = has(freedom.unpinned, from) ? ~Bits{0} : rook_lines(king, 0);
        add(moves, from, rook_lines(from, occupied) & targets & line);
    }

    add(moves, king, freedom.king_moves());
    if (const Bits rights = situation.castling & rank_bits_for(us, 0); rights != 0)
        for_each_castling<us>(rights, freedom, [&](Castling castling) {
            moves.push_back({castling.king, castling.rook, MoveKind::castling});
        });
}

template <Color us>
std::size_t count_moves(const Situation& situation) {
    const Board& board = situation.board;
    const Freedom<us> freedom(board);

    const Lanes sliders = slider_lanes(board, freedom.own) & freedom.movable;
    const Lanes targets = in_all_lanes(freedom.targets);
    int moves = count(see_up(sliders, freedom.empty) & targets) +
                count(see_down(sliders, freedom.empty) & targets);
    moves += core::count(freedom.king_moves());

    for (const Square from : Members{board.knights() & freedom.own & freedom.unpinned})
        moves += core::count(knight_steps(from) & freedom.targets);

    const PawnTargets<us> pawns(board, freedom);
    moves += core::count(pawns.single) + core::count(pawns.twice) + core::count(pawns.rising) +
             core::count(pawns.falling);
    if ((board.pawns() & freedom.own & rank_bits_for(us, 6)) != 0) {
        constexpr Bits last = rank_bits_for(us, 7);
        moves += 3 * (core::count(pawns.single & last) + core::count(pawns.rising & last) +
                      core::count(pawns.falling & last));
    }

    if (situation.en_passant != 0) for_each_en_passant<us>(situation, [&](Square) { ++moves; });
    if (const Bits rights = situation.castling & rank_bits_for(us, 0); rights != 0)
        for_each_castling<us>(rights, freedom, [&](Castling) { ++moves; });
    return static_cast<std::size_t>(moves);
}

template void generate<Color::white>(const Situation&, MoveList&);
template void generate<Color::black>(const Situation&, MoveList&);
template std::size_t count_moves<Color::white>(const Situation&);
template std::size_t count_moves<Color::black>(const Situation&);

Bits attackers(const Board& board, Square square, Bits occupied) {
    const Bits here = bit(square);
    return (rook_lines(square, occupied) & board.straight_sliders()) |
           (bishop_lines(square, occupied) & board.diagonal_sliders()) |
           (knight_steps(square) & board.knights()) | (king_steps(square) & board.kings()) |
           (pawn_attacks(Color::black, here) & board.pawns() & board.white) |
           (pawn_attacks(Color::white, here) & board.pawns() & ~board.white);
}

bool keeps_king_safe(const Board& board, Color us, Square from, Square to, Bits taken) {
    const Bits own = board.of(us);
    const Bits occupied = ((board.occupied() & ~taken) ^ bit(from)) | bit(to);
    const Square king = core::lowest(board.kings() & own);
    return (attackers(board, king, occupied) & occupied & ~own & ~bit(to)) == 0;
}

} // namespace chess
