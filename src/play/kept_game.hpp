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

/// Used in place of an `errno` if there is no place to store a game.
inline constexpr int no_place = -1;

/// The outcome of storing a finished game.
struct Ending {
    std::vector<LostResult> lost{};       ///< results that are in no profile yet
    std::vector<ProfileChange> changes{}; ///< caused by the results just added to profiles
    std::optional<SaveOutcome> save = std::nullopt; ///< of saving it under its name, if requested
    int archive_error = 0;                          ///< of archiving it, if requested; an `errno`
};

/// A game on the table with its storage, for every face. It is written after each change, and
/// becomes an interrupted game unless it is discarded.
class KeptGame {
  public:
    /// Without a keeper nothing can be stored; the keeper must outlive the game. Without `running`,
    /// a new running game is created.
    KeptGame(std::unique_ptr<Table> table, Keeper* keeper,
             std::unique_ptr<RunningGame> running = nullptr);
    /// A game that a server stores and rates: here it is only saved under a name, if requested, and
    /// archived once it is over, if that is wanted.
    static KeptGame kept_elsewhere(std::unique_ptr<Table> table, Keeper* keeper,
                                   bool is_to_archive);

    Table& table() const { return *table_; }

    /// Writes the current game; returns 0, or the `errno` of the error (or `no_place`), after which
    /// the disk has the previous version. Must be called after every move.
    int keep();
    /// The game is left before its end: stores its current state with its clocks; stores nothing if
    /// it has not been changed since it was read from a file. Returns the same as `keep`.
    int leave();
    /// Saves the game under a name; replaces another game only if `replaces` is set. There must be
    /// a keeper.
    SaveOutcome save(const std::string& name, bool replaces);
    /// The game was read from the save of this name when that had this stamp.
    void mark_saved(const std::string& name, SaveStamp stamp);
    /// Changes the saves so that this game's save is still recognised as its own afterwards.
    void follow_save(const std::function<void()>& change);
    /// The game is over: adds its result to the players' profiles, unless it has already counted,
    /// archives it if it ended here, and saves it under its name. If that fails, now or before the
    /// game was left, the game is kept until it is saved, and another call tries again; otherwise
    /// it is discarded.
    Ending finish(const std::string& today);
    /// Whether the disk has the last state that was to be stored.
    bool is_kept() const { return is_kept_; }
    /// Whether the game can be left now without losing anything, provided that all changes were
    /// stored: of a finished game that was never saved, only the result is kept.
    bool is_safe() const;
    /// The game is over or abandoned: removes it from the disk.
    void discard();

  private:
    KeptGame(std::unique_ptr<Table> table, Keeper* keeper, bool is_elsewhere, bool is_to_archive);
    int archive();

    std::unique_ptr<Table> table_;
    Keeper* keeper_;
    std::unique_ptr<RunningGame> running_;
    core::Flags<core::Color> unnoted_; ///< whose result is still to be added
    SaveStamp stamp_ = no_save;        ///< of the save whose name the table has
    std::string archive_name_{};       ///< the name of this game in the archive
    bool is_to_archive_ = false;       ///< when it is over: somebody here plays it
    bool is_kept_ = false;
    bool is_owed_ = false; ///< it is over, and still to be saved
    bool is_elsewhere_ = false;
};

} // namespace play
