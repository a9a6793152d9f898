// Fits the weights of the evaluations to games that the engine plays against itself.
//
//   tune games chess 5000 1000 1 >chess.games    5,000 games, 1,000 nodes a move, seed 1
//   tune fit chess chess.games src/engine/chess_weights.hpp
//   tune chances chess chess.games               the model for src/engine/chances.cpp
//
// The same for stackchess. Lines of the file are a position, the score that the search gave it, and
// the half points of white in that game. Fitting writes the header anew and tells the loss before
// and after, of the positions learned from and of others.

#include <charconv>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "chances.hpp"
#include "fit.hpp"
#include "games.hpp"
#include "studies.hpp"
#include "table_text.hpp"

namespace {

constexpr int rounds = 400;

/// How much the result of the game counts against the score of the search, which tells less but of
/// every position by itself.
constexpr double share_of_result = 0.3;

std::uint64_t number(std::string_view text) {
    std::uint64_t value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

template <class Study>
int make_games(std::uint64_t games, std::uint64_t nodes, std::uint64_t seed) {
    tune::GameMaker<Study> maker(nodes, seed);
    for (std::uint64_t i = 0; i < games; ++i)
        for (const auto& [position, score, half_points] : maker.play())
            std::printf("%s;%d;%d\n", position.c_str(), score, half_points);
    return EXIT_SUCCESS;
}

/// What is read of a file of games: the positions, and what search and game say of each.
struct Games {
    tune::Samples samples;
    std::vector<double> scores;
    std::vector<double> points;

    /// Makes each position promise what the result and the score do together.
    void blend(double tenfold) {
        for (std::size_t i = 0; i < samples.size(); ++i)
            samples.set_target(i, share_of_result * points[i] +
                                      (1 - share_of_result) * tune::promise(scores[i], tenfold));
    }
};

template <class Study>
Games read_games(std::istream& lines) {
    Games games;
    for (std::string line; std::getline(lines, line);) {
        const std::size_t second = line.rfind(';');
        const std::size_t first = line.rfind(';', second - 1);
        if (second == std::string::npos || first == std::string::npos) continue;
        const auto position = Study::read(std::string_view(line).substr(0, first));
        if (!position) continue;
        games.scores.push_back(std::atoi(line.c_str() + first + 1));
        games.points.push_back(std::atoi(line.c_str() + second + 1) / 2.0);
        games.samples.add(Study::trace(*position), games.points.back());
    }
    return games;
}

template <class Study>
int fit(const std::string& games_file, const std::string& header) {
    std::ifstream lines(games_file);
    Games games = read_games<Study>(lines);
    std::ifstream file(header);
    std::ostringstream text;
    text << file.rdbuf();
    if (games.samples.size() < 10 || text.str().empty()) {
        std::fputs("tune: there are no positions, or there is no header\n", stderr);
        return EXIT_FAILURE;
    }
    // What a score promises is found first, and kept: scores go on meaning the same.
    const double tenfold = tune::best_tenfold(games.samples, Study::weights());
    games.blend(tenfold);
    const auto fitted =
        tune::fit(games.samples, Study::weights(), Study::sections(), tenfold, rounds);
    std::printf("%zu positions, tenfold chances for %.0f; loss %.5f before, %.5f after; of the "
                "unseen tenth %.5f before, %.5f after\n",
                games.samples.size(), tenfold, fitted.before, fitted.after, fitted.unseen_before,
                fitted.unseen_after);
    const auto written = tune::with_table(text.str(), Study::sections(), fitted.weights);
    if (!written) {
        std::fputs("tune: the header has no table\n", stderr);
        return EXIT_FAILURE;
    }
    std::ofstream(header) << *written;
    return EXIT_SUCCESS;
}

template <class Study>
int tell_chances(const std::string& games_file) {
    std::ifstream lines(games_file);
    const Games games = read_games<Study>(lines);
    if (games.scores.empty()) {
        std::fputs("tune: there are no positions\n", stderr);
        return EXIT_FAILURE;
    }
    const auto model = tune::fit_chances(games.scores, games.points);
    std::printf("%zu positions: even %.0f, spread %.0f; loss %.5f\n", games.scores.size(),
                model.even, model.spread, model.loss);
    return EXIT_SUCCESS;
}

template <class Study>
int run(const std::vector<std::string>& words) {
    if (words[0] == "games" && words.size() == 5)
        return make_games<Study>(number(words[2]), number(words[3]), number(words[4]));
    if (words[0] == "fit" && words.size() == 4) return fit<Study>(words[2], words[3]);
    if (words[0] == "chances" && words.size() == 3) return tell_chances<Study>(words[2]);
    return EXIT_FAILURE;
}

} // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    int status = EXIT_FAILURE;
    if (words.size() > 1 && words[1] == "chess") status = run<tune::ChessStudy>(words);
    if (words.size() > 1 && words[1] == "stackchess") status = run<tune::StackchessStudy>(words);
    if (status != EXIT_SUCCESS)
        std::fputs("usage: tune games chess|stackchess GAMES NODES SEED\n"
                   "       tune fit chess|stackchess GAMES_FILE HEADER\n"
                   "       tune chances chess|stackchess GAMES_FILE\n",
                   stderr);
    return status;
}
