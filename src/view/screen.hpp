#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "view/form.hpp"
#include "view/order.hpp"
#include "words/message.hpp"

/// Functions shared by the screens around the game.
namespace view {

inline words::Voice voice_of(const Look& look) { return voice_of(look.settings); }

/// A form with its title, and the button that leads back.
inline Form form_titled(const Look& look, const words::Message& title, const words::Message& back) {
    return {.title = say(voice_of(look), title), .back = say(voice_of(look), back)};
}

/// Shows an error below a form, where it is always visible.
inline void add_problem(Form& form, const std::string& problem) {
    if (!problem.empty()) add_text(form, Paragraph{problem, Tone::warning}, Strip::footer);
}
/// The same for a confirmation.
inline void add_notice(Form& form, const std::string& notice) {
    if (!notice.empty()) add_text(form, Paragraph{notice}, Strip::footer);
}

/// Says above a list what the keys do with the entry that has the focus.
inline void add_action_keys(Form& form, words::Voice voice, const words::Message& sentence) {
    add_text(form, Paragraph{say(voice, sentence,
                                 {{"rename", key_name(voice, KeyAction::rename)},
                                  {"remove", key_name(voice, KeyAction::remove)},
                                  {"analyse", key_name(voice, KeyAction::analyse)},
                                  {"export", key_name(voice, KeyAction::save)}}),
                             Tone::faint});
}

/// Keeps the focus inside a list with this many entries, some of which may have been removed.
inline void stay_in_list(FormState& form, int id, std::size_t count) {
    if (form.focus && form.focus->id == id && count > 0)
        form.focus->item = std::min(form.focus->item, static_cast<int>(count) - 1);
}

} // namespace view
