#pragma once

#include <optional>
#include <string>

#include "room/room.hpp"
#include "text/dialogue.hpp"

namespace text {

/// A room as it is met at a terminal: what is done there, what is said of it, and its questions one
/// after the other.
class RoomDialogue {
  public:
    RoomDialogue(Dialogue& dialogue, room::Room& room) : dialogue_(dialogue), room_(room) {}
    RoomDialogue(const RoomDialogue&) = delete;
    RoomDialogue& operator=(const RoomDialogue&) = delete;
    virtual ~RoomDialogue() = default;

    /// Does something in the room and says what came of it.
    void act(const room::Action& action);
    /// Tells the room what time it is, and says what came of that.
    void attend();
    /// Asks what the room asks until nothing is asked; false when the person leaves first.
    bool answer_questions();

  protected:
    Dialogue& dialogue() const { return dialogue_; }
    room::Room& room() const { return room_; }

    /// Asks the first question of the room.
    void answer_question();
    /// The answer to a question; nothing when the person goes back or leaves.
    virtual std::optional<bool> ask(const room::Asked& asked);
    /// A move was played; the sentences for it.
    virtual void announce(const room::Played&) {}
    virtual void announce_end() {}
    /// What there is to do before this question is answered by yes.
    virtual void prepare(const room::Asked&) {}
    virtual void rename_player(const room::PlayerRenamed&) {}
    /// What people want of somebody far away is to be sent.
    virtual void pass_on() {}

  private:
    void say_events();
    void say_event(const room::Event& event);

    Dialogue& dialogue_;
    room::Room& room_;
};

} // namespace text
