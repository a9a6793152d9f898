#pragma once

#include <memory>
#include <optional>

#include "play/running.hpp"
#include "play/table.hpp"

namespace play {

/// A game on the table and on the disk: what every face plays. It is written after each change, and
/// stays behind as an interrupted game unless it is discarded.
class KeptGame {
  public:
    /// Without `running` nothing can be kept.
    KeptGame(std::unique_ptr<Table> table, std::optional<RunningGame> running)
        : table_(std::move(table)), running_(std::move(running)) {}

    Table& table() const { return *table_; }

    /// Writes the game as it stands; 0, or the `errno` of what went wrong, and then the disk has it
    /// as it was kept before. To be called after every move.
    int keep();
    /// Whether the disk has the game as it stands.
    bool is_kept() const { return is_kept_; }
    /// The game is over or given up: the disk forgets it.
    void discard();

  private:
    std::unique_ptr<Table> table_;
    std::optional<RunningGame> running_;
    bool is_kept_ = false;
};

} // namespace play
