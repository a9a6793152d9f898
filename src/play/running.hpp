#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "file/open_file.hpp"
#include "play/saves.hpp"
#include "play/summary.hpp"
#include "record/record.hpp"

namespace play {

/// The game that is played now, on disk: a file of its own that no other program touches while this
/// one lives. Destroyed without `discard` it leaves the game behind as an interrupted one, as the
/// end of the program does, however it comes.
class RunningGame {
  public:
    /// A game of which nothing is written yet.
    explicit RunningGame(std::string folder);
    RunningGame(RunningGame&&) noexcept = default;
    RunningGame& operator=(RunningGame&&) noexcept = default;
    ~RunningGame() = default;

    /// Puts the game on disk, safely: 0 when it is there for good, or the `errno` of what went
    /// wrong, and then what was written before is still there.
    int write(const record::Record& record);
    /// The game is over or thrown away: removes it.
    void discard();

  private:
    friend class RunningGames;
    RunningGame(std::string folder, std::string path, file::OpenFile file);

    std::string folder_;
    std::string path_;    ///< empty until something is written
    file::OpenFile file_; ///< what lies there, held against others
};

/// A game that a program left behind.
struct InterruptedGame {
    std::string path;
    std::chrono::system_clock::time_point time; ///< of its last move
    std::optional<Summary> game = std::nullopt; ///< nothing when the file cannot be read
    bool is_damaged = false;                    ///< only what `game` says can be taken up
};

/// A game taken over from a program that has gone. What is written to `running` replaces it.
struct TakenGame {
    RunningGame running;
    LoadedGame game;
};

/// The running games of a person: those of all programs now alive, and the interrupted ones.
class RunningGames {
  public:
    /// So many interrupted games are kept; older ones go when a new game is begun.
    static constexpr std::size_t max_interrupted = 20;

    explicit RunningGames(std::string folder) : folder_(std::move(folder)) {}

    /// A new game; it is on disk from its first `write` on.
    RunningGame begin() const;
    /// Whether there is a game whose program is gone. Reads none of them.
    bool has_interrupted() const;
    /// The games whose programs are gone, the newest first.
    std::vector<InterruptedGame> interrupted() const;
    /// Takes a game over; of several programs that try, one gets it, and for the others it is
    /// `in_use` or `missing`. A damaged one stays where it is.
    core::Result<TakenGame, LoadError> take(const InterruptedGame& game) const;
    /// Removes an interrupted game; nothing happens to one that is played.
    void remove(const InterruptedGame& game) const;

  private:
    std::string folder_;
};

} // namespace play
