#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/flags.hpp"
#include "play/keeper.hpp"
#include "play/results.hpp"
#include "play/table.hpp"

namespace play {

/// Stands for the `errno` where there is nothing to keep a game in.
inline constexpr int no_place = -1;

/// The outcome of keeping a game that is over.
struct Ending {
    std::vector<LostResult> lost{};                 ///< what is in no profile yet
    std::vector<RatingChange> changes{};            ///< by what was just added to profiles
    std::optional<SaveOutcome> save = std::nullopt; ///< under the name it has, if it was to be
    int archive_error = 0;                          ///< an `errno`, if it was to be archived
};

/// A game on the table and where it is kept: what every face plays. It is written after each
/// change, and stays behind as an interrupted game unless it is discarded.
class KeptGame {
  public:
    /// Without a keeper nothing can be kept; it must live as long as the game. Without `running`
    /// the game is a new one there.
    KeptGame(std::unique_ptr<Table> table, Keeper* keeper,
             std::unique_ptr<RunningGame> running = nullptr);
    /// A game that a server keeps and counts: here it is only saved under a name, where that is
    /// wanted, and once it is over put into the archive, if it is to be.
    static KeptGame kept_elsewhere(std::unique_ptr<Table> table, Keeper* keeper,
                                   bool is_to_archive);

    Table& table() const { return *table_; }

    /// Writes the game as it stands; 0, or the `errno` of what went wrong (or `no_place`), and then
    /// the disk has it as it was kept before. To be called after every move.
    int keep();
    /// The game is left before its end: what stays behind is the game as it stands now, with what
    /// its clocks show; nothing of one that was never changed since it came from a file. What it
    /// returns is that of `keep`.
    int leave();
    /// Saves the game under a name; in place of another game than the one it saved there only if
    /// it `replaces` it. There must be a keeper.
    SaveOutcome save(const std::string& name, bool replaces);
    /// The game is what lay under the name when that had this stamp.
    void mark_saved(const std::string& name, SaveStamp stamp);
    /// Does something to the saves, after which the save of this game is still its own if it was.
    void follow_save(const std::function<void()>& change);
    /// The game is over: adds its result to the profiles of the players, unless it has counted
    /// before, puts it into the archive if it ended here, and saves it under the name it has. Where
    /// that fails, now or before it was left behind, the game is kept until it is saved, and
    /// another call tries it again; else it is discarded.
    Ending finish(const std::string& today);
    /// Whether the disk has the game as it stood when it was last kept.
    bool is_kept() const { return is_kept_; }
    /// Whether the game can be left now without losing anything, after all changes were kept: of
    /// a game that is over and was never saved only the result stays.
    bool is_safe() const;
    /// The game is over or given up: removes it from the disk.
    void discard();

  private:
    KeptGame(std::unique_ptr<Table> table, Keeper* keeper, bool is_elsewhere, bool is_to_archive);
    int archive();

    std::unique_ptr<Table> table_;
    Keeper* keeper_;
    std::unique_ptr<RunningGame> running_;
    core::Flags<core::Color> unnoted_; ///< whose result is still to be added
    SaveStamp stamp_ = no_save;        ///< of the save whose name the table has
    std::string archive_name_{};       ///< of this game in the archive
    bool is_to_archive_ = false;       ///< when it is over: somebody here plays it
    bool is_kept_ = false;
    bool is_owed_ = false; ///< it is over, and still to be saved
    bool is_elsewhere_ = false;
};

} // namespace play
