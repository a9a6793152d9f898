#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "core/one_of.hpp"
#include "record/record.hpp"
#include "room/action.hpp"
#include "room/snapshot.hpp"
#include "view/online_state.hpp"
#include "view/settings.hpp"
#include "view/sound.hpp"

/// The requests of screens to the app.
namespace view {

/// The kinds of screens; the game is always behind the others.
enum class ScreenKind : std::uint8_t {
    game,
    menu,
    new_game,
    save,
    open,
    profiles,
    guide,
    queens,
    tour,
    wins,
    settings,
    keys,
    pause,
    archive,
    online,
    analysis,
    editor,
    files,
    pgn,
    notes,
};

// Actions of the room.
using room::Answer;
using room::AskHint;
using room::ChoosePlayer;
using room::CopyGame;
using room::Finding;
using room::Leave;
using room::LetGo;
using room::Moment;
using room::OfferDraw;
using room::OpenFile;
using room::OpenSave;
using room::OpenText;
using room::PlayAgain;
using room::PlayMove;
using room::PlayOn;
using room::Resign;
using room::ResumeGame;
using room::SaveGame;
using room::Snapshot;
using room::StartGame;
using room::TakeBack;
using room::TouchPiece;
using room::TryMove;

// Orders that only the window has.
struct CopyShown {}; ///< copies the shown position
/// Copies a text to the clipboard.
struct CopyText {
    std::string text;
};
struct ChangeSettings {
    Settings settings;
};
struct ShowScreen {
    ScreenKind screen{};
};
struct CloseScreen {};
/// Shows the finished games from this one on, instead of the current page.
struct ShowArchive {
    std::size_t first = 0;
};
/// Shows the games that can be opened, beginning with the interrupted ones.
struct ShowInterrupted {};
struct ToggleFullScreen {};
/// The purpose of choosing a file.
enum class FilesUse : std::uint8_t { open, write, write_position, write_archived };
/// Shows a folder to choose a file in.
struct BrowseFiles {
    FilesUse use{};
    std::string archived{}; ///< the name of the finished game to be written
    std::string position{}; ///< the position to be written; empty: the shown one
};
/// Shows another folder instead of the current one.
struct ShowFolder {
    std::string path;
};
/// Opens a game by one of the room's actions, and analyses it.
struct Analyse {
    room::Action opening;
};
/// Analyses a position or a game that is not on the table.
struct AnalyseRecord {
    record::Record record;
    bool is_flipped = false;
};
/// Plays on from the current place of the analysis, against the computer.
struct PlayStudy {};
/// Begins the report on the analysed game, or cancels it.
struct ToggleReport {};
struct MakeSound {
    Sound sound{};
};

/// An action of the room, or one of the others.
struct EveryOrder
    : room::EveryAction::With<
          CopyShown, CopyText, BrowseFiles, ShowFolder, ChangeSettings, ShowScreen, CloseScreen,
          ShowArchive, ShowInterrupted, ToggleFullScreen, Analyse, AnalyseRecord, PlayStudy,
          ToggleReport, MakeSound, Connect, HostServer, ReturnOnline, Disconnect, TakeName, LogIn,
          LogOut, AskForGame, TakeSeek, TakeChallenge, DeclineChallenge, ListGames, FollowGame,
          OpenLink, SayOnline, WithdrawMove, AbortGame, ClaimLeft, GiveTime, LeaveOnlineGame> {};
using Order = core::OneOf<EveryOrder>;
using Orders = std::vector<Order>;

} // namespace view
