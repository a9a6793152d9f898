#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/color.hpp"
#include "core/coord.hpp"
#include "core/piece.hpp"
#include "core/static_vector.hpp"
#include "core/steps.hpp"
#include "stackchess/gait.hpp"
#include "stackchess/setup.hpp"
#include "stackchess/tower.hpp"

namespace stackchess {

using core::Color;
using core::Coord;

/// The stacks of a board of any size. Squares lie in rows of 32 with three rows above and below, so
/// that every step or jump off the board ends on a wall and needs no further test.
class LargeBoard {
    static constexpr int width_bits = 5;
    static constexpr int width = 1 << width_bits;
    static constexpr int margin = 3; // rows: a jump down from a1 ends before two of them

  public:
    using Tower = stackchess::Tower<4>;
    using Square = int; ///< 32·(rank + 3) + file
    /// Target squares: at most as many as a queen has.
    using Targets = core::StaticVector<std::int16_t, 104>;

    static constexpr int max_size = core::max_board_size;
    static constexpr std::size_t max_moves = 52 * 101; ///< 2n pieces with a queen's moves each

    static constexpr std::size_t square_count = width * (max_size + 2 * margin);

    explicit LargeBoard(int size);

    int size() const { return size_; }
    static constexpr Square square(Coord coord) {
        return width * (coord.rank + margin) + coord.file;
    }
    static Coord coord(Square square) {
        return core::coord_at(square & (width - 1), (square >> width_bits) - margin);
    }
    /// What a step adds to a square number.
    static constexpr int stride(core::Step step) { return width * step.ranks + step.files; }

    const Tower& tower(Square square) const { return towers_[at(square)]; }
    bool has(Color color, Square square) const { return owner(square) == owner_of(color); }
    /// Whether a square, at most one jump away from the board, is off the board.
    bool is_wall(Square square) const { return content_[at(square)] == wall; }
    bool is_empty(Square square) const { return content_[at(square)] == 0; }

    /// Calls `visit` with each square that holds a stack of `color`, or one of two or more pieces.
    template <class Visit>
    void for_each_stack(Color color, Visit visit) const {
        for_each(stacks_[core::index(color)], visit);
    }
    template <class Visit>
    void for_each_tall_stack(Color color, Visit visit) const {
        for_each(tall_[core::index(color)], visit);
    }

    /// A bit for each file, by rank.
    using Rows = std::array<std::uint32_t, max_size>;
    /// The stacks of a colour, and those of two or more pieces.
    const Rows& stacks(Color color) const { return stacks_[core::index(color)]; }
    const Rows& tall_stacks(Color color) const { return tall_[core::index(color)]; }
    /// A bit for each file of a rank where a pawn of `color` is on top.
    std::uint32_t pawns(Color color, int rank) const {
        return pawns_[core::index(color)][at(rank)];
    }

    /// Puts a tower on an empty square.
    void place(Square square, Color color, const Tower& tower) { set(square, color, tower); }

    /// Leaves `rest` of `us` on `from` and puts `landed` on `to`, whatever stands there.
    template <Color us>
    void move(Square from, const Tower& rest, Square to, const Tower& landed) {
        set(from, us, rest);
        set(to, us, landed);
    }

    /// What `move` changes; `restore` undoes it.
    struct Saved {
        Tower from;
        Tower to;
    };
    Saved save(Square from, Square to) const { return {tower(from), tower(to)}; }
    template <Color us>
    void restore(const Saved& saved, Square from, Square to, bool captured) {
        set(to, captured ? ~us : us, saved.to);
        set(from, us, saved.from);
    }

    /// The key of `tower` of `color` on `square`.
    static core::PositionKey key(Square square, Color color, const Tower& tower) {
        return tower.key(salt_of(core::index(color) * square_count + at(square)));
    }

    static std::size_t target_count(const Targets& targets) { return targets.size(); }
    static const Targets& members(const Targets& targets) { return targets; }

    /// The legal targets of `count` pieces of `us` that move from `from` with `gait`.
    Targets reach(Gait gait, Color us, Square from, int count) const;
    /// The same for jumps.
    Targets leaps(Color us, Square from, int count) const;

    /// Whether a single piece of `us` can obviously move; a piece that moves far can also take one
    /// step.
    bool is_any_free(Color us) const {
        return any(stacks_[core::index(us)], [&](Square from) {
            const Role role = tower(from).top();
            const Gait step = meet(gait_of(role, false), Gait::king);
            const Targets targets =
                role == Role::knight ? leaps(us, from, 1) : reach(step, us, from, 1);
            return !targets.empty();
        });
    }

    /// Shows `sink` the moves of all single pieces, as `sink(from, 1, targets)` or, for the pawns
    /// of a rank, as `sink.pawns(targets, first, distance)`: to the square `first` + t for each t
    /// in `targets`, from the square `distance` before it. `fresh` has a bit for each file whose
    /// pawn of `us` has never moved.
    template <class Sink>
    void visit_single_moves(Color us, std::uint32_t fresh, Sink& sink) const;

    friend bool operator==(const LargeBoard&, const LargeBoard&) = default;

  private:
    /// What stands on a square: 0 for nothing, `wall`, or a stack: its height and the bit of its
    /// owner.
    using Content = std::uint8_t;
    static constexpr Content wall = 0xFF;
    static constexpr unsigned owner_of(Color color) { return color == Color::white ? 0x40 : 0x80; }
    unsigned owner(Square square) const { return content_[at(square)] & 0xC0U; }
    int height(Square square) const { return content_[at(square)] & 0x3F; }

    static constexpr std::size_t at(Square square) { return static_cast<std::size_t>(square); }

    /// Puts `tower` of `color` on `square`, whatever stood there.
    void set(Square square, Color color, const Tower& tower);

    template <class Sink>
    void visit_pawns(Color us, std::uint32_t fresh, Sink& sink) const;

    template <class Test>
    static bool any(const Rows& rows, Test test) {
        for (int rank = 0; rank < max_size; ++rank)
            for (std::uint32_t rest = rows[at(rank)]; rest != 0; rest &= rest - 1)
                if (test(width * (rank + margin) + std::countr_zero(rest))) return true;
        return false;
    }
    template <class Visit>
    static void for_each(const Rows& rows, Visit visit) {
        any(rows, [&](Square square) {
            visit(square);
            return false;
        });
    }

    bool is_open(Color us, Square to, int count) const {
        const unsigned there = content_[at(to)];
        if ((there & owner_of(~us)) == 0) return true;
        return there != wall && static_cast<int>(there & 0x3F) < count;
    }
    void add_lines(Targets& targets, Color us, Square from, int count,
                   const std::array<int, 4>& steps) const;
    void add_steps(Targets& targets, Color us, Square from, int count,
                   const std::array<int, 4>& steps) const;
    void add_pawn_steps(Targets& targets, Gait gait, Color us, Square from, int count) const;

    std::array<Tower, square_count> towers_{};
    std::array<Content, square_count> content_{};
    std::array<Rows, 2> stacks_{}; ///< by colour: a bit for each square with a stack
    std::array<Rows, 2> tall_{};   ///< of two or more pieces
    std::array<Rows, 2> pawns_{};  ///< with a pawn on top
    int size_ = 0;
};

template <class Sink>
void LargeBoard::visit_pawns(Color us, std::uint32_t fresh, Sink& sink) const {
    const Rows& own = stacks_[core::index(us)];
    const Rows& enemies = stacks_[core::index(~us)];
    const int forward = us == Color::white ? 1 : -1;
    const auto row = [&](int rank) { return square(core::coord_at(0, rank)); };
    const auto is_rank = [&](int rank) { return rank >= 0 && rank < size_; };
    for (int rank = 0; rank < size_; ++rank) {
        const std::uint32_t pawns = pawns_[core::index(us)][at(rank)];
        const int ahead = rank + forward;
        if (pawns != 0 && is_rank(ahead))
            sink.pawns(pawns & ~enemies[at(ahead)], row(ahead), width * forward);
    }
    const int first = first_rank(us, size_);
    const int one = first + forward;
    const int two = one + forward;
    const std::uint32_t lone = fresh & ~tall_[core::index(us)][at(first)];
    sink.pawns(lone & ~(own[at(one)] | enemies[at(one)] | enemies[at(two)]), row(two),
               2 * width * forward);
}

template <class Sink>
void LargeBoard::visit_single_moves(Color us, std::uint32_t fresh, Sink& sink) const {
    visit_pawns(us, fresh, sink);
    Rows officers = stacks_[core::index(us)];
    for (std::size_t rank = 0; rank < officers.size(); ++rank)
        officers[rank] &= ~pawns_[core::index(us)][rank];
    for_each(officers, [&](Square from) {
        const Role role = tower(from).top();
        sink(from, 1,
             role == Role::knight ? leaps(us, from, 1) : reach(gait_of(role, false), us, from, 1));
    });
}

} // namespace stackchess
