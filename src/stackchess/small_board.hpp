#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/bits.hpp"
#include "core/color.hpp"
#include "core/coord.hpp"
#include "core/lines.hpp"
#include "core/piece.hpp"
#include "core/step_sets.hpp"
#include "stackchess/gait.hpp"
#include "stackchess/setup.hpp"
#include "stackchess/tower.hpp"

namespace stackchess {

using core::Bits;
using core::Color;
using core::Coord;

/// The stacks of a board of up to 8×8 squares as 64-bit sets. The board lies in the lower left
/// corner of an 8×8 one; the squares outside it count as occupied and are never reached.
class SmallBoard {
  public:
    using Tower = stackchess::Tower<1>;
    using Square = int;   ///< 8·rank + file
    using Targets = Bits; ///< a set of squares to go to

    static constexpr int max_size = 8;
    static constexpr std::size_t square_count = 64;
    static constexpr std::size_t max_moves = 16 * 28; ///< 2n pieces with a queen's moves each

    explicit SmallBoard(int size);

    int size() const { return size_; }
    static constexpr Square square(Coord coord) { return coord.rank << 3 | coord.file; }
    static Coord coord(Square square) { return core::coord_at(square & 7, square >> 3); }

    const Tower& tower(Square square) const { return towers_[at(square)]; }
    bool has(Color color, Square square) const { return core::has(stacks(color), square); }

    /// Calls `visit` with each square that holds a stack of `color`, or one of two or more pieces.
    template <class Visit>
    void for_each_stack(Color color, Visit visit) const {
        for (const Square square : core::Members{stacks(color)}) visit(square);
    }
    template <class Visit>
    void for_each_tall_stack(Color color, Visit visit) const {
        for (const Square square : core::Members{tall_stacks(color)}) visit(square);
    }

    /// The stacks of a colour, those of two or more pieces, and those of either with this role on
    /// top.
    Bits stacks(Color color) const { return sets_.stacks[core::index(color)]; }
    Bits tall_stacks(Color color) const { return stacks(color) & sets_.tall; }
    Bits topped_by(Role role) const { return sets_.tops[core::index(role)]; }
    /// A bit for each file of a rank where a pawn of `color` is on top.
    std::uint32_t pawns(Color color, int rank) const {
        const Bits pawns = stacks(color) & topped_by(Role::pawn);
        return static_cast<std::uint8_t>(pawns >> 8 * rank);
    }

    /// Puts a tower on an empty square.
    void place(Square square, Color color, Tower tower);

    /// Leaves `rest` of `us` on `from` and puts `landed` on `to`, whatever stands there.
    template <Color us>
    void move(Square from, Tower rest, Square to, Tower landed);

    /// What `move` changes; `restore` undoes it. Copying all the sets is cheaper than changing them
    /// back.
    struct Saved;
    Saved save(Square from, Square to) const;
    template <Color us>
    void restore(const Saved& saved, Square from, Square to, bool captured);

    /// The key of `tower` of `color` on `square`.
    static core::PositionKey key(Square square, Color color, Tower tower) {
        return tower.key(salts_[core::index(color) * 64 + at(square)]);
    }

    static std::size_t target_count(Targets targets) {
        return static_cast<std::size_t>(core::count(targets));
    }
    static core::Members members(Targets targets) { return core::Members{targets}; }

    /// Every square that is not empty; the walls around the board also count.
    Bits blockers() const { return ~sets_.tops[0]; }
    /// Where a gait other than a pawn's leads, up to and including the first stack or wall.
    Bits lines(Gait gait, Square from) const;

    /// The legal targets of `count` pieces of `us` that move from `from` with `gait`.
    Targets reach(Gait gait, Color us, Square from, int count) const;
    /// The same for jumps.
    Targets leaps(Color us, Square from, int count) const;

    /// Whether a single piece of `us` can obviously move.
    bool is_any_free(Color us) const {
        const Bits own = stacks(us);
        const Bits straight =
            own & (topped_by(Role::rook) | topped_by(Role::queen) | topped_by(Role::king));
        const Bits steps = ahead(us, own & topped_by(Role::pawn)) | straight << 8 | straight >> 8;
        return (steps & ~(walls_ | stacks(~us))) != 0;
    }

    /// Shows `sink` the moves of all single pieces, as `sink(from, 1, targets)` or, for pawns, as
    /// `sink.pawns(targets, 0, distance)`: to each target from the square `distance` before it.
    /// `fresh` has a bit for each file whose pawn of `us` has never moved.
    template <class Sink>
    void visit_single_moves(Color us, std::uint32_t fresh, Sink& sink) const {
        us == Color::white ? visit_singles<Color::white>(fresh, sink)
                           : visit_singles<Color::black>(fresh, sink);
    }

    friend bool operator==(const SmallBoard&, const SmallBoard&) = default;

  private:
    struct Sets {
        std::array<Bits, core::role_count>
            tops{};                   ///< by the role on top; [none]: the empty squares
        std::array<Bits, 2> stacks{}; ///< by colour
        Bits tall = 0;                ///< stacks of two or more pieces

        friend bool operator==(const Sets&, const Sets&) = default;
    };

    /// Masks for a gait, all bits set or none: whether it moves straight, whether it moves
    /// diagonally, and where it stops even on an empty square. Free of branches, because the gait
    /// is hard to predict.
    struct Walk {
        Bits straight;
        Bits diagonal;
        Bits next;
    };
    static constexpr std::array<Walk, gait_count> walks_ = [] {
        constexpr Bits all = ~Bits{0};
        std::array<Walk, gait_count> walks{};
        const auto walk = [&](Gait gait) -> Walk& { return walks[static_cast<std::size_t>(gait)]; };
        walk(Gait::queen) = {all, all, 0};
        walk(Gait::rook) = {all, 0, 0};
        walk(Gait::bishop) = {0, all, 0};
        walk(Gait::king) = {all, all, all};
        walk(Gait::orthogonal_step) = {all, 0, all};
        walk(Gait::diagonal_step) = {0, all, all};
        return walks;
    }();

    static constexpr auto salts_ = [] { ///< by colour and square
        std::array<std::uint64_t, 2 * 64> salts{};
        for (std::size_t place = 0; place < salts.size(); ++place) salts[place] = salt_of(place);
        return salts;
    }();

    static constexpr std::size_t at(Square square) { return static_cast<std::size_t>(square); }

    template <Color us>
    static constexpr Bits ahead(Bits set) {
        return us == Color::white ? set << 8 : set >> 8;
    }
    static Bits ahead(Color us, Bits set) {
        return us == Color::white ? ahead<Color::white>(set) : ahead<Color::black>(set);
    }

    /// Those of `targets` that are empty, own, or capturable by `count` pieces.
    Bits allowed(Bits targets, Color us, int count) const;
    Bits pawn_targets(Gait gait, Color us, Square from) const;

    template <Color us, class Sink>
    void visit_singles(std::uint32_t fresh, Sink& sink) const;

    std::array<Tower, 64> towers_{};
    Sets sets_;
    Bits walls_ = 0;
    int size_ = 0;
};

struct SmallBoard::Saved {
    Tower from;
    Tower to;
    Sets sets;
};

inline SmallBoard::Saved SmallBoard::save(Square from, Square to) const {
    return {tower(from), tower(to), sets_};
}

template <Color us>
[[gnu::always_inline]] inline void SmallBoard::move(Square from, Tower rest, Square to,
                                                    Tower landed) {
    const Bits from_bit = core::bit(from);
    const Bits to_bit = core::bit(to);
    auto& [tops, stacks, tall] = sets_;
    tops[core::index(tower(from).top())] ^= from_bit;
    tops[core::index(rest.top())] ^= from_bit;
    tops[core::index(tower(to).top())] ^= to_bit;
    tops[core::index(landed.top())] ^= to_bit;
    Bits& own = stacks[core::index(us)];
    own = (own & ~from_bit) | Bits{!rest.empty()} << from | to_bit;
    stacks[core::index(~us)] &= ~to_bit;
    tall = (tall & ~(from_bit | to_bit)) | Bits{rest.is_taller_than(1)} << from |
           Bits{landed.is_taller_than(1)} << to;
    towers_[at(from)] = rest;
    towers_[at(to)] = landed;
}

template <Color us>
void SmallBoard::restore(const Saved& saved, Square from, Square to, bool) {
    sets_ = saved.sets;
    towers_[at(from)] = saved.from;
    towers_[at(to)] = saved.to;
}

[[gnu::always_inline]] inline Bits SmallBoard::lines(Gait gait, Square from) const {
    const auto& [straight, diagonal, next] = walks_[static_cast<std::size_t>(gait)];
    const Bits stops = blockers() | next;
    return (core::rook_lines(from, stops) & straight) |
           (core::bishop_lines(from, stops) & diagonal);
}

inline Bits SmallBoard::pawn_targets(Gait gait, Color us, Square from) const {
    const Bits enemies = stacks(~us);
    Bits targets = 0;
    if (gait != Gait::strike) {
        const Bits one = ahead(us, core::bit(from));
        targets |= one & ~enemies;
        if (gait == Gait::fresh_pawn || gait == Gait::fresh_advance)
            targets |= ahead(us, one & ~blockers()) & ~enemies;
    }
    if (gait != Gait::advance && gait != Gait::fresh_advance)
        targets |= core::pawn_attacks(us, core::bit(from)) & enemies;
    return targets;
}

inline Bits SmallBoard::allowed(Bits targets, Color us, int count) const {
    targets &= ~walls_;
    const Bits enemies = targets & stacks(~us);
    if (count == 1) return targets & ~enemies;
    for (const Square square : core::Members{enemies & sets_.tall})
        if (tower(square).is_taller_than(count - 1)) targets ^= core::bit(square);
    return targets;
}

inline Bits SmallBoard::reach(Gait gait, Color us, Square from, int count) const {
    const Bits targets = gait < Gait::pawn ? lines(gait, from) : pawn_targets(gait, us, from);
    return allowed(targets, us, count);
}

inline Bits SmallBoard::leaps(Color us, Square from, int count) const {
    return allowed(core::knight_steps(from), us, count);
}

template <Color us, class Sink>
void SmallBoard::visit_singles(std::uint32_t fresh, Sink& sink) const {
    constexpr int forward = us == Color::white ? 8 : -8;
    const Bits own = stacks(us);
    const Bits open = ~(walls_ | stacks(~us)); // a single piece captures nothing
    const auto top = [&](Role role) { return sets_.tops[core::index(role)] & own; };

    const Bits steps = ahead<us>(top(Role::pawn)) & open;
    sink.pawns(steps, 0, forward);
    const Bits first_squares = Bits{fresh} << 8 * first_rank(us, size_);
    const Bits lone_fresh = first_squares & ~tall_stacks(us);
    sink.pawns(ahead<us>(ahead<us>(lone_fresh) & ~blockers()) & open, 0, 2 * forward);

    for (const Square from : core::Members{top(Role::knight)})
        sink(from, 1, core::knight_steps(from) & open);
    for (const Square from : core::Members{top(Role::bishop) | top(Role::queen)})
        sink(from, 1, core::bishop_lines(from, blockers()) & open);
    for (const Square from : core::Members{top(Role::rook) | top(Role::queen)})
        sink(from, 1, core::rook_lines(from, blockers()) & open);
    for (const Square from : core::Members{top(Role::king)})
        sink(from, 1, core::king_steps(from) & open);
}

} // namespace stackchess
