#include "command/analyse_position.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include <unistd.h>

#include "analysis/review.hpp"
#include "command/start_position.hpp"
#include "command/stopper.hpp"
#include "phrase/line_text.hpp"
#include "text/live_lines.hpp"
#include "text/pipe_terminal.hpp"
#include "words/analysis_messages.hpp"
#include "words/evaluations.hpp"
#include "words/numbers.hpp"
#include "words/outcomes.hpp"

namespace command {
namespace {

namespace message = words::message;
using words::say;

/// Later moves of a line are too uncertain to show.
constexpr std::size_t longest_line = 20;

/// Shows the results of a search of one position.
template <game::Position P>
class Display {
  public:
    Display(const Console& console, const P& position, bool in_place)
        : console_(console), position_(position), in_place_(in_place), live_(console.out) {}

    void show(const engine::Thought& thought) {
        if (in_place_)
            live_.show(picture(thought), text::extent_of(STDOUT_FILENO).value_or(text::Extent{}));
        else
            print(thought);
    }

  private:
    std::vector<std::string> picture(const engine::Thought& thought) const {
        const std::int64_t least = 1; // a very short search takes 0 ms
        const auto time = static_cast<std::uint64_t>(std::max(thought.time.count(), least));
        std::vector<std::string> rows{
            say(console_.voice, message::analysis_state,
                {{"depth", thought.depth},
                 {"nodes", thought.nodes},
                 {"time", words::seconds_text(console_.voice, thought.time)},
                 {"speed", thought.nodes * 1000 / time}})};
        for (const engine::Variation& line : thought.lines)
            rows.push_back(score(thought, line) + "  " + moves(line));
        return rows;
    }

    /// Prints the lines of a depth only once: a search reports its last ones twice.
    void print(const engine::Thought& thought) {
        std::string text;
        for (std::size_t i = 0; i < thought.lines.size(); ++i)
            text += say(console_.voice, message::analysis_line,
                        {{"depth", thought.depth},
                         {"number", i + 1},
                         {"score", score(thought, thought.lines[i])},
                         {"moves", moves(thought.lines[i])}}) +
                    '\n';
        if (text == last_) return;
        console_.out << text << std::flush;
        last_ = std::move(text);
    }

    std::string score(const engine::Thought& thought, const engine::Variation& line) const {
        return words::evaluation_text(
            console_.voice, analysis::evaluation_of(line, position_.turn(), thought.depth));
    }

    std::string moves(const engine::Variation& line) const {
        return phrase::line_text(position_, line.moves, words::letters(console_.voice.language),
                                 longest_line);
    }

    const Console& console_;
    const P& position_;
    bool in_place_;
    text::LiveLines live_;
    std::string last_;
};

template <game::Position P>
int analyse(const Console& console, const P& position, const AnalyseSettings& settings) {
    if (const game::Outcome outcome = position.outcome(); outcome.is_over()) {
        console.out << words::outcome_sentence(console.voice, outcome, position.turn()) << '\n';
        return success;
    }
    const auto searcher = ready_searcher(console.voice, P::rules, settings.engine);
    if (!searcher) return console.complain(searcher.error());
    (*searcher)->set_game(position_text(position), {});
    Display<P> display(console, position, settings.draws);
    const text::Interrupt interrupt;
    const Stopper stopper(**searcher);
    const auto listen = [&](const engine::Thought& thought) {
        display.show(thought);
        if (!console.out) (*searcher)->stop(); // the output can no longer be written
    };
    display.show(
        (*searcher)->think({.limits = settings.limits, .lines = settings.lines, .listen = listen}));
    return success;
}

} // namespace

int analyse_position(const Console& console, const AnalyseOptions& options,
                     const AnalyseSettings& settings) {
    return with_start_position(console, options.start, [&](const auto& position) {
        return analyse(console, position, settings);
    });
}

} // namespace command
