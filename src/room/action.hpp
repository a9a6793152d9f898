#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <variant>

#include "core/coord.hpp"
#include "core/one_of.hpp"
#include "play/keeper.hpp"
#include "play/table.hpp"
#include "record/marks.hpp"

/// The actions of people in a room, for every face.
namespace room {

// In the game.
struct PlayMove {
    std::string text; ///< in any notation
};
/// Asks why a move cannot be played.
struct TryMove {
    core::Coord from{};
    int count = 1;
    core::Coord to{};
};
/// Touches a piece, which must then move if that is the rule.
struct TouchPiece {
    core::Coord square{};
};
/// Puts it back, if that is allowed.
struct LetGo {};
struct TakeBack {};
struct PlayAgain {}; ///< redoes moves that were taken back
struct AskHint {};
/// Claims a draw, after a question, if the rules allow it; otherwise offers one.
struct OfferDraw {};
/// Resigns, after a question unless the person is sure.
struct Resign {
    bool is_sure = false;
};
/// Answers the current question.
struct Answer {
    bool is_yes = false;
};
/// Cancels the current question.
struct GoBack {};
/// Continues from a moment in the history of a finished game.
struct PlayOn {
    std::size_t place = 0;
};

/// Draws an arrow or a circle at a moment of the history, or removes it.
struct DrawMark {
    std::size_t place = 0;
    record::DrawnMark mark{};
};

// Around the game.
/// Starts the same game again, with colours reversed.
struct Rematch {};
struct StartGame {
    play::TableOptions options;
};
/// Joins a server's game as a player or spectator: `Room::hear` receives its events.
struct JoinGame {
    record::Record record;             ///< as far as it has been played
    std::array<play::Seat, 2> seats{}; ///< by colour; at least one is remote
};
/// Saves under a name; without one, under the game's own name. Asks before it replaces another
/// game.
struct SaveGame {
    std::string name{};
};
/// Writes the game as PGN to a file at any path.
struct ExportGame {
    std::string path;
};
/// The same for an analysed game, which is not on the table.
struct SaveStudy {
    record::Record record;
    std::string name;
};
struct ExportStudy {
    record::Record record;
    std::string path;
};
/// Plays on from the end of such a game, with these players.
struct PlayFrom {
    record::Record record;
    std::array<play::Seat, 2> seats{}; ///< by colour
};
/// Opens a save; here and below, asks first if only a part of it can be read.
struct OpenSave {
    std::string name;
};
struct OpenFile {
    std::string path;
    game::LetterSet letters{game::Letters::english};  ///< of its moves
    std::optional<std::size_t> number = std::nullopt; ///< of a game in it, chosen from all of them
};
struct ResumeGame {
    play::InterruptedGame game;
};
/// Gives an interrupted game a name, which is listed and proposed when it is saved; an empty text
/// removes the name.
struct RenameInterrupted {
    play::InterruptedGame game;
    std::string to;
};
/// Deletes an interrupted game, after a question.
struct RemoveInterrupted {
    play::InterruptedGame game;
};
/// Resumes the latest interrupted game, or says why there is none.
struct ResumeLatest {};
/// Opens a position or PGN from the clipboard.
struct OpenText {
    std::string text;
};
struct RenameSave {
    std::string from;
    std::string to;
};
/// Deletes a saved game, after a question.
struct RemoveSave {
    std::string name;
};
/// Shows a game of the archive.
struct OpenArchived {
    std::string name;
};
/// Deletes it, after a question.
struct RemoveArchived {
    std::string name;
};
/// Gives it a name, which is listed with its date; an empty text removes the name.
struct RenameArchived {
    std::string name;
    std::string to;
};
/// Writes it as PGN to a file at any path.
struct ExportArchived {
    std::string name;
    std::string path;
};
/// Plays as the player with that name from now on; creates the profile if there is none.
struct ChoosePlayer {
    std::string name; ///< empty: without a name
};
struct RenamePlayer {
    std::string from;
    std::string to;
};
/// Deletes a profile, after a question.
struct RemovePlayer {
    std::string name;
};
/// Copies a moment of the history to the clipboard.
struct CopyPosition {
    std::size_t place = 0;
};
/// Writes a position to a file at any path.
struct ExportPosition {
    std::string position;
    std::string path;
};
struct CopyGame {};
/// Leaves the room; the game becomes an interrupted one.
struct Leave {
    bool is_forced = false;   ///< no questions can be asked any more
    std::string lost_study{}; ///< why an analysis would be lost, as a sentence; asks first
};

struct EveryAction
    : core::Alternatives<PlayMove, TryMove, TouchPiece, LetGo, TakeBack, PlayAgain, AskHint,
                         OfferDraw, Resign, Answer, GoBack, PlayOn, DrawMark, Rematch, StartGame,
                         JoinGame, SaveGame, ExportGame, SaveStudy, ExportStudy, PlayFrom, OpenSave,
                         OpenFile, ResumeGame, RenameInterrupted, RemoveInterrupted, ResumeLatest,
                         OpenText, RenameSave, RemoveSave, OpenArchived, RemoveArchived,
                         RenameArchived, ExportArchived, ChoosePlayer, RenamePlayer, RemovePlayer,
                         CopyPosition, ExportPosition, CopyGame, Leave> {};
using Action = core::OneOf<EveryAction>;

} // namespace room
