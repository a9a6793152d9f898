#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <variant>

#include "core/one_of.hpp"
#include "play/keeper.hpp"
#include "room/snapshot.hpp"
#include "view/analysis_screen.hpp"
#include "view/archive_screen.hpp"
#include "view/editor_screen.hpp"
#include "view/files_screen.hpp"
#include "view/guide_screen.hpp"
#include "view/keys_screen.hpp"
#include "view/menu_screen.hpp"
#include "view/new_game_screen.hpp"
#include "view/notes_screen.hpp"
#include "view/online_screen.hpp"
#include "view/open_screen.hpp"
#include "view/order.hpp"
#include "view/pause_screen.hpp"
#include "view/profiles_screen.hpp"
#include "view/queens_screen.hpp"
#include "view/save_screen.hpp"
#include "view/settings_screen.hpp"
#include "view/tour_screen.hpp"
#include "view/wins_screen.hpp"

/// The screens over the game.
namespace view {

struct EveryScreen
    : core::Alternatives<MenuScreen, NewGameScreen, SaveScreen, OpenScreen, ProfilesScreen,
                         GuideScreen, QueensScreen, TourScreen, WinsScreen, SettingsScreen,
                         KeysScreen, PauseScreen, ArchiveScreen, OnlineScreen, AnalysisScreen,
                         EditorScreen, FilesScreen, PgnScreen, NotesScreen> {};
using Screen = core::OneOf<EveryScreen>;

/// The data from which screens are created.
struct ScreenSources {
    const Snapshot& snapshot;
    const play::TableOptions& agreed; ///< of the game on the table
    const Settings& settings;
    const play::Keeper* keeper = nullptr; ///< null if nothing can be stored
    bool has_moves = false;
    bool can_take_back = false;
    bool can_claim = false; ///< a draw, by the person to move
    OnlineState online{};
    std::string position{};  ///< the shown one, as text
    bool is_flipped = false; ///< the board of the game
};

/// A new screen of this kind; not for the game itself.
Screen make_screen(ScreenKind kind, const ScreenSources& sources);

/// Adapts an open menu to changes of the game. Does not look again for interrupted games.
void renew(MenuScreen& menu, const ScreenSources& sources);

ScreenKind kind_of(const Screen& screen);

/// Whether its state is kept when it is closed: an unfinished puzzle or position, the text typed
/// about a server.
bool is_lasting(const Screen& screen);

/// Its place for errors; null if there is none.
std::string* problem_of(Screen& screen);

/// The same for confirmations.
std::string* notice_of(Screen& screen);

/// When a held button on it repeats.
std::optional<std::chrono::milliseconds> held_until(const Screen& screen);

} // namespace view
