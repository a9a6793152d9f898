#include "command/letters_option.hpp"

#include "words/command_messages.hpp"
#include "words/help_messages.hpp"

namespace command {

namespace message = words::message;
using words::say;

void add_letters_option(const Declaration& line, std::string& value, words::Voice voice) {
    line.option("--letters", value, say(voice, message::help_letters), "en|fr|de|es|it|nl|auto");
}

core::Result<game::LetterSet, Complaint> chosen_letters(words::Voice voice,
                                                        const std::string& value) {
    if (value == "auto") return game::every_language();
    if (const auto letters = game::language_of(value)) return game::LetterSet{*letters};
    return core::Failure(Complaint{
        misused, say(voice, message::unknown_letters, {{"letters", words::shown(value)}})});
}

} // namespace command
