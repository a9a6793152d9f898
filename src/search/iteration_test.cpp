#include "search/iteration.hpp"

#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <tuple>
#include <utility>
#include <vector>

#include "core/random.hpp"
#include "core/static_vector.hpp"

namespace search {
namespace {

using core::Color;
using game::Outcome;
using game::Reason;

/// Noughts and crosses, as a game unknown to the search. Squares are 0 to 8; a move is its square
/// plus one.
class Noughts {
  public:
    static constexpr auto rules = game::Rules::chess; // it must name one of them; nobody asks

    struct Move {
        std::uint32_t square_plus_one = 0;
        std::uint32_t bits() const { return square_plus_one; }
        static Move from_bits(std::uint32_t bits) { return {bits}; }
        friend bool operator==(Move, Move) = default;
    };
    struct Undo {};
    using MoveList = core::StaticVector<Move, 9>;

    Color turn() const { return std::popcount(all()) % 2 == 0 ? Color::white : Color::black; }
    core::PositionKey key() const {
        return core::scatter(marks_[0] | marks_[1] << 9, 0x9E3779B97F4A7C15);
    }
    core::PositionKey fresh_key() const { return key(); }
    int quiet_plies() const { return 0; }
    bool can_win(Color) const { return true; }
    Outcome outcome() const {
        for (const Color color : core::colors)
            for (const unsigned line : {7U, 56U, 448U, 73U, 146U, 292U, 273U, 84U})
                if ((marks_[core::index(color)] & line) == line)
                    return Outcome::win(color, Reason::all_captured);
        return all() == 511 ? Outcome::draw(Reason::stalemate) : Outcome();
    }
    bool is_legal(Move move) const {
        return move.square_plus_one >= 1 && move.square_plus_one <= 9 && (all() & bit(move)) == 0;
    }
    game::Refusal refusal(Move) const { return {}; }
    std::size_t move_count() const { return static_cast<std::size_t>(9 - std::popcount(all())); }
    void generate(MoveList& moves) const {
        for (std::uint32_t i = 1; i <= 9; ++i)
            if (is_legal({i})) moves.push_back({i});
    }
    Undo play(Move move) {
        marks_[core::index(turn())] |= bit(move);
        return {};
    }
    void undo(Move move, const Undo&) {
        for (unsigned& marks : marks_) marks &= ~bit(move);
    }

    friend bool operator==(const Noughts&, const Noughts&) = default;

  private:
    static unsigned bit(Move move) { return 1U << (move.square_plus_one - 1); }
    unsigned all() const { return marks_[0] | marks_[1]; }

    std::array<unsigned, 2> marks_{};
};

struct NoughtsEvaluator {
    Score evaluate(const Noughts&) const { return 0; }
};

/// Maintains the board only from what it is told, and cannot be default-constructed.
class FollowingEvaluator {
  public:
    explicit FollowingEvaluator(int& asked) : asked_(asked) {}

    void begin(const Noughts& root) { boards_ = {root}; }
    void play(const Noughts& before, Noughts::Move move, Foresight<Noughts>) {
        boards_.push_back(before);
        boards_.back().play(move);
    }
    void undo() { boards_.pop_back(); }
    Score evaluate(const Noughts& position) {
        EXPECT_TRUE(position == boards_.back());
        ++asked_;
        return 0;
    }

  private:
    int& asked_;
    std::vector<Noughts> boards_;
};
static_assert(Following<FollowingEvaluator, Noughts>);

using NoughtsIteration = Iteration<Noughts, NoTactics, NoughtsEvaluator>;

/// The result of a search that starts from nothing.
SearchResult<Noughts::Move> find(const Noughts& root, std::size_t count, const BudgetLimits& limits,
                                 TranspositionTable& table,
                                 std::span<const core::PositionKey> past = {}) {
    return NoughtsIteration({root, past, limits, table}, [] { return NoughtsEvaluator(); })
        .run(count);
}

Score minimax(Noughts& position, int ply) {
    if (const Outcome outcome = position.outcome(); outcome.is_over())
        return score_of(outcome, position.turn(), ply);
    Noughts::MoveList moves;
    position.generate(moves);
    Score best = -infinite;
    for (const auto move : moves) {
        const auto undo = position.play(move);
        best = std::max(best, -minimax(position, ply + 1));
        position.undo(move, undo);
    }
    return best;
}

Noughts after(std::initializer_list<std::uint32_t> squares_plus_one) {
    Noughts position;
    for (const std::uint32_t square : squares_plus_one) position.play({square});
    return position;
}

TEST(Iteration, FindsTheValueOfEveryGame) {
    // Every position after three random moves, compared with the definition of its value.
    core::Random random(7);
    for (int game = 0; game < 60; ++game) {
        Noughts position;
        for (int ply = 0; ply < 3; ++ply) {
            Noughts::MoveList moves;
            position.generate(moves);
            position.play(moves[random.below(moves.size())]);
        }
        TranspositionTable table(1);
        const auto report = find(position, 1, {.depth = 9}, table);
        ASSERT_EQ(report.lines.size(), 1U);
        EXPECT_EQ(report.lines[0].score, minimax(position, 0));
    }
}

TEST(Iteration, ALineIsPlayableAndLeadsToItsScore) {
    TranspositionTable table(1);
    Noughts position = after({1, 5, 9, 2});
    const auto report = find(position, 1, {.depth = 9}, table);
    for (const auto move : report.lines[0].moves) {
        ASSERT_TRUE(position.is_legal(move));
        position.play(move);
    }
    EXPECT_EQ(report.lines[0].score, minimax(position, 0) * -1);
}

TEST(Iteration, FindsSeveralLinesInOrder) {
    TranspositionTable table(1);
    const Noughts position = after({1, 5, 2, 9}); // 3 wins at once
    const auto report = find(position, 100, {.depth = 9}, table);
    ASSERT_EQ(report.lines.size(), 5U) << "as many as there are moves";
    EXPECT_EQ(report.lines[0].moves[0], Noughts::Move{3});
    EXPECT_EQ(report.lines[0].score, win_in(1));
    for (std::size_t i = 0; i < report.lines.size(); ++i) {
        Noughts next = position;
        next.play(report.lines[i].moves[0]);
        EXPECT_EQ(report.lines[i].score, -minimax(next, 1));
        if (i > 0) {
            EXPECT_LE(report.lines[i].score, report.lines[i - 1].score);
        }
    }
}

TEST(Iteration, HasALineWhateverHappens) {
    const std::atomic<bool> stop = true;
    TranspositionTable table(1);
    const auto report = find(Noughts(), 1, {.stop = &stop}, table);
    EXPECT_EQ(report.lines.size(), 1U);
    EXPECT_EQ(report.depth, 0);
    for (std::uint64_t nodes = 1; nodes < 60; ++nodes) {
        const auto cut = find(Noughts(), 3, {.nodes = nodes}, table);
        EXPECT_EQ(cut.lines.size(), 3U);
        EXPECT_LE(cut.nodes, nodes);
    }
}

TEST(Iteration, WithoutMovesThereIsNoLine) {
    TranspositionTable table(1);
    const Noughts full = after({1, 2, 3, 5, 4, 6, 8, 7, 9});
    EXPECT_TRUE(find(full, 1, {}, table).lines.empty());
}

TEST(Iteration, TakesTheDrawOfAPositionMetBefore) {
    // As if the position after 3, which wins, had already occurred twice.
    TranspositionTable table(1);
    const Noughts position = after({1, 5, 2, 9});
    const Noughts won = after({1, 5, 2, 9, 3});
    const std::vector<core::PositionKey> past{won.key(), 1, won.key(), 2};
    const auto report = find(position, 5, {.depth = 1}, table, past);
    for (const auto& line : report.lines)
        if (line.moves[0] == Noughts::Move{3}) {
            EXPECT_EQ(line.score, draw);
        }
}

TEST(Iteration, IgnoresMovesOfTheTableThatAreNotLegal) {
    TranspositionTable table(1);
    const Noughts position = after({1, 5});
    // A key collision may bring any move along.
    table.store(position.key(), {.move = 5, .score = 0, .depth = 0, .bound = Bound::exact});
    const auto report = find(position, 1, {.depth = 9}, table);
    EXPECT_TRUE(position.is_legal(report.lines[0].moves[0]));
}

TEST(Iteration, TellsAnEvaluatorOfAllThatIsPlayed) {
    TranspositionTable table(1);
    int asked = 0;
    const Noughts first = after({1, 5});
    const Noughts second = after({9, 2, 3});
    Iteration<Noughts, NoTactics, FollowingEvaluator> iteration(
        {first, {}, {.depth = 5}, table}, [&] { return FollowingEvaluator(asked); });
    EXPECT_EQ(iteration.run(2).lines.size(), 2U);
    const int asked_first = asked;
    EXPECT_GT(asked_first, 2);
    iteration.begin({second, {}, {.depth = 4}, table});
    EXPECT_EQ(iteration.run(3).lines.size(), 3U);
    EXPECT_GT(asked, asked_first);
}

TEST(Iteration, FindsTheSameWhateverWasSearchedBefore) {
    const auto told = [](const SearchResult<Noughts::Move>& report) {
        std::vector<std::pair<Score, std::vector<Noughts::Move>>> lines;
        for (const auto& line : report.lines) lines.emplace_back(line.score, line.moves);
        return std::tuple(lines, report.depth, report.longest_line, report.nodes);
    };
    const Noughts start;
    TranspositionTable first(1);
    NoughtsIteration used({start, {}, {.nodes = 500}, first}, [] { return NoughtsEvaluator(); });
    used.run(1);
    for (const Noughts& position : {after({1, 5}), after({2}), after({1, 5, 2, 9})}) {
        TranspositionTable fresh(1);
        TranspositionTable other(1);
        used.begin({position, {}, {.depth = 6}, other});
        EXPECT_EQ(told(used.run(2)), told(find(position, 2, {.depth = 6}, fresh)));
    }
}

} // namespace
} // namespace search
