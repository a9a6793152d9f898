#include <memory>

#include "command/analyse_games.hpp"
#include "command/analyse_options.hpp"
#include "command/analyse_position.hpp"
#include "command/subcommand.hpp"
#include "words/analysis_messages.hpp"

namespace command {
namespace {

namespace message = words::message;
using words::say;

int execute(const Console& console, const AnalyseOptions& options) {
    const auto settings = analyse_settings(console, options);
    if (!settings) return console.complain(settings.error());
    return options.pgn ? analyse_games(console, options, *settings)
                       : analyse_position(console, options, *settings);
}

} // namespace

Subcommand add_analyse(const Declaration& parent, words::Voice voice) {
    const Declaration line = parent.command("analyse", say(voice, message::help_analyse),
                                            say(voice, message::help_analyse_examples));
    auto options = std::make_shared<AnalyseOptions>();
    add_analyse_options(line, *options, voice);
    return {line, [line, options](Console& console) {
                options->names_game = line.names("--game");
                return execute(console, *options);
            }};
}

} // namespace command
