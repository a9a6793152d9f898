#include "text/profiles_dialogue.hpp"

#include <algorithm>

#include "text/profile_page.hpp"
#include "text/typed.hpp"
#include "words/layout.hpp"
#include "words/profile_messages.hpp"
#include "words/room_messages.hpp"
#include "words/save_messages.hpp"

namespace text {

namespace message = words::message;

void ProfilesDialogue::list() const {
    const std::string names = words::joined(keeper_.players(), ", ");
    if (names.empty())
        dialogue().say(message::profiles_none);
    else
        dialogue().say(message::profiles_title, {{"names", names}});
}

bool ProfilesDialogue::is_player(const std::string& name) const {
    const auto names = keeper_.players();
    return std::ranges::find(names, name) != names.end();
}

void ProfilesDialogue::ask_player() {
    if (!keeper_.has_place()) return dialogue().say(message::no_home);
    list();
    const Question question{dialogue().words(message::ask_player),
                            dialogue().words(message::ask_player_help)};
    while (const auto line = dialogue().ask_name(question)) {
        if (line->empty()) return;
        const Typed typed = read_keyword(*line);
        if (typed.keyword == Keyword::rename && !is_player(*line))
            rename(typed.argument);
        else if (typed.keyword == Keyword::remove && !is_player(*line))
            remove(typed.argument);
        else if (choose(*line))
            return;
    }
}

void ProfilesDialogue::rename(const std::string& name) {
    if (!is_player(name))
        return dialogue().say(message::no_such_profile, {{"name", words::shown(name)}});
    const auto other =
        dialogue().ask_name({dialogue().words(message::ask_new_name, {{"name", name}}),
                             dialogue().words(message::ask_player_help)});
    if (other) act(room::RenamePlayer{name, *other});
}

void ProfilesDialogue::remove(const std::string& name) {
    act(room::RemovePlayer{name});
    answer_questions();
}

void ProfilesDialogue::rename_player(const room::PlayerRenamed& event) {
    if (player_ == event.from) player_ = event.to;
}

/// Chooses the player and shows their profile; if that fails, returns false and says why.
bool ProfilesDialogue::choose(const std::string& name) {
    act(room::ChoosePlayer{name});
    const auto profile = keeper_.load_profile(name);
    if (!profile) return false;
    for (const std::string& line : profile_page(dialogue().voice(), *profile))
        dialogue().print_line(line);
    dialogue().say(message::player_chosen, {{"name", name}});
    player_ = name;
    return true;
}

} // namespace text
