#include <memory>
#include <random>

#include "command/start_position.hpp"
#include "command/subcommand.hpp"
#include "command/text_options.hpp"
#include "words/help_messages.hpp"

namespace command {
namespace {

namespace message = words::message;

struct MenuOptions {
    PositionOptions start; ///< only its game can be chosen by an option
    TextModeOptions text;
};

int execute(const Console& console, const MenuOptions& options) {
    const auto rules = chosen_rules(console.voice, options.start);
    if (!rules) return console.complain(rules.error());
    auto text = text_options(console, options.text);
    if (!text) return console.complain(text.error());
    text->seed = std::random_device()();
    const auto terminal = open_terminal(console, options.text);
    text::run_menu(*terminal, *text, *rules);
    return console.finish(success, terminal->write_error());
}

} // namespace

Subcommand add_menu(const Declaration& program, words::Voice voice) {
    auto options = std::make_shared<MenuOptions>();
    add_game_option(program, options->start.game, say(voice, message::help_game));
    add_text_options(program, options->text, voice);
    return {program, [options](Console& console) { return execute(console, *options); }};
}

} // namespace command
