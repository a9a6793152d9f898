#include "command/analyse_games.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <unistd.h>

#include "analysis/annotate.hpp"
#include "analysis/game_analyst.hpp"
#include "command/game_files.hpp"
#include "command/letters_option.hpp"
#include "command/progress_bar.hpp"
#include "command/stopper.hpp"
#include "file/safe_file.hpp"
#include "record/pgn_writer.hpp"
#include "text/game_report.hpp"
#include "text/pipe_terminal.hpp"
#include "words/analysis_messages.hpp"
#include "words/command_messages.hpp"
#include "words/file_errors.hpp"

namespace command {
namespace {

namespace message = words::message;
using record::Record;
using words::say;

/// A game and its number in the file, which also counts unreadable games.
struct NumberedGame {
    Record record;
    std::size_t number;
};

std::uint64_t position_count(const Record& record) { return analysis::ply_count(record) + 1; }

/// Analyses games one after another with the same settings.
class GamesAnalysis {
  public:
    GamesAnalysis(const Console& console, const AnalyseSettings& settings,
                  const std::vector<NumberedGame>& games)
        : console_(console), settings_(settings), progress_(console, total(games)) {
        progress_.tell_time_left();
    }

    /// Prints a report of the game and annotates it. Returns what went wrong, or nothing.
    std::optional<Complaint> look_at(NumberedGame& game) {
        Record& record = game.record;
        auto searcher = ready_searcher(console_.voice, record.rules(), settings_.engine);
        if (!searcher) return searcher.error();
        const Stopper stopper(**searcher);
        const analysis::Review review = analysis::look_at_game(
            record, **searcher, settings_.limits, [&](std::size_t looked_at) {
                progress_.update(done_ + looked_at);
                return !Stopper::has_stopped();
            });
        done_ += position_count(record);
        progress_.clear();
        if (is_first_)
            is_first_ = false;
        else
            console_.out << '\n';
        console_.out << text::game_report(console_.voice, record, review, game.number, style())
                     << std::flush;
        const std::size_t kept = analysis::annotate(record, review);
        if (settings_.writes && kept > 0)
            console_.out << say(console_.voice, message::signs_kept, kept) << '\n';
        return std::nullopt;
    }

  private:
    static std::uint64_t total(const std::vector<NumberedGame>& games) {
        std::uint64_t sum = 0;
        for (const NumberedGame& game : games) sum += position_count(game.record);
        return sum;
    }

    text::GraphStyle style() const {
        text::GraphStyle style{.colors = settings_.draws && !console_.surroundings.no_color};
        const auto extent = console_.out_is_terminal ? text::extent_of(STDOUT_FILENO)
                                                     : std::optional<text::Extent>();
        if (extent) style.columns = static_cast<std::size_t>(extent->columns);
        return style;
    }

    const Console& console_;
    const AnalyseSettings& settings_;
    ProgressBar progress_;
    std::uint64_t done_ = 0; ///< positions of the games before
    bool is_first_ = true;   ///< nothing has been printed yet
};

/// Analyses all games, or stops when interrupted and says so.
std::optional<Complaint> look_at_all(const Console& console, const AnalyseSettings& settings,
                                     std::vector<NumberedGame>& games) {
    const text::Interrupt interrupt;
    GamesAnalysis analysis(console, settings, games);
    std::size_t done = 0;
    while (done < games.size() && !Stopper::has_stopped() && console.out) {
        if (auto complaint = analysis.look_at(games[done])) return complaint;
        if (!Stopper::has_stopped()) ++done;
    }
    if (Stopper::has_stopped())
        console.err << say(console.voice, message::report_interrupted,
                           {{"done", done},
                            {"all", say(console.voice, message::games_counted, games.size())}})
                    << '\n';
    return std::nullopt;
}

/// 0, or the `errno` of what went wrong.
int write_games(file::SafeFile& file, const std::vector<NumberedGame>& games) {
    std::string text;
    for (const NumberedGame& game : games) {
        text.clear();
        record::append_pgn(text, game.record);
        file.write(text);
    }
    file.commit();
    return file.error();
}

int cannot_write(const Console& console, const AnalyseOptions& options, int error) {
    return console.refuse(say(
        console.voice, message::cannot_write,
        {{"file", words::harmless(*options.output)}, {"why", write_error(console.voice, error)}}));
}

} // namespace

int analyse_games(const Console& console, const AnalyseOptions& options,
                  const AnalyseSettings& settings) {
    const auto letters = chosen_letters(console.voice, options.letters);
    if (!letters) return console.complain(letters.error());
    const std::vector<std::string> names{*options.pgn};
    GameFiles files(console, names);
    std::vector<NumberedGame> games;
    const auto read_game = [&](record::PgnReader& reader) {
        auto read = files.next_record(reader);
        if (!read) return false;
        if (read->has_start) games.push_back({std::move(read->record), reader.games()});
        return true;
    };
    const bool all_read = files.read(record::record_limits, {.letters = *letters}, read_game);
    if (!all_read) return refused;
    std::optional<file::SafeFile> output;
    if (options.output) {
        if (files.problems() > 0)
            return console.refuse(say(console.voice, message::output_would_lose_moves,
                                      {{"file", words::harmless(*options.output)}}));
        if (const words::Message* const why = files.reason_to_keep(*options.output))
            return console.refuse(
                say(console.voice, *why, {{"file", words::harmless(*options.output)}}));
        output.emplace(*options.output);
        if (output->error() != 0) return cannot_write(console, options, output->error());
    }
    if (games.empty()) console.out << say(console.voice, message::games_counted, 0) << '\n';
    if (const auto complaint = look_at_all(console, settings, games))
        return console.complain(*complaint);
    if (output) {
        if (const int error = write_games(*output, games); error != 0)
            return cannot_write(console, options, error);
    }
    return files.problems() == 0 && !Stopper::has_stopped() ? success : refused;
}

} // namespace command
