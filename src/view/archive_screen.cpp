#include "view/archive_screen.hpp"

#include <utility>

#include "phrase/games.hpp"
#include "words/archive_messages.hpp"
#include "words/outcomes.hpp"
#include "words/save_messages.hpp"
#include "words/window_analysis_messages.hpp"
#include "words/window_messages.hpp"

namespace view {
namespace {

namespace message = words::message;
using words::say;

enum : int { game_id, newer_id, older_id };

class ArchiveBuilder {
  public:
    ArchiveBuilder(const ArchiveScreen& screen, const Look& look)
        : screen_(screen), voice_(voice_of(look)),
          form_(form_titled(look, message::window_archive, message::window_close)) {}

    Form build() {
        add_notice(form_, screen_.notice);
        add_problem(form_, screen_.problem);
        form_.max_width = 48; // two cards beside each other
        if (screen_.renamed.entry) {
            add_question(form_, screen_.renamed, voice_,
                         room::archived_title(voice_, screen_.page.games[screen_.renamed.place()]),
                         message::window_archived_name);
            return std::move(form_);
        }
        if (screen_.page.games.empty()) {
            add_text(form_, Paragraph{say(voice_, message::archive_is_empty), Tone::faint});
            return std::move(form_);
        }
        add_action_keys(form_, voice_, message::window_archive_keys);
        for (std::size_t i = 0; i < screen_.page.games.size(); ++i) add_game(i);
        add_turning();
        return std::move(form_);
    }

  private:
    /// The result comes first, so that it is visible however long the names are.
    std::string text_of(const play::SaveEntry& game) const {
        if (!game.game) return room::archived_text(voice_, game);
        return words::result_sentence(voice_, game.game->outcome, game.game->turn) + '\n' +
               phrase::game_in_short(voice_, *game.game);
    }

    /// A game that cannot be read can only be deleted.
    std::vector<CardAction> actions_of(const play::SaveEntry& game) const {
        const CardAction remove{say(voice_, message::window_remove), KeyAction::remove};
        if (!game.game) return {remove};
        return {{say(voice_, message::window_analyse), KeyAction::analyse},
                {say(voice_, message::window_export), KeyAction::save},
                {say(voice_, message::window_rename), KeyAction::rename},
                remove};
    }

    void add_game(std::size_t place) {
        const play::SaveEntry& game = screen_.page.games[place];
        form_.widgets.push_back({{game_id, static_cast<int>(place)},
                                 Card{.title = room::archived_title(voice_, game),
                                      .text = text_of(game),
                                      .board = game.game ? &game.game->board : nullptr,
                                      .actions = actions_of(game)},
                                 2});
    }

    void add_turning() {
        const room::ArchivePage& page = screen_.page;
        if (!page.has_newer() && !page.has_older()) return;
        add_text(form_,
                 Paragraph{say(voice_, message::window_archive_part,
                               {{"first", page.first + 1},
                                {"last", page.first + page.games.size()},
                                {"count", page.count}}),
                           Tone::faint},
                 Strip::footer);
        add(form_, newer_id,
            Button{.text = say(voice_, message::window_newer), .is_enabled = page.has_newer()}, 2,
            Strip::footer);
        add(form_, older_id,
            Button{.text = say(voice_, message::window_older), .is_enabled = page.has_older()}, 2,
            Strip::footer);
    }

    const ArchiveScreen& screen_;
    words::Voice voice_;
    Form form_;
};

Orders ask_name(ArchiveScreen& screen, std::size_t place) {
    const auto& game = screen.page.games[place].game;
    ask(screen.renamed, screen.form, {game_id, static_cast<int>(place)}, game ? game->name : "");
    return {};
}

/// The room checks the name.
Orders take_name(ArchiveScreen& screen, const WidgetEvent& event) {
    switch (take(screen.renamed, event)) {
    case NameStep::typed: return {};
    case NameStep::given:
        return {room::RenameArchived{screen.page.games[screen.renamed.place()].name,
                                     screen.renamed.name.text}};
    case NameStep::given_up: break;
    }
    stop_asking(screen.renamed, screen.form);
    return {};
}

/// Opens the game, unless another action was chosen.
Orders use(ArchiveScreen& screen, std::size_t place, std::optional<KeyAction> action) {
    const std::string& name = screen.page.games[place].name;
    if (action == KeyAction::analyse) return {Analyse{room::OpenArchived{name}}};
    if (action == KeyAction::save) return {BrowseFiles{FilesUse::write_archived, name}};
    if (action == KeyAction::rename) return ask_name(screen, place);
    if (action == KeyAction::remove) return {room::RemoveArchived{name}};
    return {room::OpenArchived{name}};
}

Orders take(ArchiveScreen& screen, const WidgetEvent& event) {
    screen.problem.clear();
    screen.notice.clear();
    if (screen.renamed.entry) return take_name(screen, event);
    const room::ArchivePage& page = screen.page;
    switch (event.key.id) {
    case game_id: return use(screen, static_cast<std::size_t>(event.key.item), event.action);
    case newer_id: return {ShowArchive{page.first - room::ArchivePage::most}};
    case older_id: return {ShowArchive{page.first + room::ArchivePage::most}};
    default: return {CloseScreen{}};
    }
}

} // namespace

ArchiveScreen archive_screen(const play::Keeper* keeper, std::size_t first, words::Voice voice) {
    ArchiveScreen screen;
    if (keeper == nullptr)
        screen.problem = say(voice, message::no_home);
    else
        screen.page = room::archive_page(*keeper, first);
    screen.form.focus = WidgetKey{game_id};
    return screen;
}

void renew(ArchiveScreen& screen, const play::Keeper* keeper, words::Voice voice) {
    ArchiveScreen fresh = archive_screen(keeper, screen.page.first, voice);
    fresh.form = screen.form;
    if (screen.renamed.entry) stop_asking(screen.renamed, fresh.form);
    stay_in_list(fresh.form, game_id, fresh.page.games.size());
    screen = std::move(fresh);
}

void draw(const ArchiveScreen& screen, const Look& look, Scene& scene) {
    draw(ArchiveBuilder(screen, look).build(), screen.form, look, scene);
}

Orders handle(ArchiveScreen& screen, const Input& input, const Look& look) {
    const auto event = handle(ArchiveBuilder(screen, look).build(), screen.form, input, look);
    return event ? take(screen, *event) : Orders{};
}

} // namespace view
