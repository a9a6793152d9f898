// Lets two levels of the computer play each other: pairs of games from random openings, each side
// once with white. The same arguments give the same games.
//
//   match chess 20 5 3            twenty pairs, level 5 against level 3
//   match stackchess 20 5 3 8     on 8×8, with knights on boards of 8 and more

#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/position.hpp"
#include "chess/uci.hpp"
#include "core/random.hpp"
#include "engine/searcher.hpp"
#include "game/game.hpp"
#include "stackchess/notation.hpp"
#include "stackchess/position.hpp"

namespace {

using core::Color;

constexpr int opening_plies = 4;
constexpr int longest_game = 600;

struct Match {
    int pairs = 0;
    std::array<int, 2> levels{};
};

struct Score {
    int wins = 0; ///< of the first level
    int draws = 0;
    int losses = 0;
    long plies = 0;

    int games() const { return wins + draws + losses; }
    double share() const { return (wins + 0.5 * draws) / games(); }
    /// Half the width of the interval that holds the true share in 19 of 20 matches.
    double error() const {
        const double mean = share();
        const double variance = (wins * (1 - mean) * (1 - mean) + losses * mean * mean +
                                 draws * (0.5 - mean) * (0.5 - mean)) /
                                games();
        return 1.96 * std::sqrt(variance / games());
    }
};

template <class P>
std::vector<std::string> random_opening(const P& start, core::Random& random) {
    game::Game<P> game(start);
    std::vector<std::string> moves;
    while (moves.size() < opening_plies && !game.outcome().is_over()) {
        typename P::MoveList legal;
        game.position().generate(legal);
        const auto move = legal[random.below(legal.size())];
        moves.push_back(move_text(game.position(), move));
        game.play(move);
    }
    return moves;
}

/// Who wins when these levels have white and black; nobody in a draw or a game without end.
template <class P>
std::optional<Color> play(const P& start, std::vector<std::string> moves,
                          const std::array<int, 2>& levels, engine::Searcher& searcher,
                          core::Random& random, long& plies) {
    game::Game<P> game(start);
    for (const std::string& text : moves) game.play(*read_move(game.position(), text));
    const std::string start_text = position_text(start);
    while (!game.outcome().is_over() && game.claims().empty() && moves.size() < longest_game) {
        searcher.set_game(start_text, moves);
        const int level = levels[core::index(game.position().turn())];
        const auto thought = searcher.choose(level, {}, random.next());
        moves.push_back(thought.lines.front().moves.front());
        game.play(*read_move(game.position(), moves.back()));
    }
    plies += static_cast<long>(moves.size());
    return game.outcome().winner();
}

template <class P>
Score play_all(const P& start, const Match& match) {
    const auto searcher = engine::make_searcher(P::rules);
    core::Random random(1);
    Score score;
    for (int pair = 0; pair < match.pairs; ++pair) {
        const auto opening = random_opening(start, random);
        for (const Color first : core::colors) {
            const std::array levels{match.levels[first == Color::white ? 0 : 1],
                                    match.levels[first == Color::white ? 1 : 0]};
            const auto winner = play(start, opening, levels, *searcher, random, score.plies);
            if (!winner)
                ++score.draws;
            else
                ++(*winner == first ? score.wins : score.losses);
        }
    }
    return score;
}

int number(std::string_view text) {
    int value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

} // namespace

int main(int argc, char** argv) {
    const std::vector<std::string_view> words(argv + 1, argv + argc);
    if (words.size() < 4) {
        std::fputs("usage: match chess|stackchess PAIRS LEVEL LEVEL [SIZE]\n", stderr);
        return EXIT_FAILURE;
    }
    const Match match{number(words[1]), {number(words[2]), number(words[3])}};
    const int size = words.size() > 4 ? number(words[4]) : stackchess::default_size;
    Score score;
    if (words[0] == "chess") {
        score = play_all(chess::Position::start(), match);
    } else {
        const auto setup = stackchess::start_setup({.size = size, .knights = size >= 8});
        score = stackchess::with_position(setup, [&](const auto& start) {
                    return play_all(start, match);
                }).value_or(Score{});
    }
    if (score.games() == 0) return EXIT_FAILURE;
    std::printf("level %d against %d: +%d =%d -%d, %.1f %% +- %.1f, %ld plies a game\n",
                match.levels[0], match.levels[1], score.wins, score.draws, score.losses,
                100 * score.share(), 100 * score.error(), score.plies / score.games());
    return EXIT_SUCCESS;
}
