#include "command/position_options.hpp"

#include "words/help_messages.hpp"

namespace command {

namespace message = words::message;
using words::say;

void add_position_options(CLI::App& app, PositionOptions& options, words::Voice voice) {
    app.add_option("--game", options.game, say(voice, message::help_game))
        ->type_name("stackchess|chess");
    app.add_option("--size", options.size, say(voice, message::help_size))->type_name("N");
    app.add_flag("--knights", options.knights, say(voice, message::help_knights));
    app.add_flag("--no-promotion", options.no_promotion, say(voice, message::help_no_promotion));
    app.add_option("--position", options.position, say(voice, message::help_position))
        ->type_name(say(voice, message::help_text_value));
}

} // namespace command
