#include <memory>

#include "command/kept_places.hpp"
#include "command/subcommand.hpp"
#include "phrase/profiles.hpp"
#include "text/profile_page.hpp"
#include "words/help_messages.hpp"
#include "words/play_command_messages.hpp"
#include "words/profile_messages.hpp"
#include "words/save_messages.hpp"

namespace command {
namespace {

namespace message = words::message;
using words::say;

int list(const Console& console, const play::Profiles& profiles) {
    for (const std::string& name : profiles.list()) console.out << name << '\n';
    if (profiles.list().empty()) console.out << say(console.voice, message::profiles_none) << '\n';
    return success;
}

int execute(const Console& console, const std::string& name) {
    const auto places = kept_places(console);
    if (!places) return console.complain(places.error());
    if (!*places) return console.refuse(say(console.voice, message::no_home));
    const play::Profiles profiles((*places)->profiles);
    if (name.empty()) return list(console, profiles);
    const auto profile = profiles.load(name);
    if (!profile)
        return console.refuse(phrase::profile_error(console.voice, name, profile.error()));
    for (const std::string& line : text::profile_page(console.voice, *profile))
        console.out << line << '\n';
    return success;
}

} // namespace

Subcommand add_profile(const Declaration& parent, words::Voice voice) {
    const Declaration line = parent.command("profile", say(voice, message::help_profile),
                                            say(voice, message::help_profile_examples));
    auto name = std::make_shared<std::string>();
    line.argument(say(voice, message::help_name_value), *name,
                  say(voice, message::help_profile_name));
    return {line, [name](Console& console) { return execute(console, *name); }};
}

} // namespace command
