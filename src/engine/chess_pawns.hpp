#pragma once

#include <algorithm>
#include <bit>

#include "chess/attacks.hpp"
#include "core/bits.hpp"
#include "engine/chess_terms.hpp"

// The part of the evaluation of chess that depends on the pawns alone, or on them and the kings.
// Terms go to a sink, as `sink.add<color>(term, times)`, for the side that profits from them.

namespace engine::chess_pawns {

using chess::Bits;
using chess::file_of;
using chess::Square;
using core::Color;

template <Color us>
constexpr Bits step(Bits set) {
    return us == Color::white ? set << 8 : set >> 8;
}

/// These squares and all that lies before them on their files, as `us` looks.
template <Color us>
constexpr Bits filled(Bits set) {
    for (const int shift : {8, 16, 32}) set |= us == Color::white ? set << shift : set >> shift;
    return set;
}

template <Color us>
constexpr Bits ahead(Bits set) {
    return step<us>(filled<us>(set));
}

constexpr Bits beside(Bits set) {
    return (set & ~chess::file_a) >> 1 | (set & ~chess::file_h) << 1;
}

/// The rank of a square as its owner counts it.
template <Color us>
constexpr int rank(Square square) {
    return chess::rank_for(us, chess::rank_of(square));
}

/// The nearest member, as `us` looks from its first rank, of a set that is not empty.
template <Color us>
constexpr Square nearest(Bits set) {
    return us == Color::white ? core::lowest(set) : 63 - std::countl_zero(set);
}

/// What the rest of the evaluation asks of the pawns.
struct Facts {
    Bits passed = 0;                 ///< of both sides
    std::array<Bits, 2> reachable{}; ///< by colour: what pawns attack now or on their way
};

/// The passed pawns of one side: none of the enemy's can stop them, and none of its own stands
/// before them.
template <Color us>
Bits passed_pawns(Bits own, Bits enemies) {
    const Bits way = ahead<~us>(enemies);
    return own & ~(way | beside(way) | ahead<~us>(own));
}

template <Color us, class Sink>
void judge_weak(Bits own, Bits enemies, Bits own_reach, Sink& sink) {
    const Bits open = ~ahead<~us>(enemies); // no enemy pawn stands before these
    const Bits isolated = own & ~beside(filled<~us>(filled<us>(own)));
    const Bits stopped = step<us>(own) & chess::pawn_attacks(~us, enemies) & ~own_reach;
    const Bits backward = step<~us>(stopped) & ~isolated;
    sink.template add<us>(chess_terms::isolated, core::count(isolated & ~open));
    sink.template add<us>(chess_terms::isolated + 1, core::count(isolated & open));
    sink.template add<us>(chess_terms::backward, core::count(backward & ~open));
    sink.template add<us>(chess_terms::backward + 1, core::count(backward & open));
    sink.template add<us>(chess_terms::doubled, core::count(own & ahead<~us>(own)));
}

/// Whether a pawn without an enemy before it has as many helpers beside it as enemies that wait.
template <Color us>
bool is_candidate(Square square, Bits own, Bits enemies) {
    const Bits way = filled<us>(core::bit(square));
    if ((way & enemies) != 0 || (step<us>(way) & own) != 0) return false;
    const Bits helpers = beside(filled<~us>(core::bit(square))) & own;
    return core::count(helpers) >= core::count(beside(step<us>(way)) & enemies);
}

template <Color us, class Sink>
void judge_pawns(Bits own, Bits enemies, Facts& facts, Sink& sink) {
    const Bits attacked = chess::pawn_attacks(us, own);
    const Bits reach = filled<us>(attacked);
    const Bits neighbours = beside(own);
    const Bits passed = passed_pawns<us>(own, enemies);
    facts.passed |= passed;
    facts.reachable[core::index(us)] = reach;
    judge_weak<us>(own, enemies, reach, sink);
    for (const Square square : core::Members{own}) {
        const int i = rank<us>(square);
        sink.template place<us>(core::Role::pawn, square);
        if (core::has(attacked, square)) sink.template add<us>(chess_terms::supported + i);
        if (core::has(neighbours, square)) sink.template add<us>(chess_terms::phalanx + i);
        if (core::has(passed, square)) {
            sink.template add<us>(chess_terms::passed + i);
            if (core::has(attacked, square)) sink.template add<us>(chess_terms::passed_guarded + i);
        } else if (is_candidate<us>(square, own, enemies)) {
            sink.template add<us>(chess_terms::candidate + i);
        }
    }
}

/// All that depends on the pawns alone.
template <class Sink>
Facts judge(Bits white, Bits black, Sink& sink) {
    Facts facts;
    judge_pawns<Color::white>(white, black, facts, sink);
    judge_pawns<Color::black>(black, white, facts, sink);
    return facts;
}

/// The pawns of both sides before a king, on its file and the two beside it.
template <Color us, class Sink>
void judge_shelter(Square king, Bits own, Bits enemies, Sink& sink) {
    const Bits before = filled<us>(chess::rank_bits(chess::rank_of(king)));
    const int middle = std::clamp(file_of(king), 1, 6);
    for (int file = middle - 1; file <= middle + 1; ++file) {
        const int from_edge = std::min(file, 7 - file) * chess_terms::ranks;
        const Bits squares = chess::file_bits(file) & before;
        const Bits shield = squares & own;
        const Bits attackers = squares & enemies;
        const int shield_rank = shield == 0 ? 0 : rank<us>(nearest<us>(shield));
        const int attacker_rank = attackers == 0 ? 0 : rank<us>(nearest<us>(attackers));
        sink.template add<us>(chess_terms::shelter + from_edge + shield_rank);
        if (shield_rank != 0 && attacker_rank == shield_rank + 1)
            sink.template add<us>(chess_terms::blocked_storm + attacker_rank);
        else
            sink.template add<us>(chess_terms::storm + from_edge + attacker_rank);
    }
}

} // namespace engine::chess_pawns
