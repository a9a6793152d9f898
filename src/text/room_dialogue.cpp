#include "text/room_dialogue.hpp"

#include "core/overloaded.hpp"
#include "play/clock.hpp"
#include "words/play_messages.hpp"
#include "words/questions.hpp"

namespace text {

namespace message = words::message;

void RoomDialogue::act(const room::Action& action) {
    attend();
    room_.act(action);
    say_events();
    pass_on();
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
    // The preparation may have led to another question, to which this is not the answer.
    if (room_.asked() != asked) return;
    if (answer)
        act(room::Answer{*answer});
    else if (dialogue_.departure() == Departure::none)
        act(room::GoBack{});
}

std::optional<bool> RoomDialogue::ask(const room::Asked& asked) {
    const words::Voice voice = dialogue_.voice();
    return dialogue_.ask_yes_no({words::with_answers(voice, room::question_text(voice, asked)),
                                 room::question_help(voice, asked)});
}

void RoomDialogue::say_events() {
    for (const room::Event& event : room_.take_events()) say_event(event);
}

void RoomDialogue::say_event(const room::Event& event) {
    const core::Overloaded said{
        [&](const room::Notice& one) { dialogue_.print_line(one.text); },
        [&](const room::MoveRefused& one) { dialogue_.print_line(one.text); },
        [&](const room::Played& one) { announce(one); },
        [&](const room::TakenBack& one) { dialogue_.say(message::undone, one.plies); },
        [&](const room::PlayedAgain& one) { dialogue_.say(message::redone, one.plies); },
        [&](const room::HintFound& one) {
            for (const std::string& sentence : one.sentences) dialogue_.print_line(sentence);
        },
        [](const room::TimeIsLow&) {}, // the clocks stand below the board
        [&](const room::GameEnded&) { announce_end(); },
        [&](const room::Copied& one) { dialogue_.print_line(one.text); },
        [&](const room::PlayerRenamed& one) { rename_player(one); },
    };
    std::visit(said, event);
}

} // namespace text
