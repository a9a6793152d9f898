#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "chess/uci.hpp"
#include "command/start_position.hpp"
#include "command/subcommand.hpp"
#include "stackchess/notation.hpp"
#include "words/help_messages.hpp"

namespace command {
namespace {

namespace message = words::message;
using words::say;

template <game::Position P>
int print_moves(const Console& console, const P& position) {
    typename P::MoveList moves;
    position.generate(moves);
    std::vector<std::string> texts;
    for (const auto move : moves) texts.push_back(move_text(position, move));
    std::ranges::sort(texts);
    for (const std::string& text : texts) console.out << text << '\n';
    return success;
}

} // namespace

Subcommand add_moves(const Declaration& parent, words::Voice voice) {
    const Declaration line = parent.command("moves", say(voice, message::help_moves),
                                            say(voice, message::help_moves_examples));
    auto options = std::make_shared<PositionOptions>();
    add_position_options(line, *options, voice);
    return {line, [options](Console& console) {
                return with_start_position(console, *options, [&](const auto& position) {
                    return print_moves(console, position);
                });
            }};
}

} // namespace command
