#include "command/start_position.hpp"

#include <algorithm>

#include "core/digits.hpp"
#include "game/rules_text.hpp"
#include "record/start.hpp"
#include "words/command_messages.hpp"
#include "words/outcomes.hpp"
#include "words/position_messages.hpp"
#include "words/records.hpp"

namespace command {
namespace {

namespace message = words::message;
using core::Failure;
using core::Result;
using game::Rules;
using words::say;
using words::Voice;

/// The setup that a typed position describes, by the game's own reader.
template <class Setup>
Result<Setup, Complaint> read(Voice voice, Rules rules, const std::string& text,
                              Result<Setup, game::TextError> (*read_setup)(std::string_view)) {
    return read_setup(text).map_error([&](const game::TextError& error) {
        return Complaint{refused, words::text_error_sentence(voice, error, rules, text)};
    });
}

Result<chess::Setup, game::TextError> read_wild(std::string_view text) {
    return chess::read_wild_setup(text).map(
        [](const chess::RepairedSetup& read) { return read.setup; });
}

bool has_knights(const stackchess::Setup& setup) {
    return std::ranges::any_of(setup.stacks, [](const stackchess::Stack& stack) {
        return std::ranges::any_of(
            stack, [](core::Piece piece) { return piece.role == core::Role::knight; });
    });
}

/// The complaint about options that contradict a typed position; empty if none does.
std::string contradiction(Voice voice, const PositionOptions& options, int size,
                          const stackchess::Setup& setup) {
    if (options.size && size != setup.size)
        return say(voice, message::size_contradicts, {{"size", size}, {"actual", setup.size}});
    if (options.knights && !has_knights(setup)) return say(voice, message::knights_contradict);
    return {};
}

} // namespace

Result<Rules, Complaint> chosen_rules(Voice voice, const PositionOptions& options) {
    if (const auto rules = game::read_rules(options.game)) return *rules;
    return misuse(say(voice, message::unknown_game, {{"game", words::shown(options.game)}}));
}

Result<stackchess::Setup, Complaint> stackchess_setup(Voice voice, const PositionOptions& options) {
    int size = stackchess::default_size;
    if (options.size) {
        const auto number =
            core::read_number(*options.size, stackchess::min_size, stackchess::max_size);
        if (!number)
            return misuse(say(voice, message::wrong_size, {{"size", words::shown(*options.size)}}));
        size = *number;
    }
    if (!options.position)
        return stackchess::start_setup({size, options.knights, !options.no_promotion});
    auto setup = read(voice, Rules::stackchess, *options.position, &stackchess::read_setup);
    if (!setup) return setup;
    if (options.no_promotion) setup->promotion = false;
    std::string sentence = contradiction(voice, options, size, *setup);
    return sentence.empty() ? std::move(setup) : misuse(std::move(sentence));
}

Result<chess::Setup, Complaint> chess_setup(Voice voice, const PositionOptions& options) {
    const char* stray = options.size           ? "--size"
                        : options.knights      ? "--knights"
                        : options.no_promotion ? "--no-promotion"
                                               : nullptr;
    if (stray != nullptr) return misuse(say(voice, message::not_for_chess, {{"option", stray}}));
    if (!options.position) return chess::start_setup();
    return read(voice, Rules::chess, *options.position,
                options.standard ? &chess::read_setup : &read_wild);
}

void warn_of_repairs(const Console& console, const PositionOptions& options) {
    const auto rules = game::read_rules(options.game);
    if (!rules || !options.position) return;
    const auto start = record::read_wild_start(record::start_tags(*rules, *options.position));
    if (!start) return;
    for (const std::string& notice : words::start_notices(console.voice, *start))
        console.err << notice << '\n';
}

Result<record::Setup, Complaint> playable_start(Voice voice, const PositionOptions& options) {
    return with_setup(voice, options, [&](auto setup) -> Result<record::Setup, Complaint> {
        if (!setup) return Failure(setup.error());
        if (const auto found = faults(*setup); !found.empty())
            return refusal(words::faults_sentence(voice, found));
        return record::Setup(*std::move(setup));
    });
}

Result<record::Setup, Complaint> unfinished_start(Voice voice, const PositionOptions& options) {
    auto start = playable_start(voice, options);
    if (!start) return start;
    const std::string ended = record::with_start(*start, [&](const auto& position) -> std::string {
        const game::Outcome outcome = position.outcome();
        if (!outcome.is_over()) return {};
        return say(voice, message::already_over,
                   {{"outcome", words::outcome_sentence(voice, outcome, position.turn())}});
    });
    if (!ended.empty()) return refusal(ended);
    return start;
}

} // namespace command
