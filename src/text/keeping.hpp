#pragma once

#include <optional>
#include <string>
#include <vector>

#include "play/keeper.hpp"
#include "text/room_dialogue.hpp"

namespace text {

/// The dialogues about stored games, outside a game: loading, resuming, renaming, deleting. A game
/// that was opened is then in the room.
class Keeping final : public RoomDialogue {
  public:
    Keeping(Dialogue& dialogue, room::Room& room, play::Keeper& keeper)
        : RoomDialogue(dialogue, room), keeper_(keeper) {}

    /// Shows the saves and the interrupted games, and asks which to load, rename or delete.
    void ask_load();
    /// Loads a save by its name, or a file by its path.
    void load(const std::string& name,
              game::LetterSet letters = game::LetterSet{game::Letters::english});

    /// The interrupted games that can be read at least in part, the newest first.
    std::vector<play::InterruptedGame> interrupted() const;
    /// Resumes an interrupted game; if there are several, asks which to resume or delete.
    void ask_resume();
    /// Resumes the latest one, or says why there is none.
    void resume_latest();

  private:
    void list_saves();
    bool is_save(const std::string& name) const;
    using Interrupted = std::vector<play::InterruptedGame>;

    void rename(const std::string& name, const Interrupted& games);
    void rename_save(const std::string& name);
    void rename(const play::InterruptedGame& game);
    void list_interrupted(const Interrupted& games);
    void remove(const std::string& name, const Interrupted& games);
    void remove(const play::InterruptedGame& game);
    void resume(const play::InterruptedGame& game);
    bool choose(const Interrupted& games);

    play::Keeper& keeper_;
};

} // namespace text
