#include "chess/movegen.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

#include "chess/fills.hpp"

namespace chess {
namespace {

using core::Members;

/// Straight sliders in the lanes of files and ranks, diagonal ones in the lanes of diagonals.
[[gnu::always_inline]] inline Lanes slider_lanes(const Board& board, Bits side) {
    const Lanes words = board.words();
    const Lanes sliders = __builtin_shufflevector(words, words, 1, 1, 0, 0);
    return sliders & in_all_lanes(~board.special & side);
}

/// Calls `visit` with the steps of each of these knights. More than two are rare, and a loop over
/// two would only be mispredicted.
template <class Visit>
void for_each_knight(Bits knights, Visit visit) {
    visit(knight_steps(core::lowest(knights)));
    knights &= knights - 1;
    visit(knight_steps(core::lowest(knights)));
    knights &= knights - 1;
    for (const Square square : Members{knights}) visit(knight_steps(square));
}

/// What an army attacks besides the lines of its sliders.
template <Color color>
[[gnu::always_inline]] inline Bits step_attacks(const Board& board, Bits army) {
    Bits attacked =
        pawn_attacks(color, board.pawns() & army) | king_steps(core::lowest(board.kings() & army));
    for_each_knight(board.knights() & army, [&](Bits steps) { attacked |= steps; });
    return attacked;
}

/// All squares up and down the lines of a square.
struct Rays {
    Lanes over;
    Lanes under;
};

constexpr std::array<Rays, square_count> rays = [] {
    std::array<Rays, square_count> table{};
    for (Square square = 0; square < square_count; ++square) {
        const auto ray = [&](int files, int ranks) {
            Bits set = 0;
            int file = file_of(square) + files;
            int rank = rank_of(square) + ranks;
            for (; file >= 0 && file < 8 && rank >= 0 && rank < 8; file += files, rank += ranks)
                set |= bit(square_at(file, rank));
            return set;
        };
        table[static_cast<std::size_t>(square)] = {
            Lanes{ray(0, 1), ray(1, 0), ray(1, 1), ray(-1, 1)},
            Lanes{ray(0, -1), ray(-1, 0), ray(-1, -1), ray(1, -1)}};
    }
    return table;
}();

/// What changes when the king is in check.
struct CheckAnswers {
    Bits attacked; ///< also through the king, which cannot step back along a slider's line
    Bits targets;  ///< another piece must capture the only checker or block it
};

[[gnu::noinline]] CheckAnswers answer_check(const Board& board, Bits enemy, Square king) {
    const Bits occupied = board.occupied();
    const Lanes sliders = slider_lanes(board, enemy);
    const Bits open = ~occupied | bit(king);
    const Lanes seen =
        OpenRays<Way::up>(open).seen(sliders) | OpenRays<Way::down>(open).seen(sliders);
    const Bits steps = has(board.white, king) ? step_attacks<Color::black>(board, enemy)
                                              : step_attacks<Color::white>(board, enemy);
    const Bits checkers = attackers(board, king, occupied) & enemy;
    return {any_lane(seen) | steps,
            core::has_several(checkers) ? 0 : checkers | between(king, core::lowest(checkers))};
}

/// What checks and pins leave to the side to move, computed once for all its pieces.
template <Color us>
struct Freedom {
    static constexpr Color them = ~us;

    [[gnu::always_inline]] explicit Freedom(const Board& board)
        : own(board.of(us)), enemy(board.of(them)), empty(~board.occupied()),
          king(core::lowest(board.kings() & own)), up(empty), down(empty) {
        const Lanes sliders = slider_lanes(board, enemy);
        const Lanes above = down.seen(sliders); // attacked from above; below: attacked from below
        const Lanes below = up.seen(sliders);
        attacked = any_lane(above | below) | step_attacks<them>(board, enemy);

        unpinned = ~Bits{0};
        movable = in_all_lanes(unpinned);
        // A piece of ours that the king sees in one direction and an enemy slider in the other is
        // pinned.
        const auto& [over, under] = rays[static_cast<std::size_t>(king)];
        const Lanes suspects = in_all_lanes(own) & ((over & above) | (under & below));
        if (!are_empty(suspects)) {
            const Lanes from = in_all_lanes(bit(king));
            const Lanes pinned = suspects & (up.seen(from) | down.seen(from));
            unpinned = ~any_lane(pinned);
            movable = pinned | in_all_lanes(unpinned);
        }

        targets = ~own;
        if (has(attacked, king)) {
            const CheckAnswers answers = answer_check(board, enemy, king);
            attacked = answers.attacked;
            targets = answers.targets;
        }
    }

    bool has_pins() const { return ~unpinned != 0; }
    Bits king_moves() const { return king_steps(king) & ~own & ~attacked; }

    Bits own;
    Bits enemy;
    Bits empty;
    Square king;
    OpenRays<Way::up> up;
    OpenRays<Way::down> down;
    Bits attacked; ///< by the enemy, also through the king
    Bits unpinned;
    Lanes movable; ///< for each line, the squares whose piece may move along it despite pins
    Bits targets;  ///< where pieces other than the king may go
};

/// The target squares of the pawns, by direction.
template <Color us>
struct PawnTargets {
    PawnTargets(const Board& board, const Freedom<us>& freedom) {
        const Bits pawns = board.pawns() & freedom.own;
        Bits straight = pawns;
        Bits risers = pawns & (us == Color::white ? ~file_h : ~file_a);
        Bits fallers = pawns & (us == Color::white ? ~file_a : ~file_h);
        if (freedom.has_pins()) {
            straight &= freedom.movable[along_file];
            risers &= freedom.movable[along_rising];
            fallers &= freedom.movable[along_falling];
        }
        const Bits step = moved<8>(straight) & freedom.empty;
        single = step & freedom.targets;
        twice = moved<8>(step & rank_bits_for(us, 2)) & freedom.empty & freedom.targets;
        rising = moved<9>(risers) & freedom.enemy & freedom.targets;
        falling = moved<7>(fallers) & freedom.enemy & freedom.targets;
    }

    template <int distance>
    static Bits moved(Bits pawns) {
        return us == Color::white ? pawns << distance : pawns >> distance;
    }

    Bits single;
    Bits twice;
    Bits rising;
    Bits falling;
};

/// For each file of the king and each occupancy of its first rank, the files of the rooks with
/// which castling is not blocked.
constexpr std::array<std::array<std::uint8_t, 256>, 8> open_castlings = [] {
    std::array<std::array<std::uint8_t, 256>, 8> table{};
    for (Square king = 0; king < 8; ++king)
        for (Square rook = 0; rook < 8; ++rook) {
            const Bits empty = Castling{king, rook}.empty_path();
            for (std::size_t occupied = 0; occupied < 256; ++occupied)
                if ((empty & occupied) == 0)
                    table[static_cast<std::size_t>(king)][occupied] |=
                        static_cast<std::uint8_t>(bit(rook));
        }
    return table;
}();

/// Those of these rooks that the king may castle with now. A rook pinned to the king would, by
/// leaving, expose the king's target square to the attacker.
template <Color us>
[[gnu::always_inline]] inline Bits castling_rooks(Bits rights, const Freedom<us>& freedom) {
    constexpr int rank_start = square_at(0, rank_for(us, 0));
    const auto& by_rank = open_castlings[static_cast<std::size_t>(file_of(freedom.king))];
    const Bits open = by_rank[static_cast<std::uint8_t>(~freedom.empty >> rank_start)];
    Bits rooks = (open << rank_start) & rights & freedom.unpinned;
    for (const Square rook : Members{rooks})
        if ((Castling{freedom.king, rook}.king_path() & freedom.attacked) != 0) rooks ^= bit(rook);
    return rooks;
}

void add(MoveList& moves, Square from, Bits targets) {
    for (const Square to : Members{targets}) moves.push_back({from, to});
}

/// Adds pawn moves of the same distance that either all capture or all do not.
template <Color us, Part part>
void add_pawns(MoveList& moves, Bits targets, int step, MoveKind kind, bool captures) {
    constexpr Bits last = rank_bits_for(us, 7);
    if (part == Part::all || captures == (part == Part::noisy))
        for (const Square to : Members{targets & ~last}) moves.push_back({to - step, to, kind});
    for (const Square to : Members{targets & last}) {
        if (part != Part::quiet) moves.push_back(Move::promotion(to - step, to, Role::queen));
        if (part != Part::noisy)
            for (const Role role : {Role::rook, Role::bishop, Role::knight})
                moves.push_back(Move::promotion(to - step, to, role));
    }
}

} // namespace

template <Color us, Part part>
void generate(const Board& board, Bits castling, Square en_passant, MoveList& moves) {
    const Freedom<us> freedom(board);
    const Bits wanted = part == Part::noisy   ? freedom.enemy
                        : part == Part::quiet ? freedom.empty
                                              : ~Bits{0};
    const Bits targets = freedom.targets & wanted;
    const Bits occupied = ~freedom.empty;
    const Square king = freedom.king;

    const PawnTargets<us> pawns(board, freedom);
    constexpr int rising = us == Color::white ? 9 : -9;
    constexpr int falling = us == Color::white ? 7 : -7;
    add_pawns<us, part>(moves, pawns.rising, rising, MoveKind::plain, true);
    add_pawns<us, part>(moves, pawns.falling, falling, MoveKind::plain, true);
    add_pawns<us, part>(moves, pawns.single, forward(us), MoveKind::plain, false);
    add_pawns<us, part>(moves, pawns.twice, 2 * forward(us), MoveKind::double_step, false);
    if (part != Part::quiet && en_passant != 0)
        for (const Square from : Members{en_passant_pawns(board, us, en_passant)})
            moves.push_back({from, en_passant, MoveKind::en_passant});

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

    add(moves, king, freedom.king_moves() & wanted);
    if (part == Part::noisy) return;
    if (const Bits rights = castling & rank_bits_for(us, 0); rights != 0)
        for (const Square rook : Members{castling_rooks<us>(rights, freedom)})
            moves.push_back({king, rook, MoveKind::castling});
}

template <Color us>
std::size_t count_moves(const Board& board, Bits castling, Square en_passant) {
    const Freedom<us> freedom(board);

    const Lanes sliders = slider_lanes(board, freedom.own) & freedom.movable;
    const Lanes targets = in_all_lanes(freedom.targets);
    int moves = count(freedom.up.seen(sliders) & targets, freedom.down.seen(sliders) & targets);
    moves += core::count(freedom.king_moves());

    for_each_knight(board.knights() & freedom.own & freedom.unpinned,
                    [&](Bits steps) { moves += core::count(steps & freedom.targets); });

    const PawnTargets<us> pawns(board, freedom);
    moves += core::count(pawns.single) + core::count(pawns.twice) + core::count(pawns.rising) +
             core::count(pawns.falling);
    if ((board.pawns() & freedom.own & rank_bits_for(us, 6)) != 0) {
        constexpr Bits last = rank_bits_for(us, 7);
        moves += 3 * (core::count(pawns.single & last) + core::count(pawns.rising & last) +
                      core::count(pawns.falling & last));
    }

    if (en_passant != 0) moves += core::count(en_passant_pawns(board, us, en_passant));
    if (const Bits rights = castling & rank_bits_for(us, 0); rights != 0)
        moves += core::count(castling_rooks<us>(rights, freedom));
    return static_cast<std::size_t>(moves);
}

template void generate<Color::white, Part::all>(const Board&, Bits, Square, MoveList&);
template void generate<Color::black, Part::all>(const Board&, Bits, Square, MoveList&);
template void generate<Color::white, Part::noisy>(const Board&, Bits, Square, MoveList&);
template void generate<Color::black, Part::noisy>(const Board&, Bits, Square, MoveList&);
template void generate<Color::white, Part::quiet>(const Board&, Bits, Square, MoveList&);
template void generate<Color::black, Part::quiet>(const Board&, Bits, Square, MoveList&);
template std::size_t count_moves<Color::white>(const Board&, Bits, Square);
template std::size_t count_moves<Color::black>(const Board&, Bits, Square);

Bits en_passant_pawns(const Board& board, Color us, Square to) {
    const Bits taken = bit(to - forward(us));
    Bits pawns = pawn_attacks(~us, bit(to)) & board.pawns() & board.of(us);
    for (const Square from : Members{pawns})
        if (!keeps_king_safe(board, us, from, to, taken)) pawns ^= bit(from);
    return pawns;
}

Bits attackers(const Board& board, Square square, Bits occupied) {
    const Bits here = bit(square);
    return (rook_lines(square, occupied) & board.straight_sliders()) |
           (bishop_lines(square, occupied) & board.diagonal_sliders()) |
           (knight_steps(square) & board.knights()) | (king_steps(square) & board.kings()) |
           (pawn_attacks(Color::black, here) & board.pawns() & board.white) |
           (pawn_attacks(Color::white, here) & board.pawns() & ~board.white);
}

Bits attacked_on_the_way(const Board& board, Color us, const Castling& castling) {
    const Bits others = board.occupied() & ~bit(castling.king) & ~bit(castling.rook);
    Bits attacked = 0;
    for (const Square square : Members{castling.king_path()})
        if ((attackers(board, square, others) & board.of(~us)) != 0) attacked |= bit(square);
    return attacked;
}

} // namespace chess
