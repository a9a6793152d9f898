#pragma once

#include <memory>
#include <optional>
#include <string>

#include "play/places.hpp"
#include "play/running.hpp"
#include "play/saves.hpp"
#include "play/table.hpp"
#include "text/dialogue.hpp"

namespace text {

/// A game on the table and its file among the running games.
struct OpenGame {
    std::unique_ptr<play::Table> table;
    std::optional<play::RunningGame> running; ///< nothing where nothing can be kept
};

/// The dialogues around files: saving, loading, taking up an interrupted game.
class Keeping {
  public:
    /// Without `places` nothing can be kept, and each question about files says so. `seed` is that
    /// of the computer's choices; each game has its own.
    Keeping(Dialogue& dialogue, const std::optional<play::Places>& places, std::uint64_t seed)
        : dialogue_(dialogue), places_(places), seed_(seed) {}

    /// Saves the game under its name, asking for one if it has none; whether it is saved.
    bool save(play::Table& table);

    /// Asks which game to load, until one is or the person leaves.
    std::optional<OpenGame> ask_load();
    /// Loads a save by its name, or a file by its path; nothing, and why, if it cannot be played.
    std::optional<OpenGame> load(const std::string& name);

    /// The newest interrupted game, and it in a few words.
    std::optional<play::InterruptedGame> interrupted() const;
    std::string description(const play::Summary& game) const;
    /// Takes up an interrupted game; nothing, and why, if it cannot be.
    std::optional<OpenGame> resume(const play::InterruptedGame& game);

    /// Adds a finished game to the profiles of the people who have a name.
    void note_result(const play::Table& table);

    /// Puts a new game on the table.
    OpenGame begin(play::TableOptions options);

  private:
    std::optional<std::string> ask_save_name();
    bool may_replace(const std::string& name);
    void list_saves();
    std::optional<play::LoadedGame> accept(const std::string& name, const play::LoadResult& result);
    std::optional<play::LoadedGame> offer_readable(const std::string& name,
                                                   const play::LoadError& error);
    std::string why(const std::string& name, const play::LoadError& error) const;
    OpenGame open(const record::Record& record, std::optional<play::RunningGame> running);
    play::TableTools tools();
    std::optional<play::RunningGame> new_running() const;

    Dialogue& dialogue_;
    const std::optional<play::Places>& places_;
    std::uint64_t seed_;
    bool is_asking_name_ = false;
};

/// The number of the half-move to be played, counted from the start of the game: White's are odd.
int half_move(int move_number, core::Color turn);

/// A computer, a name, or a person without one.
std::string seat_name(words::Voice voice, const play::Seat& seat);

} // namespace text
