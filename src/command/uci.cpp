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

Subcommand add_uci(CLI::App& parent, words::Voice voice) {
    CLI::App* app = parent.add_subcommand("uci", say(voice, message::help_uci));
    app->footer(say(voice, message::help_uci_examples));
    return {app, [](Console& console) { return execute(console); }};
}

} // namespace command
