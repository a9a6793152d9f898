#include <random>

#include "command/subcommand.hpp"
#include "uci/conversation.hpp"
#include "words/help_messages.hpp"

namespace command {
namespace {

namespace message = words::message;
using words::say;

int execute(const Console& console) {
    uci::converse(console.in, console.out, std::random_device()());
    return success;
}

} // namespace

Subcommand add_uci(const Declaration& parent, words::Voice voice) {
    const Declaration line = parent.command("uci", say(voice, message::help_uci),
                                            say(voice, message::help_uci_examples));
    return {line, [](Console& console) { return execute(console); }};
}

} // namespace command
