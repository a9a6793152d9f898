#include "command/text_options.hpp"

#include "command/kept_places.hpp"
#include "play/name.hpp"
#include "words/play_command_messages.hpp"
#include "words/profile_messages.hpp"

namespace command {

namespace message = words::message;
using words::say;

void add_text_options(const Declaration& line, TextModeOptions& options, words::Voice voice) {
    line.flag("--heights", options.heights, say(voice, message::help_heights));
    line.flag("--phrases", options.phrases, say(voice, message::help_phrases));
    line.flag("--plain", options.plain, say(voice, message::help_plain));
    line.option("--profile", options.player, say(voice, message::help_profile_option),
                say(voice, message::help_name_value));
}

core::Result<text::TextOptions, Complaint> text_options(const Console& console,
                                                        const TextModeOptions& options) {
    if (!options.player.empty() && !play::is_name(options.player))
        return misuse(say(console.voice, message::wrong_player_name,
                          {{"name", words::shown(options.player)}}));
    const auto places = kept_places(console);
    if (!places) return core::Failure(places.error());
    return text::TextOptions{.voice = console.voice,
                             .places = *places,
                             .player = options.player,
                             .heights = options.heights,
                             .phrases = options.phrases};
}

std::unique_ptr<text::Terminal> open_terminal(const Console& console,
                                              const TextModeOptions& options) {
    return text::standard_terminal({.plain = options.plain,
                                    .no_color = console.surroundings.no_color,
                                    .utf8 = console.voice.encoding == words::Encoding::utf8,
                                    .term = console.surroundings.term});
}

} // namespace command
