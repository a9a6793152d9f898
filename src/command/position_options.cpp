#include "command/position_options.hpp"

#include <vector>

#include "game/rules_text.hpp"
#include "words/help_messages.hpp"
#include "words/layout.hpp"

namespace command {

namespace message = words::message;
using words::say;

void add_game_option(const Declaration& line, std::string& game, const std::string& help) {
    std::vector<std::string> names;
    for (const game::Rules rules : game::every_game) names.emplace_back(to_text(rules));
    line.option("--game", game, help, words::joined(names, "|"));
}

void add_position_options(const Declaration& line, PositionOptions& options, words::Voice voice) {
    add_game_option(line, options.game, say(voice, message::help_game));
    line.option("--size,--taille", options.size, say(voice, message::help_size), "N");
    line.flag("--knights", options.knights, say(voice, message::help_knights));
    line.flag("--no-promotion", options.no_promotion, say(voice, message::help_no_promotion));
    line.option("--position", options.position, say(voice, message::help_position),
                say(voice, message::help_text_value));
}

} // namespace command
