#include "engine/stackchess_tactics.hpp"

#include <cstdlib>
#include <optional>

#include "core/static_vector.hpp"
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

/// A series of captures on one square: ever taller groups, each taking the one before it whole.
template <class Board>
class Exchange {
    using Square = typename Board::Square;
    using Tactics = StackchessTactics<Board>;

  public:
    /// `move` is a legal capture or promotion of the side to move.
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
        const Score value = Tactics::value(board_.tower(taker->from), taker->count);
        return std::max(0, standing - best(~turn, taker->count, value));
    }

  private:
    struct Taker {
        Square from;
        int count;
    };

    std::optional<Taker> smallest_taker(Color turn, int height) const {
        std::optional<Taker> smallest;
        board_.for_each_tall_stack(turn, [&](Square from) {
            if (!board_.tower(from).is_taller_than(height) || Board::coord(from) == to_) return;
            const int count = smallest_group(turn, from, height + 1);
            if (count == 0 || (smallest && count >= smallest->count)) return;
            const bool is_used = std::find(used_.begin(), used_.end(), from) != used_.end();
            if (!is_used && used_.size() < used_.capacity()) smallest = Taker{from, count};
        });
        return smallest;
    }

    /// The least number of pieces, at least so many, that can take from this stack; 0 if none can.
    int smallest_group(Color turn, Square from, int least) const {
        const Coord coord = Board::coord(from);
        const unsigned takers = taking_gaits(turn, coord);
        const bool is_leap = this->is_leap(coord);
        if (takers == 0 && !is_leap) return 0;
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

    bool is_leap(Coord from) const {
        const int files = std::abs(to_.file - from.file);
        const int ranks = std::abs(to_.rank - from.rank);
        return files * ranks == 2;
    }

    static constexpr unsigned bit(Gait gait) { return 1U << static_cast<unsigned>(gait); }

    /// The gaits with which groups take from there, as a set of bits.
    unsigned taking_gaits(Color turn, Coord from) const {
        const int files = to_.file - from.file;
        const int ranks = to_.rank - from.rank;
        const bool is_straight = files == 0 || ranks == 0;
        if (!is_straight && std::abs(files) != std::abs(ranks)) return 0;
        const unsigned far = bit(Gait::queen) | bit(is_straight ? Gait::rook : Gait::bishop);
        if (std::max(std::abs(files), std::abs(ranks)) > 1) return is_open(from) ? far : 0;
        if (is_straight) return far | bit(Gait::king) | bit(Gait::orthogonal_step);
        const bool is_forward = ranks == (turn == Color::white ? 1 : -1);
        return far | bit(Gait::king) | bit(Gait::diagonal_step) |
               (is_forward ? bit(Gait::pawn) | bit(Gait::fresh_pawn) | bit(Gait::strike) : 0);
    }

    /// Whether nothing stands between; what has taken before has left its square.
    bool is_open(Coord from) const {
        const auto sign = [](int difference) { return (difference > 0) - (difference < 0); };
        const int file_step = sign(to_.file - from.file);
        const int rank_step = sign(to_.rank - from.rank);
        for (Coord coord = from;;) {
            coord = core::coord_at(coord.file + file_step, coord.rank + rank_step);
            if (coord == to_) return true;
            const Square square = Board::square(coord);
            if (left_ != square && !board_.tower(square).empty()) return false;
        }
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
    const Color us = position.turn();
    const auto to = Board::square(move.to());
    Score sum = 0;
    if (board.has(~us, to)) sum += value(board.tower(to), board.tower(to).height());
    if (move.to().rank == last_rank(us, board.size()))
        sum += position.promoted_by(move) *
               (values[core::index(Role::queen)] - values[core::index(Role::pawn)]);
    return sum;
}

template <class Board>
bool StackchessTactics<Board>::is_safe(const Position& position, Move move, Score least) {
    const Board& board = position.board();
    const Score gained = gain(position, move);
    if (gained < least) return false;
    const auto& tower = board.tower(Board::square(move.from()));
    const bool captures = board.has(~position.turn(), Board::square(move.to()));
    Score standing = value(tower, move.count());
    int height = move.count();
    if (!captures) {
        const auto& there = board.tower(Board::square(move.to()));
        height += there.height();
        standing += value(there, there.height());
    }
    standing += position.promoted_by(move) *
                (values[core::index(Role::queen)] - values[core::index(Role::pawn)]);
    if (gained - standing >= least) return true;
    return gained - Exchange<Board>(board, move).best(~position.turn(), height, standing) >= least;
}

template struct StackchessTactics<stackchess::SmallBoard>;
template struct StackchessTactics<stackchess::LargeBoard>;

static_assert(
    search::Tactical<StackchessTactics<stackchess::SmallBoard>, stackchess::SmallPosition>);
static_assert(
    search::Passing<StackchessTactics<stackchess::LargeBoard>, stackchess::LargePosition>);

} // namespace engine
