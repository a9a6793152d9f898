#include "command/position_options.hpp"

#include "words/help_messages.hpp"

namespace command {

namespace message = words::message;
using words::say;

void add_position_options(const Declaration& line, PositionOptions& options, words::Voice voice) {
    line.option("--game", options.game, say(voice, message::help_game), "stackchess|chess");
    line.option("--size", options.size, say(voice, message::help_size), "N");
    line.flag("--knights", options.knights, say(voice, message::help_knights));
    line.flag("--no-promotion", options.no_promotion, say(voice, message::help_no_promotion));
    line.option("--position", options.position, say(voice, message::help_position),
                say(voice, message::help_text_value));
}

} // namespace command
