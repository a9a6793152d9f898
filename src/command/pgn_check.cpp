#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "command/game_files.hpp"
#include "command/pgn_options.hpp"
#include "command/subcommand.hpp"
#include "words/command_messages.hpp"
#include "words/help_messages.hpp"

namespace command {
namespace {

namespace message = words::message;
using words::say;

/// Reports what is wrong with each game, and takes nothing else.
class Checker : public record::PgnVisitor {
  public:
    explicit Checker(GameFiles& files) : files_(files) {}

    void problem(const record::Problem& problem) override { files_.report(problem); }

  private:
    GameFiles& files_;
};

std::string summary(words::Voice voice, const GameFiles& files) {
    const std::string counts =
        say(voice, message::check_summary,
            {{"games", say(voice, message::games_counted, files.games())},
             {"moves", say(voice, message::moves_counted, files.plies())},
             {"errors", say(voice, message::errors_counted, files.problems())}});
    if (files.unread() == 0) return counts;
    return counts + say(voice, message::files_unread, files.unread());
}

int check(const Console& console, const std::vector<std::string>& names) {
    if (names.empty()) return complain_without_files(console, "stackchess pgn check games.pgn");
    GameFiles files(console, names);
    Checker checker(files);
    const bool all_read =
        files.read({}, [&](record::PgnReader& reader) { return reader.next(checker); });
    if (files.is_any_read()) console.out << summary(console.voice, files) << '\n';
    return all_read && files.problems() == 0 ? success : refused;
}

} // namespace

Subcommand add_pgn_check(const Declaration& parent, words::Voice voice) {
    const Declaration line = parent.command("check", say(voice, message::help_check),
                                            say(voice, message::help_check_examples));
    auto files = std::make_shared<std::vector<std::string>>();
    add_file_arguments(line, *files, voice);
    return {line, [files](Console& console) { return check(console, *files); }};
}

} // namespace command
