#pragma once

#include <string>
#include <vector>

#include "view/form.hpp"
#include "view/order.hpp"
#include "words/message.hpp"

/// What the screens around the game share.
namespace view {

inline words::Voice voice_of(const Look& look) { return voice_of(look.settings); }

/// A form with its title, and the button that leads back.
inline Form form_titled(const Look& look, const words::Message& title, const words::Message& back) {
    return {.title = say(voice_of(look), title), .back = say(voice_of(look), back)};
}

/// Says what went wrong below a form, where it is always seen.
inline void add_problem(Form& form, const std::string& problem) {
    if (!problem.empty()) add_text(form, Paragraph{problem, Tone::warning}, Strip::footer);
}
/// The same of what was done.
inline void add_notice(Form& form, const std::string& notice) {
    if (!notice.empty()) add_text(form, Paragraph{notice}, Strip::footer);
}

} // namespace view
