#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/bits.hpp"
#include "core/step_sets.hpp"
#include "core/steps.hpp"
#include "stackchess/gait.hpp"
#include "stackchess/large_board.hpp"
#include "stackchess/small_board.hpp"

// Sets of squares of a Stackchess board and where groups go on it, for both kinds of boards alike.

namespace engine {

/// A set of squares of a large board, `width` bits for each of as many ranks.
template <int width>
struct WideSet {
    std::array<core::Bits, std::size_t{width} * width / 64> words{};

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
template <int width>
constexpr int count(const WideSet<width>& set) {
    int sum = 0;
    for (const core::Bits word : set.words) sum += core::count(word);
    return sum;
}

/// The squares of a board and the ways over them, between the stacks that stand on it.
class SmallField {
    using Gait = stackchess::Gait;
    using Color = core::Color;
    using Role = core::Role;

  public:
    using Board = stackchess::SmallBoard;
    using Set = NarrowSet;

    explicit SmallField(const Board& board)
        : board_(board),
          squares_(boards[static_cast<std::size_t>(board.size())]), lone_{lone_stacks(Color::white),
                                                                          lone_stacks(
                                                                              Color::black)} {}

    Set stacks(Color color) const { return {board_.stacks(color)}; }
    Set tall_stacks(Color color) const { return {board_.tall_stacks(color)}; }
    /// The stacks of one piece, of that role.
    Set lone(Color color, Role role) const {
        return {lone_[core::index(color)] & board_.topped_by(role)};
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
    Set lines(Gait gait, int from) const { return {board_.lines(gait, from) & squares_}; }
    Set leaps(int from) const { return {core::knight_steps(from) & squares_}; }
    /// The squares before a set, and those diagonally before it, as pawns of `us` go.
    Set ahead(Color us, Set set) const {
        return {(us == Color::white ? set.bits << 8 : set.bits >> 8) & squares_};
    }
    Set strikes(Color us, Set set) const { return {core::pawn_attacks(us, set.bits) & squares_}; }

  private:
    core::Bits lone_stacks(Color color) const {
        return board_.stacks(color) & ~board_.tall_stacks(color);
    }

    /// All squares of the board of each size.
    static constexpr auto boards = [] {
        std::array<core::Bits, Board::max_size + 1> boards{};
        for (std::size_t size = 0; size < boards.size(); ++size)
            for (std::size_t rank = 0; rank < size; ++rank)
                boards[size] |= ((core::Bits{1} << size) - 1) << 8 * rank;
        return boards;
    }();

    const Board& board_;
    core::Bits squares_;
    std::array<core::Bits, 2> lone_; ///< stacks of one piece, by colour
};

/// The same for boards of less than `width` squares a side: the file that is left over keeps what
/// steps off one side from arriving on the other.
template <int width>
class LargeField {
    using Gait = stackchess::Gait;
    using Color = core::Color;
    using Role = core::Role;

  public:
    using Board = stackchess::LargeBoard;
    using Set = WideSet<width>;

    explicit LargeField(const Board& board)
        : board_(board), squares_(boards[static_cast<std::size_t>(board.size())]),
          files_((Row{1} << board.size()) - 1) {
        for (std::size_t rank = 0; rank < occupied_.size(); ++rank)
            occupied_[rank] = board.stacks(Color::white)[rank] | board.stacks(Color::black)[rank];
        for (const Color color : core::colors) {
            Sets& own = sets_[core::index(color)];
            own.stacks = set_of(board.stacks(color));
            own.tall = set_of(board.tall_stacks(color));
            for_each(own.stacks - own.tall, [&](int square) {
                insert(own.lone[core::index(board.tower(square).top())], square);
            });
        }
    }

    const Set& stacks(Color color) const { return sets_[core::index(color)].stacks; }
    const Set& tall_stacks(Color color) const { return sets_[core::index(color)].tall; }
    const Set& lone(Color color, Role role) const {
        return sets_[core::index(color)].lone[core::index(role)];
    }

    static Set only(int square) {
        Set set;
        insert(set, square);
        return set;
    }
    static void insert(Set& set, int square) {
        const unsigned place = place_of(square);
        set.words[place / 64] |= core::Bits{1} << place % 64;
    }
    static Set rank(int rank, std::uint32_t files) {
        Set set;
        add_rank(set, rank, files);
        return set;
    }
    static bool has(const Set& set, int square) {
        const unsigned place = place_of(square);
        return core::has(set.words[place / 64], static_cast<int>(place % 64));
    }
    template <class Visit>
    static void for_each(const Set& set, Visit visit) {
        for (std::size_t i = 0; i < set.words.size(); ++i)
            for (const int index : core::Members{set.words[i]}) {
                const unsigned place = static_cast<unsigned>(i) * 64 + static_cast<unsigned>(index);
                visit(first_square + static_cast<int>(place / width * row + place % width));
            }
    }

    Set lines(Gait gait, int from) const {
        Set set;
        const bool is_king = gait == Gait::king;
        if (is_king || gait == Gait::orthogonal_step) add_steps(set, from, core::rook_steps);
        if (is_king || gait == Gait::diagonal_step) add_steps(set, from, core::bishop_steps);
        const bool is_queen = gait == Gait::queen;
        const bool is_straight = is_queen || gait == Gait::rook;
        const bool is_diagonal = is_queen || gait == Gait::bishop;
        if (!is_straight && !is_diagonal) return set;
        const core::Coord coord = Board::coord(from);
        if (is_straight) add_rank_lines(set, coord);
        add_lines(set, coord, 1, is_straight, is_diagonal);
        add_lines(set, coord, -1, is_straight, is_diagonal);
        return set;
    }
    Set leaps(int from) const {
        Set set;
        add_steps(set, from, core::knight_leaps);
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
    static constexpr unsigned row = Board::stride({.files = 0, .ranks = 1}); ///< of the board

    static unsigned place_of(int square) {
        const auto offset = static_cast<unsigned>(square - first_square);
        return offset / row * width + offset % row;
    }
    static constexpr void add_rank(Set& set, int rank, std::uint32_t files) {
        const int place = rank * width;
        set.words[static_cast<std::size_t>(place / 64)] |= core::Bits{files} << place % 64;
    }
    static Set set_of(const Board::Rows& rows) {
        Set set;
        for (int rank = 0; rank < std::min(width, Board::max_size); ++rank)
            add_rank(set, rank, rows[static_cast<std::size_t>(rank)]);
        return set;
    }

    /// One rank ahead, also off the board.
    static Set moved(Color us, const Set& set) {
        Set result;
        const std::size_t last = set.words.size() - 1;
        for (std::size_t i = 0; i < last; ++i) {
            if (us == Color::white)
                result.words[i + 1] = set.words[i + 1] << width | set.words[i] >> (64 - width);
            else
                result.words[i] = set.words[i] >> width | set.words[i + 1] << (64 - width);
        }
        if (us == Color::white)
            result.words[0] = set.words[0] << width;
        else
            result.words[last] = set.words[last] >> width;
        return result;
    }

    template <std::size_t ways>
    void add_steps(Set& set, int from, const std::array<core::Step, ways>& steps) const {
        for (const core::Step step : steps) {
            const int square = from + Board::stride(step);
            if (!board_.is_wall(square)) insert(set, square);
        }
    }

    using Row = std::uint32_t; ///< a bit for each file

    /// Adds the squares beside `from` up to the first stack each way, that one included.
    void add_rank_lines(Set& set, core::Coord from) const {
        const Row here = Row{1} << from.file;
        const Row stops = occupied_[static_cast<unsigned char>(from.rank)] & ~here;
        // What is taken from a row with stops on it goes down to the next stop.
        const Row above = stops & ~(here - 1);
        const Row right = (above ^ (above - here)) & ~here;
        const Row below = stops & (here - 1);
        const Row last = below == 0 ? 1 : std::bit_floor(below);
        add_rank(set, from.rank, (right | (here - last)) & files_);
    }

    /// Adds the squares on the lines up the board, or down, to the first stack, that one included.
    void add_lines(Set& set, core::Coord from, int step, bool is_straight, bool is_diagonal) const {
        const Row here = Row{1} << from.file;
        Row ahead = is_straight ? here : 0;
        Row left = is_diagonal ? here : 0;
        Row right = left;
        for (int rank = from.rank + step; rank >= 0 && rank < board_.size(); rank += step) {
            left >>= 1;
            right = right << 1 & files_;
            const Row reached = ahead | left | right;
            if (reached == 0) return;
            add_rank(set, rank, reached);
            const Row free = ~occupied_[static_cast<std::size_t>(rank)];
            ahead &= free;
            left &= free;
            right &= free;
        }
    }

    struct Sets {
        Set stacks;
        Set tall;
        std::array<Set, core::role_count> lone; ///< stacks of one piece, by its role
    };

    /// All squares of the board of each size.
    static constexpr auto boards = [] {
        std::array<Set, static_cast<std::size_t>(width)> boards{};
        for (int size = 0; size < width; ++size)
            for (int rank = 0; rank < size; ++rank)
                add_rank(boards[static_cast<std::size_t>(size)], rank,
                         (std::uint32_t{1} << size) - 1);
        return boards;
    }();

    const Board& board_;
    const Set& squares_;
    Row files_;                                 ///< all of a rank
    std::array<Row, Board::max_size> occupied_; ///< by rank
    std::array<Sets, 2> sets_{};
};

} // namespace engine
