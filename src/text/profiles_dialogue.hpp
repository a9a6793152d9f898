#pragma once

#include <string>

#include "play/keeper.hpp"
#include "text/room_dialogue.hpp"

namespace text {

/// The dialogue about who plays: choosing, renaming and deleting profiles.
class ProfilesDialogue final : public RoomDialogue {
  public:
    /// `player` is the name of the current player, or empty; it is updated when another one is
    /// chosen.
    ProfilesDialogue(Dialogue& dialogue, room::Room& room, play::Keeper& keeper,
                     std::string& player)
        : RoomDialogue(dialogue, room), keeper_(keeper), player_(player) {}

    /// Shows the players and asks for one, then shows that player's profile.
    void ask_player();

  private:
    void rename_player(const room::PlayerRenamed& event) override;

    void list() const;
    bool is_player(const std::string& name) const;
    void rename(const std::string& name);
    void remove(const std::string& name);
    bool choose(const std::string& name);

    play::Keeper& keeper_;
    std::string& player_;
};

} // namespace text
