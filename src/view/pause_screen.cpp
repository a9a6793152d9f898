#include "view/pause_screen.hpp"

#include "view/keys.hpp"
#include "words/window_analysis_messages.hpp"
#include "words/window_messages.hpp"

namespace view {
namespace {

namespace message = words::message;
using words::say;

enum : int { go_on_id, analyse_id };

Form form_of(const Look& look) {
    const words::Voice voice = voice_of(look);
    Form form = form_titled(look, message::window_paused, message::window_back_to_game);
    add_text(form, Paragraph{say(voice, message::window_paused_text)});
    add(form, go_on_id,
        Button{.text = say(voice, message::window_go_on),
               .is_main = true,
               .keys = key_name(voice, KeyAction::pause)});
    add(form, analyse_id,
        Button{.text = say(voice, message::window_analysis_of_game),
               .keys = key_name(voice, KeyAction::analyse)});
    return form;
}

} // namespace

void draw(const PauseScreen& screen, const Look& look, Scene& scene) {
    scene.emplace_back(Fill{look.area, Tone::background}); // hides the board
    draw(form_of(look), screen.form, look, scene);
}

Orders handle(PauseScreen& screen, const Input& input, const Look& look) {
    const auto event = handle(form_of(look), screen.form, input, look);
    if ((event && event->key.id == analyse_id) || action_of(input) == KeyAction::analyse)
        return {ShowScreen{ScreenKind::analysis}};
    const bool goes_on = event || action_of(input) == KeyAction::pause;
    return goes_on ? Orders{CloseScreen{}} : Orders{};
}

} // namespace view
