#include "command/letters_option.hpp"

#include "play/name.hpp"
#include "words/command_messages.hpp"
#include "words/help_messages.hpp"

namespace command {

namespace message = words::message;
using words::say;

namespace {

constexpr const char* values = "en|fr|de|es|it|nl|auto";

} // namespace

void add_letters_option(const Declaration& line, std::string& value, words::Voice voice) {
    line.option("--letters", value, say(voice, message::help_letters), values);
}

void add_letters_to_load(const Declaration& line, std::optional<std::string>& value,
                         words::Voice voice) {
    line.option("--letters", value, say(voice, message::help_letters), values);
}

core::Result<game::LetterSet, Complaint> letters_to_load(words::Voice voice,
                                                         const std::optional<std::string>& load,
                                                         const std::optional<std::string>& value) {
    if (!value) return game::LetterSet{game::Letters::english};
    if (!load || !play::is_path(*load))
        return core::Failure(Complaint{misused, say(voice, message::letters_without_file)});
    return chosen_letters(voice, *value);
}

core::Result<game::LetterSet, Complaint> chosen_letters(words::Voice voice,
                                                        const std::string& value) {
    if (value == "auto") return game::every_language();
    if (const auto letters = game::language_of(value)) return game::LetterSet{*letters};
    return core::Failure(Complaint{
        misused, say(voice, message::unknown_letters, {{"letters", words::shown(value)}})});
}

} // namespace command
