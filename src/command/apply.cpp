#include <algorithm>
#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "chess/san.hpp"
#include "chess/uci.hpp"
#include "command/letters_option.hpp"
#include "command/start_position.hpp"
#include "command/status.hpp"
#include "command/subcommand.hpp"
#include "game/game.hpp"
#include "record/fitting_letters.hpp"
#include "record/move_form.hpp"
#include "record/other_letters.hpp"
#include "record/pgn_signs.hpp"
#include "stackchess/notation.hpp"
#include "words/command_messages.hpp"
#include "words/help_messages.hpp"
#include "words/outcomes.hpp"
#include "words/records.hpp"
#include "words/refusals.hpp"

namespace command {
namespace {

namespace message = words::message;
using words::say;

struct ApplyOptions {
    PositionOptions start;
    std::string letters = "en";
    std::vector<std::string> moves;
};

/// The number of moves, from the first on, that can be read with these letters.
template <game::Position P>
std::size_t readable_moves(P position, const std::vector<std::string>& moves,
                           game::Letters letters) {
    std::size_t count = 0;
    for (const std::string& text : moves) {
        const auto move = read_written(position, text, letters);
        if (!move) break;
        position.play(*move);
        ++count;
    }
    return count;
}

/// Plays one move, read with the letters in `fitting`. Returns why it was refused; empty if it was
/// played.
template <game::Position P>
std::string play(words::Voice voice, game::Game<P>& game, const std::string& text,
                 game::LetterSet fitting, game::LetterSet tried) {
    const core::Color turn = game.position().turn();
    if (const game::Outcome outcome = game.outcome(); outcome.is_over())
        return say(voice, message::already_over,
                   {{"outcome", words::outcome_sentence(voice, outcome, turn)}});
    const auto move = read_written(game.position(), text, fitting);
    if (move) {
        game.play(*move);
        return {};
    }
    const bool is_pass = record::is_pass(record::with_hyphens(text));
    const game::Refusal passing{.kind = game::RefusalKind::passing};
    const game::Refusal& refusal = is_pass ? passing : move.error();
    const bool is_chosen =
        tried.size() > 1 && refusal.kind != game::RefusalKind::two_readings; // it lists them itself
    const game::LetterSet chosen = is_chosen ? fitting : game::LetterSet{};
    return words::record_refusal_sentence(voice, refusal, P::rules, turn) +
           words::letters_chosen(voice, chosen) +
           words::letters_hint(voice, record::other_letters(game.position(), text, tried));
}

template <game::Position P>
int apply(const Console& console, const P& start, const std::vector<std::string>& moves,
          game::LetterSet letters) {
    game::Game<P> game(start);
    const auto fitting = record::fitting_letters(
        letters, [&](game::Letters language) { return readable_moves(start, moves, language); });
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (const std::string why = play(console.voice, game, moves[i], fitting, letters);
            !why.empty())
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
    add_letters_option(line, options->letters, voice);
    return {line, [options](Console& console) {
                const auto letters = chosen_letters(console.voice, options->letters);
                if (!letters) return console.complain(letters.error());
                std::ranges::replace(options->moves, dashes_of_pass, std::string("--"));
                return with_start_position(console, options->start, [&](const auto& position) {
                    return apply(console, position, options->moves, *letters);
                });
            }};
}

} // namespace command
