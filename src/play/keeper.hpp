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
    int error = 0;         ///< an `errno`; what lay there before is then untouched
    bool is_taken = false; ///< another game lies there, and was left alone
    SaveStamp stamp = no_save;

    bool is_saved() const { return error == 0 && !is_taken; }
};

/// What can be said of a save without reading it.
struct SaveName {
    std::string name;
    std::chrono::system_clock::time_point time; ///< when it was saved
};

/// One save of a list.
struct SaveEntry : SaveName {
    /// Nothing when the save cannot be read at all; of a damaged one, what can be read.
    std::optional<Summary> game = std::nullopt;
    bool is_damaged = false;
};

/// The outcome of putting a game into the archive.
struct Archived {
    int error = 0;      ///< an `errno`
    std::string name{}; ///< that it has there
};

/// The outcome of giving something another name.
enum class Renaming : std::uint8_t {
    done,
    bad_name,
    missing, ///< there is nothing of the old name
    taken,   ///< there is something of the new name, which was left alone
    failed,  ///< the disk refused it
};

/// A game that a program left behind.
struct InterruptedGame {
    std::string path;                           ///< where it is, in whatever keeps it
    std::chrono::system_clock::time_point time; ///< of its last move
    std::optional<Summary> game = std::nullopt; ///< nothing when it cannot be read
    bool is_damaged = false;                    ///< only what `game` says can be resumed
};

/// The game that is played now, where it is kept. Destroyed without `discard` it leaves the game
/// behind as an interrupted one, as the end of the program does, however it comes.
class RunningGame {
  public:
    RunningGame() = default;
    RunningGame(const RunningGame&) = delete;
    RunningGame& operator=(const RunningGame&) = delete;
    virtual ~RunningGame() = default;

    /// Writes the game as it stands: 0 once it is safely stored, or the `errno` of what went wrong,
    /// in which case what was written before is still there.
    virtual int write(const record::Record& record) = 0;
    /// The game is over or thrown away: removes it.
    virtual void discard() = 0;
};

/// A game taken over from a program that has gone. What is written to `running` replaces it.
struct TakenGame {
    std::unique_ptr<RunningGame> running;
    LoadedGame game;
};

/// Where games and players are kept: files, or what a browser has.
class Keeper {
  public:
    Keeper() = default;
    Keeper(const Keeper&) = delete;
    Keeper& operator=(const Keeper&) = delete;
    virtual ~Keeper() = default;

    /// Whether there is a place to keep anything in; only files anywhere can be read and written
    /// without.
    virtual bool has_place() const = 0;

    // Saves, by names that `is_name` takes.
    /// The names of all saves, the newest first. Reads none of them.
    virtual std::vector<SaveName> save_names() const = 0;
    /// All saves, the newest first.
    virtual std::vector<SaveEntry> saves() const = 0;
    virtual SaveStamp stamp_of(std::string_view name) const = 0;
    /// With its stamp; `missing` as well for what is no name.
    virtual LoadResult load_save(std::string_view name) const = 0;
    /// Saves in place of what has this stamp; without one, in place of anything.
    virtual SaveOutcome save(std::string_view name, const record::Record& record,
                             std::optional<SaveStamp> replaces) = 0;
    virtual Renaming rename_save(std::string_view from, std::string_view to) = 0;
    /// 0, or the `errno` of what went wrong. What is not there is removed.
    virtual int remove_save(std::string_view name) = 0;

    // The archive of finished games.
    /// Adds a game, or writes it again under the name that it got before; without one it gets one.
    virtual Archived archive(const record::Record& record, std::string_view name) = 0;
    /// The names of all archived games, the newest first. Reads none of them.
    virtual std::vector<SaveName> archive_names() const = 0;
    virtual LoadResult load_archived(std::string_view name) const = 0;
    /// 0, or the `errno` of what went wrong. What is not there is removed.
    virtual int remove_archived(std::string_view name) = 0;

    // Files anywhere.
    /// The first game of a file, or the one of this number, from 1 on, that somebody has chosen.
    virtual LoadResult load_path(const std::string& path, game::LetterSet letters,
                                 std::optional<std::size_t> number) const = 0;
    /// Writes a text to a new file, or in place of the one there; 0, or an `errno`: `EEXIST` where
    /// there is a file that is not to be replaced.
    virtual int write_path(const std::string& path, std::string_view text, bool replaces) = 0;

    // Running and interrupted games.
    /// A new game, of which nothing is written yet; none without a place.
    virtual std::unique_ptr<RunningGame> begin() = 0;
    /// Whether there is a game whose program is gone. Reads none of them.
    virtual bool has_interrupted() const = 0;
    /// When the last move was made in a game that is played now, by another program or this one;
    /// nothing where none is.
    virtual std::optional<std::chrono::system_clock::time_point> last_played() const = 0;
    /// The games whose programs are gone, the newest first.
    virtual std::vector<InterruptedGame> interrupted() const = 0;
    /// Takes a game over; of several programs that try, one gets it, and for the others it is
    /// `in_use` or `missing`. A damaged one stays where it is.
    virtual core::Result<TakenGame, LoadError> take(const InterruptedGame& game) = 0;
    /// Removes an interrupted game: 0, or the `errno` of what went wrong, `EWOULDBLOCK` where it is
    /// played.
    virtual int remove_interrupted(const InterruptedGame& game) = 0;

    // Players.
    /// The names, in the order of their letters.
    virtual std::vector<std::string> players() const = 0;
    virtual ProfileResult load_profile(std::string_view name) const = 0;
    /// Makes a profile without games, or finds the one that there is.
    virtual ProfileResult create_profile(std::string_view name) = 0;
    /// Adds a game to a profile, which is made if there is none. A damaged one is left as it is.
    virtual ProfileResult add_result(std::string_view name, const PlayedGame& game) = 0;
    virtual Renaming rename_profile(std::string_view from, std::string_view to) = 0;
    /// Renames a person in all saved, archived and interrupted games, which keep their times; how
    /// many of them could not be written. Games that are damaged or played elsewhere stay as they
    /// are.
    virtual std::size_t rename_in_games(std::string_view from, std::string_view to) = 0;
    /// 0, or the `errno` of what went wrong. What is not there is removed.
    virtual int remove_profile(std::string_view name) = 0;

    // Choices, by names of small letters.
    /// What was last chosen; nothing before it was.
    virtual std::optional<bool> choice(std::string_view name) const = 0;
    /// Remembers a choice, where that is possible.
    virtual void remember(std::string_view name, bool is_on) = 0;
};

} // namespace play
