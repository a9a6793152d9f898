#include <memory>

#include "command/start_position.hpp"
#include "command/subcommand.hpp"
#include "text/guide_page.hpp"
#include "words/guide.hpp"
#include "words/help_messages.hpp"

namespace command {
namespace {

namespace message = words::message;
using words::say;

constexpr std::size_t line_width = 79;

int execute(const Console& console, const PositionOptions& options) {
    const auto rules = chosen_rules(console.voice, options);
    if (!rules) return console.complain(rules.error());
    for (std::size_t page = 0; page < words::guide_pages(*rules).size(); ++page) {
        if (page > 0) console.out << '\n';
        for (const std::string& line : text::guide_lines(console.voice, *rules, page, {line_width}))
            console.out << line << '\n';
    }
    return success;
}

} // namespace

Subcommand add_rules(const Declaration& parent, words::Voice voice) {
    const Declaration line = parent.command("rules", say(voice, message::help_rules),
                                            say(voice, message::help_rules_examples));
    auto options = std::make_shared<PositionOptions>();
    add_game_option(line, options->game, say(voice, message::help_game));
    return {line, [options](Console& console) { return execute(console, *options); }};
}

} // namespace command
