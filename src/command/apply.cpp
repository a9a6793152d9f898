#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "chess/uci.hpp"
#include "command/start_position.hpp"
#include "command/status.hpp"
#include "command/subcommand.hpp"
#include "game/game.hpp"
#include "stackchess/notation.hpp"
#include "words/command_messages.hpp"
#include "words/help_messages.hpp"
#include "words/outcomes.hpp"
#include "words/refusals.hpp"

namespace command {
namespace {

namespace message = words::message;
using words::say;

struct ApplyOptions {
    PositionOptions start;
    std::vector<std::string> moves;
};

/// Plays one typed move; the sentence that refuses it, or nothing.
template <game::Position P>
std::string play(words::Voice voice, game::Game<P>& game, const std::string& text) {
    const core::Color turn = game.position().turn();
    if (const game::Outcome outcome = game.outcome(); outcome.is_over())
        return say(voice, message::already_over,
                   {{"outcome", words::outcome_sentence(voice, outcome, turn)}});
    const auto move = read_move(game.position(), text, words::letters(voice.language));
    if (!move) return words::refusal_sentence(voice, move.error(), P::rules, turn);
    game.play(*move);
    return {};
}

template <game::Position P>
int apply(const Console& console, const P& start, const std::vector<std::string>& moves) {
    game::Game<P> game(start);
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (const std::string why = play(console.voice, game, moves[i]); !why.empty())
            return console.refuse(
                say(console.voice, message::move_refused,
                    {{"number", i + 1}, {"move", words::shown(moves[i])}, {"why", why}}));
    console.out << position_text(game.position()) << '\n' << status_text(game.outcome()) << '\n';
    return success;
}

} // namespace

Subcommand add_apply(const Declaration& parent, words::Voice voice) {
    const Declaration line = parent.command("apply", say(voice, message::help_apply),
                                            say(voice, message::help_apply_examples));
    auto options = std::make_shared<ApplyOptions>();
    line.argument(say(voice, message::help_move_value), options->moves,
                  say(voice, message::help_move_list));
    add_position_options(line, options->start, voice);
    return {line, [options](Console& console) {
                return with_start_position(console, options->start, [&](const auto& position) {
                    return apply(console, position, options->moves);
                });
            }};
}

} // namespace command
