#include "view/open_screen.hpp"

#include <utility>

#include "phrase/games.hpp"
#include "play/date.hpp"
#include "words/save_messages.hpp"
#include "words/window_messages.hpp"

namespace view {
namespace {

namespace message = words::message;
using words::say;

enum Id : int {
    interrupted_id,
    save_id,
    path_id,
    file_id,
    damaged_id,
    readable_id,
    delete_id,
    cancel_id
};

int half_move_of(const play::Summary& game) {
    return phrase::half_move(game.move_number, game.turn);
}

class Builder {
  public:
    Builder(const OpenScreen& screen, const Look& look)
        : screen_(screen), voice_(voice_of(look)),
          form_(form_titled(look, message::window_open, message::window_cancel)) {}

    Form build() {
        if (screen_.damaged) return ask_about_damage();
        if (screen_.lost) return ask_about_deleting();
        form_.max_width = 48; // two cards beside each other
        add_problem();
        add_interrupted();
        add_saves();
        add_text(form_, Heading{say(voice_, message::window_file)});
        add(form_, path_id, Field{say(voice_, message::window_path), screen_.path});
        add(form_, file_id, Button{.text = say(voice_, message::window_open_file)});
        return std::move(form_);
    }

  private:
    Form ask_about_damage() {
        const play::SaveEntry& save = screen_.saves[*screen_.damaged];
        const words::Argument number{"number", half_move_of(*save.game)};
        add_text(form_, Paragraph{say(voice_, message::window_damaged_question,
                                      {{"name", save.name}, number})});
        add(form_, damaged_id, Button{.text = say(voice_, message::window_resume_at, {number})}, 2);
        add(form_, cancel_id, Button{.text = say(voice_, message::window_cancel)}, 2);
        return std::move(form_);
    }

    Form ask_about_deleting() {
        add_text(form_, Paragraph{say(voice_, message::window_unreadable_question)});
        add(form_, delete_id, Button{.text = say(voice_, message::window_delete)}, 2);
        add(form_, cancel_id, Button{.text = say(voice_, message::window_cancel)}, 2);
        return std::move(form_);
    }

    void add_problem() {
        if (screen_.problem.empty()) return;
        add_text(form_, Paragraph{screen_.problem, Tone::warning}, Strip::footer);
        if (!screen_.resumed) return;
        add(form_, readable_id, Button{.text = say(voice_, message::window_resume_readable)}, 2,
            Strip::footer);
        add(form_, delete_id, Button{.text = say(voice_, message::window_delete)}, 2,
            Strip::footer);
    }

    void add_interrupted() {
        if (screen_.interrupted.empty()) return;
        add_text(form_, Heading{say(voice_, message::window_interrupted)});
        for (std::size_t i = 0; i < screen_.interrupted.size(); ++i) {
            const play::InterruptedGame& game = screen_.interrupted[i];
            add_card(interrupted_id, i,
                     {.title = play::day_text(game.time),
                      .text = game.game ? phrase::game_in_short(voice_, *game.game)
                                        : say(voice_, message::window_unreadable),
                      .board = game.game ? &game.game->board : nullptr});
        }
    }

    void add_saves() {
        add_text(form_, Heading{say(voice_, message::window_saves)});
        if (screen_.saves.empty())
            add_text(form_, Paragraph{say(voice_, message::no_saves), Tone::faint});
        for (std::size_t i = 0; i < screen_.saves.size(); ++i) {
            const play::SaveEntry& save = screen_.saves[i];
            add_card(save_id, i,
                     {.title = save.name,
                      .text = say(voice_, message::window_save_text,
                                  {{"date", play::day_text(save.time)}, {"game", text_of(save)}}),
                      .board = save.game ? &save.game->board : nullptr});
        }
    }

    std::string text_of(const play::SaveEntry& save) const {
        if (!save.game) return say(voice_, message::window_unreadable);
        std::string game = phrase::game_in_short(voice_, *save.game);
        return save.is_damaged ? say(voice_, message::window_damaged, {{"game", std::move(game)}})
                               : game;
    }

    void add_card(int id, std::size_t item, Card card) {
        form_.widgets.push_back({{id, static_cast<int>(item)}, std::move(card), 2});
    }

    const OpenScreen& screen_;
    words::Voice voice_;
    Form form_;
};

/// Asks about a save of which only a part can be read before it is ordered.
Orders open_save(OpenScreen& screen, std::size_t place) {
    const play::SaveEntry& save = screen.saves[place];
    if (!save.is_damaged || !save.game) return {OpenSave{save.name}};
    screen.damaged = place;
    screen.form = {.focus = WidgetKey{cancel_id}};
    return {};
}

/// Of what cannot be read nothing is left but to delete it, once that is asked.
Orders resume(OpenScreen& screen, std::size_t place, bool takes_damaged) {
    if (!screen.interrupted[place].game) {
        screen.lost = place;
        screen.form = {.focus = WidgetKey{cancel_id}};
        return {};
    }
    screen.resumed = place;
    return {ResumeGame{screen.interrupted[place], takes_damaged}};
}

Orders open_file(OpenScreen& screen, words::Voice voice) {
    if (!screen.path.text.empty()) return {OpenFile{screen.path.text}};
    screen.problem = say(voice, message::window_no_path);
    screen.form.focus = WidgetKey{path_id};
    return {};
}

/// Back to the list.
void forget_damage(OpenScreen& screen) {
    const auto place = std::exchange(screen.damaged, std::nullopt);
    if (place) screen.form = {.focus = WidgetKey{save_id, static_cast<int>(*place)}};
    const auto lost = std::exchange(screen.lost, std::nullopt);
    if (lost) screen.form = {.focus = WidgetKey{interrupted_id, static_cast<int>(*lost)}};
}

Orders take(OpenScreen& screen, const WidgetEvent& event, const Look& look) {
    const auto place = static_cast<std::size_t>(event.key.item);
    const auto resumed = std::exchange(screen.resumed, std::nullopt);
    screen.problem.clear();
    switch (event.key.id) {
    case interrupted_id: return resume(screen, place, false);
    case readable_id: return resume(screen, *resumed, true);
    case delete_id:
        return {RemoveInterrupted{screen.interrupted[screen.lost ? *screen.lost : *resumed]}};
    case save_id: return open_save(screen, place);
    case damaged_id: {
        const std::string name = screen.saves[*screen.damaged].name;
        forget_damage(screen);
        return {OpenSave{name, true}};
    }
    case path_id:
        if (!event.is_edit) return open_file(screen, voice_of(look));
        screen.path = event.entry;
        return {};
    case file_id: return open_file(screen, voice_of(look));
    default: forget_damage(screen); return {};
    }
}

} // namespace

OpenScreen open_screen(const std::optional<play::Places>& places, words::Voice voice) {
    OpenScreen screen;
    if (!places) {
        screen.problem = say(voice, message::no_home);
        return screen;
    }
    screen.interrupted = play::RunningGames(places->running).interrupted();
    screen.saves = play::Saves(places->saves).list();
    return screen;
}

void draw(const OpenScreen& screen, const Look& look, Scene& scene) {
    draw(Builder(screen, look).build(), screen.form, look, scene);
}

Orders handle(OpenScreen& screen, const Input& input, const Look& look) {
    const auto event = handle(Builder(screen, look).build(), screen.form, input, look);
    if (!event) return {};
    if (event->key == back_key && !screen.damaged && !screen.lost) return {CloseScreen{}};
    return take(screen, *event, look);
}

} // namespace view
