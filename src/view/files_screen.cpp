#include "view/files_screen.hpp"

#include <algorithm>
#include <utility>

#include "core/capitals.hpp"
#include "core/digits.hpp"
#include "file/folder.hpp"
#include "play/date.hpp"
#include "play/position_file.hpp"
#include "words/file_errors.hpp"
#include "words/files_messages.hpp"
#include "words/window_messages.hpp"

namespace view {
namespace {

namespace message = words::message;
using words::say;

enum : int { path_id, up_id, home_id, all_id, entry_id, write_id, game_id, number_id };

std::string size_text(words::Voice voice, std::uintmax_t bytes) {
    constexpr std::uintmax_t kilo = 1000;
    if (bytes < kilo) return say(voice, message::files_bytes, {{"size", bytes}});
    if (bytes < kilo * kilo) return say(voice, message::files_kilobytes, {{"size", bytes / kilo}});
    return say(voice, message::files_megabytes, {{"size", bytes / (kilo * kilo)}});
}

/// The indexes in `entries` of the visible entries.
std::vector<std::size_t> shown_places(const FilesScreen& screen) {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < screen.entries.size(); ++i) {
        const file::Listed& entry = screen.entries[i];
        if (entry.is_folder || screen.shows_all || is_game_file(entry.name)) places.push_back(i);
    }
    return places;
}

class FilesBuilder {
  public:
    FilesBuilder(const FilesScreen& screen, const Look& look)
        : screen_(screen), voice_(voice_of(look)),
          form_(form_titled(look, title(), message::window_cancel)) {}

    Form build() {
        form_.max_width = 44;
        add(form_, path_id, Field{say(voice_, caption()), screen_.path});
        add_text(form_, Heading{screen_.folder});
        add_button(up_id, message::files_up, screen_.folder != "/");
        add_button(home_id, message::files_home, !screen_.home.empty());
        add(form_, all_id,
            Switch{say(voice_, message::files_all),
                   say(voice_, screen_.shows_all ? message::window_yes : message::window_no),
                   screen_.shows_all});
        add_entries();
        add_problem(form_, screen_.problem);
        add(form_, write_id,
            Button{.text =
                       say(voice_, is_open() ? message::window_open_file : message::window_export),
                   .is_main = true},
            1, Strip::footer);
        return std::move(form_);
    }

  private:
    bool is_open() const { return screen_.use == FilesUse::open; }
    bool is_position() const { return screen_.use == FilesUse::write_position; }
    const words::Message& title() const {
        if (is_open()) return message::files_open;
        return is_position() ? message::files_write_position : message::files_write;
    }
    const words::Message& caption() const {
        if (is_open()) return message::files_path;
        return is_position() ? message::files_position_name : message::files_name;
    }

    void add_button(int id, const words::Message& text, bool is_enabled) {
        add(form_, id, Button{.text = say(voice_, text), .is_enabled = is_enabled}, 2);
    }

    void add_entries() {
        const std::vector<std::size_t> places = shown_places(screen_);
        const std::size_t count = std::min(places.size(), FilesScreen::most);
        for (std::size_t i = 0; i < count; ++i) add_entry(places[i]);
        if (places.empty())
            add_text(form_, Paragraph{say(voice_, screen_.entries.empty() ? message::files_empty
                                                                          : message::files_none),
                                      Tone::faint});
        if (places.size() > count)
            add_text(form_, Paragraph{say(voice_, message::files_left_out, places.size() - count),
                                      Tone::faint});
    }

    void add_entry(std::size_t place) {
        const file::Listed& entry = screen_.entries[place];
        std::string aside = play::minute_text(entry.time);
        if (!entry.is_folder) aside = size_text(voice_, entry.bytes) + "   " + aside;
        form_.widgets.push_back(
            {{entry_id, static_cast<int>(place)},
             Button{.text = words::harmless(entry.name) + (entry.is_folder ? "/" : ""),
                    .keys = std::move(aside),
                    .align = Align::left}});
    }

    const FilesScreen& screen_;
    words::Voice voice_;
    Form form_;
};

Orders refuse(FilesScreen& screen, const words::Message& why, words::Voice voice) {
    screen.problem = say(voice, why);
    screen.form.focus = WidgetKey{path_id};
    return {};
}

/// Opens the typed path, or writes the game to the named file.
Orders use_path(FilesScreen& screen, words::Voice voice) {
    const std::string& typed = screen.path.text;
    const bool is_open = screen.use == FilesUse::open;
    if (typed.empty())
        return refuse(screen, is_open ? message::window_no_path : message::files_no_name, voice);
    std::string path = file::path_in(screen.folder, file::from_home(screen.home, typed));
    if (!is_open && file::is_folder(path)) return {ShowFolder{path}};
    if (!is_open)
        path = file::with_ending(path, screen.use == FilesUse::write_position ? ".fen" : ".pgn");
    switch (screen.use) {
    case FilesUse::open: return {OpenFile{path}};
    case FilesUse::write: return {room::ExportGame{path}};
    case FilesUse::write_position: return {room::ExportPosition{screen.position, path}};
    case FilesUse::write_archived: break;
    }
    return {room::ExportArchived{screen.archived, path}};
}

Orders use_entry(FilesScreen& screen, const file::Listed& entry) {
    const std::string path = file::path_in(screen.folder, entry.name);
    if (entry.is_folder) return {ShowFolder{path}};
    if (screen.use == FilesUse::open) return {OpenFile{path}};
    screen.path = suggestion(entry.name);
    screen.form.focus = WidgetKey{path_id};
    return {};
}

} // namespace

bool is_game_file(const std::string& name) {
    return play::is_position_file(name) || core::small_letters(name).ends_with(".pgn");
}

void show_folder(FilesScreen& screen, const std::string& path, words::Voice voice) {
    const std::string folder = file::whole_path(path);
    auto entries = file::list_folder(folder);
    if (!entries) { // a missing path counts as a folder here, as when a file is written
        screen.problem = say(
            voice, message::files_closed,
            {{"path", words::shown(folder)}, {"why", words::write_error(voice, entries.error())}});
        return;
    }
    screen.problem.clear();
    screen.folder = folder;
    screen.entries = *std::move(entries);
    if (screen.use == FilesUse::open) screen.path = {};
    const std::vector<std::size_t> places = shown_places(screen);
    const int first = places.empty() ? 0 : static_cast<int>(places.front());
    screen.form = {.focus = places.empty() ? WidgetKey{up_id} : WidgetKey{entry_id, first}};
    if (screen.use != FilesUse::open) screen.form.focus = WidgetKey{path_id};
}

void draw(const FilesScreen& screen, const Look& look, Scene& scene) {
    draw(FilesBuilder(screen, look).build(), screen.form, look, scene);
}

Orders handle(FilesScreen& screen, const Input& input, const Look& look) {
    const auto event = handle(FilesBuilder(screen, look).build(), screen.form, input, look);
    if (!event) return {};
    screen.problem.clear();
    switch (event->key.id) {
    case path_id:
        if (!event->is_edit) return use_path(screen, voice_of(look));
        screen.path = event->entry;
        return {};
    case write_id: return use_path(screen, voice_of(look));
    case up_id: return {ShowFolder{file::folder_of(screen.folder)}};
    case home_id: return {ShowFolder{screen.home}};
    case all_id: screen.shows_all = event->value != 0; return {};
    case entry_id:
        return use_entry(screen, screen.entries[static_cast<std::size_t>(event->key.item)]);
    default: return {CloseScreen{}};
    }
}

namespace {

/// Damage is mentioned first, so that it is visible however long the rest is.
std::string aside_of(const room::PgnGame& game, words::Voice voice) {
    if (!game.is_damaged) return game.text;
    const std::string damaged = say(voice, message::pgn_damaged);
    return game.text.empty() ? damaged : damaged + ", " + game.text;
}

Form form_of(const PgnScreen& screen, const Look& look) {
    const words::Voice voice = voice_of(look);
    Form form = form_titled(look, message::pgn_games, message::window_cancel);
    form.max_width = 44;
    add_text(form, Paragraph{say(voice, message::pgn_which), Tone::faint});
    if (screen.found.has_more) {
        add_text(form, Paragraph{say(voice, message::pgn_more), Tone::faint});
        add(form, number_id, Field{say(voice, message::pgn_number), screen.number});
    }
    const auto& games = screen.found.games;
    for (std::size_t i = 0; i < games.size(); ++i)
        form.widgets.push_back(
            {{game_id, static_cast<int>(i)},
             Button{.text = std::to_string(i + 1) + ". " + words::harmless(games[i].title),
                    .keys = words::harmless(aside_of(games[i], voice)),
                    .align = Align::left}});
    if (!screen.problem.empty())
        add_text(form, Paragraph{screen.problem, Tone::warning}, Strip::footer);
    return form;
}

Orders open_game(const PgnScreen& screen, std::size_t number) {
    OpenFile order = screen.file;
    order.number = number;
    return {std::move(order)};
}

/// The room says if there is no game with that number.
Orders open_typed(PgnScreen& screen, words::Voice voice) {
    constexpr std::size_t most = 1'000'000'000;
    if (const auto number = core::read_number<std::size_t>(screen.number.text, 1, most))
        return open_game(screen, *number);
    screen.problem = say(voice, message::pgn_no_number);
    return {};
}

} // namespace

void draw(const PgnScreen& screen, const Look& look, Scene& scene) {
    draw(form_of(screen, look), screen.form, look, scene);
}

Orders handle(PgnScreen& screen, const Input& input, const Look& look) {
    const auto event = handle(form_of(screen, look), screen.form, input, look);
    if (!event) return {};
    screen.problem.clear();
    switch (event->key.id) {
    case game_id: return open_game(screen, static_cast<std::size_t>(event->key.item) + 1);
    case number_id:
        if (!event->is_edit) return open_typed(screen, voice_of(look));
        screen.number = event->entry;
        return {};
    default: return {CloseScreen{}};
    }
}

} // namespace view
