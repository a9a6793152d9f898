#include <memory>

#include "command/start_position.hpp"
#include "command/subcommand.hpp"
#include "session/views.hpp"
#include "text/board.hpp"
#include "words/help_messages.hpp"
#include "words/outcome_messages.hpp"
#include "words/outcomes.hpp"

namespace command {
namespace {

namespace message = words::message;
using words::say;

text::Picture board_picture(words::Voice voice, const chess::Position& position) {
    return text::chess_board(voice, session::board_of(position), {});
}

template <class Board>
text::Picture board_picture(words::Voice voice, const stackchess::BasicPosition<Board>& position) {
    return text::stack_board(voice, session::board_of(position), {.heights = text::Heights::tall});
}

/// What the board itself does not show.
template <game::Position P>
std::string remarks(words::Voice voice, const P& position) {
    std::string all;
    for (const std::string& line : text::tall_stacks(voice, session::board_of(position)))
        all += line + '\n';
    if (session::king_in_check(position) && !position.outcome().is_over())
        all += say(voice, message::check) + '\n';
    return all;
}

template <game::Position P>
int show(const Console& console, const P& position) {
    const words::Voice voice = console.voice;
    console.out << board_picture(voice, position).text() << '\n' << remarks(voice, position);
    const game::Outcome outcome = position.outcome();
    console.out << (outcome.is_over() ? words::outcome_sentence(voice, outcome, position.turn())
                                      : words::turn_sentence(voice, position.turn(), P::rules))
                << '\n';
    return success;
}

} // namespace

Subcommand add_show(const Declaration& parent, words::Voice voice) {
    const Declaration line = parent.command("show", say(voice, message::help_show),
                                            say(voice, message::help_show_examples));
    auto options = std::make_shared<PositionOptions>();
    add_position_options(line, *options, voice);
    return {line, [options](Console& console) {
                return with_start_position(console, *options, [&](const auto& position) {
                    return show(console, position);
                });
            }};
}

} // namespace command
