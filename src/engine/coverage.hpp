#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "chess/attacks.hpp"
#include "core/bits.hpp"
#include "core/lines.hpp"
#include "core/steps.hpp"
#include "stackchess/gait.hpp"
#include "stackchess/large_board.hpp"
#include "stackchess/small_board.hpp"

// Sets of squares of a Stackchess board and where groups go on it, for both kinds of boards alike.

namespace engine {

/// A set of squares of a large board, half a word for each rank. There is room for 32 ranks, so
/// that vectors are filled.
struct WideSet {
    std::array<core::Bits, 16> words{};

    template <class Combine>
    static constexpr WideSet combined(const WideSet& a, const WideSet& b, Combine combine) {
        WideSet set;
        for (std::size_t i = 0; i < set.words.size(); ++i)
            set.words[i] = combine(a.words[i], b.words[i]);
        return set;
    }
    friend constexpr WideSet operator|(const WideSet& a, const WideSet& b) {
        return combined(a, b, [](auto x, auto y) { return x | y; });
    }
    friend constexpr WideSet operator&(const WideSet& a, const WideSet& b) {
        return combined(a, b, [](auto x, auto y) { return x & y; });
    }
    /// What is in `a` but not in `b`.
    friend constexpr WideSet operator-(const WideSet& a, const WideSet& b) {
        return combined(a, b, [](auto x, auto y) { return x & ~y; });
    }
    constexpr WideSet& operator|=(const WideSet& other) { return *this = *this | other; }
};

/// The same for a board of up to 8×8.
struct NarrowSet {
    core::Bits bits = 0;

    friend constexpr NarrowSet operator|(NarrowSet a, NarrowSet b) { return {a.bits | b.bits}; }
    friend constexpr NarrowSet operator&(NarrowSet a, NarrowSet b) { return {a.bits & b.bits}; }
    friend constexpr NarrowSet operator-(NarrowSet a, NarrowSet b) { return {a.bits & ~b.bits}; }
    constexpr NarrowSet& operator|=(NarrowSet other) { return *this = *this | other; }
};

constexpr int count(NarrowSet set) { return core::count(set.bits); }
constexpr int count(const WideSet& set) {
    int sum = 0;
    for (const core::Bits word : set.words) sum += core::count(word);
    return sum;
}

/// The squares of a board and the ways over them, between the stacks that it is told of.
template <class Board>
class Field;

template <>
class Field<stackchess::SmallBoard> {
    using Gait = stackchess::Gait;
    using Color = core::Color;
    using Role = core::Role;

  public:
    using Set = NarrowSet;

    explicit Field(const stackchess::SmallBoard& board)
        : board_(board), squares_(boards[static_cast<std::size_t>(board.size())]),
          blockers_(board.stacks(Color::white) | board.stacks(Color::black) | ~squares_) {}

    Set stacks(Color color) const { return {board_.stacks(color)}; }
    Set tall_stacks(Color color) const { return {board_.tall_stacks(color)}; }
    /// The stacks of one piece, of that role.
    Set lone(Color color, Role role) const {
        return {board_.topped_by(color, role) & ~board_.tall_stacks(color)};
    }

    static Set only(int square) { return {core::bit(square)}; }
    static void insert(Set& set, int square) { set.bits |= core::bit(square); }
    static Set rank(int rank, std::uint32_t files) { return {core::Bits{files} << 8 * rank}; }
    static bool has(Set set, int square) { return core::has(set.bits, square); }
    template <class Visit>
    static void for_each(Set set, Visit visit) {
        for (const int square : core::Members{set.bits}) visit(square);
    }

    /// What a group attacks from there, if it attacks straight ahead whatever it goes to.
    Set lines(Gait gait, int from) const { return {unlimited(gait, from) & squares_}; }
    Set leaps(int from) const { return {chess::knight_steps(from) & squares_}; }
    /// The squares before a set, and those diagonally before it, as pawns of `us` go.
    Set ahead(Color us, Set set) const {
        return {(us == Color::white ? set.bits << 8 : set.bits >> 8) & squares_};
    }
    Set strikes(Color us, Set set) const { return {chess::pawn_attacks(us, set.bits) & squares_}; }

  private:
    core::Bits unlimited(Gait gait, int from) const {
        constexpr core::Bits full = ~core::Bits{0};
        switch (gait) {
        case Gait::queen:
            return core::rook_lines(from, blockers_) | core::bishop_lines(from, blockers_);
        case Gait::rook: return core::rook_lines(from, blockers_);
        case Gait::bishop: return core::bishop_lines(from, blockers_);
        case Gait::king: return chess::king_steps(from);
        case Gait::orthogonal_step: return core::rook_lines(from, full);
        case Gait::diagonal_step: return core::bishop_lines(from, full);
        default: return 0;
        }
    }

    /// All squares of the board of each size.
    static constexpr auto boards = [] {
        std::array<core::Bits, stackchess::SmallBoard::max_size + 1> boards{};
        for (std::size_t size = 0; size < boards.size(); ++size)
            for (std::size_t rank = 0; rank < size; ++rank)
                boards[size] |= ((core::Bits{1} << size) - 1) << 8 * rank;
        return boards;
    }();

    const stackchess::SmallBoard& board_;
    core::Bits squares_;
    core::Bits blockers_;
};

template <>
class Field<stackchess::LargeBoard> {
    using Board = stackchess::LargeBoard;
    using Gait = stackchess::Gait;
    using Color = core::Color;
    using Role = core::Role;

  public:
    using Set = WideSet;

    explicit Field(const Board& board) : size_(board.size()) {
        for (int rank = 0; rank < size_; ++rank)
            squares_ |= this->rank(rank, (std::uint32_t{1} << size_) - 1);
        for (const Color color : core::colors) {
            Sets& own = sets_[core::index(color)];
            board.for_each_stack(color, [&](int square) {
                insert(own.stacks, square);
                insert(own.topped[core::index(board.tower(square).top())], square);
            });
            board.for_each_tall_stack(color, [&](int square) { insert(own.tall, square); });
        }
        occupied_ = stacks(Color::white) | stacks(Color::black);
    }

    const Set& stacks(Color color) const { return sets_[core::index(color)].stacks; }
    const Set& tall_stacks(Color color) const { return sets_[core::index(color)].tall; }
    Set lone(Color color, Role role) const {
        return sets_[core::index(color)].topped[core::index(role)] - tall_stacks(color);
    }

    static Set only(int square) {
        Set set;
        insert(set, square);
        return set;
    }
    static void insert(Set& set, int square) { set.words[word(square)] |= bit(square); }
    static Set rank(int rank, std::uint32_t files) {
        Set set;
        set.words[static_cast<std::size_t>(rank / 2)] = core::Bits{files} << rank % 2 * 32;
        return set;
    }
    static bool has(const Set& set, int square) {
        return (set.words[word(square)] & bit(square)) != 0;
    }
    template <class Visit>
    static void for_each(const Set& set, Visit visit) {
        for (std::size_t i = 0; i < set.words.size(); ++i)
            for (const int index : core::Members{set.words[i]})
                visit(first_square + static_cast<int>(i) * 64 + index);
    }

    Set lines(Gait gait, int from) const {
        Set set;
        const bool is_king = gait == Gait::king;
        if (is_king || gait == Gait::orthogonal_step) add_steps(set, from, core::rook_steps, 1);
        if (is_king || gait == Gait::diagonal_step) add_steps(set, from, core::bishop_steps, 1);
        const bool is_queen = gait == Gait::queen;
        if (is_queen || gait == Gait::rook) add_steps(set, from, core::rook_steps, size_);
        if (is_queen || gait == Gait::bishop) add_steps(set, from, core::bishop_steps, size_);
        return set;
    }
    Set leaps(int from) const {
        Set set;
        add_steps(set, from, core::knight_leaps, 1);
        return set;
    }
    Set ahead(Color us, const Set& set) const { return moved(us, set) & squares_; }
    Set strikes(Color us, const Set& set) const {
        Set result = moved(us, set);
        for (core::Bits& word : result.words) word = word << 1 | word >> 1;
        return result & squares_;
    }

  private:
    static constexpr int first_square = Board::square({});

    static std::size_t word(int square) {
        return static_cast<std::size_t>(square - first_square) / 64;
    }
    static core::Bits bit(int square) { return core::bit((square - first_square) % 64); }

    /// One rank ahead, also off the board.
    static Set moved(Color us, const Set& set) {
        Set result;
        const std::size_t last = set.words.size() - 1;
        for (std::size_t i = 0; i < last; ++i) {
            if (us == Color::white)
                result.words[i + 1] = set.words[i + 1] << 32 | set.words[i] >> 32;
            else
                result.words[i] = set.words[i] >> 32 | set.words[i + 1] << 32;
        }
        if (us == Color::white) result.words[0] = set.words[0] << 32;
        return result;
    }

    /// Adds what lies at most so many steps away, up to the first stack.
    template <std::size_t ways>
    void add_steps(Set& set, int from, const std::array<core::Step, ways>& steps, int most) const {
        const core::Coord start = Board::coord(from);
        // How many such steps there are to the edge.
        const auto room = [&](int at, int step) {
            if (step == 0) return most;
            return (step > 0 ? size_ - 1 - at : at) / std::abs(step);
        };
        for (const core::Step step : steps) {
            const int far =
                std::min({most, room(start.file, step.files), room(start.rank, step.ranks)});
            const int stride = 32 * step.ranks + step.files;
            for (int i = 1; i <= far; ++i) {
                const int square = from + i * stride;
                insert(set, square);
                if (has(occupied_, square)) break;
            }
        }
    }

    struct Sets {
        Set stacks;
        Set tall;
        std::array<Set, core::role_count> topped; ///< by the role on top
    };

    int size_;
    Set squares_;
    Set occupied_;
    std::array<Sets, 2> sets_{};
};

} // namespace engine
