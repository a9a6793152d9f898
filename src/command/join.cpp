#include <memory>
#include <random>

#include "command/server_data.hpp"
#include "command/subcommand.hpp"
#include "command/text_options.hpp"
#include "words/online_play_messages.hpp"
#include "words/play_command_messages.hpp"

namespace command {
namespace {

namespace message = words::message;
using words::say;

struct JoinOptions {
    std::string address;
    std::string name;
    TextModeOptions text;
};

int execute(const Console& console, const JoinOptions& options) {
    const auto address = online::read_address(options.address);
    if (!address)
        return console.misuse(
            online::fault_sentence(console.voice, address.error(), options.address));
    auto text = text_options(console, options.text);
    if (!text) return console.complain(text.error());
    std::random_device random;
    text->seed = (std::uint64_t{random()} << 32) + random(); // nobody else has the same
    const auto make_line = line_maker(console.voice);
    if (!make_line) return console.complain(make_line.error());
    const auto terminal = open_terminal(console, options.text);
    const bool is_entered =
        text::run_online(*terminal, *text, {*address, options.name, *make_line});
    return console.finish(is_entered ? success : refused, terminal->write_error());
}

} // namespace

Subcommand add_join(const Declaration& parent, words::Voice voice) {
    const Declaration line = parent.command("join", say(voice, message::help_join),
                                            say(voice, message::help_join_examples));
    auto options = std::make_shared<JoinOptions>();
    line.argument("URL", options->address, say(voice, message::help_join_address));
    line.option("--name", options->name, say(voice, message::help_join_name),
                say(voice, message::help_name_value));
    line.flag("--heights", options->text.heights, say(voice, message::help_heights));
    line.flag("--plain", options->text.plain, say(voice, message::help_plain));
    return {line, [options](Console& console) { return execute(console, *options); }};
}

} // namespace command
