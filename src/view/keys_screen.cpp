#include "view/keys_screen.hpp"

#include "view/keys.hpp"
#include "words/key_messages.hpp"
#include "words/window_messages.hpp"

namespace view {
namespace {

namespace message = words::message;
using words::say;

Form form_of(const Look& look) {
    const words::Voice voice = voice_of(look);
    Form form = form_titled(look, message::keys_title, message::window_close);
    for (const KeyGroup& group : key_groups()) {
        add_text(form, Heading{say(voice, group.title)});
        for (const KeyLine& line : group.lines)
            add_text(form, Pair{keys_text(voice, line, letters_of(look.settings)),
                                say(voice, line.what)});
    }
    return form;
}

} // namespace

void draw(const KeysScreen& screen, const Look& look, Scene& scene) {
    draw(form_of(look), screen.form, look, scene);
}

Orders handle(KeysScreen& screen, const Input& input, const Look& look) {
    const auto event = handle(form_of(look), screen.form, input, look);
    return event ? Orders{CloseScreen{}} : Orders{};
}

} // namespace view
