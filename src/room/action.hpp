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

/// What people do in a room, however a face lets them do it.
namespace room {

// In the game.
struct PlayMove {
    std::string text; ///< in any notation
};
/// A move that cannot be played: why not?
struct TryMove {
    core::Coord from{};
    int count = 1;
    core::Coord to{};
};
/// Touches a piece, which must then move where that is the rule.
struct TouchPiece {
    core::Coord square{};
};
/// Puts it back, where that is allowed.
struct LetGo {};
struct TakeBack {};
struct PlayAgain {}; ///< what was taken back
struct AskHint {};
/// Claims a draw, after a question, where the rules allow it; otherwise offers one.
struct OfferDraw {};
/// Resigns, after a question unless the person is sure.
struct Resign {
    bool is_sure = false;
};
/// To the question that is asked.
struct Answer {
    bool is_yes = false;
};
/// Cancels the question that is asked.
struct GoBack {};
/// Goes on from a moment of a game that is over, as of its history.
struct PlayOn {
    std::size_t place = 0;
};

/// Draws an arrow or a circle at a moment of the history, or takes it away.
struct DrawMark {
    std::size_t place = 0;
    record::Mark mark{};
};

// Around it.
/// The same game again, with sides changed.
struct Rematch {};
struct StartGame {
    play::TableOptions options;
};
/// Takes part in a game that a server decides about, or looks on: `Room::hear` tells how it goes
/// on.
struct JoinGame {
    record::Record record;             ///< as far as it has been played
    std::array<play::Seat, 2> seats{}; ///< by colour; at least one is remote
};
/// Under a name; without one, under the one that the game has. Replaces another game only once that
/// is asked.
struct SaveGame {
    std::string name{};
};
/// Writes the game as PGN to a file of any path.
struct ExportGame {
    std::string path;
};
/// The same of a game that is not on the table but analysed.
struct SaveStudy {
    record::Record record;
    std::string name;
};
struct ExportStudy {
    record::Record record;
    std::string path;
};
/// Plays on from the end of such a game, between these.
struct PlayFrom {
    record::Record record;
    std::array<play::Seat, 2> seats{}; ///< by colour
};
/// Opens a save; asks first where only a part of it can be read, here and below.
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
/// Deletes an interrupted game, after a question.
struct RemoveInterrupted {
    play::InterruptedGame game;
};
/// Resumes the latest interrupted game, or says why there is none.
struct ResumeLatest {};
/// A position or PGN, from the clipboard.
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
/// Gives it a name, by which it is listed besides its date; none where the name is empty.
struct RenameArchived {
    std::string name;
    std::string to;
};
/// Writes it as PGN to a file of any path.
struct ExportArchived {
    std::string name;
    std::string path;
};
/// Plays as the player of that name from now on, whose profile is made if there is none.
struct ChoosePlayer {
    std::string name; ///< empty: under no name
};
struct RenamePlayer {
    std::string from;
    std::string to;
};
/// Deletes a profile, after a question.
struct RemovePlayer {
    std::string name;
};
/// Puts a moment of the history into the clipboard.
struct CopyPosition {
    std::size_t place = 0;
};
/// Writes a position to a file of any path.
struct ExportPosition {
    std::string position;
    std::string path;
};
struct CopyGame {};
/// Leaves the room; the game stays behind as an interrupted one.
struct Leave {
    bool is_forced = false;   ///< no question can be asked any more
    std::string lost_study{}; ///< why an analysis would be lost, in words; asked about first
};

struct EveryAction
    : core::Alternatives<PlayMove, TryMove, TouchPiece, LetGo, TakeBack, PlayAgain, AskHint,
                         OfferDraw, Resign, Answer, GoBack, PlayOn, DrawMark, Rematch, StartGame,
                         JoinGame, SaveGame, ExportGame, SaveStudy, ExportStudy, PlayFrom, OpenSave,
                         OpenFile, ResumeGame, RemoveInterrupted, ResumeLatest, OpenText,
                         RenameSave, RemoveSave, OpenArchived, RemoveArchived, RenameArchived,
                         ExportArchived, ChoosePlayer, RenamePlayer, RemovePlayer, CopyPosition,
                         ExportPosition, CopyGame, Leave> {};
using Action = core::OneOf<EveryAction>;

} // namespace room
