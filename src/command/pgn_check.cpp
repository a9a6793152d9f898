#include <memory>
#include <string>
#include <vector>

#include "command/game_files.hpp"
#include "command/letters_option.hpp"
#include "command/pgn_options.hpp"
#include "command/subcommand.hpp"
#include "words/command_messages.hpp"
#include "words/help_messages.hpp"

namespace command {
namespace {

namespace message = words::message;
using words::say;

/// Reports the problems of each game and ignores everything else.
class Checker : public record::PgnVisitor {
  public:
    explicit Checker(GameFiles& files) : files_(files) {}

    void problem(const record::Problem& problem) override { files_.report(problem); }

  private:
    GameFiles& files_;
};

struct CheckOptions {
    std::vector<std::string> files;
    std::string letters = "en";
    bool standard = false;
};

/// The numbers of games, moves and errors, and of warnings if there are any.
std::string summary(words::Voice voice, const GameFiles& files) {
    std::string text = say(voice, message::check_summary,
                           {{"games", say(voice, message::games_counted, files.games())},
                            {"moves", say(voice, message::moves_counted, files.plies())},
                            {"errors", say(voice, message::errors_counted, files.problems())}});
    if (files.warnings() > 0)
        text += ", " + say(voice, message::warnings_counted, files.warnings());
    if (files.unread() > 0) text += say(voice, message::files_unread, files.unread());
    return text;
}

int check(const Console& console, const CheckOptions& options) {
    if (options.files.empty())
        return complain_without_files(console, "stackchess pgn check games.pgn");
    const auto letters = chosen_letters(console.voice, options.letters);
    if (!letters) return console.complain(letters.error());
    if (options.standard && options.letters != "en")
        return console.misuse(say(console.voice, message::standard_is_english));
    GameFiles files(console, options.files);
    Checker checker(files);
    const bool all_read =
        files.read({}, {.letters = *letters, .standard = options.standard},
                   [&](record::PgnReader& reader) { return reader.next(checker); });
    if (files.is_any_read()) console.out << summary(console.voice, files) << '\n';
    return all_read && files.problems() == 0 ? success : refused;
}

} // namespace

Subcommand add_pgn_check(const Declaration& parent, words::Voice voice) {
    const Declaration line = parent.command("check", say(voice, message::help_check),
                                            say(voice, message::help_check_examples));
    auto options = std::make_shared<CheckOptions>();
    add_file_arguments(line, options->files, voice);
    add_letters_option(line, options->letters, voice);
    line.flag("--standard", options->standard, say(voice, message::help_standard));
    return {line, [options](Console& console) { return check(console, *options); }};
}

} // namespace command
