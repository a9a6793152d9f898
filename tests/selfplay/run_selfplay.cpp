// Lets the engine play fast games against itself, in both games and on boards of every size, and
// checks everything it reports: run_selfplay GAMES [SEED]

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "chess/uci.hpp"
#include "core/random.hpp"
#include "engine/searcher.hpp"
#include "game/game.hpp"
#include "selfplay/referee.hpp"
#include "stackchess/notation.hpp"

namespace {

using core::Random;
using selfplay::Complaint;

struct Totals {
    int games = 0;
    int decided = 0;
    int drawn = 0;
    long plies = 0;
};

/// How a game is played.
struct Manner {
    std::size_t most_plies;
    bool has_twin; ///< a second searcher must find the same
};

template <class P>
class SelfPlay {
  public:
    SelfPlay(const P& start, const Manner& manner, Random& random)
        : manner_(manner), random_(random), game_(start), start_(position_text(start)),
          searcher_(engine::make_searcher(P::rules, 1)), twin_(engine::make_searcher(P::rules, 1)) {
    }

    Complaint run() {
        open();
        while (!is_done()) {
            const engine::SearchRequest request{.limits = {.nodes = 100 + random_.below(400)},
                                                .lines = random_.below(4) == 0 ? 3 : 1};
            const auto thought = think(*searcher_, request);
            Complaint found = selfplay::check(game_.position(), thought, request);
            if (found.empty() && manner_.has_twin &&
                !selfplay::is_same(thought, think(*twin_, request)))
                found = "the same search finds something else";
            if (!found.empty()) return position_text(game_.position()) + ": " + found;
            play(*read_move(game_.position(), thought.lines[0].moves[0]));
        }
        return {};
    }

    void add_to(Totals& totals) const {
        ++totals.games;
        totals.plies += static_cast<long>(moves_.size());
        if (game_.outcome().winner())
            ++totals.decided;
        else if (game_.outcome().is_over() || !game_.claims().empty())
            ++totals.drawn;
    }

  private:
    bool is_done() const {
        return game_.outcome().is_over() || !game_.claims().empty() ||
               moves_.size() >= manner_.most_plies;
    }

    /// A few random moves, so that no two games are the same.
    void open() {
        for (auto plies = 2 + random_.below(6); plies > 0 && !is_done(); --plies) {
            typename P::MoveList moves;
            game_.position().generate(moves);
            play(moves[random_.below(moves.size())]);
        }
    }

    void play(typename P::Move move) {
        moves_.push_back(move_text(game_.position(), move));
        game_.play(move);
    }

    engine::Thought think(engine::Searcher& searcher, const engine::SearchRequest& request) const {
        if (!searcher.set_game(start_, moves_)) return {};
        return searcher.think(request);
    }

    Manner manner_;
    Random& random_;
    game::Game<P> game_;
    std::string start_;
    std::vector<std::string> moves_;
    std::unique_ptr<engine::Searcher> searcher_;
    std::unique_ptr<engine::Searcher> twin_;
};

template <class P>
Complaint play(const P& start, const Manner& manner, Random& random, Totals& totals) {
    SelfPlay<P> game(start, manner, random);
    const Complaint found = game.run();
    game.add_to(totals);
    return found;
}

/// Chess, Chess960 and two boards of Stackchess in turn, with all of their options.
Complaint play_one(int number, Random& random, Totals& totals) {
    const bool has_twin = number % 3 == 0;
    if (number % 4 == 0) return play(chess::Position::start(), {300, has_twin}, random, totals);
    if (number % 4 == 1) {
        const auto setup = chess::chess960_setup(static_cast<int>(random.below(960)));
        return play(chess::Position::from(setup).value(), {300, has_twin}, random, totals);
    }
    constexpr int sizes = stackchess::max_size - stackchess::min_size + 1;
    const int size =
        number % 4 == 2 ? 4 + number / 4 % 5 : stackchess::min_size + number / 4 % sizes;
    const Manner manner{size <= 8 ? 300U : 60U, has_twin};
    const auto setup = stackchess::start_setup({size, random.below(2) == 0, random.below(4) != 0});
    return *stackchess::with_position(
        setup, [&](const auto& start) { return play(start, manner, random, totals); });
}

} // namespace

int main(int argc, char** argv) {
    const int games = argc > 1 ? std::atoi(argv[1]) : 0;
    if (games < 1) {
        std::fputs("usage: run_selfplay GAMES [SEED]\n", stderr);
        return 2;
    }
    Random random(argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1);
    const auto start = std::chrono::steady_clock::now();
    Totals totals;
    Complaint found;
    for (int number = 0; number < games && found.empty(); ++number)
        found = play_one(number, random, totals);
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
    std::printf("%d games: %d decided, %d drawn, %ld plies, %.1f s\n", totals.games, totals.decided,
                totals.drawn, totals.plies, time.count());
    if (found.empty()) return 0;
    std::printf("WRONG in game %d: %s\n", totals.games, found.c_str());
    return 1;
}
