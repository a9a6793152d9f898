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

enum : int { use_id, game_id, newer_id, older_id };

class Builder {
  public:
    Builder(const ArchiveScreen& screen, const Look& look)
        : screen_(screen), voice_(voice_of(look)),
          form_(form_titled(look, message::window_archive, message::window_close)) {}

    Form build() {
        add_notice(form_, screen_.notice);
        add_problem(form_, screen_.problem);
        form_.max_width = 48; // two cards beside each other
        if (screen_.renamed.place) {
            add_question(form_, screen_.renamed, voice_,
                         room::archived_title(voice_, screen_.page.games[*screen_.renamed.place]),
                         message::window_archived_name);
            return std::move(form_);
        }
        if (screen_.page.games.empty()) {
            add_text(form_, Paragraph{say(voice_, message::archive_is_empty), Tone::faint});
            return std::move(form_);
        }
        add(form_, use_id,
            Choice{say(voice_, message::window_game_use),
                   {say(voice_, message::window_use_open), say(voice_, message::window_use_analyse),
                    say(voice_, message::window_use_write), say(voice_, message::window_use_rename),
                    say(voice_, message::window_use_remove)},
                   static_cast<std::size_t>(screen_.use)});
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

    void add_game(std::size_t place) {
        const play::SaveEntry& game = screen_.page.games[place];
        form_.widgets.push_back({{game_id, static_cast<int>(place)},
                                 Card{.title = room::archived_title(voice_, game),
                                      .text = text_of(game),
                                      .board = game.game ? &game.game->board : nullptr},
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
    ask(screen.renamed, screen.form, place, game ? game->name : "");
    return {};
}

/// The room checks the name.
Orders take_name(ArchiveScreen& screen, const WidgetEvent& event) {
    switch (take(screen.renamed, event)) {
    case NameStep::typed: return {};
    case NameStep::given:
        return {room::RenameArchived{screen.page.games[*screen.renamed.place].name,
                                     screen.renamed.name.text}};
    case NameStep::given_up: break;
    }
    stop_asking(screen.renamed, screen.form, game_id);
    return {};
}

Orders use(ArchiveScreen& screen, std::size_t place) {
    const std::string& name = screen.page.games[place].name;
    switch (screen.use) {
    case ArchiveUse::open: return {room::OpenArchived{name}};
    case ArchiveUse::analyse: return {Analyse{room::OpenArchived{name}}};
    case ArchiveUse::rename: return ask_name(screen, place);
    case ArchiveUse::remove: return {room::RemoveArchived{name}};
    case ArchiveUse::write: break;
    }
    return {BrowseFiles{FilesUse::write_archived, name}};
}

Orders take(ArchiveScreen& screen, const WidgetEvent& event) {
    screen.problem.clear();
    screen.notice.clear();
    if (screen.renamed.place) return take_name(screen, event);
    const room::ArchivePage& page = screen.page;
    switch (event.key.id) {
    case use_id: screen.use = static_cast<ArchiveUse>(event.value); return {};
    case game_id: return use(screen, static_cast<std::size_t>(event.key.item));
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
    fresh.use = screen.use;
    fresh.form = screen.form;
    if (screen.renamed.place) stop_asking(screen.renamed, fresh.form, game_id);
    stay_in_list(fresh.form, game_id, fresh.page.games.size());
    screen = std::move(fresh);
}

void draw(const ArchiveScreen& screen, const Look& look, Scene& scene) {
    draw(Builder(screen, look).build(), screen.form, look, scene);
}

Orders handle(ArchiveScreen& screen, const Input& input, const Look& look) {
    const auto event = handle(Builder(screen, look).build(), screen.form, input, look);
    return event ? take(screen, *event) : Orders{};
}

} // namespace view
