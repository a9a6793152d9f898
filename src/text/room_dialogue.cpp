#include "text/room_dialogue.hpp"

#include "play/clock.hpp"
#include "words/play_messages.hpp"
#include "words/questions.hpp"

namespace text {

namespace message = words::message;

void RoomDialogue::act(const room::Action& action) {
    attend();
    room_.act(action);
    say_events();
}

void RoomDialogue::attend() {
    room_.speak(dialogue_.voice(), dialogue_.letters());
    room_.attend(play::steady_now().time_since_epoch());
    say_events();
}

bool RoomDialogue::answer_questions() {
    while (room_.is_asking() && dialogue_.departure() == Departure::none) answer_question();
    return !room_.is_asking();
}

void RoomDialogue::answer_question() {
    const room::Asked asked = *room_.asked();
    const auto answer = ask(asked);
    if (answer == true) prepare(asked);
    // What was prepared may have left another question behind, which this is no answer to.
    if (answer && room_.asked() == asked) act(room::Answer{*answer});
}

std::optional<bool> RoomDialogue::ask(const room::Asked& asked) {
    const words::Voice voice = dialogue_.voice();
    return dialogue_.ask_yes_no({words::with_answers(voice, room::question_text(voice, asked)),
                                 room::question_help(voice, asked)});
}

void RoomDialogue::say_events() {
    for (const room::Event& event : room_.take_events())
        std::visit([this](const auto& one) { react(one); }, event);
}

void RoomDialogue::react(const room::Notice& event) { dialogue_.print_line(event.text); }
void RoomDialogue::react(const room::Refused& event) { dialogue_.print_line(event.text); }
void RoomDialogue::react(const room::Played& event) { announce(event); }
void RoomDialogue::react(const room::TakenBack& event) {
    dialogue_.say(message::undone, event.plies);
}
void RoomDialogue::react(const room::PlayedAgain& event) {
    dialogue_.say(message::redone, event.plies);
}
void RoomDialogue::react(const room::HintFound& event) {
    for (const std::string& sentence : event.sentences) dialogue_.print_line(sentence);
}
void RoomDialogue::react(const room::TimeIsLow&) {} // the clocks stand below the board
void RoomDialogue::react(const room::GameEnded&) { announce_end(); }
void RoomDialogue::react(const room::Copied& event) { dialogue_.print_line(event.text); }
void RoomDialogue::react(const room::PlayerRenamed& event) { rename_player(event); }

} // namespace text
