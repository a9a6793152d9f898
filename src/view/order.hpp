#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "play/running.hpp"
#include "play/table.hpp"
#include "view/settings.hpp"

/// What a screen asks for: screens decide nothing beyond themselves.
namespace view {

/// The screens there are; the game is always behind the others.
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
    settings,
    keys,
    pause,
};

// In the game.
struct PlayMove {
    std::string text;                                  ///< in any notation
    std::optional<core::Coord> touched = std::nullopt; ///< what has to move, once it was touched
};
/// A move that cannot be played: why not?
struct TryMove {
    core::Coord from{};
    int count = 1;
    core::Coord to{};
};
struct TakeBack {};
struct PlayAgain {}; ///< what was taken back
struct AskHint {};
/// Claims a draw where the rules allow it, once that is asked; offers one where they do not.
struct OfferDraw {};
/// Gives up, once that is asked.
struct Resign {};
/// To the question that is asked.
struct Answer {
    bool is_yes = false;
};

// Around it.
struct StartGame {
    play::TableOptions options;
};
struct SaveGame {
    std::string name;
};
struct OpenSave {
    std::string name;
    bool takes_damaged = false; ///< what can be read of it is enough
};
struct OpenFile {
    std::string path;
};
struct ResumeGame {
    play::InterruptedGame game;
    bool takes_damaged = false;
};
/// Deletes an interrupted game that nobody wants to take up.
struct RemoveInterrupted {
    play::InterruptedGame game;
};
/// A position or PGN, from the clipboard.
struct OpenText {
    std::string text;
};
/// Plays as the player of that name from now on, whose profile is made if there is none.
struct ChoosePlayer {
    std::string name; ///< empty: as nobody
};
struct CopyPosition {}; ///< the one that is shown
struct CopyGame {};
struct ChangeSettings {
    Settings settings;
};
struct ShowScreen {
    ScreenKind screen{};
};
struct CloseScreen {};
struct ToggleFullScreen {};
struct Quit {};

using Order = std::variant<PlayMove, TryMove, TakeBack, PlayAgain, AskHint, OfferDraw, Resign,
                           Answer, StartGame, SaveGame, OpenSave, OpenFile, ResumeGame,
                           RemoveInterrupted, OpenText, ChoosePlayer, CopyPosition, CopyGame,
                           ChangeSettings, ShowScreen, CloseScreen, ToggleFullScreen, Quit>;
using Orders = std::vector<Order>;

} // namespace view
