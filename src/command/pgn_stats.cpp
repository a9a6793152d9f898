#include <memory>
#include <string>
#include <vector>

#include "command/game_files.hpp"
#include "command/game_stats.hpp"
#include "command/letters_option.hpp"
#include "command/pgn_options.hpp"
#include "command/subcommand.hpp"
#include "words/command_messages.hpp"
#include "words/help_messages.hpp"

namespace command {
namespace {

namespace message = words::message;
using words::say;

struct StatsOptions {
    std::vector<std::string> files;
    std::string letters = "en";
};

/// Errors are counted and not reported one by one: that is for `check`.
int print_stats(const Console& console, const StatsOptions& options) {
    if (options.files.empty())
        return complain_without_files(console, "stackchess pgn stats games.pgn");
    const auto letters = chosen_letters(console.voice, options.letters);
    if (!letters) return console.complain(letters.error());
    GameFiles files(console, options.files);
    GameStats stats(words::letters(console.voice.language));
    const bool all_read = files.read({}, {.letters = *letters},
                                     [&](record::PgnReader& reader) { return reader.next(stats); });
    if (files.is_any_read()) console.out << stats_text(console.voice, stats);
    if (files.problems() > 0) {
        const std::string errors = say(console.voice, message::errors_counted, files.problems());
        return console.refuse(say(console.voice, message::errors_in_stats, {{"errors", errors}}));
    }
    return all_read ? success : refused;
}

} // namespace

Subcommand add_pgn_stats(const Declaration& parent, words::Voice voice) {
    const Declaration line = parent.command("stats", say(voice, message::help_stats),
                                            say(voice, message::help_stats_examples));
    auto options = std::make_shared<StatsOptions>();
    add_file_arguments(line, options->files, voice);
    add_letters_option(line, options->letters, voice);
    return {line, [options](Console& console) { return print_stats(console, *options); }};
}

} // namespace command
