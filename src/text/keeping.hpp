#pragma once

#include <memory>
#include <optional>
#include <string>

#include "phrase/games.hpp"
#include "play/kept_game.hpp"
#include "play/places.hpp"
#include "play/saves.hpp"
#include "text/dialogue.hpp"

namespace text {

/// The dialogues around files: saving, loading, taking up an interrupted game.
class Keeping {
  public:
    /// Without `places` nothing can be kept, and each question about files says so. `seed` is that
    /// of the computer's choices; each game has its own.
    Keeping(Dialogue& dialogue, const std::optional<play::Places>& places, std::uint64_t seed)
        : dialogue_(dialogue), places_(places), seed_(seed) {}

    /// Saves the game under its name, asking for one if it has none; whether it is saved.
    bool save(play::Table& table);

    /// Shows the saves and asks which to load; nothing if it cannot be, or the person leaves.
    std::optional<play::KeptGame> ask_load();
    /// Loads a save by its name, or a file by its path; nothing, and why, if it cannot be played.
    std::optional<play::KeptGame> load(const std::string& name);

    /// The interrupted games of which something can be read, the newest first.
    std::vector<play::InterruptedGame> interrupted() const;
    /// Which of them to take up: asked where there are several.
    std::optional<play::InterruptedGame> choose_interrupted();
    /// Takes up an interrupted game; nothing, and why, if it cannot be.
    std::optional<play::KeptGame> resume(const play::InterruptedGame& game);

    /// Keeps what should stay of a game that is over, and says what does not.
    void finish(play::KeptGame& game);

    /// Puts a new game on the table.
    play::KeptGame begin(play::TableOptions options);

  private:
    std::optional<std::string> ask_save_name();
    bool may_replace(const std::string& name);
    void list_saves();
    std::optional<play::LoadedGame> accept(const std::string& name, const play::LoadResult& result,
                                           phrase::Source source);
    std::optional<play::LoadedGame> offer_readable(const std::string& damage,
                                                   const play::LoadError& error);
    void say_saved(int error);
    play::KeptGame open(const record::Record& record, std::optional<play::RunningGame> running);
    play::TableTools tools();
    std::optional<play::RunningGame> new_running() const;

    Dialogue& dialogue_;
    const std::optional<play::Places>& places_;
    std::uint64_t seed_;
    bool is_asking_name_ = false;
};

} // namespace text
