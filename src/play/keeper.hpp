#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "play/profile_text.hpp"
#include "play/save_text.hpp"
#include "play/summary.hpp"
#include "record/record.hpp"

namespace play {

/// The outcome of saving a game.
struct SaveOutcome {
    int error = 0;         ///< an `errno`; the previous save is then unchanged
    bool is_taken = false; ///< another game has this name, and was not replaced
    SaveStamp stamp = no_save;

    bool is_saved() const { return error == 0 && !is_taken; }
};

/// The data of a save that is known without reading it.
struct SaveName {
    std::string name;
    std::chrono::system_clock::time_point time; ///< when it was saved
};

/// One save of a list.
struct SaveEntry : SaveName {
    /// Nothing if the save is unreadable; the readable part of a damaged one.
    std::optional<Summary> game = std::nullopt;
    bool is_damaged = false;
};

/// The outcome of putting a game into the archive.
struct Archived {
    int error = 0;      ///< an `errno`
    std::string name{}; ///< its name in the archive
};

/// The outcome of renaming something.
enum class Renaming : std::uint8_t {
    done,
    bad_name,
    missing, ///< nothing has the old name
    taken,   ///< something has the new name, and was not replaced
    failed,  ///< it could not be written
};

/// A game that a program left behind.
struct InterruptedGame {
    std::string path;                           ///< its place in the storage
    std::chrono::system_clock::time_point time; ///< of its last move
    std::optional<Summary> game = std::nullopt; ///< nothing if it cannot be read
    bool is_damaged = false;                    ///< only the part in `game` can be resumed

    friend bool operator==(const InterruptedGame&, const InterruptedGame&) = default;
};

/// The stored copy of the game in progress. If it is destroyed without `discard`, the game becomes
/// an interrupted one, as it does if the program ends in any way.
class RunningGame {
  public:
    RunningGame() = default;
    RunningGame(const RunningGame&) = delete;
    RunningGame& operator=(const RunningGame&) = delete;
    virtual ~RunningGame() = default;

    /// Writes the current game; returns 0 once it is safely stored, or the `errno` of the error,
    /// after which the previous version is still there.
    virtual int write(const record::Record& record) = 0;
    /// The game is over or abandoned: removes it.
    virtual void discard() = 0;
};

/// A game taken over from a program that has ended. Writes to `running` replace it.
struct TakenGame {
    std::unique_ptr<RunningGame> running;
    LoadedGame game;
};

/// The storage of games and players: files, or a browser's storage.
class Keeper {
  public:
    Keeper() = default;
    Keeper(const Keeper&) = delete;
    Keeper& operator=(const Keeper&) = delete;
    virtual ~Keeper() = default;

    /// Whether there is a place to store anything; without one, only files named by a path can be
    /// read and written.
    virtual bool has_place() const = 0;

    // Saves, by names that `is_name` takes.
    /// The names of all saves, the newest first. Reads no games.
    virtual std::vector<SaveName> save_names() const = 0;
    /// All saves, the newest first.
    virtual std::vector<SaveEntry> saves() const = 0;
    virtual SaveStamp stamp_of(std::string_view name) const = 0;
    /// The game with its stamp; also `missing` for an invalid name.
    virtual LoadResult load_save(std::string_view name) const = 0;
    /// Saves, replacing only a save with this stamp; without a stamp, replacing any save.
    virtual SaveOutcome save(std::string_view name, const record::Record& record,
                             std::optional<SaveStamp> replaces) = 0;
    virtual Renaming rename_save(std::string_view from, std::string_view to) = 0;
    /// Returns 0, or the `errno` of the error. Removing something missing succeeds.
    virtual int remove_save(std::string_view name) = 0;

    // The archive of finished games.
    /// Adds a game under a new name, or rewrites it under the given name.
    virtual Archived archive(const record::Record& record, std::string_view name) = 0;
    /// The names of all archived games, the newest first. Reads no games.
    virtual std::vector<SaveName> archive_names() const = 0;
    virtual LoadResult load_archived(std::string_view name) const = 0;
    /// Returns 0, or the `errno` of the error. Removing something missing succeeds.
    virtual int remove_archived(std::string_view name) = 0;

    // Files named by a path.
    /// The first game of a file, or the chosen one with this number, counted from 1.
    virtual LoadResult load_path(const std::string& path, game::LetterSet letters,
                                 std::optional<std::size_t> number) const = 0;
    /// Writes a text to a new file, or replaces one; returns 0, or an `errno`: `EEXIST` if there is
    /// a file that must not be replaced.
    virtual int write_path(const std::string& path, std::string_view text, bool replaces) = 0;

    // Running and interrupted games.
    /// A new game that has not been written yet; null without a place.
    virtual std::unique_ptr<RunningGame> begin() = 0;
    /// Whether there is a game whose program has ended. Reads no games.
    virtual bool has_interrupted() const = 0;
    /// When the last move was made in a game in progress, of another program or this one; nothing
    /// if there is none.
    virtual std::optional<std::chrono::system_clock::time_point> last_played() const = 0;
    /// The games whose programs have ended, the newest first.
    virtual std::vector<InterruptedGame> interrupted() const = 0;
    /// Takes over a game; if several programs try, one gets it, and for the others it is `in_use`
    /// or `missing`. A damaged one stays unchanged.
    virtual core::Result<TakenGame, LoadError> take(const InterruptedGame& game) = 0;
    /// Gives an interrupted game a name, or takes it away if that is empty; the time of its last
    /// move stays. Returns 0 or the `errno` of writing it, or why it cannot be read: a damaged game
    /// stays unchanged, and one that is being played is `in_use`.
    virtual core::Result<int, LoadError> name_interrupted(const InterruptedGame& game,
                                                          std::string_view name) = 0;
    /// Removes an interrupted game; returns 0, or the `errno` of the error, `EWOULDBLOCK` if it is
    /// being played.
    virtual int remove_interrupted(const InterruptedGame& game) = 0;

    // Players.
    /// The names, in alphabetical order.
    virtual std::vector<std::string> players() const = 0;
    virtual ProfileResult load_profile(std::string_view name) const = 0;
    /// Creates a profile without games, or finds the existing one.
    virtual ProfileResult create_profile(std::string_view name) = 0;
    /// Adds a game to a profile, which is created if there is none. A damaged one stays unchanged.
    virtual ProfileResult add_result(std::string_view name, const ProfileGame& game) = 0;
    virtual Renaming rename_profile(std::string_view from, std::string_view to) = 0;
    /// Renames a person in all saved, archived and interrupted games, which keep their times;
    /// returns how many could not be written. Games that are damaged or being played elsewhere stay
    /// unchanged.
    virtual std::size_t rename_in_games(std::string_view from, std::string_view to) = 0;
    /// Returns 0, or the `errno` of the error. Removing something missing succeeds.
    virtual int remove_profile(std::string_view name) = 0;

    // Choices, by names in lower case.
    /// The last choice; nothing if there has been none.
    virtual std::optional<bool> choice(std::string_view name) const = 0;
    /// Stores a choice, if possible.
    virtual void remember(std::string_view name, bool is_on) = 0;
};

} // namespace play
