#include "view/save_screen.hpp"

#include "play/date.hpp"
#include "words/save_messages.hpp"
#include "words/window_messages.hpp"

namespace view {
namespace {

namespace message = words::message;
using words::say;

enum : int { name_id, save_id, taken_id, file_id };

Form form_of(const SaveScreen& screen, const Look& look) {
    const words::Voice voice = voice_of(look);
    Form form = form_titled(look, message::window_save_title, message::window_cancel);
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
    add(form, file_id, Button{.text = say(voice, message::window_save_to_file)}, 2, Strip::footer);
    add(form, save_id, Button{.text = say(voice, message::window_save), .is_main = true}, 2,
        Strip::footer);
    return form;
}

/// The room checks the name, and asks before another save is replaced.
Orders save(SaveScreen& screen) {
    screen.form.focus = WidgetKey{name_id};
    return {SaveGame{screen.name.text}};
}

} // namespace

SaveScreen save_screen(const play::Keeper* keeper, const std::optional<std::string>& own,
                       words::Voice voice, const std::string& day) {
    SaveScreen screen;
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
    switch (event->key.id) {
    case name_id:
        if (!event->is_edit) return save(screen);
        screen.name = event->entry;
        screen.problem.clear();
        return {};
    case taken_id:
        screen.name = suggestion(screen.saves[static_cast<std::size_t>(event->key.item)].name);
        return save(screen);
    case save_id: return save(screen);
    case file_id: return {BrowseFiles{FilesUse::write}};
    default: return {CloseScreen{}};
    }
}

} // namespace view
