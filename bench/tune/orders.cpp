#include "orders.hpp"

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <limits>
#include <optional>
#include <ostream>
#include <sstream>
#include <string_view>

#include <fmt/format.h>

#include "chances.hpp"
#include "core/digits.hpp"
#include "file/safe_file.hpp"
#include "fit.hpp"
#include "game/rules_text.hpp"
#include "games.hpp"
#include "studies.hpp"
#include "table_text.hpp"

namespace tune {
namespace {

constexpr int rounds = 400;
constexpr std::size_t fewest_positions = 10;

/// The weight of the game's result against that of the search's score, which says less but is
/// specific to each position.
constexpr double share_of_result = 0.3;

constexpr std::string_view usage = "usage: tune games chess|stackchess GAMES NODES SEED\n"
                                   "       tune fit chess|stackchess GAMES_FILE HEADER\n"
                                   "       tune chances chess|stackchess GAMES_FILE\n";

std::optional<std::uint64_t> number(std::string_view text, std::uint64_t least) {
    return core::read_number(text, least, std::numeric_limits<std::uint64_t>::max());
}

/// The content of a file of games: the positions, and what search and game say about each.
struct Games {
    Samples samples;
    std::vector<double> scores;
    std::vector<double> points;

    /// Sets the target of each position from the result and the score together.
    void blend(double tenfold) {
        for (std::size_t i = 0; i < samples.size(); ++i)
            samples.set_target(i, share_of_result * points[i] +
                                      (1 - share_of_result) * promise(scores[i], tenfold));
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

/// Carries out the commands for one game.
template <class Study>
class Tuner {
  public:
    Tuner(std::ostream& out, std::ostream& error) : out_(out), error_(error) {}

    int make_games(std::uint64_t games, std::uint64_t nodes, std::uint64_t seed) {
        GameMaker<Study> maker(nodes, seed);
        for (std::uint64_t i = 0; i < games && out_; ++i)
            for (const auto& [position, score, half_points] : maker.play())
                out_ << position << ';' << score << ';' << half_points << '\n';
        return out_.flush() ? EXIT_SUCCESS : fail("the games cannot be written");
    }

    int fit(const std::string& games_file, const std::string& header) {
        std::ifstream lines(games_file);
        Games games = read_games<Study>(lines);
        if (games.samples.size() < fewest_positions) return lack_positions(games_file);
        std::ifstream file(header);
        std::ostringstream text;
        text << file.rdbuf();
        // The scale of scores is found first and then kept, so that scores keep their meaning.
        const double tenfold = best_tenfold(games.samples, Study::weights());
        games.blend(tenfold);
        const auto fitted =
            tune::fit(games.samples, Study::weights(), Study::sections(), tenfold, rounds);
        const auto written = with_table(text.str(), Study::sections(), fitted.weights);
        if (!written) return fail(header + " has no table of weights");
        if (const int error = file::replace_whole(header, *written); error != 0)
            return fail(header + " cannot be written: " + std::strerror(error));
        out_ << fmt::format(
            "{} positions, tenfold chances for {:.0f}; loss {:.5f} before, {:.5f} after; of the "
            "unseen tenth {:.5f} before, {:.5f} after\n",
            games.samples.size(), tenfold, fitted.before, fitted.after, fitted.unseen_before,
            fitted.unseen_after);
        return EXIT_SUCCESS;
    }

    int tell_chances(const std::string& games_file) {
        std::ifstream lines(games_file);
        const Games games = read_games<Study>(lines);
        if (games.scores.empty()) return lack_positions(games_file);
        const auto model = fit_chances(games.scores, games.points);
        out_ << fmt::format("{} positions: even {:.0f}, spread {:.0f}; loss {:.5f}\n",
                            games.scores.size(), model.even, model.spread, model.loss);
        return EXIT_SUCCESS;
    }

  private:
    int fail(const std::string& why) {
        error_ << "tune: " << why << '\n';
        return EXIT_FAILURE;
    }

    int lack_positions(const std::string& games_file) {
        return fail("there are too few positions of that game in " + games_file);
    }

    std::ostream& out_;
    std::ostream& error_;
};

/// The exit status; nothing if the arguments are not understood.
template <class Study>
std::optional<int> follow_words(const std::vector<std::string>& words, Tuner<Study> tuner) {
    if (words[0] == "games" && words.size() == 5) {
        const auto games = number(words[2], 1);
        const auto nodes = number(words[3], 1);
        const auto seed = number(words[4], 0);
        if (games && nodes && seed) return tuner.make_games(*games, *nodes, *seed);
    }
    if (words[0] == "fit" && words.size() == 4) return tuner.fit(words[2], words[3]);
    if (words[0] == "chances" && words.size() == 3) return tuner.tell_chances(words[2]);
    return std::nullopt;
}

std::optional<int> follow_in_game(game::Rules rules, const std::vector<std::string>& words,
                                  std::ostream& out, std::ostream& error) {
    switch (rules) {
    case game::Rules::stackchess: return follow_words(words, Tuner<StackchessStudy>(out, error));
    case game::Rules::chess: break;
    }
    return follow_words(words, Tuner<ChessStudy>(out, error));
}

} // namespace

int follow(const std::vector<std::string>& words, std::ostream& out, std::ostream& error) {
    const auto rules = words.size() > 1 ? game::read_rules(words[1]) : std::nullopt;
    const auto status = rules ? follow_in_game(*rules, words, out, error) : std::nullopt;
    if (!status) error << usage;
    return status.value_or(EXIT_FAILURE);
}

} // namespace tune
