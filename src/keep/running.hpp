#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "file/open_file.hpp"
#include "play/keeper.hpp"
#include "record/record.hpp"

namespace keep {

/// The game that is played now, on disk: a file of its own that no other program touches while this
/// one lives.
class RunningFile final : public play::RunningGame {
  public:
    /// A game of which nothing is written yet.
    explicit RunningFile(std::string folder);
    /// The game that lies there already.
    RunningFile(std::string folder, std::string path, file::OpenFile file);

    int write(const record::Record& record) override;
    void discard() override;

  private:
    std::string folder_;
    std::string path_;    ///< empty until something is written
    file::OpenFile file_; ///< what lies there, held against others
};

/// The running games of a person: those of all programs now alive, and the interrupted ones.
class RunningGames {
  public:
    /// How many games are kept besides those being played; the oldest are removed when a game
    /// begins.
    static constexpr std::size_t max_interrupted = 20;

    explicit RunningGames(std::string folder) : folder_(std::move(folder)) {}

    /// A new game; it is on disk from its first `write` on.
    std::unique_ptr<play::RunningGame> begin() const;
    /// Whether there is a game whose program is gone. Reads none of them.
    bool has_interrupted() const;
    /// When the last move was made in a game whose program lives; nothing where there is none.
    std::optional<std::chrono::system_clock::time_point> last_played() const;
    /// The games whose programs are gone, the newest first.
    std::vector<play::InterruptedGame> interrupted() const;
    /// Takes a game over; of several programs that try, one gets it, and for the others it is
    /// `in_use` or `missing`. A damaged one stays where it is.
    core::Result<play::TakenGame, play::LoadError> take(const play::InterruptedGame& game) const;
    /// Renames a person in the interrupted games; how many could not be written.
    std::size_t rename_player(std::string_view from, std::string_view to) const;
    /// Removes an interrupted game: 0, or the `errno` of what went wrong, `EWOULDBLOCK` where it is
    /// played.
    int remove(const play::InterruptedGame& game) const;

  private:
    std::string folder_;
};

} // namespace keep
