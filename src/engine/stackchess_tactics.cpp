#include "engine/stackchess_tactics.hpp"

#include <cstdlib>
#include <optional>

#include "core/bits.hpp"
#include "core/lines.hpp"
#include "core/static_vector.hpp"
#include "core/step_sets.hpp"
#include "stackchess/gait.hpp"
#include "stackchess/movegen.hpp"

namespace engine {
namespace {

using core::Color;
using core::Coord;
using core::Role;
using search::Score;
using stackchess::first_rank;
using stackchess::Gait;
using stackchess::gait_of;
using stackchess::last_rank;
using stackchess::Move;

/// Those of `targets` that capture or, if `promotes()`, lie on the last rank; or all others.
template <bool noisy, class Promotes>
core::Bits part(const stackchess::SmallBoard& board, Color us, Promotes promotes,
                core::Bits targets) {
    const core::Bits last = targets & core::Bits{0xFF} << 8 * last_rank(us, board.size());
    const core::Bits gaining = board.stacks(~us) | (last != 0 && promotes() ? last : 0);
    return targets & (noisy ? gaining : ~gaining);
}
template <bool noisy, class Promotes>
stackchess::LargeBoard::Targets part(const stackchess::LargeBoard& board, Color us,
                                     Promotes promotes,
                                     const stackchess::LargeBoard::Targets& targets) {
    using Board = stackchess::LargeBoard;
    Board::Targets kept;
    for (const auto to : targets) {
        const bool is_last = Board::coord(to).rank == last_rank(us, board.size());
        if ((board.has(~us, to) || (is_last && promotes())) == noisy) kept.push_back(to);
    }
    return kept;
}

/// Appends those of the moves it is shown that capture or promote, or all others.
template <class Board, class List, bool noisy>
struct PartLister {
    const Board& board;
    Color us;
    bool promotes;
    List& moves;

    void operator()(typename Board::Square from, int count,
                    const typename Board::Targets& targets) {
        const auto has_pawn = [&] {
            return promotes && board.tower(from).top(count).contains(Role::pawn);
        };
        const auto wanted = part<noisy>(board, us, has_pawn, targets);
        for (const auto to : Board::members(wanted))
            moves.push_back(Move(Board::coord(from), count, Board::coord(to)));
    }
    void pawns(core::Bits targets, int first, int distance) {
        for (const int target : core::Members{targets}) {
            const int to = first + target;
            const Coord coord = Board::coord(to);
            const bool is_noisy = promotes && coord.rank == last_rank(us, board.size());
            if (is_noisy == noisy) moves.push_back(Move(Board::coord(to - distance), 1, coord));
        }
    }
};

/// Appends the moves of pawns on top of `rank` that promote alone.
template <class Position, class List>
void add_promotions(const Position& position, int rank, List& moves) {
    const auto& board = position.board();
    using Board = std::remove_cvref_t<decltype(board)>;
    const Color us = position.turn();
    for (const int file : core::Members{board.pawns(us, rank)}) {
        const Coord from = core::coord_at(file, rank);
        const auto square = Board::square(from);
        const bool is_fresh =
            position.is_unmoved(us, from) && !board.tower(square).is_taller_than(1);
        const auto targets = board.reach(gait_of(Role::pawn, is_fresh), us, square, 1);
        for (const auto to : Board::members(targets))
            if (Board::coord(to).rank == last_rank(us, board.size()))
                moves.push_back(Move(from, 1, Board::coord(to)));
    }
}

bool is_leap(Coord a, Coord b) {
    return std::abs(a.file - b.file) * std::abs(a.rank - b.rank) == 2;
}

/// Whether nothing stands on the line between two squares, if there is one; `left` counts as empty.
bool is_open(const stackchess::LargeBoard& board, Coord from, Coord to, std::optional<int> left) {
    const int files = to.file - from.file;
    const int ranks = to.rank - from.rank;
    if (files != 0 && ranks != 0 && std::abs(files) != std::abs(ranks)) return false;
    const auto sign = [](int difference) { return (difference > 0) - (difference < 0); };
    for (Coord coord = from;;) {
        coord = core::coord_at(coord.file + sign(files), coord.rank + sign(ranks));
        if (coord == to) return true;
        const int square = stackchess::LargeBoard::square(coord);
        if (left != square && !board.is_empty(square)) return false;
    }
}

/// Calls `visit` with the stacks of two and more of `us` from which an open line or a leap leads to
/// `to`; `left` counts as empty.
template <class Visit>
void for_each_near(const stackchess::SmallBoard& board, Color us, Coord to, std::optional<int> left,
                   Visit visit) {
    const core::Bits blockers = board.blockers() & ~(left ? core::bit(*left) : 0);
    const int square = stackchess::SmallBoard::square(to);
    const core::Bits near = core::rook_lines(square, blockers) |
                            core::bishop_lines(square, blockers) | core::knight_steps(square);
    for (const int from : core::Members{near & board.tall_stacks(us)}) visit(from);
}
template <class Visit>
void for_each_near(const stackchess::LargeBoard& board, Color us, Coord to, std::optional<int> left,
                   Visit visit) {
    board.for_each_tall_stack(us, [&](int from) {
        const Coord coord = stackchess::LargeBoard::coord(from);
        if (coord != to && (is_leap(coord, to) || is_open(board, coord, to, left))) visit(from);
    });
}

/// A series of captures on one square: ever taller groups, each taking the one before it whole.
template <class Board>
class Exchange {
    using Square = typename Board::Square;
    using Tactics = StackchessTactics<Board>;

  public:
    /// `move` is a legal move of the side to move.
    Exchange(const Board& board, Move move) : board_(board), to_(move.to()) {
        const Square from = Board::square(move.from());
        if (!board.tower(from).is_taller_than(move.count())) left_ = from;
        used_.push_back(from);
    }

    /// What `turn` gains at best by taking a group of `height` pieces and this value.
    Score best(Color turn, int height, Score standing) {
        const auto taker = smallest_taker(turn, height);
        if (!taker) return 0;
        used_.push_back(taker->from);
        const Score value = Tactics::value(board_.tower(taker->from).top(taker->count));
        return std::max(0, standing - best(~turn, taker->count, value));
    }

  private:
    struct Taker {
        Square from;
        int count;
    };

    std::optional<Taker> smallest_taker(Color turn, int height) const {
        std::optional<Taker> smallest;
        for_each_near(board_, turn, to_, left_, [&](Square from) {
            if (!board_.tower(from).is_taller_than(height)) return;
            const int count = smallest_group(turn, from, height + 1);
            if (count == 0 || (smallest && count >= smallest->count)) return;
            const bool is_used = std::find(used_.begin(), used_.end(), from) != used_.end();
            if (!is_used && used_.size() < used_.capacity()) smallest = Taker{from, count};
        });
        return smallest;
    }

    /// The least number of pieces, at least that many, that can take from this stack; 0 if none
    /// can.
    int smallest_group(Color turn, Square from, int least) const {
        const Coord coord = Board::coord(from);
        const unsigned takers = taking_gaits(turn, coord);
        const bool is_leap = engine::is_leap(coord, to_);
        const auto& tower = board_.tower(from);
        Gait gait = gait_of(tower.top(), false);
        int knights = tower.top() == Role::knight ? 1 : 0;
        for (int count = 2, height = tower.height(); count <= height; ++count) {
            const Role role = tower.below(count - 1);
            gait = meet(gait, gait_of(role, false));
            knights += role == Role::knight ? 1 : 0;
            if (count < least) continue;
            if ((takers & bit(gait)) != 0 || (is_leap && count <= 2 * knights)) return count;
        }
        return 0;
    }

    static constexpr unsigned bit(Gait gait) { return 1U << static_cast<unsigned>(gait); }

    /// The gaits with which groups take from there, over an open line, as a set of bits.
    unsigned taking_gaits(Color turn, Coord from) const {
        const int files = to_.file - from.file;
        const int ranks = to_.rank - from.rank;
        const bool is_straight = files == 0 || ranks == 0;
        if (!is_straight && std::abs(files) != std::abs(ranks)) return 0; // a leap
        const unsigned far = bit(Gait::queen) | bit(is_straight ? Gait::rook : Gait::bishop);
        if (std::max(std::abs(files), std::abs(ranks)) > 1) return far;
        if (is_straight) return far | bit(Gait::king) | bit(Gait::orthogonal_step);
        const bool is_forward = ranks == (turn == Color::white ? 1 : -1);
        return far | bit(Gait::king) | bit(Gait::diagonal_step) |
               (is_forward ? bit(Gait::pawn) | bit(Gait::fresh_pawn) | bit(Gait::strike) : 0);
    }

    const Board& board_;
    Coord to_;
    std::optional<Square> left_; ///< where the first group stood, if nothing is left there
    core::StaticVector<Square, 16> used_;
};

} // namespace

template <class Board>
void StackchessTactics<Board>::generate_noisy(const Position& position,
                                              typename Position::MoveList& moves) {
    const Board& board = position.board();
    const Color us = position.turn();
    const bool promotes = position.has_promotion();
    PartLister<Board, typename Position::MoveList, true> lister{board, us, promotes, moves};
    board.for_each_tall_stack(us, [&](typename Board::Square from) {
        const bool is_fresh = position.is_unmoved(us, Board::coord(from));
        visit_group_moves(board, us, from, is_fresh, lister);
    });
    if (!promotes) return;
    const int forward = us == Color::white ? 1 : -1;
    const int last = last_rank(us, board.size());
    add_promotions(position, last - forward, moves);
    // On the smallest board a double step promotes.
    if (first_rank(us, board.size()) + 2 * forward == last)
        add_promotions(position, last - 2 * forward, moves);
}

template <class Board>
void StackchessTactics<Board>::generate_quiet(const Position& position,
                                              typename Position::MoveList& moves) {
    const Color us = position.turn();
    PartLister<Board, typename Position::MoveList, false> lister{position.board(), us,
                                                                 position.has_promotion(), moves};
    visit_moves(position.board(), us, position.unmoved(us), lister);
}

template <class Board>
Score StackchessTactics<Board>::gain(const Position& position, Move move) {
    const Board& board = position.board();
    const auto to = Board::square(move.to());
    const Score taken = board.has(~position.turn(), to) ? value(board.tower(to)) : 0;
    return taken + promotion_gain(position, move);
}

template <class Board>
bool StackchessTactics<Board>::is_safe(const Position& position, Move move, Score least) {
    const Board& board = position.board();
    const auto& there = board.tower(Board::square(move.to()));
    const bool captures = board.has(~position.turn(), Board::square(move.to()));
    const Score value_there = value(there);
    const Score promoted = promotion_gain(position, move);
    const Score gained = promoted + (captures ? value_there : 0);
    if (gained < least) return false;
    const Score moved = value(board.tower(Board::square(move.from())).top(move.count()));
    const Score standing = moved + promoted + (captures ? 0 : value_there);
    if (gained - standing >= least) return true;
    const int height = move.count() + (captures ? 0 : there.height());
    return gained - Exchange<Board>(board, move).best(~position.turn(), height, standing) >= least;
}

template struct StackchessTactics<stackchess::SmallBoard>;
template struct StackchessTactics<stackchess::LargeBoard>;

static_assert(
    search::Tactical<StackchessTactics<stackchess::SmallBoard>, stackchess::SmallPosition>);
static_assert(
    search::Passing<StackchessTactics<stackchess::LargeBoard>, stackchess::LargePosition>);

} // namespace engine
