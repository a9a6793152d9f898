#include "view/new_name.hpp"

#include <utility>

#include "words/window_messages.hpp"

namespace view {
namespace {

namespace message = words::message;

enum : int { name_id, rename_id, cancel_id };

} // namespace

void ask(NewName& asked, FormState& form, WidgetKey entry, const std::string& old) {
    asked = {.entry = entry, .name = suggestion(old)};
    form = {.focus = WidgetKey{name_id}};
}

void stop_asking(NewName& asked, FormState& form) {
    form = {.focus = std::exchange(asked.entry, std::nullopt)};
}

void add_question(Form& form, const NewName& asked, words::Voice voice, const std::string& title,
                  const words::Message& caption) {
    add_text(form, Heading{title});
    add(form, name_id, Field{say(voice, caption), asked.name});
    add(form, rename_id, Button{.text = say(voice, message::window_rename), .is_main = true}, 2);
    add(form, cancel_id, Button{.text = say(voice, message::window_cancel)}, 2);
}

NameStep take(NewName& asked, const WidgetEvent& event) {
    if (event.key == back_key || event.key.id == cancel_id) return NameStep::given_up;
    if (!event.is_edit) return NameStep::given;
    asked.name = event.entry;
    return NameStep::typed;
}

} // namespace view
