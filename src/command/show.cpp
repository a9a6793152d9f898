#include <memory>

#include "command/board_text.hpp"
#include "command/start_position.hpp"
#include "command/subcommand.hpp"
#include "words/help_messages.hpp"
#include "words/outcome_messages.hpp"
#include "words/outcomes.hpp"

namespace command {
namespace {

namespace message = words::message;
using words::say;

/// What the board itself does not show.
template <class Board>
std::string remarks(words::Voice voice, const stackchess::BasicPosition<Board>& position) {
    return stacks_text(voice, position.setup());
}

std::string remarks(words::Voice voice, const chess::Position& position) {
    const bool check = position.in_check() && !position.outcome().is_over();
    return check ? say(voice, message::check) + '\n' : std::string();
}

template <game::Position P>
int show(const Console& console, const P& position) {
    const words::Voice voice = console.voice;
    console.out << board_text(voice, position.setup()) << '\n' << remarks(voice, position);
    const game::Outcome outcome = position.outcome();
    console.out << (outcome.is_over() ? words::outcome_sentence(voice, outcome, position.turn())
                                      : words::turn_sentence(voice, position.turn(), P::rules))
                << '\n';
    return success;
}

} // namespace

Subcommand add_show(CLI::App& parent, words::Voice voice) {
    CLI::App* app = parent.add_subcommand("show", say(voice, message::help_show));
    app->footer(say(voice, message::help_show_examples));
    auto options = std::make_shared<PositionOptions>();
    add_position_options(*app, *options, voice);
    return {app, [options](Console& console) {
                return with_start_position(console, *options, [&](const auto& position) {
                    return show(console, position);
                });
            }};
}

} // namespace command
