// The search without pruning finds what the definition of its value says, move for move, in
// positions of both games.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "chess/uci.hpp"
#include "core/random.hpp"
#include "engine/chess_evaluator.hpp"
#include "engine/stackchess_evaluator.hpp"
#include "search/iteration.hpp"
#include "stackchess/notation.hpp"

namespace engine {
namespace {

using search::Score;
using stackchess::LargePosition;
using stackchess::SmallPosition;

/// A position that tells in its key when the count of quiet plies began. Whoever comes to a
/// position by other captures or pawn moves judges it differently; the table must not take one for
/// the other here, as it may in play.
template <class P>
class Dated {
  public:
    static constexpr auto rules = P::rules;
    using Move = typename P::Move;
    using MoveList = typename P::MoveList;
    using Undo = typename P::Undo;

    explicit Dated(const P& position) : inner(position) {}

    core::Color turn() const { return inner.turn(); }
    core::PositionKey key() const {
        const int ply = 2 * inner.move_number() + static_cast<int>(core::index(turn()));
        const int since = 1'000 + ply - inner.quiet_plies();
        return inner.key() ^ core::scatter(static_cast<std::uint64_t>(since), 0x9E3779B97F4A7C15);
    }
    core::PositionKey fresh_key() const { return key(); }
    int quiet_plies() const { return inner.quiet_plies(); }
    bool can_win(core::Color color) const { return inner.can_win(color); }
    game::Outcome outcome() const { return inner.outcome(); }
    bool is_legal(Move move) const { return inner.is_legal(move); }
    game::Refusal refusal(Move move) const { return inner.refusal(move); }
    std::size_t move_count() const { return inner.move_count(); }
    void generate(MoveList& moves) const { inner.generate(moves); }
    Undo play(Move move) { return inner.play(move); }
    void undo(Move move, const Undo& undo) { inner.undo(move, undo); }

    struct Change {
        typename P::Change inner;
        core::PositionKey key;
    };
    Change change_by(Move move) const requires search::Foreseeing<P> {
        Dated next = *this;
        next.play(move);
        return {inner.change_by(move), next.key()};
    }
    Undo play(Move move, const Change& change) requires search::Foreseeing<P> {
        return inner.play(move, change.inner);
    }

    friend bool operator==(const Dated&, const Dated&) = default;

    P inner;
};

template <class P, class E>
struct DatedEvaluator {
    Score evaluate(const Dated<P>& position) const { return E().evaluate(position.inner); }
};

template <class P>
struct EvaluatorOf;
template <>
struct EvaluatorOf<chess::Position> {
    using Type = ChessEvaluator;
};
template <class Board>
struct EvaluatorOf<stackchess::BasicPosition<Board>> {
    using Type = StackchessEvaluator<Board>;
};

/// The value of a position by its definition.
template <class P>
class Definition {
  public:
    using Evaluator = DatedEvaluator<P, typename EvaluatorOf<P>::Type>;

    Definition(const Dated<P>& root, std::vector<core::PositionKey> past)
        : path_(std::move(past)), root_(path_.size()),
          claim_(root.quiet_plies() < 100 ? 100 : 1'000) {
        path_.push_back(root.key());
    }

    /// For the side to move after `move`, so many plies from the root.
    Score after(Dated<P>& position, typename P::Move move, int depth, int ply) {
        const auto undo = position.play(move);
        path_.push_back(position.key());
        const Score score = value(position, depth, ply);
        path_.pop_back();
        position.undo(move, undo);
        return score;
    }

  private:
    Score value(Dated<P>& position, int depth, int ply) {
        if (is_repeated()) return search::draw;
        if (const auto outcome = position.outcome(); outcome.is_over())
            return search::score_of(outcome, position.turn(), ply);
        if (position.quiet_plies() >= claim_) return search::draw;
        if (depth == 0)
            return Evaluator().evaluate(position) * (400 - std::min(position.quiet_plies(), 100)) /
                   400;
        typename P::MoveList moves;
        position.generate(moves);
        Score best = -search::infinite;
        for (const auto move : moves)
            best = std::max(best, -after(position, move, depth - 1, ply + 1));
        return best;
    }

    /// Once since the root, or twice before it.
    bool is_repeated() const {
        const auto last = path_.end() - 1;
        const auto root = path_.begin() + static_cast<std::ptrdiff_t>(root_);
        return std::find(root, last, *last) != last || std::count(path_.begin(), root, *last) >= 2;
    }

    std::vector<core::PositionKey> path_;
    std::size_t root_; ///< the place of the root in it
    int claim_;        ///< so many quiet plies count as a draw
};

/// A game before it is looked at: where it stands and what was on the board before.
template <class P>
struct Walk {
    Dated<P> position;
    std::vector<core::PositionKey> past;
};

chess::Move back(chess::Move move) { return {move.to(), move.from()}; }
stackchess::Move back(stackchess::Move move) { return {move.to(), move.count(), move.from()}; }

/// Random moves, of which some are taken back by going back, so that positions are repeated.
template <class P>
Walk<P> walk(const P& start, int plies, core::Random& random) {
    Walk<P> walk{Dated<P>(start), {}};
    std::vector<typename P::Move> played;
    const bool shuffles = random.below(2) == 0;
    for (; plies > 0 && !walk.position.outcome().is_over(); --plies) {
        typename P::MoveList moves;
        walk.position.generate(moves);
        auto move = moves[random.below(moves.size())];
        if (shuffles && played.size() >= 2 && random.below(4) != 0)
            if (const auto way = back(played[played.size() - 2]); walk.position.is_legal(way))
                move = way;
        walk.past.push_back(walk.position.key());
        walk.position.play(move);
        played.push_back(move);
    }
    return walk;
}

/// Compares the value of every move of a position.
template <class P>
void check(const Walk<P>& walk, int depth) {
    using Search =
        search::Iteration<Dated<P>, search::NoTactics, typename Definition<P>::Evaluator>;
    const auto make_evaluator = [] { return typename Definition<P>::Evaluator(); };
    search::TranspositionTable table(1);
    const search::Task<Dated<P>> task{walk.position, walk.past, {.depth = depth}, table};
    const auto search = std::make_unique<Search>(task, make_evaluator);
    const auto report = search->run(1'000);
    ASSERT_EQ(report.lines.size(), walk.position.move_count());
    Definition<P> definition(walk.position, walk.past);
    Dated<P> position = walk.position;
    for (const auto& line : report.lines)
        ASSERT_EQ(line.score, -definition.after(position, line.moves[0], report.depth - 1, 1))
            << position_text(position.inner) << " depth " << report.depth << ' '
            << move_text(position.inner, line.moves[0]);
    search::TranspositionTable other(1);
    search->begin({walk.position, walk.past, {.depth = report.depth}, other});
    const auto best = search->run(1);
    ASSERT_EQ(best.lines[0].score, report.lines[0].score) << position_text(position.inner);
}

/// Walks from these positions and compares to depth 1, 2, … in turn.
template <class P>
void check_all(const std::vector<P>& starts, int walks, int most_depth) {
    core::Random random(8);
    for (const P& start : starts)
        for (int i = 0; i < walks; ++i) {
            const auto here = walk(start, static_cast<int>(random.below(30)), random);
            if (!here.position.outcome().is_over()) check(here, 1 + i % most_depth);
            if (testing::Test::HasFatalFailure()) return;
        }
}

std::vector<chess::Position> chess_positions(const std::vector<std::string>& fens) {
    std::vector<chess::Position> positions;
    positions.reserve(fens.size());
    for (const std::string& fen : fens)
        positions.push_back(chess::Position::from(chess::read_setup(fen).value()).value());
    return positions;
}

template <class P = SmallPosition>
std::vector<P> stack_positions(const std::vector<std::string>& texts) {
    std::vector<P> positions;
    positions.reserve(texts.size());
    for (const std::string& text : texts)
        positions.push_back(P::from(stackchess::read_setup(text).value()).value());
    return positions;
}

TEST(Minimax, IsTheValueInChess) {
    check_all(
        chess_positions({"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                         "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"}),
        9, 3);
    check_all(chess_positions({"8/5k2/8/8/3K4/8/P6p/8 w - - 0 1", "7k/8/8/8/8/4K3/Q7/8 w - - 94 80",
                               "k7/8/1K6/8/8/8/7R/8 b - - 146 90"}),
              12, 4);
}

TEST(Minimax, IsTheValueInStackchess) {
    check_all(stack_positions({"rbqkbr/pppppp/6/6/PPPPPP/RBQKBR w ABCDEFabcdef 0 1",
                               "nbqkbn/pppppp/6/6/PPPPPP/NBQKBN w ABCDEFabcdef 0 1"}),
              6, 3);
    check_all(stack_positions({"bqkb/pppp/PPPP/BQKB w ABCDabcd 0 1", "k2r/4/4/(QQ)1P1 w - 0 1",
                               "(kq)3/4/2(NP)1/R3 w - 95 60", "n2n/4/2P1/Q3 b - 145 90"}),
              12, 4);
    check_all(stack_positions<LargePosition>({"9/9/3(qr)5/9/9/9/2(QQQ)6/9/8K w - 0 1"}), 4, 2);
}

} // namespace
} // namespace engine
