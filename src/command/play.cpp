#include <array>
#include <memory>
#include <random>

#include "command/start_position.hpp"
#include "command/subcommand.hpp"
#include "command/text_options.hpp"
#include "core/digits.hpp"
#include "words/help_messages.hpp"
#include "words/play_command_messages.hpp"

namespace command {
namespace {

namespace message = words::message;
using core::Failure;
using core::Result;
using words::say;
using words::shown;
using words::Voice;

constexpr const char* a_person = "human";

struct PlayOptions {
    PositionOptions start;
    TextModeOptions text;
    std::array<std::string, 2> seats{a_person, a_person};
    std::array<std::optional<std::string>, 2> languages;
    std::optional<std::string> level;
    std::optional<std::string> clock;
    std::optional<std::string> load;
    std::optional<std::string> seed;
    bool resume = false;
    bool strict = false;
};

Failure<Complaint> misuse(std::string sentence) {
    return Failure(Complaint{misused, std::move(sentence)});
}

/// The first option that says how a new game begins, if there is one.
const char* option_of_new_game(const PlayOptions& options) {
    return options.start.position         ? "--position"
           : options.start.size           ? "--size"
           : options.start.knights        ? "--knights"
           : options.start.no_promotion   ? "--no-promotion"
           : options.seats[0] != a_person ? "--white"
           : options.seats[1] != a_person ? "--black"
           : options.level                ? "--level"
           : options.clock                ? "--clock"
           : options.strict               ? "--strict"
           : !options.text.player.empty() ? "--profile"
                                          : nullptr;
}

/// A game that is taken up has all that the options of a new one would say.
Result<text::GameSource, Complaint> old_game(Voice voice, const PlayOptions& options) {
    const char* const taken = options.load ? "--load" : "--resume";
    const char* stray = option_of_new_game(options);
    if (options.load && options.resume) stray = "--resume";
    if (stray != nullptr)
        return misuse(say(voice, message::options_exclude, {{"option", stray}, {"other", taken}}));
    return text::GameSource{.load = options.load, .resume = options.resume};
}

Result<play::Seat, Complaint> seat(Voice voice, const PlayOptions& options, std::size_t side) {
    const auto level =
        options.level ? core::read_number<int>(*options.level, engine::min_level, engine::max_level)
                      : play::Seat::default_level;
    if (!level) return misuse(say(voice, message::wrong_level, {{"level", shown(*options.level)}}));
    const bool is_first_person = side == 0 || options.seats[0] != a_person;
    if (options.seats[side] == a_person)
        return play::Seat{.name = is_first_person ? options.text.player : ""};
    if (options.seats[side] == "computer")
        return play::Seat{.kind = play::SeatKind::computer, .level = *level};
    return misuse(say(
        voice, message::wrong_seat,
        {{"option", side == 0 ? "--white" : "--black"}, {"value", shown(options.seats[side])}}));
}

Result<text::GameSource, Complaint> new_game(Voice voice, const PlayOptions& options) {
    text::GameSource source;
    auto start = playable_start(voice, options.start);
    if (!start) return Failure(start.error());
    source.table.start = *std::move(start);
    source.table.strict = options.strict;
    for (std::size_t side = 0; side < source.table.seats.size(); ++side) {
        auto seated = seat(voice, options, side);
        if (!seated) return Failure(seated.error());
        source.table.seats[side] = *std::move(seated);
    }
    if (options.clock) {
        source.table.time = play::read_time_control(*options.clock);
        if (!source.table.time)
            return misuse(say(voice, message::wrong_clock, {{"clock", shown(*options.clock)}}));
    }
    return source;
}

/// The seed of the computer's choices: the one asked for, or any.
Result<std::uint64_t, Complaint> seed_of(Voice voice, const PlayOptions& options) {
    if (!options.seed) return std::random_device()();
    constexpr std::uint64_t most = 1'000'000'000'000;
    const auto seed = core::read_number<std::uint64_t>(*options.seed, 0, most);
    if (!seed) return misuse(say(voice, message::wrong_seed, {{"seed", shown(*options.seed)}}));
    return *seed;
}

int execute(const Console& console, const PlayOptions& options) {
    const Voice voice = console.voice;
    auto source =
        options.load || options.resume ? old_game(voice, options) : new_game(voice, options);
    if (!source) return console.complain(source.error());
    const auto seed = seed_of(voice, options);
    if (!seed) return console.complain(seed.error());
    auto text = text_options(console, options.text);
    if (!text) return console.complain(text.error());
    text->seed = *seed;
    for (std::size_t side = 0; side < options.languages.size(); ++side) {
        if (!options.languages[side]) continue;
        text->languages[side] = words::language_of(*options.languages[side]);
        if (!text->languages[side])
            return console.misuse(say(voice, message::unknown_player_language,
                                      {{"language", shown(*options.languages[side])}}));
    }
    const auto terminal = open_terminal(console, options.text);
    return text::run_game(*terminal, *text, *std::move(source)) ? success : refused;
}

} // namespace

Subcommand add_play(const Declaration& parent, words::Voice voice) {
    const Declaration line = parent.command("play", say(voice, message::help_play),
                                            say(voice, message::help_play_examples));
    auto options = std::make_shared<PlayOptions>();
    add_position_options(line, options->start, voice);
    const std::array<const char*, 2> sides{"--white", "--black"};
    const std::array<const char*, 2> side_languages{"--white-lang", "--black-lang"};
    for (std::size_t side = 0; side < sides.size(); ++side)
        line.option(sides[side], options->seats[side], say(voice, message::help_seats[side]),
                    "human|computer");
    line.option("--level", options->level,
                say(voice, message::help_level, {{"usual", play::Seat::default_level}}), "1-10");
    line.option("--clock", options->clock, say(voice, message::help_clock), "5+3");
    line.option("--load", options->load, say(voice, message::help_load),
                say(voice, message::help_file_value));
    line.flag("--resume", options->resume, say(voice, message::help_resume));
    line.flag("--strict", options->strict, say(voice, message::help_strict));
    line.option("--seed", options->seed, say(voice, message::help_seed), "N");
    for (std::size_t side = 0; side < sides.size(); ++side)
        line.option(side_languages[side], options->languages[side],
                    say(voice, message::help_player_language[side]), "fr|en");
    add_text_options(line, options->text, voice);
    return {line, [options](Console& console) { return execute(console, *options); }};
}

} // namespace command
