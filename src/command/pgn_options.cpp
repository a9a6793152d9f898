#include "command/pgn_options.hpp"

#include "words/command_messages.hpp"
#include "words/help_messages.hpp"

namespace command {

namespace message = words::message;
using words::say;

void add_file_arguments(const Declaration& line, std::vector<std::string>& files,
                        words::Voice voice) {
    line.argument(say(voice, message::help_file_value), files, say(voice, message::help_files));
}

int complain_without_files(const Console& console, const char* example) {
    return console.misuse(say(console.voice, message::missing_file, {{"example", example}}));
}

} // namespace command
