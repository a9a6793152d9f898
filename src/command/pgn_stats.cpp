#include <memory>
#include <string>
#include <vector>

#include "command/game_files.hpp"
#include "command/game_stats.hpp"
#include "command/pgn_options.hpp"
#include "command/subcommand.hpp"
#include "words/help_messages.hpp"

namespace command {
namespace {

namespace message = words::message;
using words::say;

/// Bad games are counted and not reported: that is for `check`.
int print_stats(const Console& console, const std::vector<std::string>& names) {
    if (names.empty()) return complain_without_files(console, "stackchess pgn stats games.pgn");
    GameFiles files(console, names);
    GameStats stats(words::letters(console.voice.language));
    const bool all_read =
        files.read({}, [&](record::PgnReader& reader) { return reader.next(stats); });
    if (files.is_any_read()) console.out << stats_text(console.voice, stats);
    return all_read ? success : refused;
}

} // namespace

Subcommand add_pgn_stats(const Declaration& parent, words::Voice voice) {
    const Declaration line = parent.command("stats", say(voice, message::help_stats),
                                            say(voice, message::help_stats_examples));
    auto files = std::make_shared<std::vector<std::string>>();
    add_file_arguments(line, *files, voice);
    return {line, [files](Console& console) { return print_stats(console, *files); }};
}

} // namespace command
