#include "view/notes_screen.hpp"

#include "words/files_messages.hpp"
#include "words/window_messages.hpp"

namespace view {
namespace {

namespace message = words::message;

constexpr int close_id = 0;

Form form_of(const NotesScreen& screen, const Look& look) {
    Form form = form_titled(look, screen.is_refusal ? message::notes_refused : message::notes_title,
                            message::window_close);
    const Tone tone = screen.is_refusal ? Tone::warning : Tone::text;
    for (const std::string& note : screen.notes) add_text(form, Paragraph{note, tone});
    if (screen.is_refusal) return form;
    add(form, close_id, Button{.text = say(voice_of(look), message::notes_close), .is_main = true},
        1, Strip::footer);
    return form;
}

} // namespace

void draw(const NotesScreen& screen, const Look& look, Scene& scene) {
    draw(form_of(screen, look), screen.form, look, scene);
}

Orders handle(NotesScreen& screen, const Input& input, const Look& look) {
    const auto event = handle(form_of(screen, look), screen.form, input, look);
    return event ? Orders{CloseScreen{}} : Orders{};
}

} // namespace view
