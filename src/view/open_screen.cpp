#include "view/open_screen.hpp"

#include <utility>

#include "phrase/games.hpp"
#include "play/date.hpp"
#include "room/archive.hpp"
#include "words/files_messages.hpp"
#include "words/room_messages.hpp"
#include "words/save_messages.hpp"
#include "words/window_messages.hpp"

namespace view {
namespace {

namespace message = words::message;
using words::say;

enum : int {
    interrupted_id,
    save_id,
    path_id,
    file_id,
    choose_id,
};

class OpenBuilder {
  public:
    OpenBuilder(const OpenScreen& screen, const Look& look)
        : screen_(screen), voice_(voice_of(look)),
          form_(form_titled(look, message::window_open, message::window_cancel)) {}

    Form build() {
        form_.max_width = 48; // two cards beside each other
        add_notice(form_, screen_.notice);
        add_problem(form_, screen_.problem);
        if (screen_.renamed.entry) {
            add_name_question(screen_.renamed.place());
            return std::move(form_);
        }
        if (!screen_.saves.empty() || !screen_.interrupted.empty())
            add_action_keys(form_, voice_, message::window_games_keys);
        add_saves();
        add_interrupted();
        add_text(form_, Heading{say(voice_, message::window_file)});
        add(form_, choose_id, Button{.text = say(voice_, message::files_choose)});
        add(form_, path_id, Field{say(voice_, message::window_path), screen_.path});
        add(form_, file_id, Button{.text = say(voice_, message::window_open_file)});
        return std::move(form_);
    }

  private:
    void add_name_question(std::size_t place) {
        if (screen_.renamed.entry->id == save_id)
            add_question(form_, screen_.renamed, voice_, screen_.saves[place].name,
                         message::window_new_name);
        else
            add_question(form_, screen_.renamed, voice_,
                         room::interrupted_title(voice_, screen_.interrupted[place]),
                         message::window_archived_name);
    }

    CardAction rename() const { return {say(voice_, message::window_rename), KeyAction::rename}; }
    CardAction remove() const { return {say(voice_, message::window_remove), KeyAction::remove}; }

    void add_interrupted() {
        if (screen_.interrupted.empty()) return;
        add_text(form_, Heading{say(voice_, message::window_interrupted)});
        for (std::size_t i = 0; i < screen_.interrupted.size(); ++i) {
            const play::InterruptedGame& game = screen_.interrupted[i];
            add_card(interrupted_id, i,
                     {.title = room::interrupted_title(voice_, game),
                      .text = text_of(game),
                      .board = game.game ? &game.game->board : nullptr,
                      .actions = is_whole(game) ? std::vector{rename(), remove()}
                                                : std::vector{remove()}});
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
                      .board = save.game ? &save.game->board : nullptr,
                      .actions = {rename(), remove()}});
        }
    }

    /// A damaged game stays as it is, so that no more of it is lost.
    static bool is_whole(const play::InterruptedGame& game) {
        return game.game && !game.is_damaged;
    }

    /// Of a save or an interrupted game.
    std::string text_of(const auto& kept) const {
        if (!kept.game) return say(voice_, message::unreadable_game);
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

Orders open_file(OpenScreen& screen, words::Voice voice) {
    if (!screen.path.text.empty()) return {OpenFile{screen.path.text}};
    screen.problem = say(voice, message::window_no_path);
    screen.form.focus = WidgetKey{path_id};
    return {};
}

/// Opens the game, unless another action was chosen.
Orders use_save(OpenScreen& screen, const WidgetEvent& event) {
    const std::string& name = screen.saves[static_cast<std::size_t>(event.key.item)].name;
    if (!event.action) return {OpenSave{name}};
    if (event.action == KeyAction::remove) return {room::RemoveSave{name}};
    ask(screen.renamed, screen.form, event.key, name);
    return {};
}

Orders use_interrupted(OpenScreen& screen, const WidgetEvent& event) {
    const auto& game = screen.interrupted[static_cast<std::size_t>(event.key.item)];
    if (!event.action) return {ResumeGame{game}};
    if (event.action == KeyAction::remove) return {room::RemoveInterrupted{game}};
    ask(screen.renamed, screen.form, event.key, game.game->name);
    return {};
}

Orders rename(const OpenScreen& screen) {
    const std::size_t place = screen.renamed.place();
    const std::string& name = screen.renamed.name.text;
    if (screen.renamed.entry->id == save_id)
        return {room::RenameSave{screen.saves[place].name, name}};
    return {room::RenameInterrupted{screen.interrupted[place], name}};
}

/// The room checks the name.
Orders take_name(OpenScreen& screen, const WidgetEvent& event) {
    switch (take(screen.renamed, event)) {
    case NameStep::typed: return {};
    case NameStep::given: return rename(screen);
    case NameStep::given_up: break;
    }
    stop_asking(screen.renamed, screen.form);
    return {};
}

Orders take(OpenScreen& screen, const WidgetEvent& event, const Look& look) {
    screen.problem.clear();
    screen.notice.clear();
    if (screen.renamed.entry) return take_name(screen, event);
    switch (event.key.id) {
    case interrupted_id: return use_interrupted(screen, event);
    case save_id: return use_save(screen, event);
    case choose_id: return {BrowseFiles{FilesUse::open}};
    case path_id:
        if (!event.is_edit) return open_file(screen, voice_of(look));
        screen.path = event.entry;
        return {};
    case file_id: return open_file(screen, voice_of(look));
    default: return {CloseScreen{}};
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
    if (!screen.saves.empty())
        screen.form.focus = WidgetKey{save_id};
    else if (!screen.interrupted.empty())
        screen.form.focus = WidgetKey{interrupted_id};
    return screen;
}

void show_interrupted(OpenScreen& screen, const Look& look) {
    if (!screen.interrupted.empty())
        focus_on(OpenBuilder(screen, look).build(), screen.form, {interrupted_id}, look);
}

void renew(OpenScreen& screen, const play::Keeper* keeper, words::Voice voice) {
    OpenScreen fresh = open_screen(keeper, voice);
    fresh.path = std::move(screen.path);
    fresh.form = screen.form;
    if (screen.renamed.entry) stop_asking(screen.renamed, fresh.form);
    stay_in_list(fresh.form, save_id, fresh.saves.size());
    stay_in_list(fresh.form, interrupted_id, fresh.interrupted.size());
    screen = std::move(fresh);
}

void draw(const OpenScreen& screen, const Look& look, Scene& scene) {
    draw(OpenBuilder(screen, look).build(), screen.form, look, scene);
}

Orders handle(OpenScreen& screen, const Input& input, const Look& look) {
    const auto event = handle(OpenBuilder(screen, look).build(), screen.form, input, look);
    return event ? take(screen, *event, look) : Orders{};
}

} // namespace view
