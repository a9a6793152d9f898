#pragma once

#include <optional>
#include <string>

#include "room/room.hpp"
#include "text/dialogue.hpp"

namespace text {

/// A room at a terminal: performs actions in it, says what they caused, and asks its questions one
/// after another.
class RoomDialogue {
  public:
    RoomDialogue(Dialogue& dialogue, room::Room& room) : dialogue_(dialogue), room_(room) {}
    RoomDialogue(const RoomDialogue&) = delete;
    RoomDialogue& operator=(const RoomDialogue&) = delete;
    virtual ~RoomDialogue() = default;

    /// Performs an action in the room and says what it caused.
    void act(const room::Action& action);
    /// Tells the room the time, and says what that caused.
    void attend();
    /// Asks the room's questions until there are none; false if the person leaves first.
    bool answer_questions();

  protected:
    Dialogue& dialogue() const { return dialogue_; }
    room::Room& room() const { return room_; }

    /// Asks the first question of the room.
    void answer_question();
    /// Asks for the answer to a question; nothing if the person goes back or leaves.
    virtual std::optional<bool> ask(const room::Asked& asked);
    /// Says what a played move did.
    virtual void announce(const room::Played&) {}
    virtual void announce_end() {}
    /// Does what is necessary before this question is answered with yes.
    virtual void prepare(const room::Asked&) {}
    virtual void rename_player(const room::PlayerRenamed&) {}
    /// Sends to the server what people have requested in the room.
    virtual void pass_on() {}

  private:
    void say_events();
    void say_event(const room::Event& event);

    Dialogue& dialogue_;
    room::Room& room_;
};

} // namespace text
