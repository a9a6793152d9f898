#include "command/match_report.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "command/match_table.hpp"
#include "words/match_messages.hpp"

namespace command {
namespace {

namespace message = words::message;
using std::chrono::seconds;
using words::say;

constexpr auto pause = std::chrono::milliseconds(250);
/// The number of progress lines of a whole match if there is no terminal.
constexpr std::size_t most_lines = 20;
/// A table that is taller than the terminal could not be redrawn.
constexpr std::size_t most_drawn = 20;

} // namespace

MatchReport::MatchReport(const Console& console, const MatchSettings& settings,
                         const match::Standings& standings)
    : console_(console), settings_(settings), standings_(standings),
      is_drawn_(console.err_is_terminal && !console.surroundings.term.empty() &&
                console.surroundings.term != "dumb"),
      before_(standings.games()) {}

void MatchReport::finished(const match::FinishedGame& game) {
    if (game.played.blame) print_fault(game);
    const std::size_t step = std::max<std::size_t>(1, standings_.schedule().size() / most_lines);
    if (!is_drawn_ && standings_.games() % step == 0) print_line();
}

void MatchReport::waited() {
    if (!is_drawn_ || SteadyClock::now() < next_) return;
    next_ = SteadyClock::now() + pause;
    draw();
}

void MatchReport::conclude() {
    clear();
    const auto print = [&](const std::vector<std::string>& lines) {
        for (const std::string& line : lines) console_.out << line << '\n';
    };
    print(standing_lines(console_.voice, settings_, standings_));
    print(cross_table(console_.voice, settings_, standings_));
    print(fault_lines(console_.voice, settings_, standings_));
}

std::string MatchReport::progress() const {
    const auto gone = SteadyClock::now() - start_;
    const std::size_t played = standings_.games() - before_;
    const std::size_t all = standings_.schedule().size();
    const std::size_t left = all - standings_.games();
    const words::Argument games{"games", standings_.games()};
    const words::Argument of{"all", all};
    const words::Argument so_far{"gone", duration_text(std::chrono::duration_cast<seconds>(gone))};
    if (played == 0)
        return say(console_.voice, message::match_progress_at_first, {games, of, so_far});
    const auto more = gone * static_cast<double>(left) / static_cast<double>(played);
    return say(
        console_.voice, message::match_progress,
        {games, of, so_far, {"left", duration_text(std::chrono::duration_cast<seconds>(more))}});
}

void MatchReport::print_line() const {
    const match::WinDrawLoss results = standings_.results(0);
    std::string line = say(console_.voice, message::match_score_line,
                           {{"progress", progress()},
                            {"first", words::harmless(settings_.plan.players[0].name, 30)},
                            {"wins", results.wins},
                            {"draws", results.draws},
                            {"losses", results.losses},
                            {"share", share_text(console_.voice, results.share())}});
    if (settings_.sprt)
        line = say(console_.voice, message::match_with_sprt,
                   {{"line", line}, {"sprt", sprt_text(console_.voice, settings_, standings_)}});
    console_.err << line << std::endl;
}

void MatchReport::print_fault(const match::FinishedGame& game) {
    clear();
    const match::Slot slot = standings_.schedule().at(game.index);
    const auto name = [&](core::Color color) {
        return settings_.plan.players[slot.players[core::index(color)]].name;
    };
    const match::Blame& blame = *game.played.blame;
    std::string what = blame_text(console_.voice, name(blame.color), blame.fault);
    if (!blame.move.empty())
        what = say(console_.voice, message::match_illegal_move,
                   {{"blame", what}, {"move", blame.move}, {"position", blame.position}});
    console_.err << say(console_.voice, message::match_fault_line,
                        {{"round", game.index + 1},
                         {"white", words::harmless(name(core::Color::white), 30)},
                         {"black", words::harmless(name(core::Color::black), 30)},
                         {"blame", what}})
                 << std::endl;
}

void MatchReport::draw() {
    clear();
    std::vector<std::string> lines = standing_lines(console_.voice, settings_, standings_);
    if (lines.size() > most_drawn) lines.resize(most_drawn);
    lines.push_back(progress());
    // Wrapping is turned off, so that each line takes one row.
    console_.err << "\x1b[?7l";
    for (const std::string& line : lines) console_.err << line << '\n';
    console_.err << "\x1b[?7h" << std::flush;
    drawn_ = lines.size();
}

/// Moves to the first line drawn and clears everything from there. Typed characters, even those of
/// Ctrl-C, may have moved the cursor from the first column.
void MatchReport::clear() {
    if (drawn_ > 0) console_.err << "\r\x1b[" << drawn_ << "A\x1b[J" << std::flush;
    drawn_ = 0;
}

} // namespace command
