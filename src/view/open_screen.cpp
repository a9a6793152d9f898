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

enum Id : int { interrupted_id, save_id, path_id, file_id, readable_id, delete_id, cancel_id };

class Builder {
  public:
    Builder(const OpenScreen& screen, const Look& look)
        : screen_(screen), voice_(voice_of(look)),
          form_(form_titled(look, message::window_open, message::window_cancel)) {}

    Form build() {
        if (screen_.asked) return ask_about(*screen_.asked);
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
    /// Of an interrupted game nothing else would be left to do but to delete it.
    Form ask_about(WidgetKey card) {
        const auto place = static_cast<std::size_t>(card.item);
        const bool is_save = card.id == save_id;
        const std::string name =
            is_save ? screen_.saves[place].name : say(voice_, message::interrupted_game);
        const auto& game = is_save ? screen_.saves[place].game : screen_.interrupted[place].game;
        if (game) {
            const words::Argument number{"number", static_cast<int>(game->plies)};
            add_text(form_, Paragraph{say(voice_, message::window_damaged_question,
                                          {{"name", name}, number})});
            add(form_, readable_id,
                Button{.text = say(voice_, message::window_resume_at, {number})}, 2);
        } else {
            add_text(form_, Paragraph{say(voice_, message::window_unreadable_question)});
        }
        if (!is_save) add(form_, delete_id, Button{.text = say(voice_, message::window_delete)}, 2);
        add(form_, cancel_id, Button{.text = say(voice_, message::window_cancel)}, 2);
        return std::move(form_);
    }

    void add_problem() {
        if (screen_.problem.empty()) return;
        add_text(form_, Paragraph{screen_.problem, Tone::warning}, Strip::footer);
    }

    void add_interrupted() {
        if (screen_.interrupted.empty()) return;
        add_text(form_, Heading{say(voice_, message::window_interrupted)});
        for (std::size_t i = 0; i < screen_.interrupted.size(); ++i) {
            const play::InterruptedGame& game = screen_.interrupted[i];
            add_card(interrupted_id, i,
                     {.title = play::day_text(game.time),
                      .text = text_of(game),
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

    /// Of a save or an interrupted game.
    std::string text_of(const auto& kept) const {
        if (!kept.game) return say(voice_, message::window_unreadable);
        std::string game = phrase::game_in_short(voice_, *kept.game);
        return kept.is_damaged ? say(voice_, message::window_damaged, {{"game", std::move(game)}})
                               : game;
    }

    void add_card(int id, std::size_t item, Card card) {
        form_.widgets.push_back({{id, static_cast<int>(item)}, std::move(card), 2});
    }

    const OpenScreen& screen_;
    words::Voice voice_;
    Form form_;
};

void ask_about(OpenScreen& screen, WidgetKey card) {
    screen.asked = card;
    screen.form = {.focus = WidgetKey{cancel_id}};
}

/// Asks about a save of which only a part can be read before it is ordered.
Orders open_save(OpenScreen& screen, WidgetKey card) {
    const play::SaveEntry& save = screen.saves[static_cast<std::size_t>(card.item)];
    if (!save.is_damaged || !save.game) return {OpenSave{save.name}};
    ask_about(screen, card);
    return {};
}

/// The same for an interrupted game, and where nothing of it can be read.
Orders resume(OpenScreen& screen, WidgetKey card) {
    const play::InterruptedGame& game = screen.interrupted[static_cast<std::size_t>(card.item)];
    if (game.game && !game.is_damaged) return {ResumeGame{game}};
    ask_about(screen, card);
    return {};
}

Orders open_file(OpenScreen& screen, words::Voice voice) {
    if (!screen.path.text.empty()) return {OpenFile{screen.path.text}};
    screen.problem = say(voice, message::window_no_path);
    screen.form.focus = WidgetKey{path_id};
    return {};
}

/// Back to the list; what was asked about.
WidgetKey leave_question(OpenScreen& screen) {
    const WidgetKey card = *std::exchange(screen.asked, std::nullopt);
    screen.form = {.focus = card};
    return card;
}

/// Takes up what can be read.
Orders take_readable(OpenScreen& screen) {
    const WidgetKey card = leave_question(screen);
    const auto place = static_cast<std::size_t>(card.item);
    if (card.id == save_id) return {OpenSave{screen.saves[place].name, true}};
    return {ResumeGame{screen.interrupted[place], true}};
}

Orders take(OpenScreen& screen, const WidgetEvent& event, const Look& look) {
    screen.problem.clear();
    switch (event.key.id) {
    case interrupted_id: return resume(screen, event.key);
    case save_id: return open_save(screen, event.key);
    case readable_id: return take_readable(screen);
    case delete_id: {
        const WidgetKey card = leave_question(screen);
        return {RemoveInterrupted{screen.interrupted[static_cast<std::size_t>(card.item)]}};
    }
    case path_id:
        if (!event.is_edit) return open_file(screen, voice_of(look));
        screen.path = event.entry;
        return {};
    case file_id: return open_file(screen, voice_of(look));
    default: leave_question(screen); return {};
    }
}

} // namespace

OpenScreen open_screen(const play::Keeper* keeper, words::Voice voice) {
    OpenScreen screen;
    if (keeper == nullptr) {
        screen.problem = say(voice, message::no_home);
        return screen;
    }
    screen.interrupted = keeper->interrupted();
    screen.saves = keeper->saves();
    return screen;
}

void draw(const OpenScreen& screen, const Look& look, Scene& scene) {
    draw(Builder(screen, look).build(), screen.form, look, scene);
}

Orders handle(OpenScreen& screen, const Input& input, const Look& look) {
    const auto event = handle(Builder(screen, look).build(), screen.form, input, look);
    if (!event) return {};
    if (event->key == back_key && !screen.asked) return {CloseScreen{}};
    return take(screen, *event, look);
}

} // namespace view
