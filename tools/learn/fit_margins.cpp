#include <array>
#include <atomic>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <thread>
#include <vector>

#include <fmt/format.h>

#include "board.hpp"
#include "game_in_play.hpp"
#include "match/statistics.hpp"
#include "network_option.hpp"
#include "node_player.hpp"
#include "orders.hpp"
#include "spsa.hpp"
#include "studies.hpp"

namespace learn {
namespace {

/// The evaluator of a game, for a search with other margins.
template <class Study>
class Dialled : public Study::Evaluator {
  public:
    Dialled(const engine::Networks& networks, const search::Margins& margins)
        : Study::Evaluator(networks), margins_(&margins) {}

    const search::Margins& margins() const { return *margins_; }

  private:
    const search::Margins* margins_;
};

/// Two engines that differ in their margins alone, and play each other.
template <class Study>
class Duel {
  public:
    Duel(const Board& board, const MarginsOrder& order, const engine::Networks& networks)
        : board_(board), uneven_(static_cast<std::uint64_t>(order.uneven)), networks_(networks),
          thinkers_{Player([this] { return Dialled<Study>(networks_, margins_[0]); }),
                    Player([this] { return Dialled<Study>(networks_, margins_[1]); })} {}

    /// Plays both games of a pair; returns how much more the first scored, in games won.
    int play_pair(const search::Margins& first, const search::Margins& second, std::uint64_t nodes,
                  std::uint64_t seed) {
        margins_ = {first, second};
        core::Random random(seed);
        const bool is_uneven = random.below(100) < uneven_;
        const auto opening =
            random_opening<Study>(board_, is_uneven, random, [&](const auto& begun) {
                thinkers_[0].begin_game();
                return thinkers_[0].think(begun, nodes).lines.front().score;
            });
        return play(opening, nodes, 0) + play(opening, nodes, 1);
    }

  private:
    using Player = NodePlayer<Study, Dialled<Study>>;

    /// Returns 1 if the first wins the game, in which `white` has White, and −1 if it loses.
    int play(GameInPlay<Study> game, std::uint64_t nodes, std::size_t white) {
        for (Player& thinker : thinkers_) thinker.begin_game();
        while (!game.is_over()) {
            const bool is_white = game.position().turn() == core::Color::white;
            const auto report = thinkers_[is_white ? white : 1 - white].think(game, nodes);
            game.note(report.lines.front().score);
            game.play(report.lines.front().moves.front());
        }
        const Winner winner = game.result();
        if (winner == Winner::draw) return 0;
        return (winner == Winner::white) == (white == 0) ? 1 : -1;
    }

    Board board_;
    std::uint64_t uneven_; ///< percentage of games
    const engine::Networks& networks_;
    std::array<search::Margins, 2> margins_;
    std::array<Player, 2> thinkers_;
};

/// Calls `pair(duel, number)` for each number below `pairs`, in several threads.
template <class Study, class Pair>
void play_pairs(const Board& board, const MarginsOrder& order, const engine::Networks& networks,
                std::uint64_t pairs, Pair pair) {
    std::atomic<std::uint64_t> next = 0;
    std::vector<std::jthread> threads;
    for (int i = 0; i < order.threads; ++i)
        threads.emplace_back([&] {
            Duel<Study> duel(board, order, networks);
            for (std::uint64_t number = next++; number < pairs; number = next++) pair(duel, number);
        });
}

/// The margins with which the engine plays on that board.
template <class Study>
search::Margins usual_margins(const Board& board, const engine::Networks& networks) {
    typename Study::Evaluator evaluator(networks);
    evaluator.begin(Study::start(board));
    return evaluator.margins();
}

template <class Study>
search::Margins find(const Board& board, const MarginsOrder& order,
                     const engine::Networks& networks) {
    Spsa spsa(usual_margins<Study>(board, networks), order.pairs, order.rate, order.seed);
    std::mutex mutex;
    std::uint64_t played = 0;
    play_pairs<Study>(board, order, networks, order.pairs, [&](auto& duel, std::uint64_t number) {
        Spsa::Trial trial;
        {
            const std::lock_guard lock(mutex);
            trial = spsa.next();
        }
        const int points =
            duel.play_pair(trial.plus, trial.minus, order.nodes, order.seed << 32 ^ number);
        const std::lock_guard lock(mutex);
        spsa.learn(trial, points);
        if (++played % 500 == 0) {
            fmt::print("\r{} pairs", played);
            std::fflush(stdout);
        }
    });
    return spsa.found();
}

void count(match::MatchScore& score, int points) {
    const auto decided = static_cast<std::uint64_t>(std::abs(points));
    (points > 0 ? score.results.wins : score.results.losses) += decided;
    score.results.draws += 2 - decided;
    ++score.pairs[static_cast<std::size_t>(points + 2)];
}

/// Plays what was found against what was there before, and says how it went.
template <class Study>
void compare(const Board& board, const MarginsOrder& order, const engine::Networks& networks,
             const search::Margins& found) {
    const search::Margins before = usual_margins<Study>(board, networks);
    std::mutex mutex;
    match::MatchScore score;
    const std::uint64_t seed = ~order.seed << 32; // other openings than those learned from
    play_pairs<Study>(
        board, order, networks, order.check_pairs, [&](auto& duel, std::uint64_t number) {
            const int points = duel.play_pair(found, before, order.check_nodes, seed ^ number);
            const std::lock_guard lock(mutex);
            count(score, points);
        });
    if (const auto elo = match::elo_estimate(score))
        fmt::print("{} pairs at {} nodes against those before: {:+.0f} Elo [{:+.0f}, {:+.0f}]\n",
                   order.check_pairs, order.check_nodes, elo->value, elo->low, elo->high);
}

template <class Study>
void fit(const Board& board, const MarginsOrder& order, const engine::Networks& networks) {
    const search::Margins found = find<Study>(board, order, networks);
    fmt::print("\r{} pairs at {} nodes\n{}", order.pairs, order.nodes, to_source(found));
    std::fflush(stdout);
    if (order.check_pairs != 0) compare<Study>(board, order, networks, found);
}

} // namespace

std::string fit_margins(const MarginsOrder& order) {
    const auto board = read_board(order.board);
    if (!board) return invalid_board(order.board);
    engine::Networks networks;
    if (std::string error = add_network(networks, order.network, *board); !error.empty())
        return error;
    switch (board->rules) {
    case game::Rules::chess: fit<ChessStudy>(*board, order, networks); break;
    case game::Rules::stackchess: fit<StackchessStudy>(*board, order, networks); break;
    }
    return {};
}

} // namespace learn
