#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <variant>
#include <vector>

#include "chess/uci.hpp"
#include "command/game_files.hpp"
#include "command/letters_option.hpp"
#include "command/pgn_options.hpp"
#include "command/subcommand.hpp"
#include "file/safe_file.hpp"
#include "record/fix_result.hpp"
#include "record/pgn_writer.hpp"
#include "record/recorded_move.hpp"
#include "record/start.hpp"
#include "stackchess/notation.hpp"
#include "words/command_messages.hpp"
#include "words/file_errors.hpp"
#include "words/help_messages.hpp"

namespace command {
namespace {

namespace message = words::message;
using words::Message;
using words::say;

struct ConvertOptions {
    std::vector<std::string> files;
    std::optional<std::string> output;
    std::string format = "pgn";
    std::string letters = "en";
    bool fix_results = false;
};

/// Appends one game in the wanted form.
using Writer = void (*)(std::string& text, const record::Record& record);

bool is_usual_start(const record::Setup& setup) {
    struct IsUsual {
        bool operator()(const stackchess::Setup& of_game) const {
            return of_game == stackchess::start_setup({});
        }
        bool operator()(const chess::Setup& of_game) const {
            return of_game == chess::start_setup();
        }
    };
    return std::visit(IsUsual{}, setup);
}

/// The main line, without moves that were taken back.
std::vector<std::uint32_t> played_moves(const record::Record& record) {
    std::vector<std::uint32_t> moves = record.moves.main_line();
    moves.resize(moves.size() - record.undone);
    return moves;
}

/// The command that sets a UCI engine to the game: `position startpos moves e2e4 …`.
void append_uci(std::string& text, const record::Record& record) {
    text += "position ";
    record::with_start(record.setup, [&](auto position) {
        text += is_usual_start(record.setup) ? "startpos" : "fen " + position_text(position);
        const std::vector<std::uint32_t> moves = played_moves(record);
        if (!moves.empty()) text += " moves";
        for (const std::uint32_t move : moves) {
            text += ' ' + record::recorded_coordinates(position, move);
            record::play_recorded(position, move);
        }
    });
    text += '\n';
}

/// The position at the end.
void append_fen(std::string& text, const record::Record& record) {
    record::with_start(record.setup, [&](auto position) {
        for (const std::uint32_t move : played_moves(record)) record::play_recorded(position, move);
        text += position_text(position);
    });
    text += '\n';
}

Writer writer_of(const std::string& format) {
    if (format == "pgn") return record::append_pgn;
    if (format == "uci") return append_uci;
    if (format == "fen") return append_fen;
    return nullptr;
}

/// How games are read and written.
struct Conversion {
    Writer append;
    record::Habits habits;
    bool fix_results;
};

/// Reads the games one after another and passes each to `write` as text, which returns false if it
/// failed. Returns whether every file could be read to its end.
template <class Write>
bool convert(GameFiles& files, const Conversion& conversion, Write write) {
    std::string text;
    const auto next = [&](record::PgnReader& reader) {
        auto read = files.next_record(reader);
        if (!read) return false;
        if (conversion.fix_results) record::fix_result(read->record, read->is_cut);
        text.clear();
        // If the start of a game is unknown, its tags can still be written.
        if (read->has_start || conversion.append == record::append_pgn)
            conversion.append(text, read->record);
        return write(text);
    };
    return files.read(record::record_limits, conversion.habits, next);
}

/// Why the output file must not be replaced; nothing if it may be.
const Message* reason_to_keep(const ConvertOptions& options, const GameFiles& files) {
    const bool holds_all = options.format == "pgn";
    if (const Message* const why = files.reason_to_keep(*options.output, holds_all)) return why;
    std::error_code none; // a file that cannot be examined counts as missing
    const bool is_there = std::filesystem::is_regular_file(*options.output, none);
    return files.games() == 0 && is_there ? &message::output_kept : nullptr;
}

/// Complains if the output holds less than the files did.
int report_written(const Console& console, const std::string& path, const GameFiles& files) {
    if (files.problems() == 0) return success;
    return console.refuse(
        say(console.voice, message::written_in_part, {{"file", words::harmless(path)}}));
}

int convert_to_file(const Console& console, const ConvertOptions& options,
                    const Conversion& conversion) {
    const std::string& path = *options.output;
    GameFiles files(console, options.files);
    file::SafeFile file(path);
    const auto write = [&](const std::string& text) {
        file.write(text);
        return file.error() == 0;
    };
    const bool all_read = file.error() == 0 && convert(files, conversion, write);
    if (const Message* const why = reason_to_keep(options, files))
        return console.refuse(say(console.voice, *why, {{"file", words::harmless(path)}}));
    if (all_read) file.commit(); // else the previous content stays
    if (file.error() == 0 && all_read) return report_written(console, path, files);
    if (file.error() == 0) return refused;
    return console.refuse(
        say(console.voice, message::cannot_write,
            {{"file", words::harmless(path)}, {"why", write_error(console.voice, file.error())}}));
}

int execute(const Console& console, const ConvertOptions& options) {
    if (options.files.empty())
        return complain_without_files(console, "stackchess pgn convert games.pgn");
    const Writer append = writer_of(options.format);
    if (append == nullptr)
        return console.misuse(
            say(console.voice, message::wrong_format, {{"format", words::shown(options.format)}}));
    const auto letters = chosen_letters(console.voice, options.letters);
    if (!letters) return console.complain(letters.error());
    const Conversion conversion{append, {.letters = *letters}, options.fix_results};
    if (options.output) return convert_to_file(console, options, conversion);
    GameFiles files(console, options.files);
    const bool all_read = convert(files, conversion, [&](const std::string& text) {
        return static_cast<bool>(console.out << text);
    });
    return all_read && files.problems() == 0 ? success : refused;
}

} // namespace

Subcommand add_pgn_convert(const Declaration& parent, words::Voice voice) {
    const Declaration line = parent.command("convert", say(voice, message::help_convert),
                                            say(voice, message::help_convert_examples));
    auto options = std::make_shared<ConvertOptions>();
    add_file_arguments(line, options->files, voice);
    line.option("-o,--output", options->output, say(voice, message::help_output),
                say(voice, message::help_file_value));
    line.option("--format", options->format, say(voice, message::help_format), "pgn|uci|fen");
    add_letters_option(line, options->letters, voice);
    line.flag("--fix-results", options->fix_results, say(voice, message::help_fix_results));
    return {line, [options](Console& console) { return execute(console, *options); }};
}

} // namespace command
