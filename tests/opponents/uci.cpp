#include "opponents/uci.hpp"

#include <algorithm>
#include <chrono>
#include <istream>
#include <mutex>
#include <ostream>
#include <sstream>
#include <thread>
#include <vector>

#include "chess/uci.hpp"
#include "game/rules_text.hpp"
#include "stackchess/notation.hpp"

namespace opponents {
namespace {

using game::Rules;
using std::chrono::milliseconds;

template <class P>
std::optional<AnyPosition> after(P position, std::span<const std::string> moves) {
    for (const std::string& text : moves) {
        const auto move = read_move(position, text);
        if (!move) return std::nullopt;
        position.play(*move);
    }
    return position;
}

template <class Setup>
std::optional<AnyPosition> after_setup(const Setup& setup, std::span<const std::string> moves) {
    if (!setup) return std::nullopt;
    const auto made =
        with_position(*setup, [&](const auto& position) { return after(position, moves); });
    return made ? *made : std::nullopt;
}

std::string start_text(Rules rules) {
    return game::of_game(rules, to_text(stackchess::start_setup({})),
                         to_text(chess::start_setup()));
}

/// The time for one move out of what is left on a clock.
milliseconds share(long long left, long long increment) {
    return milliseconds(std::max(1LL, left / 30 + increment / 2));
}

class Server {
  public:
    Server(std::ostream& out, std::string_view name, const Choose& choose)
        : out_(out), name_(name), choose_(choose), position_(chess::Position::start()) {}

    /// Handles a line; false if it is the last.
    bool obey(const std::string& line) {
        std::istringstream words(line);
        std::string order;
        words >> order;
        if (order == "uci") introduce();
        if (order == "isready") say("readyok");
        if (order == "setoption") set_option(words);
        if (order == "position") set_position(words);
        if (order == "go") go(words);
        if (order == "stop" || order == "quit") finish();
        return order != "quit";
    }

  private:
    /// Stops a search in progress and waits for its move.
    void finish() {
        stop_ = true;
        if (thinker_.joinable()) thinker_.join();
    }

    void say(const std::string& line) {
        const std::lock_guard guard(mutex_);
        out_ << line << std::endl; // NOLINT(performance-avoid-endl): somebody waits for it
    }

    void introduce() {
        say("id name " + std::string(name_));
        say("option name UCI_Variant type combo default chess var chess var stackchess");
        say("uciok");
    }

    void set_option(std::istream& words) {
        std::string name;
        std::string mark;
        std::string value;
        words >> mark >> name >> mark >> value;
        if (name == "UCI_Variant") rules_ = game::read_rules(value).value_or(Rules::chess);
    }

    void set_position(std::istream& words) {
        finish();
        std::string text;
        std::string word;
        words >> word;
        if (word == "startpos") text = start_text(rules_);
        while (words >> word && word != "moves") text += (text.empty() ? "" : " ") + word;
        std::vector<std::string> moves;
        while (words >> word) moves.push_back(word);
        if (auto read = read_position(rules_, text, moves))
            position_ = *read;
        else
            say("info string no such position or move");
    }

    Limits read_limits(std::istream& words) const {
        Limits limits{.stop = &stop_};
        const bool is_white =
            std::visit([](const auto& p) { return p.turn(); }, position_) == core::Color::white;
        long long left = 0;
        long long increment = 0;
        long long number = 0;
        for (std::string word; words >> word;) {
            if (word == "infinite" || word == "ponder" || !(words >> number)) continue;
            if (word == "movetime") limits.time = milliseconds(std::max(number, 1LL));
            if (word == "nodes") limits.nodes = static_cast<std::uint64_t>(std::max(number, 1LL));
            if (word == "depth") limits.depth = static_cast<int>(std::clamp(number, 1LL, 100LL));
            if (word == (is_white ? "wtime" : "btime")) left = std::max(number, 1LL);
            if (word == (is_white ? "winc" : "binc")) increment = number;
        }
        if (left > 0 && limits.time.count() == 0) limits.time = share(left, increment);
        return limits;
    }

    void go(std::istream& words) {
        finish();
        stop_ = false;
        const Limits limits = read_limits(words);
        thinker_ = std::jthread([this, limits] { think(limits); });
    }

    void think(const Limits& limits) {
        const auto start = std::chrono::steady_clock::now();
        Choice choice;
        if (!std::visit([](const auto& p) { return p.outcome(); }, position_).is_over())
            choice = choose_(position_, limits);
        const auto time =
            std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now() - start)
                .count();
        const auto speed = choice.nodes * 1000 / static_cast<std::uint64_t>(time + 1);
        say("info score cp " + std::to_string(choice.centipawns) + " nodes " +
            std::to_string(choice.nodes) + " nps " + std::to_string(speed) + " time " +
            std::to_string(time));
        say("bestmove " + (choice.move.empty() ? "0000" : choice.move));
    }

    std::ostream& out_;
    std::mutex mutex_; ///< of `out_`
    std::string_view name_;
    const Choose& choose_;
    Rules rules_ = Rules::chess;
    AnyPosition position_;
    std::atomic<bool> stop_ = false;
    std::jthread thinker_; ///< the last member, so that everything it uses outlives it
};

} // namespace

std::optional<AnyPosition> read_position(Rules rules, std::string_view text,
                                         std::span<const std::string> moves) {
    switch (rules) {
    case Rules::stackchess: return after_setup(stackchess::read_setup(text), moves);
    case Rules::chess: break;
    }
    return after_setup(chess::read_setup(text), moves);
}

void serve_uci(std::istream& in, std::ostream& out, std::string_view name, const Choose& choose) {
    Server server(out, name, choose);
    for (std::string line; std::getline(in, line);)
        if (!server.obey(line)) break;
}

} // namespace opponents
