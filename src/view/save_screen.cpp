#include "view/save_screen.hpp"

#include <algorithm>

#include "play/date.hpp"
#include "play/name.hpp"
#include "words/save_messages.hpp"
#include "words/window_messages.hpp"

namespace view {
namespace {

namespace message = words::message;
using words::say;

enum Id : int { name_id, save_id, taken_id, replace_id, keep_id };

bool is_taken(const SaveScreen& screen, const std::string& name) {
    return std::ranges::find(screen.saves, name, &play::SaveName::name) != screen.saves.end();
}

Form form_of(const SaveScreen& screen, const Look& look) {
    const words::Voice voice = voice_of(look);
    Form form = form_titled(look, message::window_save_title, message::window_cancel);
    if (screen.is_replacing) {
        add_text(form, Paragraph{say(voice, message::replace_save, {{"name", screen.name.text}})});
        add(form, replace_id, Button{.text = say(voice, message::window_replace_yes)}, 2);
        add(form, keep_id, Button{.text = say(voice, message::window_replace_no)}, 2);
        return form;
    }
    add(form, name_id, Field{say(voice, message::window_save_name), screen.name});
    if (!screen.problem.empty()) add_text(form, Paragraph{screen.problem, Tone::warning});
    if (!screen.saves.empty()) add_text(form, Heading{say(voice, message::window_saves)});
    for (std::size_t i = 0; i < screen.saves.size(); ++i)
        form.widgets.push_back(
            {{taken_id, static_cast<int>(i)},
             Button{.text = say(voice, message::window_save_entry,
                                {{"name", screen.saves[i].name},
                                 {"date", play::day_text(screen.saves[i].time)}})},
             2});
    add(form, save_id, Button{.text = say(voice, message::window_save), .is_main = true}, 1,
        Strip::footer);
    return form;
}

Orders save(SaveScreen& screen, words::Voice voice) {
    const std::string& name = screen.name.text;
    screen.form.focus = WidgetKey{name_id};
    if (!play::is_name(name)) {
        screen.problem = say(voice, message::wrong_save_name);
        return {};
    }
    if (is_taken(screen, name) && name != screen.own) {
        screen.is_replacing = true;
        screen.form = {.focus = WidgetKey{keep_id}};
        return {};
    }
    return {SaveGame{name}};
}

} // namespace

SaveScreen save_screen(const play::Keeper* keeper, const std::optional<std::string>& own,
                       words::Voice voice, const std::string& day) {
    SaveScreen screen{.own = own};
    if (keeper != nullptr)
        screen.saves = keeper->save_names();
    else
        screen.problem = say(voice, message::no_home);
    screen.name =
        suggestion(own.value_or(say(voice, message::window_save_suggestion, {{"date", day}})));
    return screen;
}

void draw(const SaveScreen& screen, const Look& look, Scene& scene) {
    draw(form_of(screen, look), screen.form, look, scene);
}

Orders handle(SaveScreen& screen, const Input& input, const Look& look) {
    const auto event = handle(form_of(screen, look), screen.form, input, look);
    if (!event) return {};
    const bool was_asked = std::exchange(screen.is_replacing, false);
    switch (event->key.id) {
    case name_id:
        if (!event->is_edit) return save(screen, voice_of(look));
        screen.name = event->entry;
        screen.problem.clear();
        return {};
    case taken_id:
        screen.name = suggestion(screen.saves[static_cast<std::size_t>(event->key.item)].name);
        return save(screen, voice_of(look));
    case save_id: return save(screen, voice_of(look));
    case replace_id: return {SaveGame{screen.name.text, true}};
    case keep_id: screen.form.focus = WidgetKey{name_id}; return {};
    default: return was_asked ? Orders{} : Orders{CloseScreen{}};
    }
}

} // namespace view
