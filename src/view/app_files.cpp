// Choosing files.

#include "file/folder.hpp"
#include "file/read_whole.hpp"
#include "play/date.hpp"
#include "play/save_text.hpp"
#include "view/app.hpp"

namespace view {

/// Begins in the folder of the last choice, or else in the home folder.
void App::carry_out(const BrowseFiles& order) {
    FilesScreen screen{.use = order.use,
                       .archived = order.archived,
                       .position = order.position.empty() ? sources().position : order.position,
                       .home = home_};
    const words::Voice voice = voice_of(settings_);
    for (const std::string& folder : {settings_.folder, home_, std::string("/")})
        if (screen.folder.empty() && !folder.empty()) show_folder(screen, folder, voice);
    const std::string name = order.archived.empty()
                                 ? play::moment_name(std::chrono::system_clock::now())
                                 : order.archived;
    if (order.use != FilesUse::open)
        screen.path = suggestion(name + (order.use == FilesUse::write_position ? ".fen" : ".pgn"));
    screens_.emplace_back(std::move(screen));
}

void App::carry_out(const ShowFolder& order) {
    if (screens_.empty()) return;
    auto* const screen = std::get_if<FilesScreen>(&screens_.back());
    if (screen == nullptr) return;
    show_folder(*screen, order.path, voice_of(settings_));
    remember_folder(screen->folder);
}

/// Shows a folder; if a file has several games, one of them is chosen first.
void App::carry_out(const OpenFile& typed) {
    OpenFile order = typed;
    order.path = file::from_home(home_, order.path);
    if (file::is_folder(order.path)) {
        if (front() != ScreenKind::files) carry_out(BrowseFiles{FilesUse::open});
        return carry_out(ShowFolder{order.path});
    }
    if (order.number) return act(order);
    if (const auto text = file::read_whole(order.path, play::max_save_bytes)) {
        remember_folder(file::folder_of(file::whole_path(order.path)));
        room::PgnGames found;
        if (play::is_text(*text)) found = room::pgn_games(*text);
        if (found.games.size() > 1) {
            game_screen_.drag.reset();
            screens_.emplace_back(PgnScreen{.file = order, .found = std::move(found)});
            return;
        }
    }
    act(order);
}

void App::remember_folder(const std::string& folder) {
    if (folder == settings_.folder) return;
    settings_.folder = folder;
    is_settings_unwritten_ = true;
}

} // namespace view
