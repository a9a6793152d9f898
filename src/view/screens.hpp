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

/// The screens that lie over the game.
namespace view {

struct EveryScreen
    : core::Alternatives<MenuScreen, NewGameScreen, SaveScreen, OpenScreen, ProfilesScreen,
                         GuideScreen, QueensScreen, TourScreen, WinsScreen, SettingsScreen,
                         KeysScreen, PauseScreen, ArchiveScreen, OnlineScreen, AnalysisScreen,
                         EditorScreen, FilesScreen, PgnScreen, NotesScreen> {};
using Screen = core::OneOf<EveryScreen>;

/// What screens are made from.
struct ScreenSources {
    const Snapshot& snapshot;
    const play::TableOptions& agreed; ///< of the game on the table
    const Settings& settings;
    const play::Keeper* keeper = nullptr; ///< none where nothing can be kept
    bool has_moves = false;
    bool can_take_back = false;
    bool can_claim = false; ///< a draw, by the person to move
    OnlineState online{};
    std::string position{};  ///< that is shown, in writing
    bool is_flipped = false; ///< the board of the game
};

/// A screen of this kind as it is when it is opened; not of the game itself.
Screen make_screen(ScreenKind kind, const ScreenSources& sources);

ScreenKind kind_of(const Screen& screen);

/// Whether it is kept as it was left when it is closed: a puzzle or a position half done, what was
/// typed about a server.
bool is_lasting(const Screen& screen);

/// Where it says what went wrong; null if it has no place for it.
std::string* problem_of(Screen& screen);

/// The same for what was done.
std::string* notice_of(Screen& screen);

/// When a button that is held down on it acts again.
std::optional<std::chrono::milliseconds> held_until(const Screen& screen);

} // namespace view
