#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/flags.hpp"
#include "play/places.hpp"
#include "play/results.hpp"
#include "play/running.hpp"
#include "play/table.hpp"

namespace play {

/// Stands for the `errno` where there is no folder to keep a game in.
inline constexpr int no_place = -1;

/// What came of a game that is over.
struct Ending {
    std::vector<LostResult> lost{}; ///< what is in no profile yet
    bool is_saved = false;          ///< under the name it has
    int save_error = 0;             ///< the `errno` of why it is not, though it has one
};

/// A game on the table and on the disk: what every face plays. It is written after each change, and
/// stays behind as an interrupted game unless it is discarded.
class KeptGame {
  public:
    /// Without `running` nothing can be kept.
    KeptGame(std::unique_ptr<Table> table, std::optional<RunningGame> running);

    Table& table() const { return *table_; }

    /// Writes the game as it stands; 0, or the `errno` of what went wrong (or `no_place`), and then
    /// the disk has it as it was kept before. To be called after every move.
    int keep();
    /// The game is left before its end: what stays behind is the game as it stands now, with what
    /// its clocks show; nothing of one that was never changed since it came from a file. What it
    /// returns is that of `keep`.
    int leave();
    /// The game is over: adds its result to the profiles of the players, once, unless it was over
    /// when it came here, and saves it under the name it has. Where that fails the game is kept,
    /// and another call tries it again; else it is discarded.
    Ending finish(const Places& places, const std::string& today);
    /// Whether the disk has the game as it stood when it was last kept.
    bool is_kept() const { return is_kept_; }
    /// Whether nothing is lost that should stay if it is left now, after all changes were kept: of
    /// a game that is over and was never saved only the result stays.
    bool is_safe() const;
    /// The game is over or given up: the disk forgets it.
    void discard();

  private:
    std::unique_ptr<Table> table_;
    std::optional<RunningGame> running_;
    core::Flags<core::Color> unnoted_; ///< whose result is still to be added
    bool is_kept_ = false;
};

} // namespace play
