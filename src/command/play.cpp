#include <array>
#include <memory>

#include "command/game_options.hpp"
#include "command/letters_option.hpp"
#include "command/start_position.hpp"
#include "command/subcommand.hpp"
#include "command/text_options.hpp"
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

struct PlayOptions {
    GameOptions game;
    TextModeOptions text;
    std::array<std::optional<std::string>, 2> languages;
    std::optional<std::string> load;
    std::optional<std::string> letters;
    bool resume = false;
};

/// The game to load or resume. It has its own settings, so options of a new game are refused.
Result<text::GameSource, Complaint> old_game(Voice voice, const PlayOptions& options) {
    const char* const taken = options.load ? "--load" : "--resume";
    const char* stray = option_of_new_game(options.game);
    if (options.load && options.resume) stray = "--resume";
    if (stray != nullptr)
        return misuse(say(voice, message::options_exclude, {{"option", stray}, {"other", taken}}));
    const auto letters = letters_to_load(voice, options.load, options.letters);
    if (!letters) return Failure(letters.error());
    return text::GameSource{.load = options.load, .letters = *letters, .resume = options.resume};
}

Result<text::GameSource, Complaint> new_game(Voice voice, const PlayOptions& options) {
    const auto letters = letters_to_load(voice, options.load, options.letters);
    if (!letters) return Failure(letters.error());
    auto table = table_options(voice, options.game);
    if (!table) return Failure(table.error());
    return text::GameSource{.table = *std::move(table)};
}

int execute(const Console& console, PlayOptions& options) {
    const Voice voice = console.voice;
    options.game.player = options.text.player;
    auto source =
        options.load || options.resume ? old_game(voice, options) : new_game(voice, options);
    if (!source) return console.complain(source.error());
    warn_of_repairs(console, options.game.start);
    const auto seed = seed_of(voice, options.game);
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
    const bool is_played = text::run_game(*terminal, *text, *std::move(source));
    return console.finish(is_played ? success : refused, terminal->write_error());
}

} // namespace

Subcommand add_play(const Declaration& parent, words::Voice voice) {
    const Declaration line = parent.command("play", say(voice, message::help_play),
                                            say(voice, message::help_play_examples));
    auto options = std::make_shared<PlayOptions>();
    add_game_options(line, options->game, voice);
    const std::array<const char*, 2> side_languages{"--white-lang", "--black-lang"};
    line.option("--load", options->load, say(voice, message::help_load),
                say(voice, message::help_file_value));
    add_letters_to_load(line, options->letters, voice);
    line.flag("--resume", options->resume, say(voice, message::help_resume));
    for (std::size_t side = 0; side < side_languages.size(); ++side)
        line.option(side_languages[side], options->languages[side],
                    say(voice, message::help_player_language[side]), "fr|en");
    add_text_options(line, options->text, voice);
    return {line, [options](Console& console) { return execute(console, *options); }};
}

} // namespace command
