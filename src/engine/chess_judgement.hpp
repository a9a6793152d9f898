#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>

#include "chess/attacks.hpp"
#include "chess/position.hpp"
#include "core/bits.hpp"
#include "engine/chess_pawns.hpp"
#include "engine/chess_terms.hpp"

namespace engine {

/// Names all that counts in a chess position but what `chess_pawns` names: each term goes to the
/// sink, for the side that profits from it.
///
/// The sink has `add<color>(term, times)` and `place<color>(role, square)`, the latter for material
/// and place of a piece together. In play it sums up weights; a tuner keeps what it is told.
template <class Sink>
class ChessJudgement {
    using Bits = chess::Bits;
    using Color = core::Color;
    using Role = core::Role;
    using Square = chess::Square;

  public:
    ChessJudgement(const chess::Position& position, const chess_pawns::Facts& facts, Sink& sink)
        : board_(position.board()), facts_(facts), sink_(sink), occupied_(board_.occupied()),
          pawns_(board_.pawns()), kings_{position.king(Color::white), position.king(Color::black)},
          own_{board_.of(Color::white), board_.of(Color::black)} {
        begin<Color::white>();
        begin<Color::black>();
        judge_pieces<Color::white>();
        judge_pieces<Color::black>();
        judge_side<Color::white>();
        judge_side<Color::black>();
    }

  private:
    /// How hard a piece near a king presses it, by its role.
    static constexpr std::array<int, core::role_count> pressures{0, 0, 3, 2, 3, 4, 0};

    /// What one side attacks, and how hard it presses the enemy king.
    struct Attacks {
        std::array<Bits, core::role_count> by{};
        Bits all = 0;
        Bits twice = 0;
        Bits free = 0;     ///< where its pieces may go without running into pawns
        Bits ring = 0;     ///< around its own king
        int attackers = 0; ///< of the enemy king
        int pressure = 0;

        void add(Role role, Bits set) {
            by[core::index(role)] |= set;
            twice |= all & set;
            all |= set;
        }
    };

    template <Color us>
    Attacks& attacks() {
        return attacks_[core::index(us)];
    }
    template <Color us>
    Bits own() const {
        return own_[core::index(us)];
    }
    template <Color us>
    Bits own_pawns() const {
        return own<us>() & pawns_;
    }
    template <Color us>
    Square king() const {
        return kings_[core::index(us)];
    }

    template <Color us>
    void add(int term, int times = 1) {
        sink_.template add<us>(term, times);
    }

    static int distance(Square a, Square b) {
        return std::max(std::abs(chess::file_of(a) - chess::file_of(b)),
                        std::abs(chess::rank_of(a) - chess::rank_of(b)));
    }

    template <Color us>
    void begin() {
        Attacks& attacks = this->template attacks<us>();
        const Bits near = chess::king_steps(king<us>());
        attacks.add(Role::king, near);
        attacks.add(Role::pawn, chess::pawn_attacks(us, own_pawns<us>()));
        attacks.ring = near | chess_pawns::step<us>(near) | core::bit(king<us>());
        const Bits stuck = own_pawns<us>() & chess_pawns::step<~us>(occupied_);
        attacks.free =
            ~(stuck | core::bit(king<us>()) | chess::pawn_attacks(~us, own_pawns<~us>()));
        sink_.template place<us>(Role::king, king<us>());
    }

    template <Color us>
    void judge_pieces() {
        judge_role<us, Role::knight>(board_.knights() & own<us>(), chess_terms::knight_moves);
        const Bits bishops = board_.bishops() & own<us>();
        judge_role<us, Role::bishop>(bishops, chess_terms::bishop_moves);
        judge_role<us, Role::rook>(board_.rooks() & own<us>(), chess_terms::rook_moves);
        judge_role<us, Role::queen>(board_.queens() & own<us>(), chess_terms::queen_moves);
        if ((bishops & chess::light_squares) != 0 && (bishops & ~chess::light_squares) != 0)
            add<us>(chess_terms::bishop_pair);
    }

    template <Role role>
    Bits reach(Square square) const {
        if constexpr (role == Role::knight) return chess::knight_steps(square);
        Bits reach = 0;
        if constexpr (role != Role::rook) reach |= chess::bishop_lines(square, occupied_);
        if constexpr (role != Role::bishop) reach |= chess::rook_lines(square, occupied_);
        return reach;
    }

    template <Color us, Role role>
    void judge_role(Bits pieces, int moves) {
        Attacks& attacks = this->template attacks<us>();
        const Bits ring = this->template attacks<~us>().ring;
        for (const Square square : core::Members{pieces}) {
            const Bits reach = this->template reach<role>(square);
            attacks.add(role, reach);
            sink_.template place<us>(role, square);
            add<us>(moves + core::count(reach & attacks.free));
            if ((reach & ring) != 0) {
                ++attacks.attackers;
                attacks.pressure += pressures[core::index(role)] + core::count(reach & ring);
            }
            if constexpr (role == Role::knight || role == Role::bishop)
                judge_minor<us, role>(square);
            if constexpr (role == Role::rook) judge_rook<us>(square);
        }
    }

    template <Color us, Role role>
    void judge_minor(Square square) {
        const Bits here = core::bit(square);
        const Bits far =
            chess::rank_bits_for(us, 3) | chess::rank_bits_for(us, 4) | chess::rank_bits_for(us, 5);
        const Bits safe =
            far & ~facts_.reachable[core::index(~us)] & attacks<us>().by[core::index(Role::pawn)];
        if ((here & safe) != 0) add<us>(chess_terms::outpost + (role == Role::bishop ? 1 : 0));
        if ((chess_pawns::step<us>(here) & pawns_) != 0) add<us>(chess_terms::sheltered_minor);
        if constexpr (role == Role::bishop) {
            const bool is_light = (here & chess::light_squares) != 0;
            const Bits shade = is_light ? chess::light_squares : ~chess::light_squares;
            add<us>(chess_terms::bishop_blocked, core::count(own_pawns<us>() & shade));
        }
    }

    template <Color us>
    void judge_rook(Square square) {
        const Bits file = chess::file_bits(chess::file_of(square));
        if ((file & own_pawns<us>()) != 0) return;
        add<us>((file & pawns_) != 0 ? chess_terms::rook_half_open : chess_terms::rook_open);
    }

    template <Color us>
    void judge_side() {
        judge_threats<us>();
        judge_space<us>();
        judge_danger<us>();
        const Bits passed = facts_.passed & own<us>();
        for (const Square square : core::Members{passed}) judge_passed<us>(square);
        if (own<~us>() == core::bit(king<~us>())) judge_hunt<us>();
    }

    /// Adds a term for each of these enemies, by their roles.
    template <Color us>
    void add_victims(int term, Bits victims) {
        for (const Square square : core::Members{victims})
            add<us>(term + chess_terms::material_of(board_.role_at(square)));
    }

    template <Color us>
    void judge_threats() {
        const Attacks& mine = attacks<us>();
        const Attacks& theirs = attacks<~us>();
        const auto by = [&](Role role) { return mine.by[core::index(role)]; };
        const Bits enemies = own<~us>();
        const Bits guarded = theirs.by[core::index(Role::pawn)] | (theirs.twice & ~mine.twice);
        const Bits weak = enemies & ~guarded & mine.all;
        add_victims<us>(chess_terms::threat_by_pawn, enemies & ~pawns_ & by(Role::pawn));
        const Bits worth_taking = weak | (enemies & ~pawns_);
        add_victims<us>(chess_terms::threat_by_minor,
                        worth_taking & (by(Role::knight) | by(Role::bishop)));
        add_victims<us>(chess_terms::threat_by_rook,
                        (weak | (enemies & board_.queens())) & by(Role::rook));
        add<us>(chess_terms::threat_by_king, core::count(weak & by(Role::king)));
        add<us>(chess_terms::hanging, core::count(weak & ~theirs.all));

        Bits steps = chess_pawns::step<us>(own_pawns<us>()) & ~occupied_;
        steps |= chess_pawns::step<us>(steps & chess::rank_bits_for(us, 2)) & ~occupied_;
        steps &= ~theirs.by[core::index(Role::pawn)] & (mine.all | ~theirs.all);
        const Bits pushed = chess::pawn_attacks(us, steps) & enemies & ~pawns_;
        add<us>(chess_terms::push_threat, core::count(pushed));
    }

    /// Safe squares of the middle files on the own side of the board.
    template <Color us>
    void judge_space() {
        constexpr Bits middle =
            chess::file_a << 2 | chess::file_a << 3 | chess::file_a << 4 | chess::file_a << 5;
        const Bits side =
            chess::rank_bits_for(us, 1) | chess::rank_bits_for(us, 2) | chess::rank_bits_for(us, 3);
        const Bits safe =
            middle & side & ~own_pawns<us>() & ~attacks<~us>().by[core::index(Role::pawn)];
        const Bits behind = chess_pawns::ahead<~us>(own_pawns<us>());
        add<us>(chess_terms::space, core::count(safe) + core::count(safe & behind));
    }

    /// How hard the enemy king is pressed: by the pieces near it, by squares that only it guards,
    /// and by checks that cost nothing.
    template <Color us>
    void judge_danger() {
        const Attacks& mine = attacks<us>();
        const Attacks& theirs = attacks<~us>();
        const bool has_queen = (board_.queens() & own<us>()) != 0;
        if (mine.attackers + (has_queen ? 1 : 0) < 2) return;
        const auto by = [&](Role role) { return mine.by[core::index(role)]; };
        const Bits king_only = theirs.all & ~theirs.twice & theirs.by[core::index(Role::king)];
        const Bits weak = mine.all & (~theirs.all | king_only);
        const Bits safe = ~own<us>() & (~theirs.all | (king_only & mine.twice));
        const Bits straight = chess::rook_lines(king<~us>(), occupied_) & safe;
        const Bits diagonal = chess::bishop_lines(king<~us>(), occupied_) & safe;
        const Bits leaps = chess::knight_steps(king<~us>()) & safe;
        int units = mine.pressure + 2 * core::count(weak & theirs.ring);
        if ((straight & by(Role::rook)) != 0) units += 7;
        if (((straight | diagonal) & by(Role::queen)) != 0) units += 5;
        if ((diagonal & by(Role::bishop)) != 0) units += 4;
        if ((leaps & by(Role::knight)) != 0) units += 6;
        if (!has_queen) units -= 10;
        const int step = std::clamp(units / 2, 0, chess_terms::danger_steps - 1);
        add<us>(chess_terms::danger + step);
    }

    template <Color us>
    void judge_passed(Square square) {
        const int i = chess_pawns::rank<us>(square);
        const Square before = square + chess::forward(us);
        const Bits way = chess_pawns::ahead<us>(core::bit(square));
        const Attacks& mine = attacks<us>();
        const Attacks& theirs = attacks<~us>();
        add<us>(chess_terms::passed_own_king + i, distance(king<us>(), before));
        add<us>(chess_terms::passed_enemy_king + i, distance(king<~us>(), before));
        if (core::has(occupied_, before))
            add<us>(chess_terms::passed_stopped + i);
        else if (!core::has(theirs.all & ~mine.all, before))
            add<us>(chess_terms::passed_safe_step + i);
        if ((way & (occupied_ | theirs.all)) == 0) add<us>(chess_terms::passed_free_way + i);
        const bool is_alone = (own<~us>() & ~pawns_) == core::bit(king<~us>());
        if (is_alone && (way & own<us>()) == 0 && is_out_of_reach<us>(square))
            add<us>(chess_terms::unstoppable);
    }

    /// Whether the enemy king comes too late to stop a pawn, whichever side is to move.
    template <Color us>
    bool is_out_of_reach(Square square) const {
        const int start = std::max(chess_pawns::rank<us>(square), 2); // the first step may be two
        const int rank = chess::rank_for(us, 7);
        const Square goal = chess::square_at(chess::file_of(square), rank);
        return distance(king<~us>(), goal) > 7 - start + 1;
    }

    /// Drives a lone king to the edge, or to a corner of the bishop's colour, and brings the own
    /// one near.
    template <Color us>
    void judge_hunt() {
        const Square hunted = king<~us>();
        const auto from_middle = [](int line) { return std::max(3 - line, line - 4); };
        const int file = chess::file_of(hunted);
        const int rank = chess::rank_of(hunted);
        add<us>(chess_terms::lone_king_from_middle, from_middle(file) + from_middle(rank));
        add<us>(chess_terms::lone_king_distance, distance(king<us>(), hunted));
        const Bits bishops = board_.bishops();
        const bool is_light = (bishops & chess::light_squares) != 0;
        const bool is_dark = (bishops & ~chess::light_squares) != 0;
        if (is_light == is_dark || (pawns_ | board_.rooks() | board_.queens()) != 0) return;
        const int corner = is_light ? 7 : 0; // the file of the right corner on the first rank
        const int steps =
            std::min(std::abs(file - corner) + rank, std::abs(file - (7 - corner)) + 7 - rank);
        add<us>(chess_terms::lone_king_corner, steps);
    }

    const chess::Board& board_;
    const chess_pawns::Facts& facts_;
    Sink& sink_;
    Bits occupied_;
    Bits pawns_;
    std::array<Square, 2> kings_;
    std::array<Bits, 2> own_;
    std::array<Attacks, 2> attacks_{};
};

} // namespace engine
