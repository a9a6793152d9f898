#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "file/file_handle.hpp"
#include "play/keeper.hpp"
#include "record/record.hpp"

namespace keep {

/// The game in progress, on disk: a separate file that no other program changes while this one
/// runs.
class RunningFile final : public play::RunningGame {
  public:
    /// A game that has not been written yet.
    explicit RunningFile(std::string folder);
    /// The game that already exists there.
    RunningFile(std::string folder, std::string path, file::FileHandle file);

    int write(const record::Record& record) override;
    void discard() override;

  private:
    std::string folder_;
    std::string path_;      ///< empty until something is written
    file::FileHandle file_; ///< the file at that path, locked against others
};

/// The running games of a person: those of all running programs, and the interrupted ones.
class RunningGames {
  public:
    /// How many interrupted games are kept; the oldest are removed when a game begins.
    static constexpr std::size_t max_interrupted = 20;

    explicit RunningGames(std::string folder) : folder_(std::move(folder)) {}

    /// A new game; it is on disk after its first `write`.
    std::unique_ptr<play::RunningGame> begin() const;
    /// Whether there is a game whose program has ended. Reads no games.
    bool has_interrupted() const;
    /// When the last move was made in a game whose program is running; nothing if there is none.
    std::optional<std::chrono::system_clock::time_point> last_played() const;
    /// The games whose programs have ended, the newest first.
    std::vector<play::InterruptedGame> interrupted() const;
    /// Takes over a game; if several programs try, one gets it, and for the others it is `in_use`
    /// or `missing`. A damaged one stays unchanged.
    core::Result<play::TakenGame, play::LoadError> take(const play::InterruptedGame& game) const;
    /// Gives a game a name, or takes it away if that is empty; the time of its last move stays.
    /// Returns 0 or the `errno` of writing it, or why it cannot be read.
    core::Result<int, play::LoadError> name(const play::InterruptedGame& game,
                                            std::string_view name) const;
    /// Renames a person in the interrupted games; returns how many could not be written.
    std::size_t rename_player(std::string_view from, std::string_view to) const;
    /// Removes an interrupted game; returns 0, or the `errno` of the error, `EWOULDBLOCK` if it is
    /// being played.
    int remove(const play::InterruptedGame& game) const;

  private:
    std::string folder_;
};

} // namespace keep
